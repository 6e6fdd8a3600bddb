import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import type { AccountName, Transfer } from '#domain/money/transfer.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/**
 * Posts transfers for a cause and returns whether they are new; a cause that has already been posted moves no money.
 */
export async function post(trx: Transaction, cause: string, transfers: readonly Transfer[]): Promise<boolean> {
  const { rows } = await sql<{ posted: boolean }>`
    select post_transfers(${cause}, ${JSON.stringify(transfers)}::jsonb) as posted`.execute(trx);
  return rows[0]?.posted ?? false;
}

/** Returns the balance of an account: a positive balance is owed to its owner, an unused account has zero. */
export async function balanceOf(
  database: Database | Transaction,
  { kind, owner }: AccountName,
  currency: Currency,
): Promise<number> {
  const row = await database
    .selectFrom('money_account')
    .select('balance')
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** An account whose balance differs from the sum of its transfers, or a currency that does not sum to zero. */
export type MoneyDisagreement = { readonly account: string; readonly balance: number; readonly counted: number };

/** Recounts the whole journal and returns the discrepancies; any result is a bug. */
export async function recountMoney(database: Database): Promise<MoneyDisagreement[]> {
  const { rows } = await sql<MoneyDisagreement>`
    with moved as (
      select account_id, sum(amount) as amount from (
        select from_id as account_id, -amount as amount from money_transfer
        union all select to_id, amount from money_transfer) sides
      group by account_id)
    select kind || ' ' || owner || ' ' || currency as account, balance, coalesce(moved.amount, 0)::bigint as counted
    from money_account left join moved on account_id = money_account.id where balance <> coalesce(moved.amount, 0)
    union all
    select 'all ' || currency, sum(balance)::bigint, 0 from money_account group by currency having sum(balance) <> 0
    order by 1`.execute(database);
  return rows;
}
