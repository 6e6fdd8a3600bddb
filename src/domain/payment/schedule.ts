import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { Minor } from '#domain/money/money.ts';
import { type PlannedPayment, spreadMissed } from '#domain/pricing/instalments.ts';
import { type PaymentPlan, REMINDER_DAYS } from '#domain/pricing/payment-plan.ts';

/** The days between attempts to charge a declined payment: 1, 3 and 7 days after the first attempt. */
export const RETRY_DAYS = [1, 2, 4] as const;
/** How many days a payment waits for a working card. */
export const CARD_WAIT_DAYS = 7;
/** An instalment reminder is sent this many days ahead; for a balance see {@link REMINDER_DAYS}. */
export const INSTALMENT_REMINDER_DAYS = 3;
/** The smallest early payment, in minor units. */
export const MIN_EXTRA: Minor = 100;

/** What has happened to a plan since it was agreed. */
export interface PaymentHistory {
  /** The total paid so far, including the first payment. */
  readonly paid: Minor;
  /** The due days of payments that were permanently missed. */
  readonly missed: readonly Day[];
  /** The charges that the current card has declined. */
  readonly declines: readonly { readonly due: Day; readonly on: Day }[];
}

/** The state of a payment; a `missed` one was spread over the others, or is left to staff when it is the last. */
export type PaymentState = 'paid' | 'coming' | 'due' | 'retrying' | 'missed';

/** A payment of a plan in its current state. */
export interface ScheduledPayment extends PlannedPayment {
  /** The agreed amount, before missed payments were spread. */
  readonly agreed: Minor;
  readonly paid: Minor;
  readonly state: PaymentState;
  /** When it is next charged automatically; null when it is not. */
  readonly chargedOn: Day | null;
}

/** Returns whether a plan has payments to be charged later. */
export const hasLaterPayments = ({ payments }: Pick<PaymentPlan, 'payments'>): boolean => payments.length > 1;

/**
 * Returns every payment of a plan in its current state. The amounts add up to the total, and their unpaid parts to the
 * balance.
 */
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

/** Returns the day of the next retry; null after the last one. */
function nextTry(due: Day, declines: readonly { readonly on: Day }[]): Day | null {
  const last = declines
    .map(({ on }) => on)
    .sort()
    .at(-1);
  if (last === undefined) return due;
  const wait = RETRY_DAYS[declines.length - 1];
  return wait === undefined ? null : addDays(last, wait);
}

/** What has to be done about a plan today. */
export type ScheduleStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'charge' | 'miss'; readonly due: Day; readonly amount: Minor }
  /** There is no working card: the traveller is notified once. */
  | { readonly kind: 'noCard'; readonly due: Day; readonly amount: Minor };

/** The card for later payments, and since when it is declined; null when there is none. */
export type ScheduleCard = { readonly refusedOn: Day | null } | null;

/** Returns what has to be done today, by the first payment that is not covered. */
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

/** Returns the payment to remind the traveller of today; null when there is none, or it was agreed only recently. */
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

/** Returns the next payment and the total balance, for a traveller who pays now. */
export function payable(payments: readonly ScheduledPayment[]): { readonly next: Minor; readonly all: Minor } {
  const open = payments.map(({ amount, paid }) => amount - paid).filter((left) => left > 0);
  return { next: open[0] ?? 0, all: open.reduce((sum, left) => sum + left, 0) };
}
