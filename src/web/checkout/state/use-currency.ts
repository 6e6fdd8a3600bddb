import { useEffect } from 'react';
import { isCurrency } from '#domain/money/currency.ts';
import { usePage } from '../../browser/page-config.ts';
import { useCheckout } from './checkout-context.tsx';

/** Follows the visitor when they choose another currency in the header: the choices stay, the prices are asked for anew. */
export function useCurrency(): void {
  const { dispatch } = useCheckout();
  const { currency } = usePage();
  useEffect(() => {
    if (isCurrency(currency)) dispatch({ kind: 'currency', currency });
  }, [currency, dispatch]);
}
