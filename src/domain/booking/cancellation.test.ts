import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '#domain/calendar/day.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { cancellationTable } from '#domain/pricing/cancellation.ts';
import { type Line, line } from '#domain/pricing/line.ts';
import { saleTransfers } from '#domain/pricing/sale.ts';
import { FACTS } from '#domain/testing/sample.ts';
import { allocateRefund, cancelSold, refundsOfPaid, type SoldBooking } from './cancellation.ts';

const BOOKED = day('2026-11-18');
const DEPARTURE = addDays(BOOKED, 100);
const operator = {
  ...FACTS.operator,
  cancellation: [
    { daysBefore: 60, refund: 9000 },
    { daysBefore: 30, refund: 5000 },
  ],
  flexible: null,
};

function sold(
  lines: readonly Line[],
  more: Partial<SoldBooking> & { paid?: number; credit?: boolean } = {},
): SoldBooking {
  const { paid, credit = false, currency = 'EUR', ...rest } = more;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const bought = ['flexible', 'serviceFee', 'feeWaiver', 'insurance', 'membership'];
  const tourPrice = lines.filter(({ kind }) => !bought.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);
  const rules = { ...operator, flexible: credit ? { pricePerTraveller: 0, creditUntilDays: 14 } : null };
  const table = cancellationTable(
    { departure: DEPARTURE, total, tourPrice, paid: total, flexible: credit },
    rules,
    BOOKED,
  );
  return {
    id: 'booking-1',
    currency,
    lines,
    total,
    tourPrice,
    sale: saleTransfers({
      bookingId: 'booking-1',
      currency,
      lines,
      operator: { id: 7, currency: 'EUR' },
      insurer: 'insurer',
      agency: { id: 'agency-1', commission: 1000 },
      rates: FACTS.rates,
    }),
    balance: (paid ?? total) - total,
    agreed: table.map(({ from, until, refund }) => ({
      from,
      until,
      percent: refund.share / 100,
      credit: refund.credit,
    })),
    unissuedPremium: 0,
    ...rest,
  };
}

const tour = (amount: number) => line({ kind: 'traveller', reason: { typeId: 1 } }, 1, amount);
const fee = (amount: number) => line({ kind: 'serviceFee', reason: { share: null } }, 1, amount);
const promo = (amount: number) => line({ kind: 'saving', reason: { saving: 'promoCode' } }, 1, -amount);
const credits = (amount: number) => line({ kind: 'saving', reason: { saving: 'travelCredits' } }, 1, -amount);
const flexible = (amount: number) => line({ kind: 'flexible', reason: null }, 1, amount);
const premium = (amount: number) => line({ kind: 'insurance', reason: null }, 1, amount);

const balanceOf = (transfers: readonly Transfer[], kind: string) =>
  transfers.reduce(
    (sum, { from, to, amount }) => sum + (to.kind === kind ? amount : 0) - (from.kind === kind ? amount : 0),
    0,
  );

test('a traveller who cancels gets the agreed share of the tour price, and the fee stays', () => {
  const cancellation = cancelSold(sold([tour(100_000), fee(2000)]), 'traveller', BOOKED);
  expect(cancellation).toMatchObject({
    share: 9000,
    paid: 102_000,
    money: 90_000,
    credit: 0,
    kept: 12_000,
    cancellationFee: 10_000,
  });
});

test.each([
  ['in full', 102_000, [90_000, 50_000, 0]],
  ['in part', 30_000, [18_000, 0, 0]],
  ['less than the fee', 5000, [0, 0, 0]],
  ['with nothing', 0, [0, 0, 0]],
])('the refund table of a booking that is paid %s states what is refunded of that amount', (_, paid, money) => {
  const { agreed, total, tourPrice } = sold([tour(100_000), fee(2000)]);
  const rows = refundsOfPaid(agreed, { total, tourPrice, paid });
  expect(rows.map((row) => row.money)).toEqual(money);
  expect(rows.map((row) => row.money + row.credit + row.kept)).toEqual([paid, paid, paid]);
});

test('the refund table and a cancellation on the same day agree for every paid amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 110_000 }), fc.boolean(), fc.nat(99), (paid, credit, later) => {
      const booking = sold([tour(100_000), flexible(5000), fee(2000)], { paid, credit });
      const on = addDays(BOOKED, later);
      const row = refundsOfPaid(booking.agreed, { ...booking, paid }).find(
        ({ from, until }) => from <= on && on <= until,
      );
      const cancellation = cancelSold(booking, 'traveller', on);
      expect(row).toMatchObject({ money: cancellation.money, credit: cancellation.credit, kept: cancellation.kept });
    }),
  );
});

test('the operator keeps what the terms keep, and the agency its share of that', () => {
  const { sale, ...booking } = sold([tour(100_000)]);
  const { transfers } = cancelSold({ ...booking, sale }, 'traveller', BOOKED);
  const all = [...sale, ...transfers];
  expect(balanceOf(all, 'agency')).toBe(1000);
  expect(balanceOf(all, 'operator')).toBe(9000);
});

