import { type SqlBool, sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { isCardExpired } from '#domain/payment/stored-card.ts';
import type { Providers } from '../payments/providers.ts';
import type { Account, Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';

/** The number of travel credit entries returned; the balance includes all of them. */
const maxEntries = 100;

/** Creates the endpoints for an account's own data. */
export function createAccountData(database: Database, providers: Pick<Providers, 'byName'>) {
  const membershipOf = async (accountId: string, now: Date) => {
    const row = await database
      .selectFrom('membership')
      .select(['since', 'until'])
      // Purchases without an account belong to the owner of the email address.
      .where(
        sql<SqlBool>`(account_id = ${accountId} or mailbox_key =
          (select mailbox_key(email) from user_account where id = ${accountId} and email_verified))`,
      )
      .where('since', '<=', now)
      .orderBy('until', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    return { since: row.since.toISOString(), until: row.until.toISOString(), running: row.until > now };
  };
  const creditsOf = async (accountId: string) => {
    const owned = database.selectFrom('travel_credit').where('account_id', '=', accountId);
    const entries = await owned
      .select(['id', 'amount', 'reason', 'at'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxEntries)
      .execute();
    const { sum } = await owned.select(({ fn }) => fn.sum<number | null>('amount').as('sum')).executeTakeFirstOrThrow();
    const { reserved } = await database
      .selectFrom('travel_credit')
      .innerJoin('hold', 'hold.id', 'claim_id')
      .select(({ fn }) => fn.sum<number | null>('amount').as('reserved'))
      .where('travel_credit.account_id', '=', accountId)
      .where('state', 'in', ['held', 'paying'])
      .executeTakeFirstOrThrow();
    return {
      balance: Number(sum ?? 0),
      reserved: 0 - Number(reserved ?? 0),
      entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    };
  };
  const cardsOf = async (accountId: string, now: Date) => {
    const rows = await database
      .selectFrom('stored_card')
      .select([
        'id',
        'brand',
        'last_four as lastFour',
        'expiry_month as expiryMonth',
        'expiry_year as expiryYear',
        'holder_name as holderName',
      ])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return rows.map((card) => ({ ...card, expired: isCardExpired(card, now.getTime()) }));
  };
  const agencyOf = async (agencyId: string) =>
    database
      .selectFrom('agency')
      .select(['name', 'commission', 'open_holds_limit as openHoldsLimit'])
      .where('id', '=', agencyId)
      .executeTakeFirstOrThrow();
  return {
    async readAccountData(_request: object, caller: Caller) {
      const { id, agencyId } = caller.account as Account;
      const now = new Date();
      return {
        membership: await membershipOf(id, now),
        travelCredits: await creditsOf(id),
        cards: await cardsOf(id, now),
        agency: agencyId ? await agencyOf(agencyId) : null,
      };
    },
    async removeStoredCard({ id }: ParsedOf<'removeStoredCard'>, caller: Caller) {
      const removed = await database
        .deleteFrom('stored_card')
        .where('id', '=', id)
        .where('account_id', '=', (caller.account as Account).id)
        .returning(['provider', 'token'])
        .executeTakeFirst();
      if (!removed) return new Refusal(404, 'not-found');
      // A card stays stored until all bookings with automatic later payments are paid.
      const needed = await database
        .selectFrom('booking_card')
        .select('id')
        .where('provider', '=', removed.provider)
        .where('token', '=', removed.token)
        .executeTakeFirst();
      // The card is already deleted here, so the provider's deletion is not awaited.
      if (!needed) await providers.byName(removed.provider)?.forgetCard(removed.token);
      return { status: 'OK' as const };
    },
  };
}
