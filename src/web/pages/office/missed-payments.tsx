import { Trans, useLingui } from '@lingui/react/macro';
import { dayText } from '../../ui/days.ts';
import { TextLink } from '../../ui/link.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Table } from '../../ui/table.tsx';
import type { Route } from './+types/payments.ts';

/** Bookings whose last payment could not be collected. */
export function MissedPayments({ missed }: { missed: Route.ComponentProps['loaderData']['missed'] }) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      <h2 id="missed" className="text-xl">
        <Trans>Missed payments</Trans>
      </h2>
      <p className="max-w-prose text-ink-soft text-sm">
        <Trans>
          The last payment of these bookings couldn’t be collected after four tries within a week. Nothing more is
          charged automatically: contact the traveller, who can pay on the booking page.
        </Trans>
      </p>
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
            title: t`Due date`,
            cell: ({ due }) => <span className="figures">{dayText(due, i18n.locale)}</span>,
          },
          {
            id: 'left',
            title: t`Outstanding`,
            cell: ({ left }) => priceText(left.amount, left.currency, i18n.locale),
            numeric: true,
          },
        ]}
      />
    </div>
  );
}
