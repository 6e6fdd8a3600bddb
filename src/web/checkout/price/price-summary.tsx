import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { partySize } from '#domain/party/passengers.ts';
import { usePage } from '../../browser/page-config.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import { priceText } from '../../ui/price-parts.ts';
import { Rating } from '../../ui/rating.tsx';
import { useDesk } from '../desk.tsx';
import { Cancellation } from './cancellation.tsx';
import { PriceDifference } from './difference.tsx';
import { Due } from './due.tsx';
import { PriceDetails } from './price-details.tsx';
import { PriceTotal } from './price-total.tsx';
import { SmallPrint } from './small-print.tsx';
import { isOverflowing } from './sticky.ts';
import { TripFacts } from './trip-facts.tsx';
import { TrustRow } from './trust-row.tsx';
import { useToldTotal } from './use-told-total.ts';
import { useWindowMoves } from './use-window-moves.ts';

/**
 * What is booked and what it costs, beside the sections. It stays in view; when it is taller than the window it scrolls inside,
 * and the total stays in sight at its edge.
 */
export function PriceSummary() {
  const { i18n } = useLingui();
  const { page, view, price, checkout } = useDesk();
  const card = useRef<HTMLDivElement>(null);
  const [overflowing, setOverflowing] = useState(false);
  useWindowMoves(() => {
    if (card.current) setOverflowing(isOverflowing(card.current.scrollHeight, window.innerHeight));
  });
  const { quote, difference } = view;
  const total = quote ? priceText(quote.total, quote.currency, i18n.locale) : null;
  const told = useToldTotal(total, price.state);
  const { operator } = checkout.context.facts;
  return (
    <aside id="booking-price" aria-labelledby="booking-price-title" className="min-w-0 scroll-mt-24 lg:row-span-2">
      <div
        ref={card}
        data-overflowing={overflowing || undefined}
        className="rounded-card border border-line bg-paper shadow-card lg:sticky lg:top-20 lg:max-h-[calc(100dvh-8rem)] lg:scroll-py-32 lg:overflow-y-auto lg:data-overflowing:overscroll-contain"
      >
        <Head />
        <div className="flex flex-col px-5 md:px-6">
          <TripFacts view={view} />
          <div className="pt-3">
            <PriceDetails />
          </div>
        </div>
        {quote ? (
          <div className="border-line border-t bg-paper px-5 pt-3 md:px-6 lg:sticky lg:top-0 lg:bottom-0 lg:z-1">
            <PriceTotal
              quote={quote}
              people={partySize(checkout.selection.party)}
              state={price.state}
              onRetry={price.retry}
            />
          </div>
        ) : null}
        <p aria-live="polite" aria-atomic="true" className="sr-only" data-told-total="">
          {told ? <Trans>Total: {told}</Trans> : null}
        </p>
        <div className="flex flex-col gap-2 px-5 pb-5 md:px-6">
          {quote && difference ? (
            <PriceDifference difference={difference} currency={quote.currency} total={quote.total} />
          ) : null}
          <Due view={view} today={checkout.context.today} />
          {quote ? <Cancellation rows={view.cancellation} currency={quote.currency} /> : null}
          <SmallPrint view={view} checkout={checkout} />
          <div className="border-line border-t pt-2">
            <TrustRow objectId={page.objectId} fee={operator.serviceFee} />
            <div className="-mx-2">
              <ShareButton tour={{ id: page.tourId, slug: page.tour.slug, name: page.tour.name }} />
            </div>
          </div>
        </div>
      </div>
    </aside>
  );
}

/** The tour in small: photograph, name, operator, rating. */
function Head() {
  const { page } = useDesk();
  const { assetBase } = usePage();
  const { name, operator, photos, rating, variant } = page.tour;
  const [photo] = photos;
  const host = operator.name;
  return (
    <>
      {photo ? (
        <Photo
          photo={photoOf(photo, assetBase)}
          shape="hero"
          sizes="(min-width: 64rem) 28rem, 100vw"
          className="rounded-t-card lg:max-h-40 lg:w-full"
        />
      ) : null}
      <div className="flex flex-col gap-0.5 px-5 pt-4 pb-3 md:px-6">
        <h2 id="booking-price-title" className="text-xl">
          {name}
        </h2>
        <p className="text-ink-soft text-sm">
          <Trans>with {host}</Trans>
          {page.variants.length > 1 ? <span> · {variant}</span> : null}
        </p>
        {rating.count > 0 ? <Rating value={rating.average} count={rating.count} /> : null}
      </div>
    </>
  );
}
