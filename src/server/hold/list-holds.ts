import type { AnswerOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../caller.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import type { HeldSelection } from './snapshot.ts';
import { shownState } from './view-hold.ts';

/** So many are listed, the newest first. */
const mostListed = 50;

/** The holds of an account: those it made, those in a traveller's own name, and those of an agent's agency. */
export async function listHolds(
  { database, catalogue }: { readonly database: Database; readonly catalogue: Catalogue },
  caller: Caller,
): Promise<AnswerOf<'listHolds'>> {
  const { id, email, role, agencyId } = caller.account as Account;
  const rows = await database
    .selectFrom('hold')
    .select(['id', 'reference', 'state', 'selection', 'currency', 'total', 'ends_at', 'lead_email'])
    .where(({ or, eb }) =>
      or([
        eb('account_id', '=', id),
        ...(role === 'traveller' ? [eb.and([eb('lead_email', '=', email), eb('agency_id', 'is', null)])] : []),
        ...(agencyId === null ? [] : [eb('agency_id', '=', agencyId)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return {
    holds: rows.map((row) => {
      const { choices, tour, until } = row.selection as HeldSelection;
      return {
        id: row.id,
        reference: row.reference,
        state: shownState(row, catalogue.now()),
        tour: tour[caller.language],
        from: choices.day as string,
        until,
        endsAt: Math.floor(row.ends_at.getTime() / 1000),
        price: {
          amount: row.total,
          currency: row.currency as AnswerOf<'listHolds'>['holds'][number]['price']['currency'],
        },
        leadEmail: row.lead_email,
      };
    }),
  };
}
