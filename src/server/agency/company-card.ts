import { sql } from 'kysely';
import { z } from 'zod';
import type { ParsedOf } from '#contract/schemas.ts';
import { MIN_EXTRA } from '#domain/payment/schedule.ts';
import { threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import { cardPurpose } from '../payments/card-purpose.ts';
import { readCompanyCard } from '../payments/company-card.ts';
import type { PaymentProvider } from '../payments/port.ts';
import type { Providers } from '../payments/providers.ts';
import type { Caller } from '../platform/caller.ts';
import { type Database, transaction } from '../platform/database/database.ts';
import { forEachItem } from '../platform/jobs/for-each-item.ts';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import { Refusal } from '../platform/refusal.ts';
import { type AgencyDeps, agencyOf, isOrganiser } from './deps.ts';
import { organisersOnly } from './people.ts';

/** The amount in euro that is authorised and released at once to verify a card. */
const proof = { amount: MIN_EXTRA, currency: 'EUR' } as const;
/** A verification that the provider does not know is abandoned after this many minutes. */
const silentMinutes = 2;

const done = { status: 'OK' as const };
const notAvailable = new Refusal(422, 'payment-not-available');
const unreachable = new Refusal(503, 'payment-unreachable', { retryAfterSeconds: 5 });

type CardDeps = { readonly database: Database; readonly providers: Providers; readonly log: Log };

/** The result of a verification: the card is stored, was refused, or the outcome is not known yet. */
type Proof = 'kept' | 'refused' | 'unknown';

/**
 * Settles the verification of a card with the provider: releases the authorisation and makes a verified card the
 * agency's.
 */
async function settleCard(deps: CardDeps, provider: PaymentProvider, id: string): Promise<Proof> {
  const { database, log } = deps;
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
    // Uses a new key for each attempt, because the provider repeats a refusal for the same key.
    const released = await provider.cancel({ key: `${id}-${Date.now()}`, ref: found.ref });
    if (released.outcome === 'unknown') return 'unknown';
    if (released.outcome === 'refused' && released.transaction?.state !== 'voided') {
      log.warn(
        { companyCardId: id, code: released.code },
        'the proof of a company card was not released; it is tried again',
      );
      return 'unknown';
    }
  }
  const card = found.savedCard ?? null;
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
  await forget(deps, former);
  return 'kept';
}

/** Deletes cards at the provider, as best effort; here they are already deleted. */
async function forget(
  { providers, log }: Pick<CardDeps, 'providers' | 'log'>,
  cards: readonly { readonly token: string | null; readonly provider: string }[],
): Promise<void> {
  for (const { token, provider } of cards) {
    const forgotten = token === null ? null : await providers.byName(provider)?.forgetCard(token);
    if (forgotten?.outcome === 'unknown')
      log.warn({ cause: forgotten.cause }, 'the payment provider could not be asked to forget a company card');
  }
}

/** Settles card verifications that no request is waiting for. */
export const settleCompanyCards: JobKind = {
  name: 'settle-company-cards',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '27 * * * *',
};

/** Creates the job that settles card verifications. */
export const createCompanyCardJob = (deps: CardDeps): Job =>
  job(settleCompanyCards, async (_data, signal) => {
    const open = await deps.database
      .selectFrom('agency_card')
      .select(['id', 'provider'])
      .where('state', '=', 'proving')
      .orderBy('created_at')
      .execute();
    const settling = {
      name: ({ id }: { id: string }) => ({ companyCardId: id }),
      failure: 'the proof of a company card could not be settled',
    };
    await forEachItem(open, { ...settling, log: deps.log, signal }, async ({ id, provider: name }) => {
      const provider = deps.providers.byName(name);
      if (provider) await settleCard(deps, provider, id);
    });
  });

/** Creates the endpoints that store, use and remove the card of an agency. */
export function createCompanyCard({ database, providers, log }: AgencyDeps) {
  const { current: provider } = providers;
  return {
    async storeCompanyCard({ key, paymentBlob, cardHolder }: ParsedOf<'storeCompanyCard'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      if (!provider) return notAvailable;
      if (cardHolder.replace(/\D/g, '').length > 4)
        return new Refusal(422, 'invalid', { problems: [{ path: 'cardHolder', code: 'card-holder' }] });
      const recordRemoval = async (by: PaymentProvider): Promise<typeof done | Refusal> => {
        const proven = await settleCard({ database, providers, log }, by, key);
        if (proven === 'unknown') return unreachable;
        return proven === 'kept' ? done : new Refusal(422, 'payment-declined');
      };
      const earlier = await database
        .selectFrom('agency_card')
        .select(['agency_id', 'state', 'provider'])
        .where('id', '=', key)
        .executeTakeFirst();
      if (earlier && earlier.agency_id !== agencyId) return new Refusal(409, 'submission-other');
      if (earlier?.state === 'kept') return done;
      if (earlier) {
        const by = providers.byName(earlier.provider);
        return by ? recordRemoval(by) : unreachable;
      }
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
      if (answer.outcome !== 'invalid') return recordRemoval(provider);
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
      await forget({ providers, log }, removed);
      return done;
    },

    async presentCompanyCard({ objectId }: ParsedOf<'presentCompanyCard'>, caller: Caller) {
      if (!provider) return notAvailable;
      const { accountId, agencyId } = agencyOf(caller);
      const card = await readCompanyCard(database, agencyId, provider.name, Date.now());
      if (!card) return new Refusal(409, 'payment-card-unknown');
      const issued = await provider.issueInstrument(
        card.token,
        cardPurpose('company', accountId, { kind: 'selection', objectId }),
      );
      if (issued.outcome === 'unknown') return unreachable;
      if (issued.found === null) return new Refusal(410, 'payment-card-unknown');
      return { status: 'OK' as const, ref: issued.found };
    },
  };
}
