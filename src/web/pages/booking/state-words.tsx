import { Trans } from '@lingui/react/macro';
import type { BookingState } from '#domain/booking/lifecycle.ts';

/** The state of a booking in a few words. */
export function StateWords({ state }: { state: BookingState }) {
  switch (state) {
    case 'attempting':
      return <Trans>We are checking your payment</Trans>;
    case 'requested':
      return <Trans>Requested: the operator is asked</Trans>;
    case 'confirmed':
      return <Trans>Your journey is booked</Trans>;
    case 'failed':
      return <Trans>Not booked: the payment did not go through</Trans>;
    case 'declined':
      return <Trans>Declined by the operator</Trans>;
    case 'lapsed':
      return <Trans>Ended without an answer</Trans>;
    case 'cancelled':
      return <Trans>Cancelled</Trans>;
    case 'completed':
      return <Trans>A journey that was made</Trans>;
  }
}
