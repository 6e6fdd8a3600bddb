import { useEffect } from 'react';
import { toQuery } from '#domain/booking/page-address.ts';
import { usePage } from '../browser/page-config.ts';
import { useDesk } from './desk.tsx';

/** Keeps the address like the selection, by replacement, so that a reload or a friend opens the same page. */
export function useAddress(): void {
  const { selection, context } = useDesk().checkout;
  const { forcedCurrency } = usePage();
  const { day, party, paymentType } = selection;
  const { currency } = context;
  useEffect(() => {
    const now = new URL(window.location.href);
    const query = toQuery({
      day,
      party,
      type: paymentType === 'hold' ? 'hold' : 'book',
      pid: now.searchParams.get('pid'),
      currency: forcedCurrency ? currency : null,
    });
    const wanted = `${now.pathname}?${new URLSearchParams(query)}${now.hash}`;
    // The router's own state stays with the entry, and a popup's marker with it while it is open.
    if (`${now.pathname}${now.search}${now.hash}` !== wanted)
      window.history.replaceState(window.history.state, '', wanted);
  }, [day, party, paymentType, currency, forcedCurrency]);
}
