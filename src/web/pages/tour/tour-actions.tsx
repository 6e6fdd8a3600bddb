import { Trans } from '@lingui/react/macro';
import { AskButton } from '../../enquiry/ask-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { bookingAddress, nextHoldable } from './booking-address.ts';
import type { Tour } from './tour-types.ts';

/** What can be done about a tour besides looking at it: hold the next places, ask, and ask for a tour of one's own. */
export function TourActions({ tour }: { tour: Tour }) {
  const next = nextHoldable(tour);
  const asking = { tourId: tour.id, date: null } as const;
  const canBePrivate = tour.kind === 'group' && tour.facts.privateFrom !== null;
  return (
    <>
      {next ? (
        <ButtonLink to={bookingAddress(tour, next)} variant="secondary" size="large">
          <Trans>Hold 48 hours, free of charge</Trans>
        </ButtonLink>
      ) : null}
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <AskButton {...asking} type="default" source="tr" variant="quiet" size="small">
          <Trans>Ask a question</Trans>
        </AskButton>
        {canBePrivate ? (
          <AskButton {...asking} type="private-request" source="private" variant="quiet" size="small">
            <Trans>Travel privately</Trans>
          </AskButton>
        ) : null}
      </div>
    </>
  );
}
