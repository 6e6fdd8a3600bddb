import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '#domain/money/currency.ts';
import { type Transfer, undone } from '#domain/money/transfer.ts';
import type { Line } from './line.ts';
import { line, sumOf } from './line.ts';
import { type Sale, saleTransfers } from './sale.ts';

const rates = {
  day: '2026-11-16',
  perEuro: { EUR: 1_000_000, USD: 1_083_400, GBP: 842_100, AUD: 1_650_200, CAD: 1_480_900, NZD: 1_802_300 },
} as Sale['rates'];

const amount = fc.integer({ min: 1, max: 900_000 });
const lines: fc.Arbitrary<Line[]> = fc
  .record({
    travellers: amount,
    promotion: fc.integer({ min: 0, max: 99 }),
    room: fc.option(amount),
    extra: fc.option(amount),
    saving: fc.option(fc.constantFrom('promoCode', 'member', 'travelCredits', 'specialPrice')),
    off: fc.integer({ min: 1, max: 50 }),
    flexible: fc.option(amount),
    fee: fc.option(amount),
    waived: fc.boolean(),
    insurance: fc.option(amount),
    membership: fc.option(amount),
  })
  .map((parts) => {
    const made: Line[] = [line({ kind: 'traveller', reason: { typeId: 1 } }, 2, parts.travellers)];
    const off = Math.floor((parts.travellers * parts.promotion) / 100);
    if (off > 0) made.push(line({ kind: 'promotion', reason: { promotionId: 1, typeId: 1 } }, 2, -off));
    if (parts.room) made.push(line({ kind: 'room', reason: { roomId: 1, per: 'room' } }, 1, parts.room));
    if (parts.extra)
      made.push(line({ kind: 'extra', reason: { extraId: 1, optionId: 1, nights: null } }, 1, parts.extra));
    const less = Math.floor((sumOf(made) * parts.off) / 100);
    if (parts.saving && less > 0)
      made.push(line({ kind: 'saving', reason: { saving: parts.saving as 'member' } }, 1, -less));
    if (parts.flexible) made.push(line({ kind: 'flexible', reason: null }, 2, parts.flexible));
    if (parts.fee) made.push(line({ kind: 'serviceFee', reason: { share: null } }, 1, parts.fee));
    if (parts.fee && parts.waived) made.push(line({ kind: 'feeWaiver', reason: null }, 1, -parts.fee));
    if (parts.insurance) made.push(line({ kind: 'insurance', reason: null }, 1, parts.insurance));
    if (parts.membership) made.push(line({ kind: 'membership', reason: null }, 1, parts.membership));
    return made;
  });

const sales: fc.Arbitrary<Sale> = fc.record({
  bookingId: fc.constant('booking'),
  currency: fc.constantFrom(...CURRENCIES),
  lines,
  operator: fc.record({ id: fc.constant(7), currency: fc.constantFrom(...CURRENCIES) }),
  insurer: fc.constant('insurer'),
  agency: fc.option(fc.record({ id: fc.constant('agency'), commission: fc.integer({ min: 0, max: 10_000 }) })),
  rates: fc.constant(rates),
});

function balances(transfers: readonly Transfer[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
  for (const { from, to, currency, amount: moved } of transfers) {
    add(`${from.kind} ${currency}`, -moved);
    add(`${to.kind} ${currency}`, moved);
  }
  return sums;
}

describe('a sale', () => {
  test('the booking balance equals the total, in every currency and with every saving', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const sums = balances(saleTransfers(sale));
        expect(sums.get(`booking ${sale.currency}`) ?? 0).toBe(-sumOf(sale.lines) + 0);
      }),
    );
  });

  test('every transfer is positive and each currency adds up to zero', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const transfers = saleTransfers(sale);
        expect(transfers.every(({ amount: moved }) => Number.isInteger(moved) && moved > 0)).toBe(true);
        for (const currency of CURRENCIES) {
          const inCurrency = [...balances(transfers)].filter(([key]) => key.endsWith(currency));
          expect(inCurrency.reduce((sum, [, value]) => sum + value, 0)).toBe(0);
        }
      }),
    );
  });

  test('the operator is credited its price in its own currency, less the agency’s commission', () => {
    const sale: Sale = {
      bookingId: 'b',
      currency: 'USD',
      lines: [line({ kind: 'traveller', reason: { typeId: 1 } }, 2, 108_340)],
      operator: { id: 7, currency: 'EUR' },
      insurer: null,
      agency: { id: 'a', commission: 1000 },
      rates,
    };
    const sums = balances(saleTransfers(sale));
    expect(Object.fromEntries(sums)).toEqual({
      'booking USD': -216_680,
      'exchange USD': 216_680,
      'exchange EUR': -200_000,
      'operator EUR': 180_000,
      'agency EUR': 20_000,
    });
  });

  test('reversing a sale leaves no balance', () => {
    fc.assert(
      fc.property(sales, (sale) => {
        const transfers = saleTransfers(sale);
        const sums = balances([...transfers, ...undone(transfers)]);
        expect([...sums.values()].every((value) => value === 0)).toBe(true);
      }),
    );
  });
});
