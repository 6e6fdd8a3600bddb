import type { Day } from '#domain/calendar/day.ts';
import type { DeclineClass } from '../../payments/port.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { type Locked, lockAttempt, setAttempt, startCancelling } from '../book/effects.ts';
import { settlePayment } from '../book/job-kinds.ts';
import { refuseCard } from './booking-card.ts';
import { tellOfPayment } from './mails.ts';
import { readSchedule } from './read-schedule.ts';

/** Declines after which the same card is not charged again without its holder. */
const finalDeclines: readonly string[] = [
  'declined hard',
  'declined fraud',
  'declined authentication',
  'invalid',
] satisfies (`declined ${DeclineClass}` | 'invalid')[];

/** Money for a later payment is reserved and will be collected; what only proved a card is released. */
export async function approveLater(trx: Transaction, deps: PayDeps, { id, purpose }: Locked['attempt']): Promise<void> {
  if (purpose === 'card') await startCancelling(trx, deps, id, 'card kept');
  else await deps.queue.add(trx, settlePayment, { attemptId: id }, { key: id });
}

/** The kept card was declined: it is tried again in a few days, or not at all; its holder is told. */
export async function declineScheduled(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  reason: string,
): Promise<void> {
  const { attempt } = await lockAttempt(trx, attemptId);
  if (attempt.state !== 'open') return;
  await setAttempt(trx, attemptId, { state: 'declined', reason });
  if (finalDeclines.includes(reason) && attempt.booking_card_id !== null)
    await refuseCard(trx, attempt.booking_card_id, attempt.tried_on as Day);
  await tellOfDecline(trx, deps, attempt);
}

/** Tells that a payment of the plan was declined, and what follows; one that its holder watched needs no mail. */
export async function tellOfDecline(trx: Transaction, deps: PayDeps, attempt: Locked['attempt']): Promise<void> {
  if (attempt.purpose !== 'scheduled') return;
  const due = attempt.due_day as Day;
  const { payments, card } = await readSchedule(trx, attempt.booking_id, attempt.tried_on as Day);
  const payment = payments.find((one) => one.due === due);
  const retryOn = card?.refusedOn === null ? (payment?.chargedOn ?? null) : null;
  // After the last try the payment is missed, and that is told instead.
  if (card?.refusedOn === null && retryOn === null) return;
  await tellOfPayment(trx, deps, attempt.booking_id, {
    kind: 'payment-failed',
    payment: { amount: attempt.amount, due },
    how: retryOn ? 'retry' : 'card',
    retryOn,
    key: `failed ${due} ${attempt.try}`,
  });
}

/** Tells that a later payment was collected, and which is the next. */
export async function tellOfCapture(trx: Transaction, deps: PayDeps, attemptId: string): Promise<void> {
  const attempt = await trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (attempt.purpose === 'booking') return;
  await tellOfPayment(trx, deps, attempt.booking_id, {
    kind: 'payment-charged',
    amount: attempt.amount,
    card: attempt.brand && attempt.last_four ? { brand: attempt.brand, lastFour: attempt.last_four } : null,
    key: `charged ${attemptId}`,
  });
}
