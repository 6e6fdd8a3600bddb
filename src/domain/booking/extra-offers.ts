import type { ExtraFacts, ExtraOptionFacts } from '#domain/catalogue/facts.ts';
import type { Minor } from '#domain/money/money.ts';
import { partySize } from '#domain/party/passengers.ts';
import { inCharge } from '#domain/pricing/charge.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { extraMissing, extraTotal, highestQuantity, quantityOf, timesCharged } from '#domain/pricing/extras.ts';
import type { OfferContext } from './selection.ts';

/**
 * Why an option's selector goes no higher: it is not sold, every traveller has one, or the limit per booking is
 * reached.
 */
export type ExtraLimit = 'notSold' | 'everybody' | 'most';

/** An option of an extra as it is offered. */
export interface ExtraOptionOffer {
  readonly option: ExtraOptionFacts;
  readonly price: Minor;
  readonly quantity: number;
  /** The highest quantity that can be chosen, given the other options and without them. */
  readonly highest: number;
  readonly most: number;
  readonly limit: ExtraLimit | null;
  /** What the chosen quantity costs. */
  readonly amount: Minor;
}

/** An extra as it is offered. */
export interface ExtraOffer {
  readonly extra: ExtraFacts;
  /** How many must still be chosen when the extra is required. */
  readonly missing: number;
  /** The nights that each unit is charged for; null when the price does not depend on nights. */
  readonly nights: number | null;
  readonly options: readonly ExtraOptionOffer[];
}

/** Returns every extra with its options, the quantities that can be chosen, and their prices. */
export function extraOffers({ party, extras }: Choices, context: OfferContext): ExtraOffer[] {
  const { facts } = context;
  const { lengthDays } = facts.tour;
  const people = partySize(party);
  return facts.variant.extras.map((extra) => {
    const times = timesCharged(extra, lengthDays);
    const limitOf = (quantity: number, highest: number, most: number): ExtraLimit | null => {
      if (most === 0) return 'notSold';
      if (quantity < highest) return null;
      return extra.per !== 'booking' && extraTotal(extras, extra.id) >= people ? 'everybody' : 'most';
    };
    return {
      extra,
      missing: extraMissing(extra, extras, people),
      nights: extra.per === 'night' ? times : null,
      options: extra.options.map((option) => {
        const price = inCharge(option.price, context);
        const quantity = quantityOf(extras, extra.id, option.id);
        const highest = highestQuantity(extra, option, extras, people, lengthDays);
        const most = highestQuantity(extra, option, {}, people, lengthDays);
        const amount = price * quantity * times;
        return { option, price, quantity, highest, most, limit: limitOf(quantity, highest, most), amount };
      }),
    };
  });
}
