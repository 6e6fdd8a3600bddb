import { sql } from 'kysely';
import type { Notice } from '../../payments/port.ts';
import { transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import type { PayDeps } from './deps.ts';
import { settlePayment } from './job-kinds.ts';
import { checkAttempt } from './settle-attempt.ts';

/** The maximum number of tries for a notice, spread over about a day. */
export const maxNoticeTries = 12;
/** The maximum delay between two tries, in minutes; delays start at one minute and double. */
const maxWait = 360;

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Stores a notice once and queues the check of its attempt; a notice about an unknown attempt is only stored. */
export async function storeNotice(
  { database, queue }: Pick<PayDeps, 'database' | 'queue'>,
  provider: string,
  { dedupeKey, kind, attemptRef }: Notice,
): Promise<void> {
  await transaction(database, async (trx) => {
    const fresh = await trx
      .insertInto('payment_notice')
      .values({ provider, dedupe_key: dedupeKey, kind, attempt_ref: attemptRef })
      .onConflict((conflict) => conflict.doNothing())
      .returning('dedupe_key')
      .executeTakeFirst();
    if (fresh && attemptRef !== null && isUuid(attemptRef))
      await queue.add(trx, settlePayment, { attemptId: attemptRef }, { key: attemptRef });
  });
}

type WaitingNotice = { readonly provider: string; readonly dedupe_key: string; readonly attempt_ref: string | null };

/**
 * Handles new notices. Their content is not trusted; each one only triggers a check of its attempt. A notice is handled
 * when the outcome is known; until then it is retried with growing delays, and fails visibly after the last try.
 */
export async function handleNotices(deps: PayDeps, signal: AbortSignal): Promise<void> {
  const { database, log } = deps;
  const waiting: WaitingNotice[] = await database
    .selectFrom('payment_notice')
    .select(['provider', 'dedupe_key', 'attempt_ref'])
    .where('handled_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', sql<Date>`now()`)
    .orderBy('received_at')
    .limit(500)
    .execute();
  const run = {
    name: ({ provider, dedupe_key, attempt_ref }: WaitingNotice) => ({ provider, dedupe_key, attemptId: attempt_ref }),
    failure: 'a notice of the payment provider could not be handled',
    log,
    signal,
  };
  await forEachItem(waiting, run, async (notice) => {
    const { attempt_ref } = notice;
    try {
      const outcome = attempt_ref !== null && isUuid(attempt_ref) ? await checkAttempt(deps, attempt_ref) : 'settled';
      if (outcome === 'unanswered') await tryLater(deps, notice);
      else await update(deps, notice).set({ handled_at: sql<Date>`now()` }).execute();
    } catch (error) {
      await tryLater(deps, notice);
      throw error;
    }
  });
}

const update = ({ database }: PayDeps, { provider, dedupe_key }: WaitingNotice) =>
  database.updateTable('payment_notice').where('provider', '=', provider).where('dedupe_key', '=', dedupe_key);

async function tryLater(deps: PayDeps, notice: WaitingNotice): Promise<void> {
  const { failed_at, tries } = await update(deps, notice)
    .set({
      tries: sql<number>`tries + 1`,
      next_try_at: sql<Date>`now() + interval '1 minute' * least(power(2, tries), ${maxWait})`,
      failed_at: sql<Date | null>`case when tries + 1 >= ${maxNoticeTries} then now() end`,
    })
    .returning(['failed_at', 'tries'])
    .executeTakeFirstOrThrow();
  if (failed_at)
    deps.log.error({ ...notice, tries }, 'a notice of the payment provider was given up; the sweep goes on asking');
}
