import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, Check, CheckCheck, Clock3, RotateCw, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEvent } from '#contract/schemas/chat.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { SentAttachments } from '../conversation/sent-attachments.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { IconButton } from '../ui/button.tsx';
import { clockText } from '../ui/call-text.ts';
import { CardNumberNote } from '../ui/card-number-note.tsx';
import { classes } from '../ui/classes.ts';
import { dayText } from '../ui/days.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useTimeZone } from '../ui/use-time-zone.ts';
import type { OutboxLine } from './outbox.ts';
import { threadItems } from './thread-items.ts';
import type { Thread } from './use-thread.ts';

const OfferCard = lazyPart('offer card', async () => (await import('../conversation/offer-card.tsx')).OfferCard, {
  ssr: true,
});

type Message = ConversationView['messages'][number];

/** The distance from the bottom in px within which the view follows new messages. */
const nearEnd = 80;

/** The messages of a chat. It stays scrolled to the bottom unless the reader has scrolled up. */
export function Lines({ thread, view, children }: { thread: Thread; view: ConversationView; children?: ReactNode }) {
  const { t } = useLingui();
  const { outbox, typing } = thread;
  const zone = useTimeZone();
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const events = view.chat?.events ?? [];
  const count = view.messages.length + events.length;
  const toEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });
  const following = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes in moves the end
  useLayoutEffect(() => {
    if (following.current) toEnd();
  }, [count, typing, outbox.length]);
  const ownLines = outbox.length;
  const sentBefore = useRef(ownLines);
  useEffect(() => {
    // Sending a message scrolls to it.
    if (ownLines > sentBefore.current) box.current?.scrollTo({ top: box.current.scrollHeight });
    sentBefore.current = ownLines;
  }, [ownLines]);
  // The visible area shrinks when a phone's keyboard opens.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(() => following.current && element.scrollTo({ top: element.scrollHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const check = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    following.current = scrollHeight - scrollTop - clientHeight < nearEnd;
    setAtEnd(following.current);
  };
  const other = view.side === 'traveller' ? 'operator' : 'traveller';
  const lastOwn = view.messages.findLast(({ author }) => sideOf(author) === view.side)?.position;
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={box}
        onScroll={check}
        role="log"
        aria-label={t`Messages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-3"
      >
        {children}
        <ol className="flex flex-col">
          {threadItems(view.messages, events, zone).map((item) => {
            if (item.kind === 'day') return <DayLine key={item.day} day={item.day} />;
            if (item.kind === 'event')
              return <EventLine key={`event ${events.indexOf(item.event)}`} event={item.event} view={view} />;
            const { message } = item;
            const own = sideOf(message.author) === view.side;
            const receipt =
              own && message.position === lastOwn ? <SeenIcon seen={message.position <= view.read[other]} /> : null;
            return <MessageLine key={message.position} {...item} own={own} view={view} zone={zone} receipt={receipt} />;
          })}
          {outbox.map((line) => (
            <OutboxItem key={line.submission} line={line} thread={thread} />
          ))}
        </ol>
        {typing ? <TypingDots name={otherName(view)} /> : null}
      </div>
      {atEnd ? null : (
        <IconButton
          label={t`Jump to latest message`}
          onClick={toEnd}
          className="absolute right-4 bottom-3 border border-line bg-paper shadow-card"
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** Returns the name of the other participant. */
function otherName({ side, traveller, chat, operator }: ConversationView): string {
  if (side === 'operator') return traveller.firstName || traveller.lastName;
  return chat?.agentName ?? operator?.name ?? 'Waymark';
}

function nameOf({ author, name }: Message, { traveller, operator }: ConversationView): string {
  if (author === 'traveller') return `${traveller.firstName} ${traveller.lastName}`.trim();
  return name ?? (author === 'staff' ? 'Waymark' : (operator?.name ?? 'Waymark'));
}

function DayLine({ day }: { day: string }) {
  const { i18n } = useLingui();
  return (
    <li className="py-3 text-center text-ink-soft text-xs">
      {dayText(day, i18n.locale, 'weekday')}, {dayText(day, i18n.locale, 'yearless')}
    </li>
  );
}

function MessageLine({
  message,
  first,
  last,
  own,
  view,
  zone,
  receipt,
}: {
  message: Message;
  first: boolean;
  last: boolean;
  own: boolean;
  view: ConversationView;
  zone: string;
  receipt: ReactNode;
}) {
  const name = nameOf(message, view);
  return (
    <li className={classes('flex items-end gap-2', own ? 'justify-end pl-12' : 'pr-12', first ? 'pt-3' : 'pt-1')}>
      {own ? null : <span className="w-8 shrink-0">{last ? <Avatar name={name} size="small" /> : null}</span>}
      <div className={classes('flex min-w-0 flex-col gap-1', own && 'items-end')}>
        <p className={own ? 'sr-only' : first ? 'px-1 text-ink-soft text-xs' : 'sr-only'}>
          {own ? <Trans>You</Trans> : name}
        </p>
        {message.body ? (
          <p
            className={classes(
              'wrap-anywhere w-fit whitespace-pre-line rounded-card px-3.5 py-2',
              own ? 'bg-pine text-on-pine' : 'border border-line bg-paper',
              last && (own ? 'rounded-br-sm' : 'rounded-bl-sm'),
            )}
          >
            {message.body}
          </p>
        ) : null}
        {own ? <CardNumberNote text={message.body} /> : null}
        {message.offer ? <OfferCard offer={message.offer} conversation={view} /> : null}
        <SentAttachments attachments={message.attachments} />
        {last || receipt ? (
          <p className="figures flex items-center gap-1.5 px-1 text-ink-soft text-xs">
            <time dateTime={new Date(message.at * 1000).toISOString()}>{clockText(message.at * 1000, zone)}</time>
            {receipt}
          </p>
        ) : null}
      </div>
    </li>
  );
}

function SeenIcon({ seen }: { seen: boolean }) {
  const Icon = seen ? CheckCheck : Check;
  return (
    <span className="flex items-center gap-1">
      <Icon className={classes('size-4', seen && 'text-pine')} aria-hidden="true" />
      {seen ? <Trans>Seen</Trans> : <Trans>Sent</Trans>}
    </span>
  );
}

/** A message that is not confirmed yet, displayed at its final position. */
function OutboxItem({ line, thread }: { line: OutboxLine; thread: Thread }) {
  const { t } = useLingui();
  const { body, attachments, problem, submission, waits } = line;
  return (
    <li className="flex flex-col items-end gap-1 pt-1 pl-12" data-outbox={problem ? 'failed' : 'sending'}>
      <p
        className={classes(
          'wrap-anywhere w-fit whitespace-pre-line rounded-card rounded-br-sm px-3.5 py-2',
          problem ? 'border border-danger bg-danger-soft' : 'bg-pine-soft',
        )}
      >
        {body || t`${attachments.length} files`}
      </p>
      {problem ? (
        <div role="alert" className="flex items-center gap-1 text-danger text-sm">
          <span className="text-balance text-end">
            {problem} {waits === 'for somebody' ? null : <Trans>Trying again…</Trans>}
          </span>
          <IconButton label={t`Send again`} onClick={thread.retry}>
            <RotateCw aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Discard`} onClick={() => thread.drop(submission)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <p className="flex items-center gap-1 px-1 text-ink-soft text-xs">
          <Clock3 className="size-3.5" aria-hidden="true" />
          <Trans>Sending</Trans>
        </p>
      )}
    </li>
  );
}

