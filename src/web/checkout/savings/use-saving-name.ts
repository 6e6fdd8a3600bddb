import { useLingui } from '@lingui/react/macro';
import type { SavingName } from '#contract/wire/choice-names.ts';

/** Returns the name of each saving. */
export function useSavingName(): (kind: SavingName) => string {
  const { t } = useLingui();
  return (kind) =>
    ({
      none: t`No thanks`,
      promoCode: t`Promo code`,
      member: t`Member discount`,
      travelCredits: t`Travel credits`,
      specialPrice: t`Special price`,
    })[kind];
}
