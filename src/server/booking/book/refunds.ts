import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { post } from '../../money/journal.ts';
import type { PaymentProvider, Transaction as ProviderTransaction } from '../../payments/port.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { type Locked, lockAttempt, now, setAttempt } from './effects.ts';
import { untouchedSince } from './job-kinds.ts';
import { notifyOfBooking, notifyOfRefund } from './mails.ts';

/** Returns the deterministic id of an attempt's full refund, so that it is refunded once. */
export const refundIdOf = (attemptId: string): string => {
  const hash = createHash('sha256').update(`refund ${attemptId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Posts the captured amount of an attempt, once. */
export const postCapture = (trx: Transaction, attempt: Locked['attempt'], amount: number) =>
  post(trx, `capture ${attempt.id}`, [
    {
      from: { kind: 'provider', owner: attempt.provider },
      to: { kind: 'booking', owner: attempt.booking_id },
      currency: attempt.currency,
      amount,
    },
  ]);

/**
 * Records the refund of an attempt that was given up after its money was captured, before the provider is called.
 * Returns the booking that failed before the money arrived, so that its payer is notified once.
 */
export async function beginRefund(
  trx: Transaction,
  attemptId: string,
  refundId: string,
  amount: number,
): Promise<string | null> {
  const { booking, attempt } = await lockAttempt(trx, attemptId);
  const inserted = await trx
    .insertInto('payment_refund')
    .values({ id: refundId, attempt_id: attemptId, amount, reason: attempt.reason ?? 'cancelled' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await postCapture(trx, attempt, amount);
  await post(trx, `refund ${refundId}`, [
    {
      from: { kind: 'booking', owner: attempt.booking_id },
      to: { kind: 'refund', owner: attempt.booking_id },
      currency: attempt.currency,
      amount,
    },
  ]);
  return booking.state === 'failed' ? booking.id : null;
}

/** Locks a refund and its booking, and returns it with its attempt; null when there is none. */
export async function lockRefund(trx: Transaction, refundId: string) {
  const found = await trx
    .selectFrom('payment_refund')
    .select('attempt_id')
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!found) return null;
  const { attempt } = await lockAttempt(trx, found.attempt_id);
  const refund = await trx
    .selectFrom('payment_refund')
    .selectAll()
    .where('id', '=', refundId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { refund, attempt };
}

/** Returns a journal cause; staff may retry, so each further try has its own cause. */
export const refundCause = (what: string, { id, tries }: { readonly id: string; readonly tries: number }): string =>
  tries === 0 ? `${what} ${id}` : `${what} ${id} ${tries}`;

/**
 * Records that the provider has refunded or refused. A refused refund that was later made manually at the provider also
 * becomes done; an unknown refund is ignored.
 */
export async function endRefund(
  trx: Transaction,
  deps: PayDeps,
  refundId: string,
  end: { readonly state: 'done' } | { readonly state: 'failed'; readonly refusal: string },
): Promise<void> {
  const locked = await lockRefund(trx, refundId);
  if (!locked) return;
  const { refund, attempt } = locked;
  const wasRefused = refund.state === 'failed';
  const isDone = end.state === 'done';
  if (refund.state !== 'asked' && !(wasRefused && isDone)) return;
  await trx
    .updateTable('payment_refund')
    .set({ state: end.state, state_since: now, refusal: end.state === 'failed' ? end.refusal : refund.refusal })
    .where('id', '=', refundId)
    .execute();
  if (isDone && attempt.state === 'cancelling') await setAttempt(trx, attempt.id, { state: 'refunded' });
  const owner = attempt.booking_id;
  // The traveller was not notified of the refused refund, so a late success is mailed.
  if (isDone && (wasRefused || refund.tries > 0)) await notifyOfRefund(trx, deps, refund.id, 'provider');
  await post(trx, isDone ? `refunded ${refundId}` : refundCause('refund failed', refund), [
    {
      // A refusal has posted the amount back to the booking.
      from: { kind: wasRefused ? 'booking' : 'refund', owner },
      to: isDone ? { kind: 'provider', owner: attempt.provider } : { kind: 'booking', owner },
      currency: attempt.currency,
      amount: refund.amount,
    },
  ]);
}

/** Requests a recorded refund from the provider. A refusal is final here and becomes a task for staff. */
export async function askRefund(
  deps: PayDeps,
  provider: PaymentProvider,
  refundId: string,
  { ref, amount }: { readonly ref: string; readonly amount: number },
): Promise<'done' | 'failed' | 'unknown'> {
  const { database, log } = deps;
  const { state, tries } = await database
    .selectFrom('payment_refund')
    .select(['state', 'tries'])
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (state !== 'asked') return state === 'failed' ? 'failed' : 'done';
  // A provider repeats a refusal for the same key, so each try of staff uses another one.
  const key = tries === 0 ? `refund-${refundId}` : `refund-${refundId}-${tries}`;
  const movement = await provider.refund({ key, ref, amount });
  switch (movement.outcome) {
    case 'unknown':
      log.warn({ refundId, cause: movement.cause }, 'the payment provider did not answer to a refund');
      return 'unknown';
    case 'refused':
      log.error({ refundId, code: movement.code }, 'the payment provider refused a refund; staff must see to it');
      await transaction(database, (trx) => endRefund(trx, deps, refundId, { state: 'failed', refusal: movement.code }));
      return 'failed';
    case 'done':
      log.info({ refundId }, 'a payment was refunded');
      await transaction(database, (trx) => endRefund(trx, deps, refundId, { state: 'done' }));
      return 'done';
  }
}

/**
 * Pays out a promised refund of a captured payment. Throws while the provider does not answer, so that the job is
 * retried.
 */
export async function payBack(deps: PayDeps, refundId: string): Promise<void> {
  const refund = await deps.database
    .selectFrom('payment_refund as refund')
    .innerJoin('payment_attempt as attempt', 'attempt.id', 'attempt_id')
    .select(['refund.amount', 'transaction_ref', 'provider'])
    .where('refund.id', '=', refundId)
    .where('refund.state', '=', 'asked')
    .where('attempt.state', '=', 'captured')
    .executeTakeFirst();
  const provider = refund && deps.providers.byName(refund.provider);
  if (!provider) return;
  const { amount, transaction_ref } = refund;
  const outcome = await askRefund(deps, provider, refundId, { ref: transaction_ref as string, amount });
  if (outcome === 'unknown') throw new Error(`the payment provider did not answer to refund ${refundId}`);
}

/** Selects promised refunds of captured payments whose job was lost. */
export const refundsToPay = sql<{ id: string }>`
  select refund.id from payment_refund refund join payment_attempt attempt on attempt.id = attempt_id
  where refund.state = 'asked' and attempt.state = 'captured' and refund.state_since < ${untouchedSince}
  order by refund.created_at`;

/**
 * Refunds everything that was captured for an attempt that was given up; returns false while the provider does not
 * answer.
 */
export async function refundAttempt(
  deps: PayDeps,
  provider: PaymentProvider,
  attemptId: string,
  found: ProviderTransaction,
): Promise<boolean> {
  const { database } = deps;
  const refundId = refundIdOf(attemptId);
  const amount = found.captured - found.refunded;
  await transaction(database, async (trx) => {
    const failed = await beginRefund(trx, attemptId, refundId, amount);
    if (failed) await notifyOfBooking(trx, deps, failed, 'late');
  });
  const outcome = await askRefund(deps, provider, refundId, { ref: found.ref, amount });
  return outcome !== 'unknown';
}

/**
 * Marks refused refunds as done that were made manually at the provider, based on the total amount that it has
 * refunded.
 */
export async function noteManualRefunds(
  trx: Transaction,
  deps: PayDeps,
  attemptId: string,
  refunded: number,
): Promise<void> {
  await lockAttempt(trx, attemptId);
  const refunds = await trx
    .selectFrom('payment_refund')
    .select(['id', 'amount', 'state'])
    .where('attempt_id', '=', attemptId)
    .where('state', 'in', ['done', 'failed'])
    .orderBy('created_at')
    .execute();
  let left = refunds.reduce((rest, { amount, state }) => (state === 'done' ? rest - amount : rest), refunded);
  for (const { id, amount, state } of refunds) {
    if (state !== 'failed' || amount > left) continue;
    left -= amount;
    await endRefund(trx, deps, id, { state: 'done' });
  }
}
