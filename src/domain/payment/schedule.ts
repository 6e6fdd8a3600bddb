import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { Minor } from '#domain/money/money.ts';
import { type PlannedPayment, spreadMissed } from '#domain/pricing/instalments.ts';
import { type PaymentPlan, REMINDER_DAYS } from '#domain/pricing/payment-plan.ts';

/** So many days after a charge was declined it is tried again: 1, 3 and 7 days after the first time. */
export const RETRY_DAYS = [1, 2, 4] as const;
/** So long a payment waits for a card that works. */
export const CARD_WAIT_DAYS = 7;
/** An instalment is announced this many days ahead; a balance {@link REMINDER_DAYS}. */
export const INSTALMENT_REMINDER_DAYS = 3;
/** The least that can be paid ahead, in minor units. */
export const LEAST_EXTRA: Minor = 100;

/** What has happened to a plan since it was agreed. */
export interface PaymentHistory {
  /** What has been paid in all, the first payment included. */
  readonly paid: Minor;
  /** The due days of payments that were given up for good. */
  readonly missed: readonly Day[];
  /** The charges that the card of today has declined. */
  readonly declines: readonly { readonly due: Day; readonly on: Day }[];
}

/** How a payment stands; `missed` was spread over the others, or is for staff when it is the last. */
export type PaymentState = 'paid' | 'coming' | 'due' | 'retrying' | 'missed';

/** A payment of a plan as things stand. */
export interface ScheduledPayment extends PlannedPayment {
  /** What was agreed, before anything was spread. */
  readonly agreed: Minor;
  readonly paid: Minor;
  readonly state: PaymentState;
  /** When it is charged next by itself; null when it is not. */
  readonly chargedOn: Day | null;
}

/** Tells whether a plan leaves something to be charged later. */
export const hasLaterPayments = ({ payments }: Pick<PaymentPlan, 'payments'>): boolean => payments.length > 1;

/** Every payment of a plan as it stands today. The amounts add up to the total, and what is not paid of them to what is owed. */
export function schedule(plan: Pick<PaymentPlan, 'payments'>, history: PaymentHistory, today: Day): ScheduledPayment[] {
  const amounts = spreadAmounts(plan.payments, history.missed);
  let left = history.paid;
  return amounts.map((amount, index) => {
    const { due, amount: agreed } = plan.payments[index] as PlannedPayment;
    const paid = Math.min(amount, Math.max(0, left));
    left -= paid;
    const isMissed = history.missed.includes(due);
    const declines = history.declines.filter((one) => one.due === due);
    const isOpen = paid < amount && !isMissed;
    const state: PaymentState = isOpen
      ? declines.length > 0
        ? 'retrying'
        : due <= today
          ? 'due'
          : 'coming'
      : isMissed && (paid < amount || amount < agreed)
        ? 'missed'
        : 'paid';
    return { due, amount, agreed, paid, state, chargedOn: isOpen ? nextTry(due, declines) : null };
  });
}

function spreadAmounts(payments: readonly PlannedPayment[], missed: readonly Day[]): Minor[] {
  let rest: readonly PlannedPayment[] = payments;
  const amounts: Minor[] = [];
  while (rest.length > 0) {
    const [next, ...after] = rest as readonly [PlannedPayment, ...PlannedPayment[]];
    const spread = missed.includes(next.due) ? spreadMissed(next.amount, after) : null;
    amounts.push(spread ? 0 : next.amount);
    rest = spread ?? after;
  }
  return amounts;
}

/** The day of the next try; null when all of them are used up. */
function nextTry(due: Day, declines: readonly { readonly on: Day }[]): Day | null {
  const last = declines
    .map(({ on }) => on)
    .sort()
    .at(-1);
  if (last === undefined) return due;
  const wait = RETRY_DAYS[declines.length - 1];
  return wait === undefined ? null : addDays(last, wait);
}

/** What is to be done about a plan today. */
export type ScheduleStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'charge' | 'miss'; readonly due: Day; readonly amount: Minor }
  /** There is no card that works: its traveller is told, once. */
  | { readonly kind: 'noCard'; readonly due: Day; readonly amount: Minor };

/** The card that later payments are charged to: it works, or does not since a day; null when there is none. */
export type ScheduleCard = { readonly refusedOn: Day | null } | null;

/** What is to be done today, by the first payment that is not covered. */
export function scheduleStep(payments: readonly ScheduledPayment[], card: ScheduleCard, today: Day): ScheduleStep {
  const next = payments.find(({ state }) => state === 'due' || state === 'retrying' || state === 'coming');
  if (!next || next.due > today) return { kind: 'none' };
  const { due, chargedOn } = next;
  const amount = next.amount - next.paid;
  if (card === null || card.refusedOn !== null) {
    const since = card?.refusedOn && card.refusedOn > due ? card.refusedOn : due;
    return { kind: daysBetween(since, today) >= CARD_WAIT_DAYS ? 'miss' : 'noCard', due, amount };
  }
  if (chargedOn === null) return { kind: 'miss', due, amount };
  return chargedOn <= today ? { kind: 'charge', due, amount } : { kind: 'none' };
}

/** The payment that its traveller should be reminded of today; null when there is none, or it was agreed only just now. */
export function reminderDue(
  kind: PaymentPlan['kind'],
  payments: readonly ScheduledPayment[],
  today: Day,
): ScheduledPayment | null {
  const next = payments.find(({ state }) => state === 'coming');
  const [first] = payments;
  if (!next || !first) return null;
  const day = addDays(next.due, -(kind === 'deposit' ? REMINDER_DAYS : INSTALMENT_REMINDER_DAYS));
  return day > first.due && day <= today ? next : null;
}

/** What the next payment would be, and all that is left, for somebody who pays now. */
export function payable(payments: readonly ScheduledPayment[]): { readonly next: Minor; readonly all: Minor } {
  const open = payments.map(({ amount, paid }) => amount - paid).filter((left) => left > 0);
  return { next: open[0] ?? 0, all: open.reduce((sum, left) => sum + left, 0) };
}
