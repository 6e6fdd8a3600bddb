import { sql } from 'kysely';
import { z } from 'zod';
import type { ParsedOf } from '#contract/schemas.ts';
import { LEAST_EXTRA } from '#domain/payment/schedule.ts';
import { threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import { readCompanyCard } from '../payments/company-card.ts';
import type { PaymentProvider } from '../payments/port.ts';
import type { Caller } from '../platform/caller.ts';
import { type Database, transaction } from '../platform/database/database.ts';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type AgencyDeps, agencyOf, isOrganiser } from './deps.ts';
import { organisersOnly } from './people.ts';

/** What proves a card: a small amount in euro, which is reserved and released at once. */
const proof = { amount: LEAST_EXTRA, currency: 'EUR' } as const;
/** A proof that the provider knows nothing of is given up after so many minutes. */
const silentMinutes = 2;

const done = { status: 'OK' as const };
const notAvailable = new Refusal(422, 'payment-not-available');
const unreachable = new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });

type CardDeps = { readonly database: Database; readonly provider: PaymentProvider; readonly log: Log };

/** What became of a proof: the card is kept, it was refused, or nobody knows yet. */
type Proof = 'kept' | 'refused' | 'unknown';

/** Looks into the provider's books for the proof of a card: what is reserved is released, and a card that was kept becomes the agency's. */
async function settleCard({ database, provider, log }: CardDeps, id: string): Promise<Proof> {
  const search = await provider.findByAttempt(id);
  if (search.outcome === 'unknown') return 'unknown';
  const [found] = search.found;
  if (!found) {
    const { numDeletedRows } = await database
      .deleteFrom('agency_card')
      .where('id', '=', id)
      .where('state', '=', 'proving')
      .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${silentMinutes})`)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n ? 'refused' : 'unknown';
  }
  if (found.state === 'authorised') {
    const released = await provider.cancel({ key: id, ref: found.ref });
    if (released.outcome === 'unknown') return 'unknown';
  }
  const card = found.keptCard ?? null;
  if (found.state === 'declined' || !card) {
    await database.deleteFrom('agency_card').where('id', '=', id).where('state', '=', 'proving').execute();
    return 'refused';
  }
  const former = await transaction(database, async (trx) => {
    const { agency_id } = await trx
      .selectFrom('agency_card')
      .select('agency_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await trx.selectFrom('agency').select('id').where('id', '=', agency_id).forUpdate().execute();
    const removed = await trx
      .deleteFrom('agency_card')
      .where('agency_id', '=', agency_id)
      .where('state', '=', 'kept')
      .where('id', '<>', id)
      .returning(['token', 'provider'])
      .execute();
    await trx
      .updateTable('agency_card')
      .set({
        state: 'kept',
        token: card.ref,
        brand: card.brand,
        last_four: card.lastFour,
        expiry_month: card.expiryMonth,
        expiry_year: card.expiryYear,
      })
      .where('id', '=', id)
      .where('state', '=', 'proving')
      .execute();
    return removed;
  });
  await forget({ provider, log }, former);
  return 'kept';
}

/** Here a card is gone for good; that the provider forgets it too is asked for. */
async function forget(
  { provider, log }: Pick<CardDeps, 'provider' | 'log'>,
  cards: readonly { readonly token: string | null; readonly provider: string }[],
): Promise<void> {
  for (const { token, provider: name } of cards) {
    if (token === null || name !== provider.name) continue;
    const forgotten = await provider.forgetCard(token);
    if (forgotten.outcome === 'unknown')
      log.warn({ cause: forgotten.cause }, 'the payment provider could not be asked to forget a company card');
  }
}

/** Looks after proofs of cards that nobody waits for any more. */
export const settleCompanyCards: JobKind = {
  name: 'settle-company-cards',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '27 * * * *',
};

/** The job behind it. */
export const createCompanyCardJob = (deps: CardDeps): Job =>
  job(settleCompanyCards, async (_data, signal) => {
    const open = await deps.database.selectFrom('agency_card').select('id').where('state', '=', 'proving').execute();
    for (const { id } of open) {
      if (signal.aborted) return;
      await settleCard(deps, id);
    }
  });

/** The card of an agency: kept, shown to the bank for a payment, removed. */
export function createCompanyCard({ database, provider, log }: AgencyDeps) {
  return {
    async keepCompanyCard({ key, paymentBlob, cardHolder }: ParsedOf<'keepCompanyCard'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      if (!provider) return notAvailable;
      if (cardHolder.replace(/\D/g, '').length > 4)
        return new Refusal(422, 'invalid', { problems: [{ path: 'cardHolder', code: 'card-holder' }] });
      const deps = { database, provider, log };
      const told = async (): Promise<typeof done | Refusal> => {
        const proven = await settleCard(deps, key);
        if (proven === 'unknown') return unreachable;
        return proven === 'kept' ? done : new Refusal(422, 'payment-declined');
      };
      const earlier = await database
        .selectFrom('agency_card')
        .select(['agency_id', 'state'])
        .where('id', '=', key)
        .executeTakeFirst();
      if (earlier && earlier.agency_id !== agencyId) return new Refusal(409, 'submission-other');
      if (earlier) return earlier.state === 'kept' ? done : told();
      const search = await provider.inspectInstrument(paymentBlob);
      if (search.outcome === 'unknown') return unreachable;
      const { method, consumed, authentication } = search.found ?? {};
      if (method !== 'card') return new Refusal(422, 'payment-invalid');
      if (consumed) return new Refusal(409, 'payment-used');
      if (!authentication || threeDSecureOutcome(authentication.status).outcome !== 'success')
        return new Refusal(422, 'payment-not-authenticated');
      const begun = await database
        .insertInto('agency_card')
        .values({ id: key, agency_id: agencyId, provider: provider.name, state: 'proving', holder_name: cardHolder })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!begun) return new Refusal(409, 'payment-under-way');
      const answer = await provider.authorise({
        attemptRef: key,
        amount: proof,
        source: { kind: 'oneTime', ref: paymentBlob },
        keep: true,
        initiator: 'holder',
      });
      if (answer.outcome !== 'invalid') return told();
      await database.deleteFrom('agency_card').where('id', '=', key).where('state', '=', 'proving').execute();
      return new Refusal(422, 'payment-invalid');
    },

    async removeCompanyCard(_request: object, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      const removed = await database
        .deleteFrom('agency_card')
        .where('agency_id', '=', agencyId)
        .where('state', '=', 'kept')
        .returning(['token', 'provider'])
        .execute();
      if (provider) await forget({ provider, log }, removed);
      return done;
    },

    async presentCompanyCard(_request: object, caller: Caller) {
      if (!provider) return notAvailable;
      const card = await readCompanyCard(database, agencyOf(caller).agencyId, provider.name, Date.now());
      if (!card) return new Refusal(409, 'payment-card-unknown');
      const issued = await provider.issueInstrument(card.token);
      if (issued.outcome === 'unknown') return unreachable;
      if (issued.found === null) return new Refusal(410, 'payment-card-unknown');
      return { status: 'OK' as const, ref: issued.found };
    },
  };
}
