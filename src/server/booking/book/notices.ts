import { sql } from 'kysely';
import type { Notice } from '../../payments/port.ts';
import { transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { settlePayment } from './job-kinds.ts';
import { settleAttempt } from './settle-attempt.ts';

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Keeps a notice, once, and queues a look at its attempt; a notice about nothing of ours is kept and left. */
export async function keepNotice(
  { database, provider, queue }: Pick<PayDeps, 'database' | 'provider' | 'queue'>,
  { dedupeKey, kind, attemptRef }: Notice,
): Promise<void> {
  await transaction(database, async (trx) => {
    const fresh = await trx
      .insertInto('payment_notice')
      .values({ provider: provider.name, dedupe_key: dedupeKey, kind, attempt_ref: attemptRef })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dedupe_key')
      .executeTakeFirst();
    if (fresh && attemptRef !== null && isUuid(attemptRef))
      await queue.add(trx, settlePayment, { attemptId: attemptRef }, { key: attemptRef });
  });
}

/** Looks into notices that nobody has looked into; what they say is not believed, only where they point. */
export async function handleNotices(deps: PayDeps, signal: AbortSignal): Promise<void> {
  const { database } = deps;
  const waiting = await database
    .selectFrom('payment_notice')
    .select(['provider', 'dedupe_key', 'attempt_ref'])
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(500)
    .execute();
  for (const { provider, dedupe_key, attempt_ref } of waiting) {
    if (signal.aborted) return;
    if (attempt_ref !== null && isUuid(attempt_ref)) await settleAttempt(deps, attempt_ref);
    await database
      .updateTable('payment_notice')
      .set({ handled_at: sql<Date>`now()` })
      .where('provider', '=', provider)
      .where('dedupe_key', '=', dedupe_key)
      .execute();
  }
}
