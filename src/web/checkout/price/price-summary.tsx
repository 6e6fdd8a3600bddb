import { memo, useDeferredValue, useRef, useState } from 'react';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { partySize } from '#domain/party/passengers.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type CheckoutValue, useCheckout } from '../state/checkout-context.tsx';
import { AnnouncedTotal } from './announced-total.tsx';
import { Cancellation } from './cancellation.tsx';
import { PriceDifference } from './difference.tsx';
import { Due } from './due.tsx';
import { PriceDetails } from './price-details.tsx';
import { PriceTotal } from './price-total.tsx';
import { SmallPrint } from './small-print.tsx';
import { isOverflowing } from './sticky.ts';
import { SummaryHead } from './summary-head.tsx';
import { TripFacts } from './trip-facts.tsx';
import { TrustRow } from './trust-row.tsx';
import { useWindowMoves } from './use-window-moves.ts';

const ShareButton = lazyPart('share button', async () => (await import('../../share/share-button.tsx')).ShareButton, {
  ssr: true,
});

/**
 * The sticky summary of the booking and its price, beside the sections. If it is taller than the window it scrolls
 * inside, and the total stays visible. It renders with low priority, so that the pressed control responds first.
 */
export function PriceSummary() {
  return <Card checkoutValue={useDeferredValue(useCheckout())} />;
}

const Card = memo(function Card({ checkoutValue }: { checkoutValue: CheckoutValue }) {
  const { page, price, checkout } = checkoutValue;
  const { selection, context } = checkout;
  const card = useRef<HTMLDivElement>(null);
  const [overflowing, setOverflowing] = useState(false);
  useWindowMoves(() => {
    if (card.current) setOverflowing(isOverflowing(card.current.scrollHeight, window.innerHeight));
  });
  const data = price.answer?.data;
  const quote = data?.quote ?? null;
  const departure = chosenDeparture(selection, context);
  const { operator } = context.facts;
  return (
    <aside id="booking-price" aria-labelledby="booking-price-title" className="min-w-0 scroll-mt-24 lg:row-span-2">
      <div
        ref={card}
        data-overflowing={overflowing || undefined}
        className="rounded-card border border-line bg-paper shadow-card lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:scroll-py-32 lg:overflow-y-auto lg:data-overflowing:overscroll-contain"
      >
        <SummaryHead page={page} />
        <div className="flex flex-col px-5 md:px-6">
          {/* On narrow windows the sections above say the same. */}
          <div className="pb-3 max-lg:hidden">
            <TripFacts selection={selection} context={context} />
          </div>
          <div>
            <PriceDetails checkout={checkout} price={price} />
          </div>
        </div>
        {quote ? (
          <div className="border-line border-t bg-paper px-5 pt-3 md:px-6 lg:sticky lg:top-0 lg:bottom-0 lg:z-1">
            <PriceTotal quote={quote} people={partySize(selection.party)} state={price.state} onRetry={price.retry} />
          </div>
        ) : null}
        <AnnouncedTotal quote={quote} state={price.state} />
        <div className="flex flex-col gap-2 px-5 pb-5 md:px-6">
          {data && quote ? (
            <>
              {data.difference ? (
                <PriceDifference difference={data.difference} currency={quote.currency} total={quote.total} />
              ) : null}
              <Due
                quote={quote}
                plans={data.plans}
                balanceDay={data.balanceDay}
                held={selection.paymentType === 'hold'}
                today={context.today}
              />
              <Cancellation rows={data.cancellation} currency={quote.currency} />
              {departure ? (
                <SmallPrint quote={quote} operator={operator} confirmation={departure.confirmation} />
              ) : null}
            </>
          ) : null}
          <div className="border-line border-t pt-2">
            <TrustRow objectId={page.objectId} fee={operator.serviceFee} />
            <div className="-mx-4">
              <ShareButton tour={{ id: page.tourId, slug: page.tour.slug, name: page.tour.name }} />
            </div>
          </div>
        </div>
      </div>
    </aside>
  );
});
