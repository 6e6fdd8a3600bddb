import type { PriceAnswer } from '#contract/schemas/book-now.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import { convert } from '#domain/money/exchange.ts';
import { sumOf } from '#domain/pricing/line.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { savingOutcome } from '#domain/pricing/saving.ts';
import type { Entitlements } from './entitlements.ts';

/** The kinds of lines that savings apply to. */
const savedOn: readonly string[] = ['traveller', 'promotion', 'room', 'extra'];

/**
 * Returns the available travel credits, how much of them this booking could use, and what other holds have reserved.
 */
export function creditsOf(
  selection: Selection,
  quote: Quote | null,
  { person, reservedCredits }: Entitlements,
  { facts, currency, now, today }: OfferContext,
): PriceAnswer['travelCredits'] {
  const { rates, membership, tour } = facts;
  const inCharge = (amount: number) => convert({ amount, currency: 'EUR' }, currency, rates);
  const reserved = inCharge(reservedCredits);
  if (person.travelCredits === 0) return { currency, owned: 0, usable: 0, reserved };
  const { off } = savingOutcome(
    { ...selection, saving: { kind: 'travelCredits' } },
    {
      person,
      promo: null,
      special: null,
      variantId: facts.variant.id,
      membership,
      tourId: tour.id,
      day: selection.day ?? today,
      spend: sumOf((quote?.lines ?? []).filter(({ kind }) => savedOn.includes(kind))),
      currency,
      rates,
      now,
    },
  );
  return { currency, owned: inCharge(person.travelCredits), usable: off, reserved };
}
