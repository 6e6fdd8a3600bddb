import { useEffect } from 'react';
import { isCurrency } from '#domain/money/currency.ts';
import { usePage } from '../../browser/page-config.ts';
import { useCheckout } from './checkout-context.tsx';

/**
 * Applies the currency that the visitor chooses in the header: the choices stay, the prices reload. An agent's link is
 * always paid in the currency that the agent chose.
 */
export function useCurrency(): void {
  const { dispatch, opening } = useCheckout();
  const isFixed = opening.link !== null;
  const { currency } = usePage();
  useEffect(() => {
    if (isCurrency(currency) && !isFixed) dispatch({ kind: 'currency', currency });
  }, [currency, dispatch, isFixed]);
}
