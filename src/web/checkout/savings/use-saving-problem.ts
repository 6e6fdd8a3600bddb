import { useLingui } from '@lingui/react/macro';

/** Says why the chosen saving takes nothing off. */
export function useSavingProblem(): (problem: string) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case 'belowMinimumSpend':
        return t`This code needs a higher price than that of your booking.`;
      case 'otherTour':
        return t`This code does not apply to this tour.`;
      case 'otherTravelDate':
        return t`This code does not apply to that travel date.`;
      case 'usedByPerson':
        return t`You have used this code already.`;
      case 'notAMember':
        return t`The member saving needs a membership.`;
      case 'noCredits':
        return t`There are no travel credits left.`;
      case 'offerExpired':
        return t`This offer has expired.`;
      case 'offerUsed':
        return t`This offer has been used.`;
      case 'offerWithdrawn':
        return t`This offer was withdrawn.`;
      case 'offerOtherDate':
        return t`This offer is for another departure.`;
      case 'offerOtherParty':
        return t`This offer is for another party.`;
      case 'offerUnknown':
        return t`There is no such offer.`;
      default:
        return t`This code is not valid.`;
    }
  };
}
