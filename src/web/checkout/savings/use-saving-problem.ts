import { useLingui } from '@lingui/react/macro';

/** Returns the reason why the chosen saving does not apply. */
export function useSavingProblem(): (problem: string) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case 'belowMinimumSpend':
        return t`Your booking doesn’t reach the minimum price for this code.`;
      case 'otherTour':
        return t`This code isn’t valid for this tour.`;
      case 'otherTravelDate':
        return t`This code isn’t valid for your travel date.`;
      case 'usedByPerson':
        return t`You’ve already used this code.`;
      case 'notAMember':
        return t`The member discount requires a membership.`;
      case 'noCredits':
        return t`You have no travel credits left.`;
      case 'offerExpired':
        return t`This offer has expired.`;
      case 'offerUsed':
        return t`This offer has already been used.`;
      case 'offerWithdrawn':
        return t`This offer has been withdrawn.`;
      case 'offerOtherDate':
        return t`This offer is for another departure.`;
      case 'offerOtherParty':
        return t`This offer is for a different group.`;
      case 'offerUnknown':
        return t`We can’t find this offer.`;
      default:
        return t`This code isn’t valid.`;
    }
  };
}
