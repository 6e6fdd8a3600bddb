import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingAddress } from '../../tours/booking-address.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { dayText, rangeText } from '../../ui/days.ts';
import { OnRequest } from '../../ui/on-request.tsx';
import { PlacesLeft } from '../../ui/places-left.tsx';
import { Price } from '../../ui/price.tsx';
import { Closed } from './closed.ts';
import { openDepartures, variantName } from './offer.ts';
import { PriceFrom } from './price-from.tsx';
import type { Departure, Tour } from './tour-types.ts';

/** The number of departures in the card; a link leads to all of them. */
const maxDates = 3;

/**
 * Price, next dates and actions: below the photos on narrow windows, where the bottom bar has the price, and sticky
 * beside the page on wide ones.
 */
export function BuyingCard({ tour, actions, tools }: { tour: Tour; actions: ReactNode; tools: ReactNode }) {
  const { i18n } = useLingui();
  const next = tour.blocked === null ? openDepartures(tour).slice(0, maxDates) : [];
  const free = tour.cancellation.rows.find(({ refund }) => refund >= 10_000);
  const freeUntil = free ? dayText(free.until, i18n.locale) : '';
  return (
    <aside
      aria-labelledby="buying-title"
      className="flex flex-col gap-4 rounded-card lg:sticky lg:top-20 lg:border lg:border-line lg:bg-paper lg:p-6 lg:shadow-card"
    >
      <h2 id="buying-title" className="sr-only">
        <Trans>Price and next dates</Trans>
      </h2>
      <div className="max-lg:hidden">
        <PriceFrom tour={tour} />
      </div>
      {tour.blocked !== null ? <Closed reason={tour.blocked} short /> : null}
      {next.length > 0 ? (
        <>
          <ul className="grid divide-line overflow-hidden rounded-field border border-line bg-paper max-sm:divide-y sm:max-lg:grid-cols-3 sm:max-lg:divide-x lg:divide-y">
            {next.map((departure) => (
              <NextDate key={departure.id} tour={tour} departure={departure} />
            ))}
          </ul>
          <a href="#departures" className={buttonClass('primary', 'large', 'max-lg:hidden')}>
            <Trans>See dates and prices</Trans>
          </a>
        </>
      ) : null}
      {actions}
      {next.length > 0 && free ? (
        <p className="flex gap-2.5 text-sm">
          <Undo2 className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
          <span>
            <Trans>Full refund if you cancel by {freeUntil}</Trans>
          </span>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-1 border-line lg:border-t lg:pt-3">{tools}</div>
    </aside>
  );
}

/** A departure with its dates, places left, confirmation and price; it links to booking or requesting it. */
function NextDate({ tour, departure }: { tour: Tour; departure: Departure }) {
  const { t, i18n } = useLingui();
  const { from: day, variantId, confirmation } = departure;
  const variant = variantName(tour, departure);
  const dates = rangeText(day, departure.until, i18n.locale);
  return (
    <li className="min-w-0">
      <Link
        to={bookingAddress(tour.slug, { variantId, day })}
        prefetch="intent"
        title={confirmation === 'onRequest' ? t`Request ${dates}` : t`Book ${dates}`}
        className="flex min-h-13 items-center justify-between gap-3 px-3.5 py-1.5 text-sm leading-snug hover:bg-pine-soft focus-visible:-outline-offset-3"
      >
        <span className="flex min-w-0 flex-col">
          <time dateTime={day} className="figures font-semibold">
            {dates}
          </time>
          {variant ? <span className="truncate text-ink-soft">{variant}</span> : null}
          <PlacesLeft places={departure.placesLeft} />
          {confirmation === 'onRequest' ? <OnRequest /> : null}
        </span>
        <Price minor={departure.price.amount} currency={departure.price.currency} size="small" cents="whole" />
      </Link>
    </li>
  );
}
