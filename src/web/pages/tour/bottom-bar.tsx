import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { reserveFootRoom } from '../../popups/foot-room.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PriceFrom } from './price-from.tsx';
import type { Tour } from './tour-types.ts';

/**
 * The bar at the bottom of narrow windows with the price and one button. It ends with the page, so it does not cover
 * the footer, and is lower than 80 px, where the chat button is.
 */
export function BottomBar({ tour }: { tour: Tour }) {
  useEffect(() => reserveFootRoom(window.matchMedia('(min-width: 64rem)').matches ? '1.5rem' : '5.5rem'), []);
  if (tour.blocked !== null || !tour.from) return null;
  return (
    <div
      data-floating-bar="shown"
      className="sticky bottom-0 z-20 mt-12 border-line border-t bg-paper shadow-float lg:hidden print:hidden"
    >
      <div className="shell flex items-center justify-between gap-4 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
        <PriceFrom tour={tour} size="normal" />
        <a href="#departures" className={buttonClass('primary', 'normal', 'shrink-0')}>
          <Trans>See dates</Trans>
        </a>
      </div>
    </div>
  );
}
