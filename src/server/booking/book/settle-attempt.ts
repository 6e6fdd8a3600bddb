import { sql } from 'kysely';
import { nextStep, type ProviderState } from '#domain/payment/attempt.ts';
import { isLocal } from '#domain/payment/method.ts';
import type { Movement, PaymentProvider, Transaction as ProviderTransaction } from '../../payments/port.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { chargeSavedCard } from '../schedule/charge-saved-card.ts';
import { declineScheduled, notifyOfCapture } from '../schedule/later-payments.ts';
import { providerOf } from './charge.ts';
import type { PayDeps } from './deps.ts';
import { settlePayment } from './job-kinds.ts';
import { approve, close, decline, giveUp, noteCapture, undo } from './payment-transitions.ts';
import { endRefund, noteManualRefunds, refundAttempt, refundIdOf } from './refunds.ts';

/** The result of settling an attempt: `settled` is final, `waiting` needs another check later. */
export type Settling = 'settled' | 'waiting';

/** Like `Settling`, or `unanswered` when the provider could not be reached. */
type CheckOutcome = Settling | 'unanswered';

/** The maximum number of transitions in one check; the next check continues. */
const maxSteps = 4;

/**
 * Settles an attempt by the provider's records. Requests, jobs, notices and the sweep all use it; it is idempotent and
 * safe to run concurrently.
 */
export async function settleAttempt(deps: PayDeps, attemptId: string): Promise<Settling> {
  return (await checkAttempt(deps, attemptId)) === 'settled' ? 'settled' : 'waiting';
}

/** Settles an attempt like `settleAttempt`, and also returns whether the provider could be reached. */
export async function checkAttempt(deps: PayDeps, attemptId: string): Promise<CheckOutcome> {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const outcome = await stepOn(deps, attemptId);
    if (outcome !== 'again') return outcome;
  }
  return 'waiting';
}

/** Queues another check of a recent attempt, because a visitor may be waiting; the sweep checks older ones. */
export const scheduleCheck = (deps: PayDeps, attemptId: string): Promise<void> =>
  transaction(deps.database, async (trx) => {
    const { soon } = await trx
      .selectFrom('payment_attempt')
      .select(
        sql<Date | null>`case when state = 'open' and created_at > now() - interval '5 minutes'
        then now() + interval '5 seconds' end`.as('soon'),
      )
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow();
    if (soon) await deps.queue.add(trx, settlePayment, { attemptId }, { key: attemptId, notBefore: soon });
  });

async function stepOn(deps: PayDeps, attemptId: string): Promise<CheckOutcome | 'again'> {
  const { database, providers, log } = deps;
  const row = await database
    .selectFrom('payment_attempt')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select(['payment_attempt.state', 'payment_attempt.created_at', 'payment_attempt.state_since'])
    .select(['payment_attempt.purpose', 'payment_attempt.method', 'payment_attempt.provider'])
    .select(['payment_attempt.amount', 'payment_attempt.currency', 'booking.state as booking_state'])
    .select(sql<Date>`now()`.as('now'))
    .select((attempt) => [
      attempt
        .exists(
          attempt
            .selectFrom('payment_refund')
            .select('payment_refund.id')
            .whereRef('attempt_id', '=', 'payment_attempt.id')
            .where('payment_refund.state', '=', 'failed'),
        )
        .as('refund_failed'),
    ])
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirst();
  if (!row) return 'settled';
  const isCollected = row.state === 'captured' && Boolean(row.refund_failed);
  if (!isCollected && !['open', 'authorised', 'cancelling'].includes(row.state)) return 'settled';
  const provider = providers.byName(row.provider);
  // Without its provider the state is unknown; the sweep logs a warning.
  if (!provider) return 'unanswered';
  const search = await provider.findByAttempt(attemptId);
  if (search.outcome === 'unknown') {
    log.warn({ attemptId, cause: search.cause }, 'the payment provider could not be asked about an attempt');
    return 'unanswered';
  }
  const found = relevant(search.found);
  if (isCollected) {
    await transaction(database, (trx) => noteManualRefunds(trx, deps, attemptId, found?.refunded ?? 0));
    return 'settled';
  }
  if (search.found.length > 1)
    log.error({ attemptId, count: search.found.length }, 'an attempt has several transactions');
  if (found && (found.authorised.amount !== row.amount || found.authorised.currency !== row.currency)) {
    log.error(
      { attemptId, authorised: found.authorised },
      'the provider has reserved another amount than was asked for',
    );
    if (row.state !== 'cancelling') {
      await transaction(database, async (trx) => {
        await undo(trx, deps, attemptId, 'other amount');
        await giveUp(trx, deps, attemptId, 'other amount');
      });
      return 'again';
    }
  }
  const facts = {
    state: row.state,
    purpose: row.purpose,
    createdAt: row.created_at.getTime(),
    stateSince: row.state_since.getTime(),
    redirect: isLocal(row.method),
    confirmed: row.booking_state === 'confirmed' || row.booking_state === 'completed',
  };
  const step = nextStep(facts, found && stateOf(found), row.now.getTime());
  switch (step) {
    case 'wait':
      return 'waiting';
    case 'approve':
      await transaction(database, (trx) => {
        const approved = found as ProviderTransaction;
        return approve(trx, deps, attemptId, approved, approved.savedCard ?? null);
      });
      return 'again';
    case 'ask':
      return (await chargeSavedCard(deps, attemptId)) ? 'again' : 'waiting';
    case 'decline': {
      const code = found?.decline?.code ?? 'declined';
      // A holder who cancelled on the bank's page must not see a decline by the bank.
      const why = code === 'cancelled' ? 'cancelled' : 'declined';
      await transaction(database, (trx) =>
        row.purpose === 'scheduled'
          ? declineScheduled(trx, deps, attemptId, 'declined')
          : decline(trx, attemptId, code, why),
      );
      return 'settled';
    }
    case 'endRedirect':
      return (await leaveRedirect(deps, attemptId, 'unfinished')) ? 'again' : 'waiting';
    case 'giveUp':
      log.warn({ attemptId, provider: found?.state ?? 'nothing' }, 'an attempt to be paid was given up');
      await transaction(database, (trx) => giveUp(trx, deps, attemptId, 'unfinished'));
      return 'again';
    case 'capture':
      return captureIt(deps, provider, attemptId, found as ProviderTransaction);
    case 'noteCapture':
      await transaction(database, (trx) => collected(trx, deps, attemptId));
      return 'settled';
    case 'undo':
      log.error(
        { attemptId, provider: found?.state ?? 'nothing' },
        'what was reserved for a booking is gone; what it paid for is undone',
      );
      await transaction(database, (trx) => undo(trx, deps, attemptId, 'reservation gone'));
      return 'again';
    case 'void': {
      const { ref } = found as ProviderTransaction;
      // Uses a new key each time: releasing twice is harmless, but the provider would repeat a refusal for the same
      // key.
      const movement = await provider.cancel({ key: `void-${attemptId}-${row.now.getTime()}`, ref });
      logMovement(deps, attemptId, 'released', movement);
      return 'waiting';
    }
    case 'refund':
      return (await refundAttempt(deps, provider, attemptId, found as ProviderTransaction)) ? 'settled' : 'waiting';
    case 'noteRefund':
      await transaction(database, async (trx) => {
        await endRefund(trx, deps, refundIdOf(attemptId), { state: 'done' });
        // Without a refund of ours, the provider has refunded on its own initiative.
        await close(trx, attemptId);
      });
      return 'settled';
    case 'close':
      await transaction(database, (trx) => close(trx, attemptId));
      return 'settled';
  }
}

