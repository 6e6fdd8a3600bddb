import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { priceText } from '../../ui/price-parts.ts';
import type { PriceReload } from '../state/use-quote.ts';
import type { QuoteView } from './money-facts.ts';

/** Announces the total to screen readers: nothing at first, then each changed total. */
export function AnnouncedTotal({ quote, state }: { quote: QuoteView | null; state: PriceReload['state'] }) {
  const { i18n } = useLingui();
  const total = quote ? priceText(quote.total, quote.currency, i18n.locale) : null;
  const [announced, setAnnounced] = useState('');
  const last = useRef(total);
  useEffect(() => {
    if (state !== 'fresh' || total === last.current) return;
    last.current = total;
    setAnnounced(total ?? '');
  }, [total, state]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only" data-told-total="">
      {announced ? <Trans>Total: {announced}</Trans> : null}
    </p>
  );
}
