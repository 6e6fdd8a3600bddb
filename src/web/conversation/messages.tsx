import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CheckCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { sideOf } from '#domain/enquiry/conversation.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CardNumberNote } from '../ui/card-number-note.tsx';
import { classes } from '../ui/classes.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Moment } from '../ui/moment.tsx';
import { SentAttachments } from './sent-attachments.tsx';

const OfferCard = lazyPart('offer card', async () => (await import('./offer-card.tsx')).OfferCard, { ssr: true });

type Message = ConversationView['messages'][number];

/** The messages of a conversation, oldest first. */
export function Messages({ conversation, typing }: { conversation: ConversationView; typing: boolean }) {
  const { t } = useLingui();
  const { messages, side, read } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const renderedCount = useRef(count);
  useEffect(() => {
    if (count > renderedCount.current) end.current?.scrollIntoView({ block: 'end' });
    renderedCount.current = count;
  }, [count]);
  const other = side === 'traveller' ? 'operator' : 'traveller';
  const lastOwn = messages.findLast(({ author }) => sideOf(author) === side)?.position;
  return (
    <div role="log" aria-label={t`Messages`}>
      <ol className="flex flex-col gap-5">
        {messages.map((message) => {
          const own = sideOf(message.author) === side;
          return (
            <li key={message.position} className={classes('flex max-w-prose gap-3', own && 'ml-auto flex-row-reverse')}>
              <span className="hidden pt-1 sm:block">
                <Avatar name={fullName(message, conversation)} size="small" />
              </span>
              <div
                className={classes(
                  'flex min-w-0 flex-col gap-2 rounded-card border px-4 py-3 md:px-5 md:py-4',
                  own ? 'border-transparent bg-pine-soft' : 'border-line bg-paper',
                )}
              >
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm">
                  <Writer message={message} conversation={conversation} />
                  <span className="figures text-ink-soft text-xs">
                    <Moment seconds={message.at} />
                  </span>
                </div>
                {message.body ? <p className="wrap-anywhere whitespace-pre-line">{message.body}</p> : null}
                {own ? <CardNumberNote text={message.body} /> : null}
                {message.offer ? <OfferCard offer={message.offer} conversation={conversation} /> : null}
                <SentAttachments attachments={message.attachments} />
                {own ? (
                  <ReadReceipt read={message.position <= read[other]} spoken={message.position === lastOwn} />
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
      <p className="min-h-8 pt-2 text-ink-soft text-sm" aria-live="polite">
        {typing ? <Typing conversation={conversation} /> : null}
      </p>
      <div ref={end} className="scroll-mb-64" />
    </div>
  );
}

function Typing({ conversation: { side, traveller, operator } }: { conversation: ConversationView }) {
  const name = side === 'operator' ? traveller.firstName : (operator?.name ?? 'Waymark');
  return <Trans>{name} is writing…</Trans>;
}

function fullName({ author, name }: Message, { traveller, operator }: ConversationView): string {
  if (author === 'traveller') return `${traveller.firstName} ${traveller.lastName}`.trim();
  return name ?? (author === 'staff' ? 'Waymark' : (operator?.name ?? 'Waymark'));
}

function Writer({ message, conversation }: { message: Message; conversation: ConversationView }) {
  const { author, name } = message;
  const company = author === 'staff' ? 'Waymark' : conversation.operator?.name;
  const own = sideOf(author) === conversation.side;
  return (
    <p className="wrap-anywhere font-semibold">
      {own && author === 'traveller' ? <Trans>You</Trans> : fullName(message, conversation)}
      {author !== 'traveller' && name && company ? (
        <span className="font-normal text-ink-soft">{` · ${company}`}</span>
      ) : null}
    </p>
  );
}

/**
 * Shows whether the other side has read a message; as text under the last one only, so that it is not announced
 * repeatedly.
 */
function ReadReceipt({ read, spoken }: { read: boolean; spoken: boolean }) {
  const { t } = useLingui();
  const Icon = read ? CheckCheck : Check;
  return (
    <p className="flex items-center justify-end gap-1 text-ink-soft text-xs">
      <Icon className={classes('size-4', read && 'text-pine')} aria-hidden="true" />
      <span className={spoken ? undefined : 'sr-only'}>{read ? t`Read` : t`Sent`}</span>
    </p>
  );
}
