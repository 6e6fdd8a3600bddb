import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Day } from '#domain/calendar/day.ts';
import { howFull } from '#domain/catalogue/departures.ts';
import { weekdayText } from '../../../ui/days.ts';
import { priceText } from '../../../ui/price-parts.ts';
import type { DayOffer } from './day-offer.ts';

/** What a calendar says about a day. */
export type DayWords = {
  /** Everything about a day in one breath, for those who hear it. */
  readonly spoken: (day: Day, offer: DayOffer | undefined, currency: string) => string;
  /** The places that are left, or why there is none for this party. */
  readonly places: (offer: DayOffer) => string;
};

/** Puts the days of a calendar into words. */
export function useDayWords(): DayWords {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  /** The same words as everywhere else (`ui/places-left.tsx`), as text. */
  const wordsFor = (placesLeft: number): string => {
    switch (howFull(placesLeft)) {
      case 'none':
        return t`Sold out`;
      case 'few':
        return t`${plural(placesLeft, { one: 'Only # place left', other: 'Only # places left' })}`;
      case 'some':
        return t`${plural(placesLeft, { one: '# place left', other: '# places left' })}`;
      case 'plenty':
        return t`Plenty of places`;
    }
  };
  const places = ({ problem, placesLeft }: DayOffer): string => {
    switch (problem) {
      case 'soldOut':
        return t`Sold out: every place on this departure is taken`;
      case 'tooFewPlaces':
        return t`${plural(placesLeft, {
          one: 'Only # place left: too few for all of you',
          other: 'Only # places left: too few for all of you',
        })}`;
      case 'typeNotSold':
        return t`Not everybody in your party can travel on this departure`;
      case 'past':
        return t`This departure can no longer be booked`;
      case 'blocked':
      case 'noDeparture':
        return t`This departure cannot be booked`;
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
    return offer.problem === null
      ? t`${named}: ${price} per adult. ${left}. The tour ends on ${end}.`
      : t`${named}: ${left}. Cannot be chosen. The tour ends on ${end}.`;
  };
  return { spoken, places };
}
