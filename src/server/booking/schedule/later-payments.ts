import type { Day } from '#domain/calendar/day.ts';
import type { DeclineClass } from '../../payments/port.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { type Locked, lockAttempt, setAttempt, startCancelling } from '../book/effects.ts';
import { settlePayment } from '../book/job-kinds.ts';
import { refuseCard } from './booking-card.ts';
import { notifyOfPayment } from './mails.ts';
import { readSchedule } from './read-schedule.ts';

/** The declines after which the card must not be charged again without its holder. */
const finalDeclines: readonly string[] = [
  'declined hard',
  'declined fraud',
  'declined authentication',
  'invalid',
] satisfies (`declined ${DeclineClass}` | 'invalid')[];

/** Queues the capture of a later payment; the authorisation that verified a card is released instead. */
export async function approveLater(trx: Transaction, deps: PayDeps, { id, purpose }: Locked['attempt']): Promise<void> {
  if (purpose === 'card') await startCancelling(trx, deps, id, 'card kept');
  else await deps.queue.add(trx, settlePayment, { attemptId: id }, { key: id });
}

/** Records a decline of the stored card: it is retried in a few days, or not at all, and its holder is notified. */
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
  await notifyOfDecline(trx, deps, attempt);
}

/** Notifies of a declined payment and its consequences; a payment that its holder made themselves needs no mail. */
export async function notifyOfDecline(trx: Transaction, deps: PayDeps, attempt: Locked['attempt']): Promise<void> {
  if (attempt.purpose !== 'scheduled') return;
  const due = attempt.due_day as Day;
  const { payments, card } = await readSchedule(trx, attempt.booking_id, attempt.tried_on as Day);
  const payment = payments.find((one) => one.due === due);
  const retryOn = card?.refusedOn === null ? (payment?.chargedOn ?? null) : null;
  // After the last try the payment counts as missed, which sends its own mail.
  if (card?.refusedOn === null && retryOn === null) return;
  await notifyOfPayment(trx, deps, attempt.booking_id, {
    kind: 'payment-failed',
    payment: { amount: attempt.amount, due },
    how: retryOn ? 'retry' : 'card',
    retryOn,
    key: `failed ${due} ${attempt.try}`,
  });
}

/** Notifies that a later payment was captured, and of the next one. */
export async function notifyOfCapture(trx: Transaction, deps: PayDeps, attemptId: string): Promise<void> {
  const attempt = await trx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (attempt.purpose === 'booking') return;
  await notifyOfPayment(trx, deps, attempt.booking_id, {
    kind: 'payment-charged',
    amount: attempt.amount,
    card: attempt.brand && attempt.last_four ? { brand: attempt.brand, lastFour: attempt.last_four } : null,
    key: `charged ${attemptId}`,
  });
}
