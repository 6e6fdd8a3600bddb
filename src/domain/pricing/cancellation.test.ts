import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '#domain/calendar/day.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS, TODAY } from '#domain/testing/sample.ts';
import { type CancellableBooking, cancellationTable, refundOn, refundShare } from './cancellation.ts';

const departure = day('2027-06-05');
const { operator } = FACTS;
const booking: CancellableBooking = { departure, total: 110_000, tourPrice: 100_000, paid: 110_000, flexible: false };
const before = (days: number) => addDays(departure, -days);

test('TERMS-02 the refunded share changes exactly on the dates of the schedule', () => {
  const shares = [61, 60, 59, 30, 29, 14, 13, 0].map((days) => refundShare(operator, days));
  expect(shares).toEqual([9000, 9000, 5000, 5000, 2500, 2500, 0, 0]);
  expect(refundOn(before(-1), booking, { ...operator, cancellation: [{ daysBefore: 0, refund: 5000 }] }).money).toBe(0);
});

test('TERMS-02 one-off purchases are not refunded, and a traveller who has paid little owes no more', () => {
  expect(refundOn(before(60), booking, operator)).toEqual({ share: 9000, money: 90_000, credit: 0, kept: 20_000 });
  expect(refundOn(before(60), { ...booking, paid: 30_000 }, operator)).toEqual({
    share: 9000,
    money: 10_000,
    credit: 0,
    kept: 20_000,
  });
  expect(refundOn(before(30), { ...booking, paid: 30_000 }, operator)).toEqual({
    share: 5000,
    money: 0,
    credit: 0,
    kept: 30_000,
  });
});

test('FLEX-01 with flexible booking the rest of the tour price becomes credit until its last day', () => {
  const flexible = { ...booking, flexible: true };
  expect(refundOn(before(30), flexible, operator)).toEqual({
    share: 5000,
    money: 50_000,
    credit: 50_000,
    kept: 10_000,
  });
  expect(refundOn(before(7), flexible, operator)).toEqual({ share: 0, money: 0, credit: 100_000, kept: 10_000 });
  expect(refundOn(before(6), flexible, operator)).toEqual({ share: 0, money: 0, credit: 0, kept: 110_000 });
  expect(refundOn(before(7), flexible, { ...operator, flexible: null }).credit).toBe(0);
});

test('TERMS-02 the table has one row for each period with a different refund', () => {
  const rows = (flexible: boolean) =>
    cancellationTable({ ...booking, flexible }, operator, TODAY).map(({ from, until, refund }) => [
      from,
      until,
      refund.money,
      refund.credit,
    ]);
  expect(rows(false)).toEqual([
    ['2027-01-10', '2027-04-06', 90_000, 0],
    ['2027-04-07', '2027-05-06', 50_000, 0],
    ['2027-05-07', '2027-05-22', 25_000, 0],
    ['2027-05-23', '2027-06-05', 0, 0],
  ]);
  expect(rows(true).slice(-2)).toEqual([
    ['2027-05-23', '2027-05-29', 0, 100_000],
    ['2027-05-30', '2027-06-05', 0, 0],
  ]);
  expect(cancellationTable(booking, operator, addDays(departure, 1))).toEqual([]);
});

test('TERMS-02 on every day refund, credit and retained amount add up to the payments, and match the table', () => {
  const steps = fc.array(
    fc.record({ daysBefore: fc.integer({ min: 0, max: 120 }), refund: fc.integer({ min: 0, max: 10_000 }) }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      steps,
      fc.nat(900_000),
      fc.nat(50_000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.boolean(),
      fc.nat(150),
      fc.nat(150),
      (cancellation, tourPrice, atOnce, part, flexible, startDays, days) => {
        const total = tourPrice + atOnce;
        const any: CancellableBooking = { departure, total, tourPrice, paid: Math.round(total * part), flexible };
        const terms = { ...operator, cancellation };
        const on = before(Math.min(startDays, days));
        const refund = refundOn(on, any, terms);
        expect(refund.money + refund.credit + refund.kept).toBe(any.paid);
        expect(Math.min(refund.money, refund.credit, refund.kept)).toBeGreaterThanOrEqual(0);
        const row = cancellationTable(any, terms, before(startDays)).find(
          ({ from, until }) => from <= on && on <= until,
        );
        expect(row?.refund).toEqual(refund);
      },
    ),
    runs(1000),
  );
});

test('TERMS-02 the refund never grows as the departure approaches', () => {
  fc.assert(
    fc.property(fc.nat(110_000), fc.boolean(), fc.nat(100), fc.nat(100), (paid, flexible, one, other) => {
      const back = (days: number) => {
        const { money, credit } = refundOn(before(days), { ...booking, paid, flexible }, operator);
        return money + credit;
      };
      expect(back(Math.max(one, other))).toBeGreaterThanOrEqual(back(Math.min(one, other)));
    }),
    runs(),
  );
});
