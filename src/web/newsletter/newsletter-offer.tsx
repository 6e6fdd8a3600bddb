import { useEffect, useState } from 'react';
import { lasting } from '../browser/storage.ts';
import { lazyPiece } from '../ui/lazy-piece.tsx';
import { offered, readingMs, shouldOffer } from './engagement.ts';

const NewsletterPopup = lazyPiece('letters popup', async () => (await import('./newsletter-popup.tsx')).default);

/** Offers letters once to somebody who looks at a second tour and has read for a while; never over another popup. */
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
