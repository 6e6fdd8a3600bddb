import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { shopContext } from '../../shop.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/chats.ts';
import { type ChatQueue, useChatDesk } from './chat-desk.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatWindow } from './chat-window.tsx';
import { useInboxKeys } from './inbox-keys.tsx';
import { OfficeTitle } from './office-head.tsx';

/** The maximum number of chats side by side. */
const maxOpen = 3;

export async function loader({ context }: Route.LoaderArgs) {
  return { queue: { ...(await context.get(shopContext).call('listChats', {})), loadedAt: Date.now() } };
}

/** The open chats in the URL, the newest last. */
const openIn = (query: URLSearchParams): readonly number[] =>
  (query.get('open') ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(-maxOpen);

/** The chat queue on the left and the open chats side by side; on a phone one at a time. */
export default function OfficeChats({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const desk = useChatDesk();
  const queue: ChatQueue = desk.queue ?? loaderData.queue;
  const [query, setQuery] = useSearchParams();
  const open = openIn(query);
  useInboxKeys();
  const close = (id: number) => {
    const rest = open.filter((each) => each !== id);
    setQuery(rest.length > 0 ? { open: rest.join('.') } : {}, { preventScrollReset: true });
  };
  const now = useSeconds(queue.loadedAt);
  return (
    <div className="grid items-start gap-6 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
      <OfficeTitle title={t`Chats`} />
      {open.length > 0 ? (
        <h1 className="sr-only md:hidden">
          <Trans>Chats</Trans>
        </h1>
      ) : null}
      <section
        aria-label={t`Chats`}
        className={classes(
          'flex min-w-0 flex-col gap-3 md:sticky md:top-18 md:max-h-[calc(100dvh-5.5rem)] md:overflow-y-auto',
          open.length > 0 && 'max-md:hidden',
        )}
      >
        <h1 className="font-display text-2xl">
          <Trans>Chats</Trans>
        </h1>
        <div
          className={classes(
            'rounded-card border px-4',
            desk.isHere ? 'border-success/40 bg-success-soft' : 'border-line bg-paper',
          )}
        >
          <Checkbox
            label={<span className="font-semibold">{t`I’m available for chats`}</span>}
            hint={
              desk.isHere ? (
                <Trans>Visitors see that someone is online.</Trans>
              ) : (
                <Trans>When no one is available, visitors can leave a question.</Trans>
              )
            }
            checked={desk.isHere}
            onChange={({ target }) => desk.setHere(target.checked)}
          />
        </div>
        <ChatList queue={queue} open={open} now={now} />
      </section>
      <div className={classes('min-w-0', open.length === 0 && 'max-md:hidden')}>
        {open.length === 0 ? (
          <EmptyState level={2} icon={<MessagesSquare />} title={<Trans>No open chats</Trans>} className="py-24">
            <Trans>
              Use <kbd>j</kbd> and <kbd>k</kbd> to move through the list and <kbd>r</kbd> to reply.
            </Trans>
          </EmptyState>
        ) : (
          <div className="grid gap-4 xl:auto-cols-fr xl:grid-flow-col">
            {open.map((id, index) => (
              <ChatWindow
                key={id}
                conversationId={id}
                queue={queue}
                isLast={index === open.length - 1}
                onClose={() => close(id)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Returns the current time every second, for waiting times; the server's time before hydration. */
function useSeconds(first: number): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(now, first);
}