function TypingDots({ name }: { name: string }) {
  return (
    <div className="flex items-center gap-2 pt-3" data-typing>
      <span
        className="flex gap-1 rounded-card rounded-bl-sm border border-line bg-paper px-3.5 py-3"
        aria-hidden="true"
      >
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-shimmer rounded-full bg-ink-soft"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
      </span>
      <span className="text-ink-soft text-xs">
        <Trans>{name} is writing…</Trans>
      </span>
    </div>
  );
}

function EventLine({ event, view }: { event: ChatEvent; view: ConversationView }) {
  return (
    <li className="mx-auto max-w-[85%] pt-3 text-center text-ink-soft text-sm" data-chat-event={event.kind}>
      {view.side === 'traveller' ? (
        <VisitorEvent event={event} emailKnown={view.chat?.emailKnown ?? false} />
      ) : (
        <OfficeEvent event={event} />
      )}
    </li>
  );
}

function VisitorEvent({ event: { kind, name }, emailKnown }: { event: ChatEvent; emailKnown: boolean }) {
  switch (kind) {
    case 'late':
      return emailKnown ? (
        <Trans>
          We’re sorry to keep you waiting. We’ll also email you the answer, or you can stay: you’re still in the queue.
        </Trans>
      ) : (
        <Trans>
          We’re sorry to keep you waiting. Leave your email address and we’ll email you the answer, or stay: you’re
          still in the queue.
        </Trans>
      );
    case 'taken':
      return <Trans>You’re now chatting with {name}.</Trans>;
    case 'passed':
      return <Trans>{name} runs this tour and will reply to you from now on, here and by email.</Trans>;
    case 'email':
      return <Trans>We have your email address: if you miss a message, we’ll email it to you.</Trans>;
    case 'ended':
      return name ? <Trans>{name} has ended the chat.</Trans> : <Trans>The chat has ended.</Trans>;
  }
}

function OfficeEvent({ event: { kind, name, takenFrom } }: { event: ChatEvent }) {
  switch (kind) {
    case 'late':
      return <Trans>The visitor was told about the wait.</Trans>;
    case 'taken':
      return takenFrom ? (
        <Trans>
          {name} took over from {takenFrom}.
        </Trans>
      ) : (
        <Trans>{name} took the chat.</Trans>
      );
    case 'passed':
      return <Trans>Transferred to {name}.</Trans>;
    case 'email':
      return <Trans>The visitor left an email address.</Trans>;
    case 'ended':
      return name ? <Trans>{name} has ended the chat.</Trans> : <Trans>The chat has ended.</Trans>;
  }
}
