import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '../../ui/button-look.ts';
import { dayText, rangeText } from '../../ui/days.ts';
import { PlacesLeft } from '../../ui/places-left.tsx';
import { Price } from '../../ui/price.tsx';
import { bookingAddress, canBeHeld } from './booking-address.ts';
import { Closed } from './closed.ts';
import { openDepartures, variantName } from './offer.ts';
import { PriceFrom } from './price-from.tsx';
import type { Departure, Tour } from './tour-types.ts';

/** How many departures stand in the card; all of them are a touch away. */
const shownDates = 3;

/**
 * Price, next dates and what can be done: below the photographs on narrow windows, where the bar at the foot has the price, and
 * beside the page on wide ones, where it stays in view.
 */
export function BuyingCard({ tour, actions, tools }: { tour: Tour; actions: ReactNode; tools: ReactNode }) {
  const { i18n } = useLingui();
  const next = tour.blocked === null ? openDepartures(tour).slice(0, shownDates) : [];
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
          <a href="#departures" className={buttonLook('primary', 'large', 'max-lg:hidden')}>
            <Trans>See dates and prices</Trans>
          </a>
        </>
      ) : null}
      {actions}
      {next.length > 0 && free ? (
        <p className="flex gap-2.5 text-sm">
          <Undo2 className="mt-0.5 size-4.5 shrink-0 text-pine" aria-hidden="true" />
          <span>
            <Trans>Everything back if you cancel until {freeUntil}</Trans>
          </span>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-1 border-line lg:border-t lg:pt-3">{tools}</div>
    </aside>
  );
}

/** One of the next departures: dates, places left and price, and the way to book it where that can be done from here. */
function NextDate({ tour, departure }: { tour: Tour; departure: Departure }) {
  const { t, i18n } = useLingui();
  const variant = variantName(tour, departure);
  const dates = rangeText(departure.from, departure.until, i18n.locale);
  const look = 'flex min-h-13 items-center justify-between gap-3 px-3.5 py-1.5 text-sm leading-snug';
  const words = (
    <>
      <span className="flex min-w-0 flex-col">
        <time dateTime={departure.from} className="figures font-semibold">
          {dates}
        </time>
        {variant ? <span className="truncate text-ink-soft">{variant}</span> : null}
        <PlacesLeft places={departure.placesLeft} />
      </span>
      <Price minor={departure.price.amount} currency={departure.price.currency} size="small" cents="whole" />
    </>
  );
  return (
    <li className="min-w-0">
      {canBeHeld(departure) ? (
        <Link
          to={bookingAddress(tour, departure)}
          prefetch="intent"
          title={t`Select: ${dates}`}
          className={`${look} hover:bg-pine-soft focus-visible:-outline-offset-3`}
        >
          {words}
        </Link>
      ) : (
        <a href="#departures" className={`${look} hover:bg-pine-soft focus-visible:-outline-offset-3`}>
          {words}
        </a>
      )}
    </li>
  );
}
