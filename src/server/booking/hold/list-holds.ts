import { sql } from 'kysely';
import type { AnswerOf } from '#contract/schemas.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HeldSelection } from './snapshot.ts';
import { endSeconds, presentState } from './view-hold.ts';

/** The maximum number of listed holds, the newest first. */
const maxListed = 50;

/**
 * Returns the holds of an account: those it made, those that a traveller has confirmed as their own, and those of an
 * agent's agency. An unconfirmed hold is not listed for the owner of its address, because anyone can enter it.
 */
export async function listHolds(
  { database }: { readonly database: Database },
  caller: Caller,
): Promise<AnswerOf<'listHolds'>> {
  const { id, email, role, agencyId } = caller.account as Account;
  const rows = await database
    .selectFrom('hold')
    .select(['id', 'reference', 'state', 'selection', 'currency', 'total', 'ends_at', 'lead_email'])
    .select(sql<Date>`now()`.as('read_at'))
    .where(({ or, eb }) =>
      or([
        eb.and([eb('account_id', '=', id), eb('agency_id', 'is', null)]),
        ...(role === 'traveller'
          ? [
              eb.and([
                eb('mailbox_key', '=', mailboxKey(email)),
                eb('confirmed_at', 'is not', null),
                eb('agency_id', 'is', null),
              ]),
            ]
          : []),
        ...(agencyId === null ? [] : [eb('agency_id', '=', agencyId)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return {
    holds: rows.map((row) => {
      const { choices, tour, until } = row.selection as HeldSelection;
      return {
        id: row.id,
        reference: row.reference,
        state: presentState(row),
        tour: tour[caller.language],
        from: choices.day as string,
        until,
        endsAt: endSeconds(row.ends_at),
        price: {
          amount: row.total,
          currency: row.currency as AnswerOf<'listHolds'>['holds'][number]['price']['currency'],
        },
        leadEmail: row.lead_email,
      };
    }),
  };
}
