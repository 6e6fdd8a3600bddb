import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { placeTakingStates } from '../booking-states.ts';

/**
 * Reserves an account's credits for a claim (a hold, later its booking) and returns whether there were enough. Locks
 * the account's row first to serialise concurrent claims.
 */
export async function reserveCredits(
  trx: Transaction,
  accountId: string,
  claimId: string,
  amount: number,
): Promise<boolean> {
  if (!Number.isInteger(amount) || amount < 1) throw new RangeError(`cannot reserve ${amount} credits`);
  await trx.selectFrom('user_account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const { free } = await trx
    .selectFrom('travel_credit')
    .select(sql<number>`coalesce(sum(amount), 0)`.as('free'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (free < amount) return false;
  await trx
    .insertInto('travel_credit')
    .values({ account_id: accountId, amount: -amount, reason: 'hold', claim_id: claimId })
    .execute();
  return true;
}

/** Releases the credits of a claim; the unique index on claims prevents a second release. */
export async function giveBackCredits(trx: Transaction, claimId: string): Promise<void> {
  await sql`
    insert into travel_credit (account_id, amount, reason, claim_id)
    select account_id, -amount, 'hold ended', claim_id from travel_credit where claim_id = ${claimId} and amount < 0`.execute(
    trx,
  );
}

/**
 * A discrepancy of credits: an ended claim that still has some, an open one that has none, or an account below zero.
 */
export type CreditDisagreement = { readonly accountId: string; readonly claimId: string | null; readonly sum: number };

/** Recounts all credits and returns the discrepancies; any result is a bug. */
export async function recountCredits(database: Database): Promise<CreditDisagreement[]> {
  const { rows } = await sql<CreditDisagreement>`
    select credit.account_id as "accountId", claim_id as "claimId", sum(amount) as sum
    from travel_credit credit where claim_id is not null
    group by credit.account_id, claim_id
    having sum(amount) > 0 or (sum(amount) < 0) <> (
      exists (select from hold where hold.id = claim_id and state in ('held', 'paying'))
      or exists (select from booking where booking.claim_id = credit.claim_id
        and state in ${placeTakingStates}))
    union all
    select account_id, null, sum(amount) from travel_credit group by account_id having sum(amount) < 0
    order by 1, 2`.execute(database);
  return rows;
}
