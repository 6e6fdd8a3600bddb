import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarSearch, MessagesSquare, Phone, Search, UserRoundCheck } from 'lucide-react';
import { Form, Link, NavLink, useNavigation } from 'react-router';
import { type InboxView, inboxViews } from '#contract/inbox.ts';
import type { InboxItem } from '#contract/schemas/conversation.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { searchesMessages } from '#domain/enquiry/conversation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { clockText } from '../../ui/call-text.ts';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useTimeZone } from '../../ui/use-time-zone.ts';

/** The query of the list. */
export type InboxQuery = { readonly view: InboxView; readonly mine: '0' | '1'; readonly q: string };

const queryOf = ({ view, mine, q }: InboxQuery, after: string | null = null): string => {
  const query = new URLSearchParams({ view });
  if (mine === '1') query.set('mine', mine);
  if (q) query.set('q', q);
  if (after) query.set('after', after);
  return query.toString();
};
const addressOf = (query: InboxQuery, after: string | null = null): string => `/office/inbox?${queryOf(query, after)}`;

/** The lists of the inbox with their counts. */
export function InboxViews({ query, counts }: { query: InboxQuery; counts: Readonly<Record<InboxView, number>> }) {
  const { t } = useLingui();
  const titles: Record<InboxView, string> = {
    open: t`Needs a reply`,
    answered: t`Replied`,
    snoozed: t`Snoozed`,
    calls: t({ message: 'Calls', context: 'phone' }),
    all: t`All`,
  };
  return (
    <nav aria-label={t`Inbox lists`}>
      <ul className="flex gap-1 max-md:overflow-x-auto md:flex-wrap">
        {inboxViews.map((view) => (
          <li key={view} className="shrink-0">
            <Link
              to={addressOf({ ...query, view })}
              aria-current={view === query.view ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center gap-1.5 rounded-full px-3.5 font-medium text-sm md:min-h-9',
                view === query.view ? 'bg-pine text-on-pine' : 'bg-mist hover:bg-line',
              )}
            >
              {titles[view]}
              <span className="figures text-xs">{counts[view]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Search and the filter by assignee. */
export function InboxFilters({ query }: { query: InboxQuery }) {
  const { t } = useLingui();
  const { state, location } = useNavigation();
  const searching = state === 'loading' && location.pathname.endsWith('/office/inbox');
  const mine = query.mine === '1';
  return (
    <div className="flex items-center gap-2">
      <Form role="search" action="/office/inbox" className="relative min-w-0 grow">
        <input type="hidden" name="view" value={query.view} />
        {mine ? <input type="hidden" name="mine" value="1" /> : null}
        <label>
          <span className="sr-only">
            <Trans>Search conversations: name, email, tour or text</Trans>
          </span>
          <input
            key={query.q}
            id="inbox-search"
            type="search"
            name="q"
            defaultValue={query.q}
            maxLength={100}
            placeholder={t`Name, tour, text`}
            className="control pr-12 placeholder-shown:[&::-webkit-search-cancel-button]:hidden"
          />
        </label>
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton type="submit" label={t`Search`} aria-busy={searching || undefined}>
            {searching ? <Spinner label={t`Please wait`} /> : <Search aria-hidden="true" />}
          </IconButton>
        </span>
      </Form>
      <Link
        to={addressOf({ ...query, mine: mine ? '0' : '1' })}
        aria-label={mine ? t`Show everyone’s` : t`Only mine`}
        title={mine ? t`Show everyone’s` : t`Only mine`}
        className={classes(
          'grid size-12 shrink-0 place-items-center rounded-field border [&_svg]:size-5',
          mine ? 'border-pine bg-pine-soft text-pine' : 'border-line-strong bg-paper hover:border-ink hover:bg-mist',
        )}
      >
        <UserRoundCheck aria-hidden="true" />
      </Link>
    </div>
  );
}

/** The conversations of a list, with a link to the next page. */
export function InboxItems({
  query,
  items,
  next,
  now,
}: {
  query: InboxQuery;
  items: readonly InboxItem[];
  next: string | null;
  now: number;
}) {
  if (items.length === 0)
    return (
      <EmptyState icon={<MessagesSquare />} title={<Trans>Nothing here</Trans>}>
        {query.q && !searchesMessages(query.q) ? (
          <Trans>No matching names or tours. Enter at least three letters to search messages too.</Trans>
        ) : query.q || query.mine === '1' ? (
          <Trans>No matching conversations. Try other words or view all.</Trans>
        ) : (
          <Trans>New questions appear here, and we email you too.</Trans>
        )}
      </EmptyState>
    );
  return (
    <div className="flex min-h-0 flex-col rounded-card border border-line bg-paper md:overflow-y-auto">
      <ul className="divide-y divide-line" data-inbox-list>
        {items.map((item) => (
          <Item key={item.id} item={item} query={queryOf(query)} now={now} />
        ))}
      </ul>
      {next ? (
        <Link
          to={addressOf(query, next)}
          className="flex min-h-12 items-center justify-center border-line border-t font-semibold text-pine text-sm hover:bg-mist"
        >
          <Trans>More conversations</Trans>
        </Link>
      ) : null}
    </div>
  );
}

/** Shows when a message was written: the time today, otherwise the date. */
function WrittenAt({ seconds, now }: { seconds: number; now: number }) {
  const { i18n } = useLingui();
  const zone = useTimeZone();
  const [day, today]: Day[] = [dayAt(seconds * 1000, zone), dayAt(now, zone)];
  const sameYear = day?.slice(0, 4) === today?.slice(0, 4);
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()} className="figures shrink-0 text-ink-soft text-xs">
      {day === today
        ? clockText(seconds * 1000, zone)
        : dayText(day as Day, i18n.locale, sameYear ? 'yearless' : 'day')}
    </time>
  );
}

function Item({ item, query, now }: { item: InboxItem; query: string; now: number }) {
  const { t, i18n } = useLingui();
  const zone = useTimeZone();
  const { id, traveller, tour, operator, unread, assignee, otherDate, call, last, snoozedUntil } = item;
  return (
    <li>
      <NavLink
        to={`/office/inbox/${id}?${query}`}
        className={({ isActive }) =>
          classes(
            'flex gap-3 px-3.5 py-3.5 focus-visible:-outline-offset-3',
            isActive ? 'bg-pine-soft' : 'hover:bg-mist',
          )
        }
      >
        <Avatar name={traveller} size="small" />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className="flex items-baseline justify-between gap-x-3">
            <span className={classes('truncate', unread > 0 ? 'font-bold' : 'font-medium')}>{traveller}</span>
            <WrittenAt seconds={last.at} now={now} />
          </span>
          <span className="truncate text-ink-soft text-xs">
            {[tour ?? t`General question`, operator].filter(Boolean).join(' · ')}
          </span>
          <span className="wrap-anywhere line-clamp-2 text-sm">
            {last.author === 'traveller' ? null : <span className="text-ink-soft">{t`You:`} </span>}
            {last.body}
          </span>
          <span className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
            {unread > 0 ? <Badge tone="pine">{t`${unread} new`}</Badge> : null}
            {assignee ? <Badge>{assignee}</Badge> : null}
            {otherDate ? (
              <Badge tone="sun" icon={<CalendarSearch className="size-3.5" aria-hidden="true" />}>
                <Trans>Asks for another date</Trans>
              </Badge>
            ) : null}
            {call && call.outcome === null ? (
              <Badge tone="sun" icon={<Phone className="size-3.5" aria-hidden="true" />}>
                {`${dayText(dayAt(call.at * 1000, zone), i18n.locale, 'yearless')}, ${clockText(call.at * 1000, zone)}`}
              </Badge>
            ) : null}
            {snoozedUntil && snoozedUntil * 1000 > now ? (
              <Badge>{t`Until ${dayText(dayAt(snoozedUntil * 1000, zone), i18n.locale, 'yearless')}`}</Badge>
            ) : null}
          </span>
        </span>
      </NavLink>
    </li>
  );
}
