import { Trans, useLingui } from '@lingui/react/macro';
import { AskButton } from '../../enquiry/ask-button.tsx';
import { bookingAddress } from '../../tours/booking-address.ts';
import { dayText } from '../../ui/days.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { nextHoldable } from './offer.ts';
import type { Tour } from './tour-types.ts';

/** The secondary actions of a tour: hold the next places, ask a question, request a private tour. */
export function TourActions({ tour }: { tour: Tour }) {
  const { i18n } = useLingui();
  const next = nextHoldable(tour);
  const day = next ? dayText(next.from, i18n.locale) : '';
  const asking = { tourId: tour.id, date: null } as const;
  const canBePrivate = tour.kind === 'group' && tour.facts.privateFrom !== null;
  return (
    <>
      {next ? (
        <ButtonLink
          to={bookingAddress(tour.slug, { variantId: next.variantId, day: next.from }, 'hold')}
          variant="secondary"
          className="flex-col gap-0"
        >
          <Trans>Hold 48 hours, free</Trans>
          <span className="figures font-normal text-ink-soft text-sm">{day}</span>
        </ButtonLink>
      ) : null}
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <AskButton {...asking} type="default" source="tr" variant="quiet" size="small">
          <Trans>Ask a question</Trans>
        </AskButton>
        {canBePrivate ? (
          <AskButton {...asking} type="private-request" source="private" variant="quiet" size="small">
            <Trans>Private tour</Trans>
          </AskButton>
        ) : null}
      </div>
    </>
  );
}
