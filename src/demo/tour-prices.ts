import type { Currency } from '#domain/money/currency.ts';
import type { Minor } from '#domain/money/money.ts';
import { countryOf } from './countries.ts';
import type { TourPlan } from './plans.ts';
import { hashOf } from './random.ts';
import type { StyleSlug } from './travel-styles.ts';

/** The price of a style compared with a plain tour of the same length, in percent. */
const STYLE_PERCENT: Readonly<Record<StyleSlug, number>> = {
  walking: 90,
  cycling: 96,
  culture: 100,
  'food-and-wine': 120,
  wildlife: 118,
  'river-cruises': 150,
  rail: 112,
  family: 92,
  'coast-and-islands': 98,
  winter: 115,
  discovery: 95,
  private: 158,
};

/** The price factor for operators with another currency; not an exchange rate. */
const IN_CURRENCY: Readonly<Record<'EUR' | 'GBP' | 'USD', number>> = { EUR: 1, GBP: 0.86, USD: 1.1 };

/** Returns the average adult price of a tour in whole units of the operator's currency, unrounded. */
export function ordinaryPrice(plan: TourPlan): number {
  const days = plan.stops.reduce((sum, stop) => sum + stop.nights * countryOf(stop.place.countryCode).dailyRate, 0);
  const perDay = days / (plan.lengthDays - 1);
  const discount = (9 / plan.lengthDays) ** 0.14;
  const own = 0.93 + (hashOf(`price ${plan.slug}`) % 15) / 100;
  const euro = perDay * plan.lengthDays * (STYLE_PERCENT[plan.style] / 100) * plan.company.comfort * discount * own;
  return euro * IN_CURRENCY[plan.company.currency as 'EUR'];
}

/** Rounds a price to a typical list price and returns minor units: 1 290, 1 295 or 1 299. */
export function printed(units: number, operatorId: number): Minor {
  const ending = [0, 5, 9][operatorId % 3] ?? 0;
  const tens = Math.max(1, Math.round((units - ending) / 10));
  return (tens * 10 + ending) * 100;
}

/** Rounds a small amount to whole units, or to half units below twenty. */
export const printedSmall = (units: number): Minor =>
  units < 20 ? Math.max(1, Math.round(units * 2)) * 50 : Math.round(units) * 100;

/** Converts euros to an operator's currency. */
export const inCurrency = (euro: number, currency: Currency): number => euro * IN_CURRENCY[currency as 'EUR'];
