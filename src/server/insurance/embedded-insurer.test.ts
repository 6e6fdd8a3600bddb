import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { createEmbeddedInsurer } from './embedded-insurer.ts';
import type { Trip } from './port.ts';

const one = 1_000_000;
const perEuro = { EUR: one, USD: 2 * one, GBP: one, AUD: one, CAD: one, NZD: one };
const rates: RateFacts = { day: day('2026-01-01'), perEuro };
const insurer = createEmbeddedInsurer(async () => ({ currency: 'EUR', rates }), {} as never);
const signal = () => AbortSignal.timeout(5000);

const trip: Trip = {
  travellers: { adult: 2 },
  startDay: day('2026-05-01'),
  lengthDays: 10,
  price: { amount: 200_000, currency: 'EUR' },
  destination: 'PT',
};
const quote = async (change: Partial<Trip> = {}) => {
  const policies = await insurer.quote({ ...trip, ...change }, signal());
  return policies.map(({ price }) => price.amount);
};

test('INSU-01 three policies, cheapest first, are priced by length and price of the trip', async () => {
  // Two adults: 10 days at 1.90, then 3.9 % of 1,000.00 each on top, then 2.60 a day and 5.2 %.
  expect(await quote()).toEqual([3800, 3800 + 7800, 5200 + 10_400]);
});

test('INSU-01 longer, more expensive, older, larger and to expensive countries costs more; children cost less', async () => {
  const [medical, cancellation] = (await quote()) as [number, number];
  expect((await quote({ lengthDays: 20 }))[0]).toBe(2 * medical);
  expect((await quote({ price: { amount: 400_000, currency: 'EUR' } }))[1]).toBeGreaterThan(cancellation);
  expect((await quote({ travellers: { adult: 4 } }))[0]).toBe(2 * medical);
  expect((await quote({ travellers: { senior: 2 } }))[0]).toBeGreaterThan(medical);
  expect((await quote({ travellers: { child: 2 } }))[0]).toBeLessThan(medical);
  expect((await quote({ destination: 'US' }))[0]).toBeGreaterThan(medical);
  expect((await quote({ lengthDays: 1 }))[0]).toBe((await quote({ lengthDays: 4 }))[0]);
});

test('INSU-01 premiums are in the currency of the trip', async () => {
  const price = { amount: 400_000, currency: 'USD' } as const;
  const policies = await insurer.quote({ ...trip, price }, signal());
  expect(policies.map((policy) => policy.price)).toEqual(
    (await quote()).map((amount) => ({ amount: 2 * amount, currency: 'USD' })),
  );
});

test('INSU-01 a very expensive trip has medical cover only, and a place without cover has no offer', async () => {
  expect(await quote({ price: { amount: 3_000_001, currency: 'EUR' } })).toHaveLength(1);
  expect(await quote({ price: { amount: 3_000_000, currency: 'EUR' } })).toHaveLength(3);
  expect(await quote({ destination: 'YE' })).toEqual([]);
});

test('INSU-04 some countries and states have no cover, each with a reason in both languages', async () => {
  const cover = (country: string, state: string | null = null) => insurer.coverage({ country, state }, signal());
  expect(await cover('DE')).toEqual({ covered: true, zipRequired: false });
  expect(await cover('US')).toEqual({ covered: true, zipRequired: true });
  expect(await cover('US', 'CA')).toEqual({ covered: true, zipRequired: true });
  for (const place of [await cover('KP'), await cover('IN'), await cover('US', 'NY'), await cover('CA', 'QC')])
    expect(place).toEqual({ covered: false, message: { en: expect.any(String), de: expect.any(String) } });
  // New York is a state of the United States alone.
  expect(await cover('AU', 'NY')).toMatchObject({ covered: true });
});
