import { Trans } from '@lingui/react/macro';
import type { BookingState } from '#domain/booking/lifecycle.ts';

/** Shows the state of a booking. */
export function StateWords({ state }: { state: BookingState }) {
  switch (state) {
    case 'attempting':
      return <Trans>We are checking your payment</Trans>;
    case 'requested':
      return <Trans>Requested: waiting for the operator</Trans>;
    case 'confirmed':
      return <Trans>Your booking is confirmed</Trans>;
    case 'failed':
      return <Trans>Not booked: the payment didn’t go through</Trans>;
    case 'declined':
      return <Trans>Declined by the operator</Trans>;
    case 'lapsed':
      return <Trans>Expired without a reply</Trans>;
    case 'cancelled':
      return <Trans>Cancelled</Trans>;
    case 'completed':
      return <Trans>Completed trip</Trans>;
  }
}
