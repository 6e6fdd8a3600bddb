import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import { cancellationTable } from '#domain/pricing/cancellation.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { sumOf } from '#domain/pricing/line.ts';
import { paymentPlans } from '#domain/pricing/payment-plan.ts';
import { type Quote, quote } from '#domain/pricing/quote.ts';
import { saleTransfers } from '#domain/pricing/sale.ts';
import { anyChoices, anyCurrency, anyFacts } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS, NOW, STRANGER, TODAY } from '#domain/testing/sample.ts';
import { amendedChoices, type WantedChange } from './amended-choices.ts';
import { type AmendableBooking, type Amendment, amend, type PricedOn } from './amendment.ts';
import { cancelSold } from './cancellation.ts';

const DAYS = FACTS.variant.departures.map(({ day }) => day);
const OWN = 'booking-1';

function sold(facts: BookableFacts, choices: Choices, currency: Quote['currency'], share: number, isAgents: boolean) {
  const priced: PricedOn = { facts, now: NOW, person: STRANGER, promo: null };
  const price = quote(choices, { ...priced, currency, special: null, premium: null }) as Quote;
  const table = cancellationTable(
    { ...price, departure: choices.day as Day, paid: price.total, flexible: choices.flexible },
    facts.operator,
    TODAY,
  );
  const plans = paymentPlans(price, facts, choices.day as Day, 1, TODAY);
  const booking: AmendableBooking = {
    id: OWN,
    currency,
    choices,
    lines: price.lines,
    total: price.total,
    tourPrice: price.tourPrice,
    balance: -Math.floor((price.total * share) / 100),
    sale: saleTransfers({
      bookingId: OWN,
      currency,
      lines: price.lines,
      operator: facts.operator,
      insurer: null,
      agency: isAgents ? { id: 'agency-1', commission: 1250 } : null,
      rates: facts.rates,
    }),
    agreed: table.map(({ from, until, refund }) => ({ from, until, percent: refund.share / 100, ...refund })),
    plan: plans.at(-1) as AmendableBooking['plan'],
  };
  return { booking, priced };
}

/** The booking after a change, with what was promised to the traveller paid out. */
const after = (booking: AmendableBooking, choices: Choices, made: Amendment): AmendableBooking => ({
  ...booking,
  ...made,
  choices,
  balance: made.paid - made.total - made.money - made.credit,
});

/** What some transfers move out of the booking's account. */
const leaving = (transfers: readonly Transfer[]) =>
  transfers.reduce(
    (sum, { from, to, amount }) => sum + (from.kind === 'booking' ? amount : 0) - (to.kind === 'booking' ? amount : 0),
    0,
  );

const anyBooking = fc.record({
  facts: anyFacts,
  choices: anyChoices.map(
    (choices): Choices => ({ ...choices, rooms: {}, saving: { kind: 'none' }, insurance: { answer: 'no' } }),
  ),
  currency: anyCurrency,
  unpaid: fc.integer({ min: 0, max: 100 }),
  isAgents: fc.boolean(),
  flexible: fc.boolean(),
});
const anyChanges = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 60 }),
    change: fc.oneof(
      fc.record({ kind: fc.constant('party' as const), typeId: fc.constantFrom(1, 2, 3, 4) }),
      fc.record({ kind: fc.constant('date' as const), day: fc.constantFrom(...DAYS) }),
    ),
    paysAfter: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Makes changes one after another, and returns each with the booking before and after it. */
function walk(
  {
    facts: whole,
    choices,
    currency,
    unpaid,
    isAgents,
  }: typeof anyBooking extends fc.Arbitrary<infer One> ? One : never,
  changes: readonly { readonly after: number; readonly change: WantedChange; readonly paysAfter: boolean }[],
) {
  // Rooms have rules of their own; prices do not depend on who sleeps where.
  const facts = { ...whole, variant: { ...whole.variant, rooms: [] } };
  let { booking, priced } = sold(facts, choices, currency, unpaid, isAgents);
  let today = TODAY;
  let received = booking.total + booking.balance;
  let returned = 0;
  const steps = [];
  for (const { after: days, change, paysAfter } of changes) {
    today = addDays(today, days);
    const [next] = amendedChoices(booking.choices, change, facts);
    if (!next || today >= (booking.choices.day as Day) || today >= (next.day as Day)) continue;
    const made = amend(booking, next, { priced, today });
    if (typeof made === 'string') continue;
    const now = after(booking, next, made);
    returned += made.money + made.credit;
    steps.push({ before: booking, made, now, today, received, returned });
    booking = paysAfter ? { ...now, balance: 0 } : now;
    received += booking.balance - now.balance;
  }
  return { steps, last: booking, today };
}

