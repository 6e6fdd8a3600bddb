import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, day } from '#domain/calendar/day.ts';
import { instalmentDays, instalments } from '#domain/pricing/instalments.ts';
import { runs } from '#domain/testing/runs.ts';
import { type PaymentHistory, payable, reminderDue, type ScheduleCard, schedule, scheduleStep } from './schedule.ts';

const START = day('2027-01-10');
const planOf = (total: number, count: number, frequency: 14 | 30 = 14, start: Day = START) => ({
  payments: instalments(total, 0, instalmentDays(count, frequency, start)),
});
const nothing: PaymentHistory = { paid: 0, missed: [], declines: [] };
const works: ScheduleCard = { refusedOn: null };
const dues = planOf(4000, 4).payments.map(({ due }) => due) as [Day, Day, Day, Day];

test('INST-04 a payment covers the instalments in date order, future ones included', () => {
  const states = schedule(planOf(4000, 4), { ...nothing, paid: 2500 }, START).map(({ paid, state }) => [paid, state]);
  expect(states).toEqual([
    [1000, 'paid'],
    [1000, 'paid'],
    [500, 'coming'],
    [0, 'coming'],
  ]);
});

test('INST-04 a missed instalment is spread over the rest, and a missed last one keeps its amount for staff', () => {
  const history = { ...nothing, paid: 1000, missed: [dues[1]] };
  const payments = schedule(planOf(4000, 4), history, dues[2]);
  expect(payments.map(({ amount, state }) => [amount, state])).toEqual([
    [1000, 'paid'],
    [0, 'missed'],
    [1500, 'due'],
    [1500, 'coming'],
  ]);
  const last = schedule(planOf(4000, 4), { ...nothing, paid: 3000, missed: [dues[3]] }, dues[3]);
  expect(last.at(-1)).toMatchObject({ amount: 1000, paid: 0, state: 'missed', chargedOn: null });
  expect(scheduleStep(last, works, addDays(dues[3], 30))).toEqual({ kind: 'none' });
});

test('INST-04 a declined charge is retried after 1, 3 and 7 days, and is then missed', () => {
  const declines: { due: Day; on: Day }[] = [];
  const charged: number[] = [];
  let missed: number | null = null;
  for (let after = -3; after < 20 && missed === null; after += 1) {
    const today = addDays(dues[1], after);
    const step = () =>
      scheduleStep(schedule(planOf(4000, 4), { paid: 1000, missed: [], declines }, today), works, today);
    if (step().kind === 'charge') {
      charged.push(after);
      declines.push({ due: dues[1], on: today });
    }
    if (step().kind === 'miss') missed = after;
  }
  expect(charged).toEqual([0, 1, 3, 7]);
  expect(missed).toBe(7);
});

test('INST-04 a payment without a working card waits a week for another card', () => {
  const plan = planOf(4000, 4);
  const stepOn = (today: Day, card: ScheduleCard) =>
    scheduleStep(schedule(plan, { ...nothing, paid: 1000 }, today), card, today).kind;
  expect(stepOn(addDays(dues[1], -1), null)).toBe('none');
  expect(stepOn(dues[1], null)).toBe('noCard');
  expect(stepOn(addDays(dues[1], 6), null)).toBe('noCard');
  expect(stepOn(addDays(dues[1], 7), null)).toBe('miss');
  const refusedOn = addDays(dues[1], 3);
  expect(stepOn(addDays(dues[1], 9), { refusedOn })).toBe('noCard');
  expect(stepOn(addDays(dues[1], 10), { refusedOn })).toBe('miss');
  expect(stepOn(addDays(dues[1], 9), works)).toBe('charge');
});

test('INST-05 a balance reminder is sent 14 days ahead, an instalment reminder 3 days, and none right after the agreement', () => {
  const deposit = {
    payments: [
      { due: START, amount: 200 },
      { due: day('2027-04-01'), amount: 800 },
    ],
  };
  const on = (today: Day) => reminderDue('deposit', schedule(deposit, { ...nothing, paid: 200 }, today), today)?.due;
  expect(on(day('2027-03-17'))).toBeUndefined();
  expect(on(day('2027-03-18'))).toBe('2027-04-01');
  expect(on(day('2027-03-31'))).toBe('2027-04-01');
  expect(on(day('2027-04-01'))).toBeUndefined();
  const soon = {
    payments: [
      { due: START, amount: 200 },
      { due: addDays(START, 10), amount: 800 },
    ],
  };
  expect(reminderDue('deposit', schedule(soon, { ...nothing, paid: 200 }, START), START)).toBeNull();
  const series = (today: Day) =>
    reminderDue('instalments', schedule(planOf(4000, 4), { ...nothing, paid: 1000 }, today), today);
  expect(series(addDays(dues[1], -4))).toBeNull();
  expect(series(addDays(dues[1], -3))?.due).toBe(dues[1]);
});

test('INST-04 after any payments, declines and misses the amounts add up to the total and the rest to the balance', () => {
  const history = fc.record({
    total: fc.integer({ min: 30, max: 5_000_000 }),
    count: fc.integer({ min: 2, max: 26 }),
    frequency: fc.constantFrom(14 as const, 30 as const),
    start: fc.integer({ min: 0, max: 1500 }),
    paidShare: fc.integer({ min: 0, max: 1000 }),
    missed: fc.array(fc.nat(25)),
    declined: fc.array(fc.tuple(fc.nat(25), fc.nat(9))),
    today: fc.integer({ min: 0, max: 900 }),
  });
  fc.assert(
    fc.property(history, ({ total, count, frequency, start, paidShare, missed, declined, today }) => {
      const plan = planOf(total, count, frequency, addDays(START, start));
      const dueOf = (index: number) => plan.payments[1 + (index % (count - 1))]?.due as Day;
      const paid = Math.floor((total * paidShare) / 1000);
      const now = addDays(START, start + today);
      const payments = schedule(
        plan,
        {
          paid,
          missed: missed.map(dueOf),
          declines: declined.map(([index, on]) => ({ due: dueOf(index), on: addDays(dueOf(index), on) })),
        },
        now,
      );
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(payable(payments).all).toBe(total - paid);
      expect(payments.every((one) => one.amount >= 0 && one.paid >= 0 && one.paid <= one.amount)).toBe(true);
      const step = scheduleStep(payments, works, now);
      if (step.kind === 'charge') {
        expect(step.due <= now).toBe(true);
        expect(step.amount).toBeGreaterThan(0);
        expect(step.amount).toBeLessThanOrEqual(total - paid);
      }
    }),
    runs(2000),
  );
});

test('INST-03 instalment dates are stable across month ends, leap days and daylight saving', () => {
  expect(planOf(1000, 4, 30, day('2028-01-30')).payments.map(({ due }) => due)).toEqual([
    '2028-01-30',
    '2028-02-29',
    '2028-03-30',
    '2028-04-29',
  ]);
  expect(planOf(1000, 3, 14, day('2027-03-20')).payments.map(({ due }) => due)).toEqual([
    '2027-03-20',
    '2027-04-03',
    '2027-04-17',
  ]);
});
