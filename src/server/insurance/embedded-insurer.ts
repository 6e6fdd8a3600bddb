import { setTimeout as wait } from 'node:timers/promises';
import type { Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { convert } from '#domain/money/exchange.ts';
import { type Money, shareOf } from '#domain/money/money.ts';
import type { EmbeddedBooks } from './embedded-books.ts';
import { destinationsWithoutCover, embeddedCoverage } from './embedded-cover.ts';
import { type Tariff, tariffs } from './embedded-policies.ts';
import type { AgeGroup, Binding, Insurer, Policy, Trip } from './port.ts';

/** How much of the adult's premium each age group pays, in basis points. */
const ageShares: Readonly<Record<AgeGroup, number>> = { child: 6000, adult: 10_000, senior: 18_500 };
/** Where doctors are dear, days cost more, in basis points. */
const dearDestinations = new Map([
  ['US', 17_500],
  ['CA', 15_000],
]);
/** A shorter trip pays for so many days. */
const leastDays = 4;
const plain = 10_000;

/** What can be switched on to see how the shop bears it: the insurer fails, takes its time, does its work and loses the answer, or refuses orders. */
export type InsurerFaults = { fails?: boolean; delayMs?: number; losesAnswers?: boolean; refuses?: boolean };

/** The premium of one tariff for a trip, in euro cents. */
function premium(tariff: Tariff, trip: Trip, priceInEuro: number): number {
  const days = Math.max(trip.lengthDays, leastDays);
  const perAdult = shareOf(tariff.perDay * days, dearDestinations.get(trip.destination) ?? plain);
  const groups = Object.entries(trip.travellers) as [AgeGroup, number][];
  const people = groups.reduce((sum, [, count]) => sum + count, 0);
  const pricePerPerson = people > 0 ? Math.ceil(priceInEuro / people) : 0;
  const each = perAdult + shareOf(pricePerPerson, tariff.ofPrice);
  return groups.reduce((sum, [group, count]) => sum + count * shareOf(each, ageShares[group]), 0);
}

/**
 * An insurer inside the house, for shops that have no contract with one yet: fixed tariffs by age, length, price and country.
 * It knows no state but its books, so every process answers the same.
 */
export function createEmbeddedInsurer(
  readRates: (wanted: string) => Promise<{ currency: Currency; rates: RateFacts }>,
  books: EmbeddedBooks,
  trouble: InsurerFaults = {},
): Insurer {
  const answer = async <Result>(signal: AbortSignal, work: () => Result | Promise<Result>): Promise<Result> => {
    if (trouble.delayMs) await wait(trouble.delayMs, undefined, { signal });
    if (trouble.fails) throw new Error('the insurer does not answer');
    const result = await work();
    if (trouble.losesAnswers) throw new Error('the answer of the insurer was lost');
    return result;
  };
  return {
    name: 'Lantern Travel Cover',
    quote: (trip, signal) =>
      answer(signal, async () => {
        if (destinationsWithoutCover.has(trip.destination)) return [];
        const { rates } = await readRates(trip.price.currency);
        const inEuro = convert(trip.price, 'EUR', rates);
        const people = Object.values(trip.travellers).reduce((sum, count) => sum + count, 0);
        const priced = (tariff: Tariff): Policy => {
          const euro: Money = { amount: premium(tariff, trip, inEuro), currency: 'EUR' };
          const { id, name, summary, covers } = tariff;
          const { currency } = trip.price;
          return { id, name, summary, covers, price: { amount: convert(euro, currency, rates), currency } };
        };
        return tariffs.filter(({ dearest }) => inEuro <= dearest * people).map(priced);
      }),
    coverage: (residence, signal) => answer(signal, () => embeddedCoverage(residence)),
    bind: ({ key, policyId, trip, holder }, signal) =>
      answer(signal, async (): Promise<Binding> => {
        const known = tariffs.some(({ id }) => id === policyId) && !destinationsWithoutCover.has(trip.destination);
        const possible = known && embeddedCoverage(holder).covered && !trouble.refuses;
        return possible ? books.bind(key) : { outcome: 'refused', reason: 'not insurable' };
      }),
    cancel: (key, signal) => answer(signal, () => books.cancel(key)),
  };
}