test('a deposit below what the terms keep gives nothing back and nothing more is due', () => {
  const cancellation = cancelSold(sold([tour(100_000)], { paid: 20_000 }), 'traveller', addDays(DEPARTURE, -40));
  expect(cancellation).toMatchObject({ money: 0, kept: 20_000, dropped: 80_000 });
});

test('after the last step nothing comes back', () => {
  expect(cancelSold(sold([tour(100_000)]), 'traveller', addDays(DEPARTURE, -10)).money).toBe(0);
});

test('with flexible booking the rest of the tour price becomes credit until its last day', () => {
  const booking = sold([tour(100_000), flexible(5000)], { credit: true });
  expect(cancelSold(booking, 'traveller', addDays(DEPARTURE, -40))).toMatchObject({
    money: 50_000,
    credit: 50_000,
    kept: 5000,
  });
  expect(cancelSold(booking, 'traveller', addDays(DEPARTURE, -13))).toMatchObject({
    money: 0,
    credit: 0,
    kept: 105_000,
  });
});

test('a code that the shop paid for goes back to the shop', () => {
  const booking = sold([tour(100_000), promo(10_000)]);
  const { transfers, money } = cancelSold(booking, 'traveller', BOOKED);
  expect(money).toBe(81_000);
  expect(balanceOf([...booking.sale, ...transfers], 'saving')).toBe(0);
});

test('the premium of a policy that was never issued comes back whenever a traveller cancels', () => {
  const booking = sold([tour(100_000), premium(4000)], { unissuedPremium: 4000 });
  const { money, kept, transfers } = cancelSold(booking, 'traveller', addDays(DEPARTURE, -5));
  expect({ money, kept }).toEqual({ money: 4000, kept: 100_000 });
  expect(balanceOf([...booking.sale, ...transfers], 'insurance')).toBe(0);
});

test('when the operator cancels, everything that was paid comes back', () => {
  const booking = sold([tour(100_000), promo(10_000), flexible(5000), fee(2000), premium(4000)], { paid: 60_000 });
  const { money, kept, transfers } = cancelSold(booking, 'operator', addDays(DEPARTURE, -1));
  expect({ money, kept }).toEqual({ money: 60_000, kept: 0 });
  for (const kind of ['operator', 'agency', 'saving', 'fee', 'insurance'])
    expect(balanceOf([...booking.sale, ...transfers], kind)).toBe(0);
});

test('on any day, for any sale in any currency, what comes back never exceeds what was paid and every account agrees', () => {
  const amount = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(
      fc.record({
        tour: amount(900_000),
        promo: amount(40_000),
        credits: amount(20_000),
        flexible: amount(9000),
        fee: amount(9000),
        premium: amount(9000),
      }),
      fc.constantFrom(...CURRENCIES),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 110 }),
      fc.boolean(),
      fc.constantFrom('traveller' as const, 'operator' as const),
      (amounts, currency, paidPercent, daysLater, isUnissued, side) => {
        const lines = [
          tour(amounts.tour),
          promo(Math.min(amounts.tour, amounts.promo)),
          credits(Math.min(amounts.tour - Math.min(amounts.tour, amounts.promo), amounts.credits)),
          flexible(amounts.flexible),
          fee(amounts.fee),
          premium(amounts.premium),
        ];
        const total = lines.reduce((sum, one) => sum + one.amount, 0);
        const paid = Math.floor((total * paidPercent) / 100);
        const atOnce = amounts.flexible + amounts.fee + amounts.premium;
        // The first payment covers what was bought at once before anything of it can be unissued.
        const unissuedPremium = isUnissued && paid >= atOnce ? amounts.premium : 0;
        const booking = sold(lines, { currency, paid, credit: amounts.flexible > 0, unissuedPremium });
        const result = cancelSold(booking, side, addDays(BOOKED, daysLater));
        expect(result.money + result.credit + result.kept).toBe(paid);
        expect(result.money).toBeGreaterThanOrEqual(0);
        expect(result.credit).toBeGreaterThanOrEqual(0);
        expect(result.kept).toBeGreaterThanOrEqual(0);
        const own = result.transfers.filter((one) => one.currency === currency);
        expect(booking.balance + balanceOf(own, 'booking')).toBe(result.money + result.credit);
        expect(result.transfers.every((transfer) => transfer.amount > 0)).toBe(true);
        const earned = balanceOf([...booking.sale, ...result.transfers], 'operator');
        expect(earned).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a refund goes to the newest payment first and never exceeds what is left of each', () => {
  const payments = [
    { attemptId: 'balance', left: 70_000 },
    { attemptId: 'deposit', left: 30_000 },
  ];
  expect(allocateRefund(80_000, payments)).toEqual([
    { attemptId: 'balance', amount: 70_000 },
    { attemptId: 'deposit', amount: 10_000 },
  ]);
  expect(allocateRefund(0, payments)).toEqual([]);
  expect(allocateRefund(100_001, payments)).toBeNull();
});
