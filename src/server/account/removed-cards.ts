import { sql } from 'kysely';
import { z } from 'zod';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { Providers } from '../payments/providers.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { forEachItem } from '../platform/jobs/for-each-item.ts';
import { type Job, type JobKind, job } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import { pageAddress } from '../platform/page-address.ts';
import type { Settings } from '../platform/settings.ts';

type RemovedCardDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin'>;
  readonly providers: Pick<Providers, 'byName'>;
  readonly sendMail: SendMail;
  readonly log: Log;
};

/** Completes the removal of cards that a migration removed from accounts. */
export const forgetRemovedCards: JobKind = {
  name: 'forget-removed-cards',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '*/10 * * * *',
};

/** Emails the account that its card was removed, once. */
async function notify(trx: Transaction, { settings, sendMail }: RemovedCardDeps, id: number): Promise<void> {
  const card = await trx
    .updateTable('removed_card')
    .set({ notified_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('notified_at', 'is', null)
    .returning(['account_id', 'language', 'brand', 'last_four'])
    .executeTakeFirst();
  if (!card?.account_id) return;
  const { name, email } = await trx
    .selectFrom('user_account')
    .select(['name', 'email'])
    .where('id', '=', card.account_id)
    .executeTakeFirstOrThrow();
  const { language, brand, last_four } = card;
  await sendMail(trx, {
    kind: 'card-removed',
    language,
    to: email,
    dedupeKey: `card removed ${id}`,
    props: {
      name,
      card: { brand: brand as CardBrand, lastFour: last_four },
      url: pageAddress(settings.origin, language, '/account'),
    },
  });
}

/**
 * Notifies accounts and requests the deletion of their cards from the provider; failed requests are retried in the next
 * run.
 */
export async function finishRemovals(deps: RemovedCardDeps, signal: AbortSignal): Promise<void> {
  const { database, providers, log } = deps;
  const { rows } = await sql<{ id: number; provider: string; token: string; shared: boolean }>`
    select removed.id, removed.provider, removed.token,
      -- The card of a payment plan is forgotten with its plan.
      exists (select from booking_card card where card.provider = removed.provider and card.token = removed.token) as shared
    from removed_card removed order by removed.id`.execute(database);
  const finishing = {
    log,
    signal,
    name: ({ id }: { id: number }) => ({ removedCardId: id }),
    failure: 'a removed card could not be forgotten',
  };
  await forEachItem(rows, finishing, async ({ id, provider: providerName, token, shared }) => {
    const provider = providers.byName(providerName);
    if (!provider) return;
    await transaction(database, (trx) => notify(trx, deps, id));
    const forgotten = shared ? null : await provider.forgetCard(token);
    if (forgotten?.outcome === 'unknown') {
      log.warn({ cause: forgotten.cause }, 'the payment provider could not be asked to forget a removed card');
      return;
    }
    await database.deleteFrom('removed_card').where('id', '=', id).execute();
  });
}

/** Creates the job that completes removals. */
export const createRemovedCardJob = (deps: RemovedCardDeps): Job =>
  job(forgetRemovedCards, (_data, signal) => finishRemovals(deps, signal));
