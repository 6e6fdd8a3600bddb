import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';
import type { AgencyBooking } from '#contract/schemas/agency.ts';
import { shopContext } from '../../shop.ts';
import { Badge } from '../../ui/badge.tsx';
import { rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/bookings.ts';
import { AgencyHead, ClientCell, Pages, readListQuery, SearchForm, TourCell } from './list-parts.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(request.url);
  return { query, ...(await context.get(shopContext).call('listAgencyBookings', query)) };
}

export default function AgencyBookings({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { query, bookings, next } = loaderData;
  const money = (amount: number, currency: string) => priceText(amount, currency, i18n.locale);
  return (
    <>
      <AgencyHead
        title={t`Bookings`}
        lead={<Trans>Newest first. Commission is due once the tour has started.</Trans>}
      />
      <SearchForm query={query} label={t`Client, reference or tour`} />
      {bookings.length === 0 ? (
        <EmptyState
          level={2}
          icon={<CalendarCheck />}
          title={query.q ? <Trans>No matching bookings</Trans> : <Trans>No bookings yet</Trans>}
        >
          <Trans>Your agency’s client bookings will appear here.</Trans>
        </EmptyState>
      ) : (
        <Table
          caption={t`Bookings`}
          rows={bookings}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'reference',
              title: <Trans>Reference</Trans>,
              cell: ({ id, reference }) => <TextLink to={`/bookings/${id}`}>{reference}</TextLink>,
            },
            { id: 'client', title: <Trans>Client</Trans>, cell: (booking) => <ClientCell {...booking} /> },
            {
              id: 'tour',
              title: <Trans>Tour</Trans>,
              cell: ({ tour, from, until }) => <TourCell tour={tour} days={rangeText(from, until, i18n.locale)} />,
            },
            { id: 'state', title: <Trans>Status</Trans>, cell: ({ state }) => <StateBadge state={state} /> },
            { id: 'agent', title: <Trans>Agent</Trans>, cell: ({ agent }) => agent ?? '–' },
            {
              id: 'price',
              title: <Trans>Price</Trans>,
              numeric: true,
              cell: ({ price }) => money(price.amount, price.currency),
            },
            {
              id: 'due',
              title: <Trans>Still to pay</Trans>,
              numeric: true,
              cell: ({ due, price }) => (due ? money(due.amount, price.currency) : '–'),
            },
            {
              id: 'commission',
              title: <Trans>Commission</Trans>,
              numeric: true,
              cell: ({ commission, begun }) =>
                commission ? (
                  <>
                    <span className="block">{money(commission.amount, commission.currency)}</span>
                    <span className="block text-ink-soft text-xs">
                      {commission.amount === 0 ? null : begun ? <Trans>due</Trans> : <Trans>upcoming</Trans>}
                    </span>
                  </>
                ) : (
                  '–'
                ),
            },
          ]}
        />
      )}
      <Pages query={query} next={next} />
    </>
  );
}

function StateBadge({ state }: Pick<AgencyBooking, 'state'>) {
  switch (state) {
    case 'confirmed':
      return (
        <Badge tone="success">
          <Trans>Booked</Trans>
        </Badge>
      );
    case 'completed':
      return (
        <Badge>
          <Trans>Completed</Trans>
        </Badge>
      );
    case 'requested':
      return (
        <Badge tone="sun">
          <Trans>Requested</Trans>
        </Badge>
      );
    case 'declined':
    case 'lapsed':
      return (
        <Badge>
          <Trans>Not accepted</Trans>
        </Badge>
      );
    default:
      return (
        <Badge>
          <Trans>Cancelled</Trans>
        </Badge>
      );
  }
}
