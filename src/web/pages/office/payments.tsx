import { Trans, useLingui } from '@lingui/react/macro';
import { WalletCards } from 'lucide-react';
import { shopContext } from '../../shop.ts';
import { dayText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/payments.ts';
import { OfficeHead } from './office-head.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).call('listMissedPayments', {});
}

export default function OfficePayments({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { missed } = loaderData;
  return (
    <>
      <OfficeHead
        title={t`Missed payments`}
        lead={
          <Trans>
            Bookings whose last payment could not be collected. Nothing more is charged by itself: talk to the
            traveller, who can pay on the page of the booking.
          </Trans>
        }
      />
      {missed.length === 0 ? (
        <EmptyState icon={<WalletCards />} title={<Trans>Every payment came in</Trans>}>
          <Trans>A payment comes here after four tries within a week.</Trans>
        </EmptyState>
      ) : (
        <Table
          caption={t`Missed payments`}
          rows={missed}
          rowKey={({ bookingId }) => bookingId}
          columns={[
            {
              id: 'booking',
              title: t`Booking`,
              cell: ({ bookingId, reference, tour }) => (
                <>
                  <TextLink to={`/bookings/${bookingId}`} className="whitespace-nowrap">
                    {reference}
                  </TextLink>
                  <span className="block">{tour}</span>
                </>
              ),
            },
            {
              id: 'departure',
              title: t`Departure`,
              cell: ({ from }) => <span className="figures">{dayText(from, i18n.locale)}</span>,
            },
            {
              id: 'who',
              title: t`Traveller`,
              cell: ({ lead, email }) => (
                <>
                  <span className="wrap-anywhere block">{lead}</span>
                  <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-4">
                    {email}
                  </a>
                </>
              ),
            },
            {
              id: 'due',
              title: t`Was due`,
              cell: ({ due }) => <span className="figures">{dayText(due, i18n.locale)}</span>,
            },
            {
              id: 'left',
              title: t`Still owed`,
              cell: ({ left }) => priceText(left.amount, left.currency, i18n.locale),
              numeric: true,
            },
          ]}
        />
      )}
    </>
  );
}
