import type { Holder } from '#domain/booking/hold.ts';
import type { Caller } from '../caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { formerMarks, visitorMark } from './marks.ts';

/** Who holds: the account and the browser, the agency when an agent does, and the lead traveller's address. */
export type Who = {
  readonly accountId: string | null;
  readonly visitorMark: string;
  readonly formerMarks: readonly string[];
  readonly agencyId: string | null;
  readonly email: string;
};

/** Who a caller is, as a holder. */
export const whoHolds = (caller: Caller, email: string): Who => ({
  accountId: caller.account?.id ?? null,
  visitorMark: visitorMark(caller),
  formerMarks: formerMarks(caller),
  agencyId: caller.account?.role === 'agent' ? caller.account.agencyId : null,
  email,
});

/** The hold that somebody has made on a departure, whatever became of it; `own` when it is for this caller to see. */
export async function heldBefore(
  database: Database | Transaction,
  departureId: number,
  { accountId, visitorMark: mark, formerMarks: former, email }: Who,
): Promise<{ readonly id: string; readonly own: boolean } | null> {
  const marks = [mark, ...former];
  const rows = await database
    .selectFrom('hold')
    .select(['id', 'account_id', 'visitor_mark'])
    .where('departure_id', '=', departureId)
    .where('agency_id', 'is', null)
    .where((row) =>
      row.or([
        row('lead_email', '=', email),
        row('visitor_mark', 'in', marks),
        ...(accountId === null ? [] : [row('account_id', '=', accountId)]),
      ]),
    )
    .execute();
  const isOwn = (row: (typeof rows)[number]) =>
    row.account_id === null ? marks.includes(row.visitor_mark) : row.account_id === accountId;
  const row = rows.find(isOwn) ?? rows[0];
  return row ? { id: row.id, own: isOwn(row) } : null;
}

/** An agency with its open holds, its row locked so that two agents are counted one after the other. */
export async function lockAgency(trx: Transaction, agencyId: string, now: Date): Promise<Holder> {
  const agency = await trx
    .selectFrom('agency')
    .select('open_holds_limit')
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { open } = await trx
    .selectFrom('hold')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('agency_id', '=', agencyId)
    .where((row) =>
      row.or([row('state', '=', 'paying'), row.and([row('state', '=', 'held'), row('ends_at', '>', now)])]),
    )
    .executeTakeFirstOrThrow();
  return { kind: 'agent', openHolds: open, openHoldsLimit: agency.open_holds_limit };
}
