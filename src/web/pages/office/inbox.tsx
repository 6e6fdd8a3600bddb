import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare, Phone, Search } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { type InboxItem, type InboxView, inboxViews } from '#contract/schemas/conversation.ts';
import { shopContext } from '../../shop.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { Route } from './+types/inbox.ts';
import { OfficeHead } from './office-head.tsx';

type Asked = { readonly view: InboxView; readonly mine: '0' | '1'; readonly q: string };

/** What the address asks for; what it does not know is left out, so that an old link still opens the inbox. */
function askedIn(url: string): Asked & { readonly page: number } {
  const query = new URL(url).searchParams;
  const page = Number(query.get('page') ?? 1);
  return {
    view: inboxViews.find((view) => view === query.get('view')) ?? 'open',
    mine: query.get('mine') === '1' ? '1' : '0',
    q: (query.get('q') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedIn(request.url);
  return { asked, ...(await context.get(shopContext).call('listInbox', asked)) };
}

const addressOf = ({ view, mine, q }: Asked, page = 1): string => {
  const query = new URLSearchParams({ view });
  if (mine === '1') query.set('mine', mine);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  return `/office/inbox?${query}`;
};

export default function OfficeInbox({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { asked, items, counts, page, pages } = loaderData;
  return (
    <>
      <OfficeHead title={t`Inbox`} lead={<Trans>What travellers ask. Who waits longest comes first.</Trans>} />
      <div className="flex flex-col gap-4">
        <Views asked={asked} counts={counts} />
        <Filters asked={asked} />
        {items.length === 0 ? (
          <EmptyState icon={<MessagesSquare />} title={<Trans>Nothing here</Trans>}>
            {asked.q || asked.mine === '1' ? (
              <Trans>No conversation fits. Try other words, or look at all of them.</Trans>
            ) : (
              <Trans>New questions come here, and by mail.</Trans>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
        <Pagination current={page} last={pages} to={(number) => addressOf(asked, number)} />
      </div>
    </>
  );
}

function Views({ asked, counts }: { asked: Asked; counts: Readonly<Record<InboxView, number>> }) {
  const { t } = useLingui();
  const titles: Record<InboxView, string> = {
    open: t`To answer`,
    answered: t`Answered`,
    snoozed: t`Snoozed`,
    calls: t`Calls`,
    all: t`All`,
  };
  return (
    <nav aria-label={t`Lists of the inbox`}>
      <ul className="flex gap-1 overflow-x-auto">
        {inboxViews.map((view) => (
          <li key={view} className="shrink-0">
            <Link
              to={addressOf({ ...asked, view })}
              aria-current={view === asked.view ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center gap-2 rounded-full px-4 font-medium text-sm',
                view === asked.view ? 'bg-pine text-on-pine' : 'bg-mist hover:bg-line',
              )}
            >
              {titles[view]}
              <span className="figures">{counts[view]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Filters({ asked }: { asked: Asked }) {
  const { t } = useLingui();
  const searching = useNavigation().state === 'loading';
  const other = asked.mine === '1' ? '0' : '1';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Form role="search" className="flex min-w-0 grow items-center gap-2">
        <input type="hidden" name="view" value={asked.view} />
        {asked.mine === '1' ? <input type="hidden" name="mine" value="1" /> : null}
        <label className="min-w-0 grow">
          <span className="sr-only">
            <Trans>Search in conversations</Trans>
          </span>
          <input
            key={asked.q}
            type="search"
            name="q"
            defaultValue={asked.q}
            maxLength={100}
            placeholder={t`Name, address, tour or words`}
            className="control"
          />
        </label>
        <Button
          type="submit"
          variant="secondary"
          pending={searching}
          icon={<Search className="size-5" aria-hidden="true" />}
        >
          <span className="sr-only">
            <Trans>Search</Trans>
          </span>
        </Button>
      </Form>
      <Link
        to={addressOf({ ...asked, mine: other })}
        className="flex min-h-11 items-center rounded-full border border-line-strong/60 px-4 font-medium text-sm hover:border-pine"
      >
        {asked.mine === '1' ? <Trans>Show everybody’s</Trans> : <Trans>Only mine</Trans>}
      </Link>
    </div>
  );
}

function Item({ item }: { item: InboxItem }) {
  const { t, i18n } = useLingui();
  const { id, traveller, tour, operator, unread, assignee, call, last, snoozedUntil } = item;
  return (
    <li>
      <Link to={`/office/inbox/${id}`} className="flex gap-4 px-4 py-4 hover:bg-mist md:px-5">
        <Avatar name={traveller} />
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={classes('wrap-anywhere', unread > 0 ? 'font-bold' : 'font-medium')}>{traveller}</span>
            <span className="figures text-ink-soft text-xs">
              <Moment seconds={last.at} />
            </span>
          </span>
          <span className="wrap-anywhere text-ink-soft text-sm">
            {[tour ?? t`General question`, operator].filter(Boolean).join(' · ')}
          </span>
          <span className="wrap-anywhere line-clamp-2 text-sm">
            {last.author === 'traveller' ? null : <span className="text-ink-soft">{t`You:`} </span>}
            {last.body}
          </span>
          <span className="flex flex-wrap gap-2 pt-1 empty:hidden">
            {unread > 0 ? <Badge tone="pine">{t`${unread} new`}</Badge> : null}
            {assignee ? <Badge>{assignee}</Badge> : null}
            {call ? (
              <Badge tone="sun" icon={<Phone className="size-3.5" aria-hidden="true" />}>
                {`${dayText(call.day, i18n.locale)}, ${call.from}–${call.to} GMT`}
              </Badge>
            ) : null}
            {snoozedUntil ? (
              <Badge>
                <Trans>
                  Until <Moment seconds={snoozedUntil} />
                </Trans>
              </Badge>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
