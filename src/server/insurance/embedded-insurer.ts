import { setTimeout as wait } from 'node:timers/promises';
import type { Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { convert } from '#domain/money/exchange.ts';
import { type Money, shareOf } from '#domain/money/money.ts';
import { destinationsWithoutCover, embeddedCoverage } from './embedded-cover.ts';
import { type Tariff, tariffs } from './embedded-policies.ts';
import type { AgeGroup, Insurer, Policy, Trip } from './port.ts';

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

/** What can be switched on to see how the shop bears it: the insurer fails, or takes its time. */
export type InsurerFaults = { fails?: boolean; delayMs?: number };

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
 * It knows no state of its own, so every process answers the same.
 */
export function createEmbeddedInsurer(
  readRates: (wanted: string) => Promise<{ currency: Currency; rates: RateFacts }>,
  trouble: InsurerFaults = {},
): Insurer {
  const answer = async <Result>(signal: AbortSignal, work: () => Result | Promise<Result>): Promise<Result> => {
    if (trouble.delayMs) await wait(trouble.delayMs, undefined, { signal });
    if (trouble.fails) throw new Error('the insurer does not answer');
    return work();
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
  };
}
