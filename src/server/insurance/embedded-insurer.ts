import { setTimeout as wait } from 'node:timers/promises';
import type { Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { convert } from '#domain/money/exchange.ts';
import { type Money, shareOf } from '#domain/money/money.ts';
import type { EmbeddedBooks } from './embedded-books.ts';
import { destinationsWithoutCover, embeddedCoverage } from './embedded-cover.ts';
import { type Tariff, tariffs } from './embedded-policies.ts';
import type { AgeGroup, Binding, Insurer, Policy, Trip } from './port.ts';

/** The share of the adult premium that each age group pays, in basis points. */
const ageShares: Readonly<Record<AgeGroup, number>> = { child: 6000, adult: 10_000, senior: 18_500 };
/** Surcharges per day for destinations with high medical costs, in basis points. */
const dearDestinations = new Map([
  ['US', 17_500],
  ['CA', 15_000],
]);
/** Shorter trips are charged for this number of days. */
const minDays = 4;
const plain = 10_000;

/** Faults to simulate: the insurer fails, is slow, binds but loses the response, or refuses orders. */
export type InsurerFaults = { fails?: boolean; delayMs?: number; losesAnswers?: boolean; refuses?: boolean };

/** Returns the premium of a tariff for a trip, in euro cents. */
function premium(tariff: Tariff, trip: Trip, priceInEuro: number): number {
  const days = Math.max(trip.lengthDays, minDays);
  const perAdult = shareOf(tariff.perDay * days, dearDestinations.get(trip.destination) ?? plain);
  const groups = Object.entries(trip.travellers) as [AgeGroup, number][];
  const people = groups.reduce((sum, [, count]) => sum + count, 0);
  const pricePerPerson = people > 0 ? Math.ceil(priceInEuro / people) : 0;
  const each = perAdult + shareOf(pricePerPerson, tariff.ofPrice);
  return groups.reduce((sum, [group, count]) => sum + count * shareOf(each, ageShares[group]), 0);
}

/**
 * Creates an embedded insurer, for shops without an insurance contract: fixed tariffs by age, length, price and
 * country. Its only state is the order book, so every process returns the same quotes.
 */
export function createEmbeddedInsurer(
  readRates: (wanted: string) => Promise<{ currency: Currency; rates: RateFacts }>,
  books: EmbeddedBooks,
  faults: InsurerFaults = {},
): Insurer {
  const answer = async <Result>(signal: AbortSignal, work: () => Result | Promise<Result>): Promise<Result> => {
    if (faults.delayMs) await wait(faults.delayMs, undefined, { signal });
    if (faults.fails) throw new Error('the insurer does not answer');
    const result = await work();
    if (faults.losesAnswers) throw new Error('the answer of the insurer was lost');
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
        const possible = known && embeddedCoverage(holder).covered && !faults.refuses;
        return possible ? books.bind(key) : { outcome: 'refused', reason: 'not insurable' };
      }),
    cancel: (key, signal) => answer(signal, () => books.cancel(key)),
  };
}
