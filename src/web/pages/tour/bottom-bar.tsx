import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { keepFootRoom } from '../../popups/foot-room.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { PriceFrom } from './price-from.tsx';
import type { Tour } from './tour-types.ts';

/**
 * The bar at the foot of narrow windows: price and one button. It ends where the page ends and covers no footer, and is lower than
 * 80 px, since the button of the chat stands there.
 */
export function BottomBar({ tour }: { tour: Tour }) {
  useEffect(() => keepFootRoom(window.matchMedia('(min-width: 64rem)').matches ? '1.5rem' : '5.5rem'), []);
  if (tour.blocked !== null || !tour.from) return null;
  return (
    <div
      data-floating-bar="shown"
      className="sticky bottom-0 z-20 mt-12 border-line border-t bg-paper shadow-float lg:hidden print:hidden"
    >
      <div className="shell flex items-center justify-between gap-4 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
        <PriceFrom tour={tour} size="normal" />
        <a href="#departures" className={buttonLook('primary', 'normal', 'shrink-0')}>
          <Trans>See dates</Trans>
        </a>
      </div>
    </div>
  );
}
