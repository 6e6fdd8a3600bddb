import { Trans, useLingui } from '@lingui/react/macro';
import { EllipsisVertical, Eye, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ChatView, QueuedChat } from '#contract/schemas/chat.ts';
import type { ConversationView } from '#contract/schemas/conversation.ts';
import { call } from '../../browser/call.ts';
import { usePage } from '../../browser/page-config.ts';
import { refusalMessage } from '../../browser/refusal-message.ts';
import { Lines } from '../../chat/lines.tsx';
import { type Thread, useThread } from '../../chat/use-thread.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ChatAnswer } from './chat-answer.tsx';
import { type ChatQueue, useChatDesk } from './chat-desk.tsx';
import { ChatTools } from './chat-tools.tsx';

/** One chat of a staff member. */
export function ChatWindow({
  conversationId,
  queue,
  isLast,
  onClose,
}: {
  conversationId: number;
  queue: ChatQueue;
  /** Whether it is the chat that is visible on a phone. */
  isLast: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const isMine = queue.mine.some((chat) => chat.conversationId === conversationId);
  const thread = useThread(conversationId, null, isMine);
  const { view, problem } = thread;
  const name = view ? `${view.traveller.firstName} ${view.traveller.lastName}`.trim() || t`Visitor` : '';
  const [tools, setTools] = useState(false);
  const box = useRef<HTMLElement>(null);
  // Where windows are stacked, the last opened one may be below the fold.
  useEffect(() => {
    if (isLast) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isLast]);
  return (
    <section
      ref={box}
      aria-labelledby={`chat-name-${conversationId}`}
      data-chat-window={conversationId}
      className={classes(
        'flex h-[max(26rem,calc(100dvh-10rem))] min-w-0 scroll-mt-20 scroll-mb-4 flex-col overflow-hidden rounded-card border border-line bg-sand shadow-card',
        !isLast && 'max-md:hidden',
      )}
    >
      <header className="flex shrink-0 items-center gap-2 border-line border-b bg-paper py-1.5 pr-1.5 pl-4">
        <div className="min-w-0 grow">
          <h2 id={`chat-name-${conversationId}`} className="truncate font-sans font-semibold text-base">
            {name || t`Chat`} <span className="figures font-normal text-ink-soft text-sm">#{conversationId}</span>
          </h2>
          {view?.chat ? <About view={view} chat={view.chat} /> : null}
        </div>
        <IconButton label={t`Options`} aria-expanded={tools} onClick={() => setTools(!tools)}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
        <IconButton label={t`Close the window`} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {view?.chat ? (
        <Open view={view} chat={view.chat} thread={thread} queue={queue} tools={tools} onDone={() => setTools(false)} />
      ) : problem ? (
        <div className="p-4">
          <Notice kind="warning" announce>
            {problem === 'gone' ? (
              <Trans>This chat no longer exists.</Trans>
            ) : (
              <Trans>We can’t reach the chat. Check your connection and try again.</Trans>
            )}
          </Notice>
        </div>
      ) : (
        <SkeletonGroup className="flex flex-col gap-3 p-4">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="ml-auto h-10 w-1/2" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function About({ view, chat }: { view: ConversationView; chat: ChatView }) {
  const { t } = useLingui();
  const { staff } = chat;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-xs">
      <Badge tone={chat.state === 'waiting' ? 'coral' : chat.state === 'taken' ? 'success' : 'plain'}>
        {chat.state === 'waiting' ? t`Waiting` : chat.state === 'taken' ? (chat.agentName ?? t`Occupied`) : t`Ended`}
      </Badge>
      <span>{view.language === 'de' ? t`German` : t`English`}</span>
      {staff?.tour ? (
        <Link to={`/t/${staff.tour.slug}`} className="min-w-0 truncate underline underline-offset-4">
          {staff.tour.name}
        </Link>
      ) : null}
    </p>
  );
}

function Open({
  view,
  chat,
  thread,
  queue,
  tools,
  onDone,
}: {
  view: ConversationView;
  chat: ChatView;
  thread: Thread;
  queue: ChatQueue;
  tools: boolean;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const desk = useChatDesk();
  const ownId = usePage().account?.id;
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  /** Sends a chat action and reloads the state afterwards. */
  const act = async (name: string, make: () => ReturnType<typeof call<'takeChat' | 'transferChat' | 'endChat'>>) => {
    if (pending) return;
    setPending(name);
    setProblem(null);
    const made = await make();
    await Promise.all([thread.reload(), desk.reload()]);
    setPending(null);
    if (made.ok) onDone();
    else setProblem(refusalMessage(made.refusal) ?? t`That didn’t work. Please try again.`);
  };
  const conversationId = view.id;
  const isMine = chat.staff?.agentId === ownId && chat.state === 'taken';
  const take = (force: boolean) => void act('take', () => call('takeChat', { conversationId, force }));
  const agent = chat.agentName;
  // The page that a visitor views is part of the queue, not of the conversation.
  const queued = [...queue.waiting, ...queue.mine, ...queue.others].find((each) => each.conversationId === view.id);
  return (
    <>
      {tools ? (
        <ChatTools
          view={view}
          chat={chat}
          queue={queue}
          pending={pending}
          onTransfer={(to) => void act('transfer', () => call('transferChat', { conversationId, to }))}
          onEnd={() => void act('end', () => call('endChat', { conversationId }))}
        />
      ) : null}
      <LookingAt looking={queued?.looking ?? null} />
      <Lines thread={thread} view={view} />
      <div className="flex shrink-0 flex-col gap-2 border-line border-t bg-paper p-3">
        {problem ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {problem}
          </p>
        ) : null}
        {isMine ? (
          <ChatAnswer view={view} thread={thread} />
        ) : chat.state === 'waiting' ? (
          <Button pending={pending === 'take'} onClick={() => take(false)}>
            <Trans>Accept chat</Trans>
          </Button>
        ) : chat.state === 'taken' ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-sm">
              <Trans>{agent} is handling this chat.</Trans>
            </p>
            <Button size="small" variant="secondary" pending={pending === 'take'} onClick={() => take(true)}>
              <Trans>Take over</Trans>
            </Button>
          </div>
        ) : (
          <Over chat={chat} conversationId={conversationId} />
        )}
      </div>
    </>
  );
}

/** Shows what the visitor agreed to share: the current page, and their selection on it. */
function LookingAt({ looking }: { looking: QueuedChat['looking'] }) {
  if (!looking) return null;
  return (
    <div className="flex shrink-0 gap-2 border-line border-b bg-mist px-4 py-2 text-sm" data-looking>
      <Eye className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
      <div className="min-w-0">
        <p>
          <Trans>Viewing:</Trans>{' '}
          <a
            href={looking.path}
            target="_blank"
            rel="noreferrer"
            className="wrap-anywhere underline underline-offset-4"
          >
            {looking.path}
          </a>
        </p>
        {looking.selection ? (
          <p className="wrap-anywhere line-clamp-3 text-ink-soft">
            <Trans>Selected: {looking.selection}</Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Over({ chat, conversationId }: { chat: ChatView; conversationId: number }) {
  const { t } = useLingui();
  const { rating, staff } = chat;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {rating === null ? <Trans>This chat has ended.</Trans> : t`This chat has ended. Rated ${rating} out of 5.`}{' '}
        <TextLink to={`/office/inbox/${conversationId}`}>
          <Trans>Open in the inbox</Trans>
        </TextLink>
      </p>
      {staff?.ratingComment ? <p className="wrap-anywhere text-ink-soft">“{staff.ratingComment}”</p> : null}
    </div>
  );
}
