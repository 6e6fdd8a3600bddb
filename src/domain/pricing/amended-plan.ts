import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Minor } from '#domain/money/money.ts';
import type { PlannedPayment } from './instalments.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** How long a traveller has to pay what a change adds to a booking whose payments are all due already. */
export const CHANGE_PAYMENT_DAYS = 7;

/**
 * Returns a plan for a changed total. Less is taken off the last payments. More is added to the last payment, or due in
 * a week when that is due already, but before departure.
 */
export function amendedPlan(plan: PaymentPlan, total: Minor, today: Day, departure: Day): PaymentPlan {
  const before = plan.payments.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= before) return { ...plan, payments: lessened(plan.payments, before - total) };
  return added(plan, total - before, today, departure);
}

function lessened(payments: readonly PlannedPayment[], less: Minor): PlannedPayment[] {
  const remaining: PlannedPayment[] = [];
  let left = less;
  for (const payment of payments.toReversed()) {
    const off = Math.min(left, payment.amount);
    left -= off;
    if (payment.amount > off) remaining.unshift({ ...payment, amount: payment.amount - off });
  }
  return remaining;
}

function added(plan: PaymentPlan, more: Minor, today: Day, departure: Day): PaymentPlan {
  const last = plan.payments.at(-1);
  if (last && last.due > today)
    return { ...plan, payments: plan.payments.with(-1, { ...last, amount: last.amount + more }) };
  const [week, eve] = [addDays(today, CHANGE_PAYMENT_DAYS), addDays(departure, -1)];
  const due = week < eve ? week : eve > today ? eve : today;
  // A due day names one payment.
  if (last?.due === due) return { ...plan, payments: plan.payments.with(-1, { ...last, amount: last.amount + more }) };
  // A plan with a later payment is reminded of it and charged, which one for full payment is not.
  const kind = plan.kind === 'full' && last ? ({ kind: 'deposit' } as const) : plan;
  return { ...kind, payments: [...plan.payments, { due, amount: more }] };
}
