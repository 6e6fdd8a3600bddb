import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';
import { bookingAddress, nextHoldable } from './booking-address.ts';
import type { Tour } from './tour-types.ts';

/** What can be done about a tour besides looking at it: hold the next places. Nothing where nothing can be done. */
export function TourActions({ tour }: { tour: Tour }) {
  const next = nextHoldable(tour);
  if (!next) return null;
  return (
    <ButtonLink to={bookingAddress(tour, next)} variant="secondary" size="large">
      <Trans>Hold 48 hours, free of charge</Trans>
    </ButtonLink>
  );
}
