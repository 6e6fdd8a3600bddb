import { useEffect, useState } from 'react';
import { lasting } from '../browser/storage.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { offered, readingMs, shouldOffer } from './engagement.ts';

const NewsletterPopup = lazyPart('letters popup', async () => (await import('./newsletter-popup.tsx')).default);

/** Offers the newsletter once, after some time on a second tour page, and never over another popup. */
export function NewsletterOffer({ tourId }: { tourId: number }) {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting');
  useEffect(() => {
    if (!shouldOffer(lasting, tourId)) return;
    const timer = setTimeout(() => {
      const busy =
        document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.activeElement?.closest('form');
      if (busy || document.hidden) return;
      offered(lasting);
      setState('open');
    }, readingMs);
    return () => clearTimeout(timer);
  }, [tourId]);
  if (state === 'waiting') return null;
  return <NewsletterPopup open={state === 'open'} onClose={() => setState('closed')} />;
}
