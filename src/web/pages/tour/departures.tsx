import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { bookingAddress } from '../../tours/booking-address.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayText, rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { MonthSelector } from '../../ui/month-selector.tsx';
import { type Month, monthName } from '../../ui/months.ts';
import { OnRequest } from '../../ui/on-request.tsx';
import { PlacesLeft } from '../../ui/places-left.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { canBeHeld, openDepartures, variantName } from './offer.ts';
import { Section } from './section.tsx';
import type { Departure, Tour } from './tour-types.ts';

/** Returns the initial month: the requested one, otherwise the first with places, otherwise the first. */
function firstMonth(tour: Tour, requestedMonth: string | null): Month | null {
  if (requestedMonth && tour.months.some(({ month }) => month === requestedMonth)) return requestedMonth;
  return openDepartures(tour)[0]?.from.slice(0, 7) ?? tour.months[0]?.month ?? null;
}

/** The departures of a selected month; without scripts the selection is submitted as a form. */
export function Departures({ tour }: { tour: Tour }) {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const [picked, setPicked] = useState<Month | null>(null);
  const current = picked ?? firstMonth(tour, search.get('month'));
  const month = tour.months.find((one) => one.month === current);
  const currency = search.get('currency');
  const noteOf = (one: Month): string | null => {
    const from = tour.months.find((each) => each.month === one)?.from;
    return from ? priceText(from.amount, from.currency, i18n.locale, 'whole') : null;
  };
  const monthWords = current ? monthName(current, i18n.locale, 'full') : '';
  return (
    <Section id="departures" title={<Trans>Dates and prices</Trans>}>
      {tour.blocked !== null || month === undefined ? (
        <EmptyState title={<Trans>No dates available right now</Trans>}>
          {tour.blocked ?? (
            <Trans>New departures are usually published six months ahead. Add this tour to your wishlist.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <form method="get" action="#departures" className="flex flex-col gap-3">
            {currency ? <input type="hidden" name="currency" value={currency} /> : null}
            <MonthSelector
              name="month"
              plain
              label={<Trans>When would you like to travel?</Trans>}
              value={current}
              onChange={setPicked}
              offered={tour.months.map((one) => one.month)}
              note={noteOf}
            />
            <noscript>
              <Button type="submit" variant="secondary" size="small">
                <Trans>Show this month</Trans>
              </Button>
            </noscript>
          </form>
          <h3 aria-live="polite" className="pt-2">
            <Plural
              value={month.departures.length}
              one={`# departure in ${monthWords}`}
              other={`# departures in ${monthWords}`}
            />
          </h3>
          <ul className="flex flex-col gap-3">
            {month.departures.map((departure) => (
              <DepartureRow key={departure.id} departure={departure} tour={tour} />
            ))}
          </ul>
          <p className="text-ink-soft text-sm">
            <Trans>
              Prices are per adult in a standard room. You choose rooms, extras and age groups when you book, and you
              always see the total before you pay.
            </Trans>
          </p>
        </>
      )}
    </Section>
  );
}

function DepartureRow({ departure, tour }: { departure: Departure; tour: Tour }) {
  const { i18n } = useLingui();
  const { deal, oldPrice, price } = departure;
  const dates = rangeText(departure.from, departure.until, i18n.locale);
  const variant = variantName(tour, departure);
  const percent = deal?.percent;
  const ends = deal ? dayText(deal.lastDay, i18n.locale, 'yearless') : '';
  const closed = departure.state === 'open' ? null : departure.state;
  const isOver = closed !== null || departure.placesLeft <= 0;
  return (
    <li
      className={
        isOver
          ? 'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line border-dashed p-4 text-ink-soft md:px-5'
          : 'flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-4 md:px-5'
      }
    >
      <div className="flex min-w-0 grow basis-60 flex-col gap-1">
        <p className="figures font-semibold text-lg">
          <time dateTime={departure.from}>{dates}</time>
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {variant ? <span className="text-ink-soft">{variant}</span> : null}
          {closed === 'cancelled' ? (
            <span>
              <Trans>Cancelled by the operator</Trans>
            </span>
          ) : closed === 'closed' ? (
            <span>
              <Trans>Bookings closed</Trans>
            </span>
          ) : (
            <PlacesLeft places={departure.placesLeft} />
          )}
          {isOver ? null : departure.confirmation === 'instant' ? (
            <span className="inline-flex items-center gap-1.5 text-pine">
              <Zap className="size-4" aria-hidden="true" />
              <Trans>Instant confirmation</Trans>
            </span>
          ) : (
            <OnRequest />
          )}
        </p>
        {deal && !isOver ? (
          <p className="flex flex-wrap items-center gap-2 pt-1 text-sm">
            <Badge tone="coral">
              <Trans>{percent}% off</Trans>
            </Badge>
            <span>
              {deal.name}, <Trans>to {ends}</Trans>
            </span>
          </p>
        ) : null}
      </div>
      <Price
        minor={price.amount}
        currency={price.currency}
        cents="whole"
        before={oldPrice && !isOver ? oldPrice.amount : undefined}
        per={<Trans>per person</Trans>}
      />
      {isOver ? null : <Ways departure={departure} slug={tour.slug} dates={dates} />}
    </li>
  );
}

/** The actions for a departure: book or request it, and hold it where that is possible. */
function Ways({ departure, slug, dates }: { departure: Departure; slug: string; dates: string }) {
  const { t } = useLingui();
  const { from: day, variantId, confirmation } = departure;
  const onRequest = confirmation === 'onRequest';
  const address = { variantId, day };
  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:justify-between sm:flex-col sm:items-stretch">
      <ButtonLink
        to={bookingAddress(slug, address)}
        size="small"
        aria-label={onRequest ? t`Request ${dates}` : t`Book ${dates}`}
        className="max-sm:min-w-28"
      >
        {onRequest ? <Trans>Request</Trans> : <Trans>Book</Trans>}
      </ButtonLink>
      {canBeHeld(departure) ? (
        <ButtonLink
          to={bookingAddress(slug, address, 'hold')}
          variant="quiet"
          size="small"
          aria-label={t`Hold 48 hours, free: ${dates}`}
        >
          <Trans>Hold 48 hours, free</Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}
