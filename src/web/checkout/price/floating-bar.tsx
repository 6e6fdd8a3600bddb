import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronUp } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { tabletUpTo } from '../../browser/breakpoints.ts';
import { reserveFootRoom } from '../../popups/foot-room.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Price } from '../../ui/price.tsx';
import type { SectionName } from '../block-section.ts';
import { goToSection } from '../go-to-section.ts';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { currentProblems } from '../state/readiness.ts';
import { isBarVisible } from './sticky.ts';
import { useWindowMoves } from './use-window-moves.ts';

const PriceSheet = lazyPart('price sheet', async () => (await import('./price-sheet.tsx')).default);

/** The height of the bar as scroll padding, so that it never covers the focused element. */
const barRoom = '6rem';

/** The price bar at the bottom of narrow windows: the total opens the breakdown, a button leads to the next step. */
export function FloatingBar() {
  return <Bar checkoutValue={useDeferredValue(useCheckout())} />;
}

const Bar = memo(function Bar({ checkoutValue }: { checkoutValue: CheckoutValue }) {
  const { price, checkout } = checkoutValue;
  const [visible, setVisible] = useState(true);
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  useWindowMoves(() => {
    const first = document.getElementById('booking-date');
    const end = document.getElementById('booking-price');
    if (!first || !end) return;
    const edges = { top: first.getBoundingClientRect().top, end: end.getBoundingClientRect().top };
    setVisible(isBarVisible(edges, window.innerHeight));
  });
  useEffect(() => {
    const covers = visible && window.matchMedia(`(max-width: ${tabletUpTo}px)`).matches;
    return covers ? reserveFootRoom(barRoom) : undefined;
  }, [visible]);
  const data = price.answer?.data;
  const next = useMemo<SectionName>(() => currentProblems(checkout, data)[0]?.block ?? 'terms', [checkout, data]);
  const quote = data?.quote;
  return (
    <>
      <div
        data-floating-bar={visible ? 'shown' : 'hidden'}
        inert={!visible}
        className={classes(
          'fixed inset-x-0 z-20 border-line border-t bg-paper shadow-float transition-[bottom] duration-(--motion-fast) lg:hidden print:hidden',
          visible ? 'bottom-0' : '-bottom-25',
        )}
      >
        <div className="shell flex items-center justify-between gap-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={() => PriceSheet.preload()}
            onClick={() => setSheet('open')}
            className="-mx-2 flex min-h-14 min-w-0 flex-col items-start justify-center rounded-field px-2 text-start hover:bg-mist"
          >
            {quote ? (
              <>
                <Price minor={quote.total} currency={quote.currency} stale={price.state === 'loading'} />
                <span className="flex items-center gap-1 text-ink-soft text-xs underline underline-offset-4">
                  {price.state === 'failed' ? (
                    <Trans>Outdated price: find out why</Trans>
                  ) : (
                    <Trans>See price breakdown</Trans>
                  )}
                  <ChevronUp aria-hidden="true" className="size-3.5" />
                </span>
              </>
            ) : (
              <span className="text-sm">
                <Trans>Choose a date to see the price.</Trans>
              </span>
            )}
          </button>
          <Button className="shrink-0" onClick={() => goToSection(next)}>
            <NextStep section={next} />
          </Button>
        </div>
      </div>
      {sheet === 'unused' ? null : <PriceSheet open={sheet === 'open'} onClose={() => setSheet('closed')} />}
    </>
  );
});

/** Names the next step on its button. */
function NextStep({ section }: { section: SectionName }) {
  const { t } = useLingui();
  switch (section) {
    case 'date':
      return t`Choose a date`;
    case 'passengers':
      return t`Travellers`;
    case 'rooms':
      return t`Choose rooms`;
    case 'extras':
      return t`Choose extras`;
    case 'travellers':
      return t`Enter details`;
    case 'membership':
      return t`Membership`;
    case 'plan':
    case 'payment':
      return t`Payment`;
    default:
      return t`Review`;
  }
}
