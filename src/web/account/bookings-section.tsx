import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '#contract/schemas.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { rangeText } from '../ui/days.ts';
import { TextLink } from '../ui/link.tsx';
import { priceText } from '../ui/price-parts.ts';
import { AccountSection } from './account-sections.tsx';

type Booking = AnswerOf<'listBookings'>['bookings'][number];

/** The bookings of an account; nothing while there are none. */
export function BookingsSection({ bookings }: { bookings: readonly Booking[] }) {
  const { i18n } = useLingui();
  if (bookings.length === 0) return null;
  return (
    <AccountSection
      title={<Trans>Your bookings</Trans>}
      lead={<Trans>Open a booking to see its voucher, payments and trip details.</Trans>}
    >
      <ul className="flex flex-col divide-y divide-line">
        {bookings.map((booking) => {
          const rest = priceText(booking.due, booking.price.currency, i18n.locale);
          return (
            <li key={booking.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
              <span className="min-w-0">
                <TextLink to={`/bookings/${booking.id}`}>{booking.tour}</TextLink>
                <span className="figures block text-ink-soft text-sm">
                  {`${rangeText(booking.from, booking.until, i18n.locale)} · ${booking.reference} · ${booking.leadEmail}`}
                </span>
                {booking.due > 0 ? (
                  <span className="figures block text-sm">
                    <Trans>Still to pay: {rest}</Trans>
                  </span>
                ) : null}
              </span>
              <span className="flex items-center gap-4">
                <Badge tone={tones[booking.state] ?? 'plain'}>
                  <StateName state={booking.state} />
                </Badge>
                <span className="figures font-semibold">
                  {priceText(booking.price.amount, booking.price.currency, i18n.locale)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </AccountSection>
  );
}

const tones: Partial<Record<Booking['state'], Tone>> = {
  attempting: 'sun',
  requested: 'sun',
  confirmed: 'success',
  completed: 'pine',
};

function StateName({ state }: Pick<Booking, 'state'>) {
  switch (state) {
    case 'attempting':
      return <Trans>Being checked</Trans>;
    case 'requested':
      return <Trans>Requested</Trans>;
    case 'confirmed':
      return <Trans>Booked</Trans>;
    case 'completed':
      return <Trans>Completed</Trans>;
    case 'failed':
      return <Trans>Not paid</Trans>;
    case 'declined':
      return <Trans>Declined</Trans>;
    case 'lapsed':
      return <Trans>No reply</Trans>;
    case 'cancelled':
      return <Trans>Cancelled</Trans>;
  }
}
