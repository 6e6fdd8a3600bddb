import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Day } from '#domain/calendar/day.ts';
import { howFull } from '#domain/catalogue/departures.ts';
import { weekdayText } from '../../../ui/days.ts';
import { priceText } from '../../../ui/price-parts.ts';
import type { DayOffer } from './day-offer.ts';

/** The texts of a calendar day. */
export type DayWords = {
  /** The full description of a day for screen readers. */
  readonly spoken: (day: Day, offer: DayOffer | undefined, currency: string) => string;
  /** The places left, or why there are none for this party. */
  readonly places: (offer: DayOffer) => string;
};

/** Returns functions that describe the days of a calendar. */
export function useDayWords(): DayWords {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  /** The same wording as `ui/places-left.tsx`, as text. */
  const wordsFor = (placesLeft: number): string => {
    switch (howFull(placesLeft)) {
      case 'none':
        return t`Sold out`;
      case 'few':
        return t`${plural(placesLeft, { one: 'Only # place left', other: 'Only # places left' })}`;
      case 'some':
        return t`${plural(placesLeft, { one: '# place left', other: '# places left' })}`;
      case 'plenty':
        return t`Plenty of places left`;
    }
  };
  const places = ({ problem, placesLeft }: DayOffer): string => {
    switch (problem) {
      case 'soldOut':
        return t`Sold out: no places left on this departure`;
      case 'tooFewPlaces':
        return t`${plural(placesLeft, { one: 'Only # place left: too few for your group', other: 'Only # places left: too few for your group' })}`;
      case 'typeNotSold':
        return t`Not everyone in your group can travel on this departure`;
      case 'departureCancelled':
        return t`This departure has been cancelled`;
      case 'departureClosed':
        return t`Bookings for this departure are closed`;
      case 'past':
        return t`This departure can no longer be booked`;
      case 'blocked':
      case 'noDeparture':
        return t`This departure can’t be booked`;
      case null:
        return wordsFor(placesLeft);
    }
  };
  const spoken = (day: Day, offer: DayOffer | undefined, currency: string): string => {
    const named = weekdayText(day, locale);
    if (!offer) return t`${named}: no departure`;
    const price = priceText(offer.price, currency, locale, 'whole');
    const end = weekdayText(offer.until, locale);
    const left = places(offer);
    if (offer.problem === null && offer.onRequest)
      return t`${named}: ${price} per adult. ${left}. On request. The tour ends on ${end}.`;
    return offer.problem === null
      ? t`${named}: ${price} per adult. ${left}. The tour ends on ${end}.`
      : t`${named}: ${left}. Not available. The tour ends on ${end}.`;
  };
  return { spoken, places };
}
