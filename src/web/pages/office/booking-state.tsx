import { Trans } from '@lingui/react/macro';
import type { BookingState } from '#domain/booking/lifecycle.ts';

/** The state of a booking for operators and staff. */
export function BookingStateLabel({ state }: { state: BookingState }) {
  switch (state) {
    case 'attempting':
      return <Trans>Payment pending</Trans>;
    case 'requested':
      return <Trans>Requested</Trans>;
    case 'confirmed':
      return <Trans>Confirmed</Trans>;
    case 'failed':
      return <Trans>Payment failed</Trans>;
    case 'declined':
      return <Trans>Declined</Trans>;
    case 'lapsed':
      return <Trans>Expired</Trans>;
    case 'cancelled':
      return <Trans>Cancelled</Trans>;
    case 'completed':
      return <Trans>Completed</Trans>;
  }
}
