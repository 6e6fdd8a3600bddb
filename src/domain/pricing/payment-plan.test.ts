import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day, daysBetween } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { anyCurrency, anyFacts } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS, TODAY } from '#domain/testing/sample.ts';
import { spreadMissed } from './instalments.ts';
import { balanceDay, paymentPlans, plansByDate, reminderDay, samePlan } from './payment-plan.ts';
import type { Quote } from './quote.ts';

const price = (tourPrice: number, atOnce = 0): Quote => ({
  currency: 'EUR',
  lines: [],
  total: tourPrice + atOnce,
  tourPrice,
  oldTotal: null,
  savingProblem: null,
});
const inDays = (days: number) => addDays(TODAY, days);
const kinds = (days: number, facts: BookableFacts = FACTS) =>
  paymentPlans(price(100_000), facts, inDays(days), 2, TODAY).map((plan) =>
    plan.kind === 'instalments' ? plan.frequency : plan.kind,
  );
const withBalance = (balanceDays: number): BookableFacts => ({
  ...FACTS,
  operator: { ...FACTS.operator, balanceDays },
});

test('INST-01 instalments run every 14 or 30 days, starting with the first payment', () => {
  expect(kinds(200)).toEqual(['full', 'deposit', 14, 30]);
});

test('INST-01 instalments are offered 75 or more days before departure, deposits more than 60 days before', () => {
  expect(kinds(75, withBalance(30))).toEqual(['full', 'deposit', 14, 30]);
  expect(kinds(74, withBalance(30))).toEqual(['full', 'deposit']);
  expect(kinds(61, withBalance(30))).toEqual(['full', 'deposit']);
  expect(kinds(60, withBalance(30))).toEqual(['full']);
});

test('INST-03 an option without time for two payments before the balance date is not offered', () => {
  expect(kinds(79)).toEqual(['full', 'deposit']);
  expect(kinds(80)).toEqual(['full', 'deposit', 14]);
  expect(kinds(95)).toEqual(['full', 'deposit', 14]);
  expect(kinds(96)).toEqual(['full', 'deposit', 14, 30]);
  expect(kinds(65)).toEqual(['full']);
});

test('INST-03 a price of zero has no payments, and no plan begins with a payment of zero', () => {
  expect(paymentPlans(price(0), FACTS, inDays(200), 2, TODAY)).toEqual([{ kind: 'full', payments: [] }]);
  const [deposit] = paymentPlans(price(100_000), FACTS, inDays(200), 2, TODAY)
    .filter(({ kind }) => kind === 'deposit')
    .map(({ payments }) => payments[0]?.amount ?? 0);
  const plans = paymentPlans(price(100_000, -(deposit as number)), FACTS, inDays(200), 2, TODAY);
  expect(plans.map(({ kind }) => kind)).not.toContain('deposit');
  expect(plans.flatMap(({ payments }) => payments).every(({ amount }) => amount > 0)).toBe(true);
});

test('INST-03 a payment plan lists each date and amount, with one-off purchases in the first', () => {
  const plan = paymentPlans(price(100_000, 5000), FACTS, day('2027-06-05'), 2, TODAY).find(
    ({ kind }) => kind === 'instalments',
  );
  expect(plan?.payments).toEqual([
    { due: '2027-01-10', amount: 16_667 + 5000 },
    { due: '2027-01-24', amount: 16_667 },
    { due: '2027-02-07', amount: 16_667 },
    { due: '2027-02-21', amount: 16_667 },
    { due: '2027-03-07', amount: 16_666 },
    { due: '2027-03-21', amount: 16_666 },
  ]);
});

test('INST-05 a deposit is a share or an amount per traveller now, with the balance on its due date', () => {
  const plan = (facts: BookableFacts, tourPrice = 100_000) =>
    paymentPlans(price(tourPrice, 5000), facts, day('2027-06-05'), 2, TODAY).find(({ kind }) => kind === 'deposit')
      ?.payments;
  expect(plan(FACTS)).toEqual([
    { due: '2027-01-10', amount: 25_000 },
    { due: '2027-04-01', amount: 80_000 },
  ]);
  const perTraveller: BookableFacts = {
    ...FACTS,
    operator: { ...FACTS.operator, deposit: { kind: 'perTraveller', amount: 15_000 } },
  };
  expect(plan(perTraveller)?.[0]?.amount).toBe(35_000);
  expect(plan(perTraveller, 30_000)).toBeUndefined();
  expect(plan({ ...FACTS, operator: { ...FACTS.operator, deposit: { kind: 'none' } } })).toBeUndefined();
});

test('INST-03 INST-05 plans add up to the total, start today and end in time, for all dates within three years', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.integer({ min: -1096, max: 1096 }),
      fc.integer({ min: -1096, max: 1096 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 0, max: 90_000 }),
      anyCurrency,
      fc.integer({ min: 1, max: 30 }),
      (facts, todayOffset, departureOffset, tourPrice, atOnce, currency, people) => {
        const today = inDays(todayOffset);
        const departure = inDays(departureOffset);
        const plans = paymentPlans({ ...price(tourPrice, atOnce), currency }, facts, departure, people, today);
        const balance = balanceDay(departure, facts);
        expect(plans[0]?.kind).toBe('full');
        for (const plan of plans) {
          expect(plan.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(tourPrice + atOnce);
          expect(plan.payments[0]?.due).toBe(tourPrice + atOnce > 0 ? today : undefined);
          expect(plan.payments.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
          const last = plan.payments.at(-1)!;
          if (plan.kind === 'instalments') {
            expect(last.due < balance).toBe(true);
            expect(daysBetween(today, departure)).toBeGreaterThanOrEqual(75);
            expect(plan.payments.length).toBeGreaterThan(1);
            expect(last.amount).toBeGreaterThan(0);
            expect(plan.payments.map(({ due }) => daysBetween(today, due))).toEqual(
              plan.payments.map((_, index) => index * plan.frequency),
            );
          }
          if (plan.kind === 'deposit') {
            expect(plan.payments[0]?.amount).toBeGreaterThan(atOnce);
            expect(last.due).toBe(balance);
            expect(daysBetween(today, departure)).toBeGreaterThan(60);
            expect(last.amount).toBeGreaterThan(0);
          }
          expect(plansByDate(facts, departure, today).some((offered) => samePlan(offered, plan))).toBe(true);
        }
      },
    ),
    runs(2000),
  );
});

test('INST-04 a missed instalment is spread over the rest to the cent; a missed last one is left to staff', () => {
  const rest = [
    { due: inDays(14), amount: 100 },
    { due: inDays(28), amount: 99 },
  ];
  expect(spreadMissed(101, rest)?.map(({ amount }) => amount)).toEqual([151, 149]);
  expect(spreadMissed(101, [])).toBeNull();
});

test('INST-05 the balance is due the operator’s number of days before departure, with a reminder 14 days earlier', () => {
  expect(balanceDay(day('2027-06-05'), FACTS)).toBe('2027-04-01');
  expect(reminderDay(day('2027-04-01'), TODAY)).toBe('2027-03-18');
  expect(reminderDay(day('2027-01-24'), TODAY)).toBeNull();
});
