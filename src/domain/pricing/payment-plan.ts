import { addDays, type Day } from '#domain/calendar/day.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { depositAmount, isDepositDay } from './deposit.ts';
import {
  FREQUENCIES,
  type Frequency,
  instalmentCount,
  instalmentDays,
  instalments,
  type PlannedPayment,
} from './instalments.ts';
import type { Quote } from './quote.ts';

/** The ways to pay for a booking over time. */
export type PlanChoice =
  | { readonly kind: 'full' | 'deposit' }
  | { readonly kind: 'instalments'; readonly frequency: Frequency };

/**
 * A way to pay with its dates and amounts, which add up to the total; the first is due at once. Not offered for a total
 * of zero.
 */
export type PaymentPlan = PlanChoice & { readonly payments: readonly PlannedPayment[] };

/** The traveller is reminded this many days before the balance is due. */
export const REMINDER_DAYS = 14;

/** Returns the day by which the whole price must be paid. */
export const balanceDay = (departure: Day, facts: BookableFacts): Day =>
  addDays(departure, -facts.operator.balanceDays);

/** Returns the day of the balance reminder; null when that day has passed. */
export function reminderDay(balance: Day, today: Day): Day | null {
  const reminder = addDays(balance, -REMINDER_DAYS);
  return reminder > today ? reminder : null;
}

/** Returns every way this price can be paid for a departure, full payment first. */
export function paymentPlans(
  price: Quote,
  facts: BookableFacts,
  departure: Day,
  people: number,
  today: Day,
): PaymentPlan[] {
  const balance = balanceDay(departure, facts);
  const atOnce = price.total - price.tourPrice;
  if (price.total === 0) return [{ kind: 'full', payments: [] }];
  const plans: PaymentPlan[] = [{ kind: 'full', payments: [{ due: today, amount: price.total }] }];
  const deposit = depositAmount(price, facts, people);
  if (deposit !== null && isDepositDay(departure, balance, today)) {
    plans.push({
      kind: 'deposit',
      payments: [
        { due: today, amount: deposit + atOnce },
        { due: balance, amount: price.tourPrice - deposit },
      ],
    });
  }
  for (const frequency of FREQUENCIES) {
    const count = Math.min(instalmentCount(frequency, departure, balance, today), price.tourPrice);
    if (count < 2) continue;
    const days = instalmentDays(count, frequency, today);
    plans.push({ kind: 'instalments', frequency, payments: instalments(price.tourPrice, atOnce, days) });
  }
  // Savings on the whole price can reduce the first payment of a plan to zero, which could not secure the booking.
  return plans.filter(({ payments }) => payments.every(({ amount }) => amount > 0));
}

/** Returns the plans that the dates and the operator allow for a departure; a low price may still rule one out. */
export function plansByDate(facts: BookableFacts, departure: Day, today: Day): PlanChoice[] {
  const balance = balanceDay(departure, facts);
  const deposit = facts.operator.deposit.kind !== 'none' && isDepositDay(departure, balance, today);
  return [
    { kind: 'full' },
    ...(deposit ? [{ kind: 'deposit' } as const] : []),
    ...FREQUENCIES.filter((frequency) => instalmentCount(frequency, departure, balance, today) > 1).map(
      (frequency) => ({ kind: 'instalments', frequency }) as const,
    ),
  ];
}

/** Returns whether two choices of plan are the same. */
export const samePlan = (one: PlanChoice, other: PlanChoice): boolean =>
  one.kind === other.kind && (one.kind !== 'instalments' || one.frequency === (other as typeof one).frequency);
