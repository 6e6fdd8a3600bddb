import { Trans, useLingui } from '@lingui/react/macro';
import { Clock3, Eye, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QueuedChat } from '#contract/schemas/chat.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import type { ChatQueue } from './chat-desk.tsx';

/** Formats a waiting time: 0:07, 12:30, 1:02:03. */
export function waitText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The chat queue: waiting, the reader's own, those of colleagues, ended. */
export function ChatList({ queue, open, now }: { queue: ChatQueue; open: readonly number[]; now: number }) {
  const passed = Math.max(0, now - queue.loadedAt);
  const group = (title: ReactNode, name: string, chats: readonly QueuedChat[], empty: ReactNode = null) =>
    chats.length === 0 && empty === null ? null : (
      <section aria-labelledby={`chats-${name}`}>
        <h2 id={`chats-${name}`} className="eyebrow pb-1 font-sans">
          {title} <span className="figures">{chats.length}</span>
        </h2>
        {chats.length === 0 ? (
          <p className="text-ink-soft text-sm">{empty}</p>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
            {chats.map((chat) => (
              <Item key={chat.conversationId} chat={chat} open={open} passed={passed} />
            ))}
          </ul>
        )}
      </section>
    );
  return (
    <div className="flex flex-col gap-4" data-inbox-list>
      {group(<Trans>Waiting</Trans>, 'waiting', queue.waiting, <Trans>No one is waiting.</Trans>)}
      {group(<Trans>Mine</Trans>, 'mine', queue.mine)}
      {group(<Trans>With colleagues</Trans>, 'others', queue.others)}
      {group(<Trans>Ended today</Trans>, 'ended', queue.ended)}
    </div>
  );
}

function Item({ chat, open, passed }: { chat: QueuedChat; open: readonly number[]; passed: number }) {
  const { t } = useLingui();
  const { conversationId, traveller, tour, preview, unread, waitingMs, looking, agent, rating, language } = chat;
  const isOpen = open.includes(conversationId);
  const others = open.filter((id) => id !== conversationId);
  return (
    <li>
      <Link
        to={`?open=${[...others, conversationId].join('.')}`}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={classes(
          'flex gap-3 px-3.5 py-3 focus-visible:-outline-offset-3',
          isOpen ? 'bg-pine-soft' : 'hover:bg-mist',
        )}
      >
        <Avatar name={traveller || t`Visitor`} size="small" />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className="flex items-baseline justify-between gap-x-3">
            <span className={classes('truncate', unread > 0 ? 'font-bold' : 'font-medium')}>
              {traveller || t`Visitor`}
            </span>
            {waitingMs === null ? null : (
              <span className="figures flex shrink-0 items-center gap-1 text-coral-strong text-xs">
                <Clock3 className="size-3.5" aria-hidden="true" />
                <span className="sr-only">{t`waiting`}</span>
                {waitText(waitingMs + passed)}
              </span>
            )}
          </span>
          {tour ? <span className="truncate text-ink-soft text-xs">{tour}</span> : null}
          <span className="wrap-anywhere line-clamp-2 text-sm">{preview}</span>
          <span className="flex flex-wrap gap-1.5 pt-1">
            <Badge>{language.toUpperCase()}</Badge>
            {unread > 0 ? <Badge tone="pine">{t`${unread} new`}</Badge> : null}
            {agent ? <Badge>{agent.name}</Badge> : null}
            {rating === null ? null : (
              <Badge tone="sun" icon={<Star aria-hidden="true" />}>
                {t`${rating} out of 5`}
              </Badge>
            )}
            {looking ? (
              <Badge icon={<Eye aria-hidden="true" />} className="wrap-anywhere min-w-0">
                {looking.path}
              </Badge>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
