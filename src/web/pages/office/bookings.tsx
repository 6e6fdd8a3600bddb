import { Trans, useLingui } from '@lingui/react/macro';
import { Luggage } from 'lucide-react';
import { shopContext } from '../../shop.ts';
import { rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/bookings.ts';
import { BookingStateLabel } from './booking-state.tsx';
import { OfficeHead } from './office-head.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page');
  return context
    .get(shopContext)
    .call('listOfficeBookings', { page: page && /^[1-9]\d{0,3}$/.test(page) ? page : '1' });
}

export default function OfficeBookings({ loaderData: { bookings, page, hasMore } }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <OfficeHead
        title={t`Bookings`}
        lead={<Trans>Confirmed, completed and cancelled bookings, newest first.</Trans>}
      />
      {bookings.length === 0 ? (
        <EmptyState level={2} icon={<Luggage />} title={<Trans>No bookings yet</Trans>}>
          <Trans>A booking appears here once it is confirmed.</Trans>
        </EmptyState>
      ) : (
        <Table
          caption={t`Bookings`}
          rows={bookings}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'reference',
              title: t`Reference`,
              cell: ({ id, reference }) => (
                <TextLink to={`/office/bookings/${id}`} prefetch="none" className="whitespace-nowrap">
                  {reference}
                </TextLink>
              ),
            },
            {
              id: 'tour',
              title: t`Tour`,
              cell: ({ tour, operator }) => (
                <>
                  {tour}
                  <span className="block text-ink-soft">{operator}</span>
                </>
              ),
            },
            {
              id: 'days',
              title: t`Dates`,
              cell: ({ from, until }) => <span className="figures">{rangeText(from, until, i18n.locale)}</span>,
            },
            {
              id: 'lead',
              title: t`Lead traveller`,
              cell: ({ lead }) => <span className="wrap-anywhere">{lead || '–'}</span>,
            },
            { id: 'travellers', title: t`Travellers`, numeric: true, cell: ({ travellers }) => travellers },
            { id: 'state', title: t`State`, cell: ({ state }) => <BookingStateLabel state={state} /> },
          ]}
        />
      )}
      <nav aria-label={t`Pages`} className="flex gap-6 pt-5">
        {page > 1 ? (
          <TextLink to={`/office/bookings?page=${page - 1}`} rel="prev">
            <Trans>Previous</Trans>
          </TextLink>
        ) : null}
        {hasMore ? (
          <TextLink to={`/office/bookings?page=${page + 1}`} rel="next">
            <Trans>Next</Trans>
          </TextLink>
        ) : null}
      </nav>
    </>
  );
}
