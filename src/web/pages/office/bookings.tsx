import { Trans, useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, Luggage, SearchX } from 'lucide-react';
import type { AnswerOf } from '#contract/schemas.ts';
import { usePage } from '../../browser/page-config.ts';
import { shopContext } from '../../shop.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink, TextLink } from '../../ui/link.tsx';
import { Moment } from '../../ui/moment.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { type Column, Table } from '../../ui/table.tsx';
import type { Route } from './+types/bookings.ts';
import { BookingStateLabel } from './booking-state.tsx';
import { BookingsFilter, useBookingWords } from './bookings-filter.tsx';
import { type BookingColumn, bookingsAddress, isFiltered, readBookingsQuery, readColumns } from './bookings-query.ts';
import { OfficeHead } from './office-head.tsx';

type Booking = AnswerOf<'listOfficeBookings'>['bookings'][number];

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [query, after] = [readBookingsQuery(search), (search.get('after') ?? '').slice(0, 100)];
  const list = await context.get(shopContext).call('listOfficeBookings', { ...query, after });
  return { ...list, query, columns: readColumns(search), after };
}

export default function OfficeBookings({
  loaderData: { bookings, next, query, columns, after },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const { prefix } = usePage();
  const shown = useColumns(columns);
  return (
    <>
      <OfficeHead
        title={t`Bookings`}
        action={
          bookings.length > 0 ? (
            <a
              href={`${prefix}/api/office/bookings.csv${bookingsAddress(query)}`}
              download
              className={buttonClass('secondary', 'small')}
            >
              <FileSpreadsheet aria-hidden="true" />
              <Trans>Download CSV</Trans>
            </a>
          ) : null
        }
      />
      <BookingsFilter query={query} columns={columns} />
      {bookings.length > 0 ? (
        <Table caption={t`Bookings`} rows={bookings} rowKey={({ id }) => id} columns={shown} />
      ) : isFiltered(query) || after ? (
        <EmptyState level={2} icon={<SearchX />} title={<Trans>No matching bookings</Trans>}>
          <Trans>Check the spelling, or remove a filter.</Trans>{' '}
          <TextLink to="/office/bookings">
            <Trans>Show all bookings</Trans>
          </TextLink>
        </EmptyState>
      ) : (
        <EmptyState level={2} icon={<Luggage />} title={<Trans>No bookings yet</Trans>}>
          <Trans>A booking appears here once it is requested or confirmed.</Trans>
        </EmptyState>
      )}
      {next || after ? (
        <nav aria-label={t`Pages`} className="flex flex-wrap items-center gap-6 pt-5">
          {next ? (
            <ButtonLink to={bookingsAddress(query, columns, next)} variant="secondary" size="small" rel="next">
              <Trans>Next page</Trans>
            </ButtonLink>
          ) : null}
          {after ? (
            <TextLink to={bookingsAddress(query, columns)}>
              <Trans>Back to the first page</Trans>
            </TextLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

/** The columns of the list: the reference, then the chosen ones. */
function useColumns(chosen: readonly BookingColumn[]): Column<Booking>[] {
  const { t, i18n } = useLingui();
  const { columns: titles } = useBookingWords();
  const cells: Record<BookingColumn, Omit<Column<Booking>, 'id' | 'title'>> = {
    tour: {
      cell: ({ tour, operator }) => (
        <>
          {tour}
          <span className="block text-ink-soft">{operator}</span>
        </>
      ),
    },
    days: { cell: ({ from, until }) => <span className="figures">{rangeText(from, until, i18n.locale)}</span> },
    lead: {
      cell: ({ lead, email }) => (
        <span className="wrap-anywhere">
          {lead || '–'}
          <span className="block text-ink-soft">{email}</span>
        </span>
      ),
    },
    travellers: { numeric: true, cell: ({ travellers }) => travellers },
    state: { cell: ({ state }) => <BookingStateLabel state={state} /> },
    due: {
      numeric: true,
      cell: ({ due }) => (due && due.amount > 0 ? priceText(due.amount, due.currency, i18n.locale) : '–'),
    },
    agency: { cell: ({ agency }) => agency ?? '–' },
    booked: { cell: ({ createdAt }) => <Moment seconds={createdAt} /> },
  };
  return [
    {
      id: 'reference',
      title: t`Reference`,
      cell: ({ id, reference }) => (
        <TextLink to={`/office/bookings/${id}`} prefetch="none" className="whitespace-nowrap">
          {reference}
        </TextLink>
      ),
    },
    ...chosen.map((id) => ({ id, title: titles[id], ...cells[id] })),
  ];
}