async function collected(trx: Transaction, deps: PayDeps, attemptId: string): Promise<void> {
  if (await noteCapture(trx, attemptId)) await notifyOfCapture(trx, deps, attemptId);
}

const stateOf = ({ state, captured, refunded }: ProviderTransaction): NonNullable<ProviderState> =>
  state === 'captured' && refunded >= captured ? 'refunded' : state;

/** Returns the most relevant transaction, preferring those that hold money. */
const relevant = (all: readonly ProviderTransaction[]): ProviderTransaction | null =>
  (['captured', 'authorised', 'refunded', 'voided', 'declined'] as const)
    .map((state) => all.find((one) => stateOf(one) === state))
    .find((one) => one !== undefined) ?? null;

function logMovement({ log }: PayDeps, attemptId: string, what: string, movement: Movement): Movement['outcome'] {
  if (movement.outcome === 'done') log.info({ attemptId }, `a payment was ${what}`);
  else log.warn({ attemptId, ...movement, transaction: undefined }, `a payment was not ${what}`);
  return movement.outcome;
}

async function captureIt(
  deps: PayDeps,
  provider: PaymentProvider,
  attemptId: string,
  { ref, authorised }: ProviderTransaction,
): Promise<Settling | 'again'> {
  const { database } = deps;
  const movement = await provider.capture({ key: `capture-${attemptId}`, ref, amount: authorised.amount });
  const outcome = logMovement(deps, attemptId, 'collected', movement);
  if (outcome === 'unknown') return 'waiting';
  if (outcome === 'done') {
    await transaction(database, (trx) => collected(trx, deps, attemptId));
    return 'settled';
  }
  // After a refusal the provider's record decides; a permanently refused capture leaves the reservation in place.
  const state = movement.outcome === 'refused' ? movement.transaction?.state : undefined;
  if (state === 'captured') return 'again';
  await transaction(database, (trx) => undo(trx, deps, attemptId, 'capture refused'));
  return 'again';
}

/**
 * Closes the bank's page of an attempt and then checks whether it was paid; if not, the attempt is given up. Returns
 * false, and changes nothing, when that could not be determined.
 */
export async function leaveRedirect(deps: PayDeps, attemptId: string, reason: string): Promise<boolean> {
  const { database, log } = deps;
  const provider = await providerOf(deps, attemptId);
  if (!provider) return false;
  const ended = await provider.endRedirect(attemptId);
  const search = ended.outcome === 'found' ? await provider.findByAttempt(attemptId) : ended;
  if (search.outcome === 'unknown') {
    log.warn({ attemptId, cause: search.cause }, 'a page of a bank could not be ended');
    return false;
  }
  if (search.found.length > 0) return true;
  log.info({ attemptId, reason }, 'nobody paid on a page of a bank');
  await transaction(database, (trx) => giveUp(trx, deps, attemptId, reason));
  return true;
}
