import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';

/**
 * Reserves credits of an account for a claim (a hold, later its booking) and tells whether they were there. The account's row
 * is locked before they are counted, so that two claims at once are counted one after the other.
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

/** Gives back what a claim has reserved; the index on claims refuses a second time. */
export async function giveBackCredits(trx: Transaction, claimId: string): Promise<void> {
  await sql`
    insert into travel_credit (account_id, amount, reason, claim_id)
    select account_id, -amount, 'hold ended', claim_id from travel_credit where claim_id = ${claimId} and amount < 0`.execute(
    trx,
  );
}

/** Credits that do not add up: a claim that ended and still has some, an open one that has none, or an account below zero. */
export type CreditDisagreement = { readonly accountId: string; readonly claimId: string | null; readonly sum: number };

/** Counts all credits again and returns what disagrees. There must never be any. */
export async function recountCredits(database: Database): Promise<CreditDisagreement[]> {
  const { rows } = await sql<CreditDisagreement>`
    select credit.account_id as "accountId", claim_id as "claimId", sum(amount) as sum
    from travel_credit credit where claim_id is not null
    group by credit.account_id, claim_id
    having sum(amount) > 0 or (sum(amount) < 0) <> (
      exists (select from hold where hold.id = claim_id and state in ('held', 'paying'))
      or exists (select from booking where booking.claim_id = credit.claim_id
        and state in ('attempting', 'requested', 'confirmed', 'completed')))
    union all
    select account_id, null, sum(amount) from travel_credit group by account_id having sum(amount) < 0
    order by 1, 2`.execute(database);
  return rows;
}
