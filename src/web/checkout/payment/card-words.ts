import { useLingui } from '@lingui/react/macro';
import type { CardProblem } from './process.ts';

/** Returns the error message for a field of the card. */
export function useCardWords(): (problem: CardProblem) => string {
  const { t } = useLingui();
  return ({ field, empty }) => {
    switch (field) {
      case 'number':
        return empty ? t`Enter the card number` : t`Check the card number: it’s incomplete or has a mistake`;
      case 'expirationDate':
        return empty
          ? t`Enter the expiry date as on the card, such as 03 / 29`
          : t`Check the expiry date: the card must still be valid`;
      case 'cvv':
        return empty ? t`Enter the security code` : t`Check the security code: it’s incomplete`;
    }
  };
}
