import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { nextStep, type ProviderState } from '#domain/payment/attempt.ts';
import { isLocal } from '#domain/payment/method.ts';
import type { Movement, Transaction as ProviderTransaction } from '../../payments/port.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { chargeKeptCard } from '../schedule/charge-kept-card.ts';
import { declineScheduled, tellOfCapture } from '../schedule/later-payments.ts';
import type { PayDeps } from './deps.ts';
import { settlePayment } from './job-kinds.ts';
import { tellOfBooking } from './mails.ts';
import { approve, close, decline, giveUp, noteCapture, undo } from './payment-transitions.ts';
import { beginRefund, endRefund } from './refunds.ts';

/** What looking after an attempt came to: `settled` needs nobody any more, `waiting` needs another look later. */
export type Settling = 'settled' | 'waiting';

/** A refund has one name for good, so that asking twice pays back once. */
const refundIdOf = (attemptId: string): string => {
  const hash = createHash('sha256').update(`refund ${attemptId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** So many changes in a row settle whatever there is; the next look goes on from there. */
const mostSteps = 4;

/**
 * Finds out from the provider's books where an attempt stands and does what follows. Requests, jobs, notices and the sweeper all
 * come here; it may run any number of times, in any order, and in two processes at once.
 */
export async function settleAttempt(deps: PayDeps, attemptId: string): Promise<Settling> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const outcome = await stepOn(deps, attemptId);
    if (outcome !== 'again') return outcome;
  }
  return 'waiting';
}

/** Has an attempt looked after again in a moment, while somebody may sit before the page; what is older is for the sweeper. */
export const lookAgainSoon = (deps: PayDeps, attemptId: string): Promise<void> =>
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

async function stepOn(deps: PayDeps, attemptId: string): Promise<Settling | 'again'> {
  const { database, provider, log } = deps;
  const row = await database
    .selectFrom('payment_attempt')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select(['payment_attempt.state', 'payment_attempt.created_at', 'payment_attempt.state_since'])
    .select(['payment_attempt.purpose', 'payment_attempt.method'])
    .select(['payment_attempt.amount', 'payment_attempt.currency', 'booking.state as booking_state'])
    .select(sql<Date>`now()`.as('now'))
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirst();
  if (!row || !['open', 'authorised', 'cancelling'].includes(row.state)) return 'settled';
  const search = await provider.findByAttempt(attemptId);
  if (search.outcome === 'unknown') {
    log.warn({ attemptId, cause: search.cause }, 'the payment provider could not be asked about an attempt');
    return 'waiting';
  }
  const found = relevant(search.found);
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
        return approve(trx, deps, attemptId, approved, approved.keptCard ?? null);
      });
      return 'again';
    case 'ask':
      return (await chargeKeptCard(deps, attemptId)) ? 'again' : 'waiting';
    case 'decline': {
      const code = found?.decline?.code ?? 'declined';
      // Who turns back on a page of their bank is not told that the bank said no.
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
      return captureIt(deps, attemptId, found as ProviderTransaction);
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
      // A key of its own each time: releasing twice does no harm, and a refusal that is remembered would stand for good.
      const movement = await provider.cancel({ key: `void-${attemptId}-${row.now.getTime()}`, ref });
      told(deps, attemptId, 'released', movement);
      return 'waiting';
    }
    case 'refund':
      return payBack(deps, attemptId, found as ProviderTransaction);
    case 'noteRefund':
      await transaction(database, async (trx) => {
        await endRefund(trx, refundIdOf(attemptId), 'done');
        // Without a refund of ours the provider has paid back of its own accord.
        await close(trx, attemptId);
      });
      return 'settled';
    case 'close':
      await transaction(database, (trx) => close(trx, attemptId));
      return 'settled';
  }
}

async function collected(trx: Transaction, deps: PayDeps, attemptId: string): Promise<void> {
  if (await noteCapture(trx, attemptId)) await tellOfCapture(trx, deps, attemptId);
}

const stateOf = ({ state, captured, refunded }: ProviderTransaction): NonNullable<ProviderState> =>
  state === 'captured' && refunded >= captured ? 'refunded' : state;

/** The transaction that matters: one with money first, then whatever there is. */
const relevant = (all: readonly ProviderTransaction[]): ProviderTransaction | null =>
  (['captured', 'authorised', 'refunded', 'voided', 'declined'] as const)
    .map((state) => all.find((one) => stateOf(one) === state))
    .find((one) => one !== undefined) ?? null;

function told({ log }: PayDeps, attemptId: string, what: string, movement: Movement): Movement['outcome'] {
  if (movement.outcome === 'done') log.info({ attemptId }, `a payment was ${what}`);
  else log.warn({ attemptId, ...movement, transaction: undefined }, `a payment was not ${what}`);
  return movement.outcome;
}

async function captureIt(deps: PayDeps, attemptId: string, { ref, authorised }: ProviderTransaction) {
  const { database, provider } = deps;
  const movement = await provider.capture({ key: `capture-${attemptId}`, ref, amount: authorised.amount });
  const outcome = told(deps, attemptId, 'collected', movement);
  if (outcome === 'unknown') return 'waiting';
  if (outcome === 'done') {
    await transaction(database, (trx) => collected(trx, deps, attemptId));
    return 'settled';
  }
  // Refused: what its books say now decides; a capture that was refused for good leaves the reservation as it was.
  const state = movement.outcome === 'refused' ? movement.transaction?.state : undefined;
  if (state === 'captured') return 'again';
  await transaction(database, (trx) => undo(trx, deps, attemptId, 'capture refused'));
  return 'again';
}

async function payBack(deps: PayDeps, attemptId: string, found: ProviderTransaction): Promise<Settling> {
  const { database, provider } = deps;
  const refundId = refundIdOf(attemptId);
  const amount = found.captured - found.refunded;
  await transaction(database, async (trx) => {
    const failed = await beginRefund(trx, attemptId, refundId, amount);
    if (failed) await tellOfBooking(trx, deps, failed, 'late');
  });
  const { state } = await database
    .selectFrom('payment_refund')
    .select('state')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  // A refund that failed for good is for staff; the audit shows it.
  if (state === 'failed') return 'settled';
  const movement = await provider.refund({ key: `refund-${refundId}`, ref: found.ref, amount });
  const outcome = told(deps, attemptId, 'paid back', movement);
  if (outcome === 'unknown') return 'waiting';
  await transaction(database, (trx) => endRefund(trx, refundId, outcome === 'done' ? 'done' : 'failed'));
  return 'settled';
}

/**
 * Ends the page of a bank on which an attempt could be paid, then looks whether somebody was quicker; if not, the attempt is given
 * up. False when that could not be found out: then everything stays as it is.
 */
export async function leaveRedirect(deps: PayDeps, attemptId: string, reason: string): Promise<boolean> {
  const { database, provider, log } = deps;
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
