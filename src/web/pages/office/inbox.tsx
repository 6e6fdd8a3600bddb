import { Trans, useLingui } from '@lingui/react/macro';
import { BookText, Keyboard, MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigation, useOutlet, useRevalidator } from 'react-router';
import { inboxCursor, inboxViews } from '#contract/inbox.ts';
import { shopContext } from '../../shop.ts';
import { IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { Route } from './+types/inbox.ts';
import { useInboxKeys } from './inbox-keys.tsx';
import { InboxFilters, InboxItems, type InboxQuery, InboxViews } from './inbox-list.tsx';
import { useInboxNews } from './inbox-news.tsx';
import { OfficeTitle } from './office-head.tsx';

/** Parses the query of the URL; unknown values are ignored, so that an old link still opens the inbox. */
function readInboxQuery(url: string): InboxQuery & { readonly after: string | null } {
  const query = new URL(url).searchParams;
  const after = query.get('after');
  return {
    view: inboxViews.find((view) => view === query.get('view')) ?? 'open',
    mine: query.get('mine') === '1' ? '1' : '0',
    q: (query.get('q') ?? '').slice(0, 100),
    after: after !== null && inboxCursor.test(after) ? after : null,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readInboxQuery(request.url);
  const { call } = context.get(shopContext);
  // Counted before the list loads: a message in between is then displayed although not counted, never the reverse.
  const { version } = await call('countInbox', {});
  return { query, now: Date.now(), version, ...(await call('listInbox', query)) };
}

/** Reloads the page when a message was sent or received since it was loaded. */
function useFreshList(version: string): void {
  const { version: newest } = useInboxNews();
  const { revalidate } = useRevalidator();
  const latest = useRef(version);
  latest.current = version;
  useEffect(() => {
    if (newest !== '' && newest !== latest.current) void revalidate();
  }, [newest, revalidate]);
}

/** The list on the left and a conversation beside it; on a phone one at a time. */
export default function OfficeInbox({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { query, items, counts, next, now } = loaderData;
  const outlet = useOutlet();
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  // Sending from an open conversation returns to it, so it stays visible in the meantime.
  const opening =
    state === 'loading' && location.pathname !== pathname && /\/office\/inbox\/\d+$/.test(location.pathname);
  const hasOther = outlet !== null || opening;
  const keys = useInboxKeys();
  useFreshList(loaderData.version);
  const Title = outlet ? 'p' : 'h1';
  return (
    <div className="grid items-start gap-6 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]">
      {outlet ? null : <OfficeTitle title={t`Inbox`} />}
      <section
        aria-label={t`Inbox`}
        className={classes(
          'flex min-w-0 flex-col gap-3 md:sticky md:top-18 md:max-h-[calc(100dvh-5.5rem)]',
          hasOther && 'max-md:hidden',
        )}
      >
        <div className="flex items-center justify-between gap-2">
          <Title className="font-display text-2xl">
            <Trans>Inbox</Trans>
          </Title>
          <div className="flex">
            <Link to="/office/templates" aria-label={t`Templates`} title={t`Templates`} className="icon-button">
              <BookText aria-hidden="true" />
            </Link>
            <IconButton label={t`Keyboard shortcuts`} onClick={keys.show} className="max-md:hidden">
              <Keyboard aria-hidden="true" />
            </IconButton>
          </div>
        </div>
        <InboxViews query={query} counts={counts} />
        <InboxFilters query={query} />
        <h2 className="sr-only">
          <Trans>Conversations</Trans>
        </h2>
        <InboxItems query={query} items={items} next={next} now={now} />
      </section>
      <div className={classes('min-w-0', !hasOther && 'max-md:hidden')}>
        {opening ? (
          <SkeletonGroup className="flex flex-col gap-5">
            <Skeleton className="h-10 w-64 max-w-full" />
            <Skeleton className="h-28 w-full max-w-prose" />
            <Skeleton className="ml-auto h-36 w-full max-w-prose" />
          </SkeletonGroup>
        ) : (
          (outlet ?? <Unopened />)
        )}
      </div>
      {keys.help}
    </div>
  );
}

function Unopened() {
  return (
    <EmptyState icon={<MessagesSquare />} title={<Trans>Select a conversation</Trans>} className="py-24">
      <Trans>
        Use <kbd>j</kbd> and <kbd>k</kbd> to move through the list; <kbd>?</kbd> shows all shortcuts.
      </Trans>
    </EmptyState>
  );
}
