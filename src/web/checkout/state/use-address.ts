import { useEffect } from 'react';
import { toQuery } from '#domain/booking/page-address.ts';
import { usePage } from '../../browser/page-config.ts';
import { popupMarker } from '../../popups/popup-history.ts';
import { onPopupReturn } from '../../popups/use-popup-history.ts';
import { useCheckout } from './checkout-context.tsx';

/**
 * Syncs the URL with the selection by replacing the history entry, so that a reload or a shared link opens the same
 * page.
 */
export function useAddress(): void {
  const { selection, context } = useCheckout().checkout;
  const { forcedCurrency } = usePage();
  const { day, party, paymentType } = selection;
  const { currency } = context;
  useEffect(() => {
    const path = window.location.pathname;
    const write = (): void => {
      const now = new URL(window.location.href);
      if (now.pathname !== path) return;
      const popup = now.searchParams.get(popupMarker);
      const offer = now.searchParams.get('offer');
      const share = now.searchParams.get('share');
      const query = {
        ...toQuery({
          day,
          party,
          type: paymentType === 'hold' ? 'hold' : 'book',
          pid: now.searchParams.get('pid'),
          currency: forcedCurrency ? currency : null,
        }),
        ...(offer !== null && { offer }),
        ...(share !== null && { share }),
        ...(popup !== null && { [popupMarker]: popup }),
      };
      const wanted = `${now.pathname}?${new URLSearchParams(query)}${now.hash}`;
      // Preserves the router's state of the entry, and the marker of an open popup.
      if (`${now.pathname}${now.search}${now.hash}` !== wanted)
        window.history.replaceState(window.history.state, '', wanted);
    };
    write();
    // A closing popup steps back to an entry with the choices from before it opened.
    return onPopupReturn(write);
  }, [day, party, paymentType, currency, forcedCurrency]);
}
