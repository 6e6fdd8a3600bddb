import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import type { Currency } from '#domain/money/currency.ts';
import { post } from '../../money/journal.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { listMissedPayments } from '../schedule/missed-payments.ts';
import { travellerNameSql } from '../traveller-name.ts';
import type { BookDeps } from './deps.ts';
import { now, setAttempt } from './effects.ts';
import { settlePayment } from './job-kinds.ts';
import { notifyOfRefund } from './mails.ts';
import { askRefund, lockRefund, refundCause } from './refunds.ts';
import { settleAttempt } from './settle-attempt.ts';
import { listUnknownProviders } from './unknown-providers.ts';

type Tasks = AnswerOf<'listPaymentTasks'>;
type Handled = AnswerOf<'retryRefund'> | Refusal;

type RefundRow = {
  readonly id: string;
  readonly booking_id: string;
  readonly reference: string;
  readonly selection: HeldSelection;
  readonly lead: string;
  readonly email: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly reason: string;
  readonly refusal: string | null;
  readonly state_since: Date;
  readonly tries: number;
  readonly provider: string;
};

/** Returns the refunds that a provider refused, the oldest first. */
async function listRefusedRefunds(database: Database, language: Language): Promise<Tasks['refunds']> {
  const { rows } = await sql<RefundRow>`
    select refund.id, booking.id as booking_id, reference, selection, lead_email as email, refund.amount, attempt.currency,
      refund.reason, refund.refusal, refund.state_since, refund.tries, attempt.provider,
      ${travellerNameSql(sql`answers`)} as lead
    from payment_refund refund join payment_attempt attempt on attempt.id = attempt_id
      join booking on booking.id = attempt.booking_id
      left join booking_traveller on booking_traveller.booking_id = booking.id and position = 0
    where refund.state = 'failed' order by refund.created_at limit 500`.execute(database);
  return rows.map(({ booking_id, selection, amount, currency, state_since, ...row }) => ({
    ...row,
    bookingId: booking_id,
    tour: selection.tour[language],
    amount: { amount, currency },
    since: endSeconds(state_since),
  }));
}

/** Returns the notices that failed; the sweep still checks their attempts. */
async function listFailedNotices(database: Database): Promise<Tasks['notices']> {
  const rows = await database
    .selectFrom('payment_notice')
    .select(['provider', 'kind', 'attempt_ref', 'received_at'])
    .where('failed_at', 'is not', null)
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(500)
    .execute();
  return rows.map(({ attempt_ref, received_at, ...row }) => ({
    ...row,
    attemptId: attempt_ref,
    since: endSeconds(received_at),
  }));
}

/** Creates the endpoints for staff: payments that need attention, and actions on refused refunds. */
export function createPaymentTasks(deps: BookDeps) {
  const { database, providers } = deps;

  const record = (
    trx: Transaction,
    refundId: string,
    action: 'retry' | 'elsewhere',
    { account }: Caller,
    note: string | null,
  ) =>
    trx
      .insertInto('refund_action')
      .values({ refund_id: refundId, action, account_id: (account as Account).id, note })
      .execute();

  /** Locks a refused refund; returns a refusal when it is not refused or is already handled. */
  async function lockRefused(trx: Transaction, refundId: string) {
    const locked = await lockRefund(trx, refundId);
    if (!locked) return new Refusal(404, 'not-found');
    return locked.refund.state === 'failed' ? locked : new Refusal(409, 'refund-over');
  }

  const stateOf = async (refundId: string): Promise<Handled> => {
    const { state } = await database
      .selectFrom('payment_refund')
      .select('state')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow();
    return { status: 'OK', state };
  };

  return {
    async listPaymentTasks(_: ParsedOf<'listPaymentTasks'>, { language }: Caller): Promise<Tasks> {
      const [{ missed }, refunds, unknownProviders, notices] = await Promise.all([
        listMissedPayments(database, language),
        listRefusedRefunds(database, language),
        listUnknownProviders(database, providers),
        listFailedNotices(database),
      ]);
      return { missed, refunds, unknownProviders, notices };
    },

    /** Retries a refused refund at the provider. */
    async retryRefund({ refundId }: ParsedOf<'retryRefund'>, caller: Caller): Promise<Handled> {
      const begun = await transaction(database, async (trx) => {
        const locked = await lockRefused(trx, refundId);
        if (locked instanceof Refusal) return locked;
        const { refund, attempt } = locked;
        if (!providers.byName(attempt.provider)) return new Refusal(409, 'payment-not-available');
        const tries = refund.tries + 1;
        await record(trx, refundId, 'retry', caller, null);
        await trx
          .updateTable('payment_refund')
          .set({ state: 'asked', state_since: now, tries })
          .where('id', '=', refundId)
          .execute();
        await deps.queue.add(trx, settlePayment, { attemptId: attempt.id }, { key: attempt.id });
        const owner = attempt.booking_id;
        await post(trx, refundCause('refund', { id: refundId, tries }), [
          {
            from: { kind: 'booking', owner },
            to: { kind: 'refund', owner },
            currency: attempt.currency,
            amount: refund.amount,
          },
        ]);
        return { refund, attempt };
      });
      if (begun instanceof Refusal) return begun;
      const { refund, attempt } = begun;
      const provider = providers.byName(attempt.provider);
      // A captured payment stays captured and only this part is refunded; a cancelled payment is settled by the
      // provider's records.
      if (provider && attempt.state === 'captured')
        await askRefund(deps, provider, refundId, { ref: attempt.transaction_ref as string, amount: refund.amount });
      else await settleAttempt(deps, attempt.id);
      return stateOf(refundId);
    },

    /**
     * Records that a refused refund was made another way, such as by bank transfer; the provider still has the money.
     */
    async recordRefund({ refundId, note }: ParsedOf<'recordRefund'>, caller: Caller): Promise<Handled> {
      const problem = await transaction(database, async (trx) => {
        const locked = await lockRefused(trx, refundId);
        if (locked instanceof Refusal) return locked;
        const { refund, attempt } = locked;
        await record(trx, refundId, 'elsewhere', caller, note);
        await trx
          .updateTable('payment_refund')
          .set({ state: 'elsewhere', state_since: now })
          .where('id', '=', refundId)
          .execute();
        if (attempt.state === 'cancelling') await setAttempt(trx, attempt.id, { state: 'refunded' });
        await notifyOfRefund(trx, deps, refundId, 'elsewhere');
        await post(trx, `refunded elsewhere ${refundId}`, [
          {
            from: { kind: 'booking', owner: attempt.booking_id },
            to: { kind: 'bank', owner: '' },
            currency: attempt.currency,
            amount: refund.amount,
          },
        ]);
        return null;
      });
      return problem ?? stateOf(refundId);
    },
  };
}
