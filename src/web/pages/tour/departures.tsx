import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Hourglass, Zap } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayText, rangeText } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { MonthSelector } from '../../ui/month-selector.tsx';
import { type Month, monthName } from '../../ui/months.ts';
import { PlacesLeft } from '../../ui/places-left.tsx';
import { Price } from '../../ui/price.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { bookingAddress, canBeHeld } from './booking-address.ts';
import { openDepartures, variantName } from './offer.ts';
import { Section } from './section.tsx';
import type { Departure, Tour } from './tour-types.ts';

/** The month that is shown: the one asked for, else the first with places, else the first. */
function firstMonth(tour: Tour, asked: string | null): Month | null {
  if (asked && tour.months.some(({ month }) => month === asked)) return asked;
  return openDepartures(tour)[0]?.from.slice(0, 7) ?? tour.months[0]?.month ?? null;
}

/** The departures of a month that one picks. Without scripts the choice is sent like any form. */
export function Departures({ tour }: { tour: Tour }) {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const [picked, setPicked] = useState<Month | null>(null);
  const shown = picked ?? firstMonth(tour, search.get('month'));
  const month = tour.months.find((one) => one.month === shown);
  const currency = search.get('currency');
  const noteOf = (one: Month): string | null => {
    const from = tour.months.find((each) => each.month === one)?.from;
    return from ? priceText(from.amount, from.currency, i18n.locale, 'whole') : null;
  };
  const monthWords = shown ? monthName(shown, i18n.locale, 'full') : '';
  return (
    <Section id="departures" title={<Trans>Dates and prices</Trans>}>
      {tour.blocked !== null || month === undefined ? (
        <EmptyState title={<Trans>No dates right now</Trans>}>
          {tour.blocked ?? (
            <Trans>New departures are usually published half a year ahead. Keep this tour on your wishlist.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <form method="get" action="#departures" className="flex flex-col gap-3">
            {currency ? <input type="hidden" name="currency" value={currency} /> : null}
            <MonthSelector
              name="month"
              plain
              label={<Trans>When do you want to travel?</Trans>}
              value={shown}
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
              Prices are per adult in the simplest room. Rooms, extras and other ages are chosen when you book, and
              nothing is added that you did not see.
            </Trans>
          </p>
        </>
      )}
    </Section>
  );
}

function DepartureRow({ departure, tour }: { departure: Departure; tour: Tour }) {
  const { i18n, t } = useLingui();
  const { deal, oldPrice, price } = departure;
  const dates = rangeText(departure.from, departure.until, i18n.locale);
  const variant = variantName(tour, departure);
  const percent = deal?.percent;
  const ends = deal ? dayText(deal.lastDay, i18n.locale, 'yearless') : '';
  const soldOut = departure.placesLeft <= 0;
  return (
    <li
      className={
        soldOut
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
          <PlacesLeft places={departure.placesLeft} />
          {soldOut ? null : departure.confirmation === 'instant' ? (
            <span className="inline-flex items-center gap-1.5 text-pine">
              <Zap className="size-4" aria-hidden="true" />
              <Trans>Confirmed at once</Trans>
            </span>
          ) : (
            <span className="inline-flex items-center gap-1.5 text-ink-soft">
              <Hourglass className="size-4" aria-hidden="true" />
              <Trans>On request</Trans>
            </span>
          )}
        </p>
        {deal && !soldOut ? (
          <p className="flex flex-wrap items-center gap-2 pt-1 text-sm">
            <Badge tone="coral">
              <Trans>{percent}% off</Trans>
            </Badge>
            <span>
              {deal.name}, <Trans>until {ends}</Trans>
            </span>
          </p>
        ) : null}
      </div>
      <Price
        minor={price.amount}
        currency={price.currency}
        cents="whole"
        before={oldPrice && !soldOut ? oldPrice.amount : undefined}
        per={<Trans>per person</Trans>}
      />
      {canBeHeld(departure) ? (
        <ButtonLink to={bookingAddress(tour, departure)} size="small" aria-label={t`Select: ${dates}`}>
          <Trans>Select</Trans>
        </ButtonLink>
      ) : null}
    </li>
  );
}
