import { addDays, type Day } from '#domain/calendar/day.ts';
import { CURRENCIES, type Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { randomOf } from './random.ts';

const PER_EURO: Readonly<Record<Currency, number>> = {
  EUR: 1_000_000,
  USD: 1_097_300,
  GBP: 858_400,
  AUD: 1_673_900,
  CAD: 1_512_600,
  NZD: 1_842_100,
};

const DAYS = 30;

/** Creates fictional exchange rates with small daily changes, the newest last. */
export function ratesUntil(today: Day, seed: string): RateFacts[] {
  const random = randomOf(`${seed} rates`);
  let rates = { ...PER_EURO };
  return Array.from({ length: DAYS }, (_, index) => {
    const moved = CURRENCIES.map((currency) => {
      const change = currency === 'EUR' ? 0 : Math.round(rates[currency] * (random.next() - 0.5) * 0.004);
      return [currency, rates[currency] + change] as const;
    });
    rates = Object.fromEntries(moved) as Record<Currency, number>;
    return { day: addDays(today, index - DAYS + 1), perEuro: rates };
  });
}
