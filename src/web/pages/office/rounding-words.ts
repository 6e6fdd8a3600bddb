import { useLingui } from '@lingui/react/macro';
import type { PriceRounding } from '#domain/office/price-change.ts';

/** Returns the ways to round a price, as options of a select. */
export function useRoundingWords(): { value: PriceRounding; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'none', label: t`No rounding` },
    { value: 'whole', label: t`Whole amounts` },
    { value: 'five', label: t`Multiples of 5` },
    { value: 'nine', label: t`Amounts that end in 9` },
  ];
}