test('after any changes the lines, the plan and the sale add up to the total, and nobody gets back more than was paid', () => {
  fc.assert(
    fc.property(anyBooking, anyChanges, (start, changes) => {
      const { steps } = walk(start, changes);
      for (const { before, made, now, received, returned } of steps) {
        expect(sumOf(made.lines)).toBe(made.total);
        expect(made.plan.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(made.total);
        expect(made.plan.payments.every(({ amount }) => amount > 0)).toBe(true);
        expect(new Set(made.plan.payments.map(({ due }) => due)).size).toBe(made.plan.payments.length);
        expect(leaving(made.sale)).toBe(made.total);
        expect(leaving(made.transfers)).toBe(made.total - before.total);
        expect(made.money + made.credit + made.kept).toBe(made.paid);
        for (const amount of [made.money, made.credit, made.kept, made.fee, made.due, made.tourPrice])
          expect(amount).toBeGreaterThanOrEqual(0);
        expect(made.money === 0 && made.credit === 0 ? 0 : made.due).toBe(0);
        expect(now.balance + made.due).toBe(0);
        expect(returned).toBeLessThanOrEqual(received);
      }
    }),
    runs(),
  );
});

test('the difference that a change posts turns the earlier sale into the later one, account by account', () => {
  const balances = (...parts: (readonly Transfer[])[]) => {
    const sums: Record<string, number> = {};
    for (const { from, to, currency, amount } of parts.flat()) {
      sums[`${from.kind} ${from.owner} ${currency}`] = (sums[`${from.kind} ${from.owner} ${currency}`] ?? 0) - amount;
      sums[`${to.kind} ${to.owner} ${currency}`] = (sums[`${to.kind} ${to.owner} ${currency}`] ?? 0) + amount;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
  };
  fc.assert(
    fc.property(anyBooking, anyChanges, (start, changes) => {
      for (const { before, made } of walk(start, changes).steps)
        expect(balances(before.sale, made.transfers)).toEqual(balances(made.sale));
    }),
    runs(),
  );
});

test('a fewer traveller never costs more than the whole booking did, unless the tour gets dearer without them', () => {
  fc.assert(
    fc.property(anyBooking, anyChanges, (start, changes) => {
      for (const { before, made } of walk(start, changes).steps)
        expect(made.total).toBeLessThanOrEqual(before.total + Math.max(0, -made.reduction));
    }),
    runs(),
  );
});

test('moving to another date never improves what a cancellation would have refunded on the day of the move', () => {
  fc.assert(
    fc.property(anyBooking, anyChanges, (start, changes) => {
      for (const { before, made, today } of walk(start, changes).steps) {
        const now = before.agreed.find(({ from, until }) => from <= today && today <= until)?.percent ?? 0;
        if (made.agreed !== before.agreed && made.plan)
          for (const { from, percent } of made.agreed)
            if (from >= today) expect(percent).toBeLessThanOrEqual(Math.max(now, 0));
      }
    }),
    runs(),
  );
});

test('a changed booking can be cancelled by either side, and its account is then settled', () => {
  fc.assert(
    fc.property(anyBooking, anyChanges, fc.boolean(), (start, changes, byOperator) => {
      const { last, today } = walk(start, changes);
      const { money, credit, kept, paid, transfers } = cancelSold(
        { ...last, unissuedPremium: 0 },
        byOperator ? 'operator' : 'traveller',
        today,
      );
      expect(money + credit + kept).toBe(paid);
      if (byOperator) expect(money).toBe(paid);
      expect(last.balance - leaving(transfers) - money - credit + 0).toBe(0);
    }),
    runs(),
  );
});

test('one of two travellers cancels under a 90 % step: the operator keeps a tenth of their price, the rest comes back', () => {
  const party = { 1: 2 };
  const choices: Choices = {
    day: DAYS[1] as Day,
    party,
    rooms: { 2: party },
    extras: {},
    flexible: false,
    insurance: { answer: 'no' },
    membership: 'no',
    saving: { kind: 'none' },
  };
  const { booking, priced } = sold(FACTS, choices, 'EUR', 0, false);
  const [next] = amendedChoices(choices, { kind: 'party', typeId: 1 }, FACTS);
  expect(next?.rooms).toEqual({ 2: { 1: 1 } });
  const made = amend(booking, next as Choices, { priced, today: TODAY }) as Amendment;
  const each = 149_900 + 30_000;
  expect(made).toMatchObject({ reduction: each, fee: each / 10, money: each - each / 10, credit: 0, due: 0 });
  expect(made.lines.at(-1)).toMatchObject({ kind: 'changeFee', amount: each / 10 });
});

test('the last traveller and the only one who may travel alone cannot leave, nor one whose child would be alone in a room', () => {
  const base = { day: DAYS[1] as Day, extras: {}, flexible: false, insurance: { answer: 'no' as const } };
  const rest = { ...base, membership: 'no' as const, saving: { kind: 'none' as const } };
  const leave = (party: Choices['party'], rooms: Choices['rooms'], typeId: number) =>
    amendedChoices({ ...rest, party, rooms }, { kind: 'party', typeId }, FACTS);
  expect(leave({ 1: 1 }, { 2: { 1: 1 } }, 1)).toEqual([]);
  expect(leave({ 1: 1, 2: 1 }, { 1: { 1: 1, 2: 1 } }, 1)).toEqual([]);
  expect(leave({ 1: 1, 2: 1 }, { 1: { 1: 1, 2: 1 } }, 2)).toHaveLength(1);
  expect(leave({ 1: 2, 2: 1 }, { 1: { 1: 1, 2: 1 }, 2: { 1: 1 } }, 1)).toHaveLength(1);
  expect(amendedChoices({ ...rest, party: { 1: 1 }, rooms: {} }, { kind: 'date', day: rest.day }, FACTS)).toEqual([]);
});
