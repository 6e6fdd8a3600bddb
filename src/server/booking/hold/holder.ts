import { sql } from 'kysely';
import type { Holder } from '#domain/booking/hold.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { formerHashes, visitorHash } from './codes.ts';

/** The holder: the account and the browser, the agency of an agent, and the lead traveller's address. */
export type Who = {
  readonly accountId: string | null;
  readonly visitorHash: string;
  readonly formerHashes: readonly string[];
  readonly agencyId: string | null;
  readonly email: string;
  /** Whether the address is confirmed to be the caller's own; an agency vouches for its agents. */
  readonly confirmed: boolean;
};

/** Returns the caller as a holder. */
export async function whoHolds(database: Database, caller: Caller, email: string): Promise<Who> {
  const agencyId = caller.account?.role === 'agent' ? caller.account.agencyId : null;
  return {
    accountId: caller.account?.id ?? null,
    visitorHash: visitorHash(caller),
    formerHashes: formerHashes(caller),
    agencyId,
    email,
    confirmed: agencyId !== null || (await isOwnMailbox(database, caller, mailboxKey(email))),
  };
}

/** Returns whether a caller is logged in with an account whose verified address is this mailbox. */
export async function isOwnMailbox(database: Database, { account }: Caller, key: string): Promise<boolean> {
  if (!account || mailboxKey(account.email) !== key) return false;
  const row = await database
    .selectFrom('user_account')
    .select('email_verified')
    .where('id', '=', account.id)
    .executeTakeFirst();
  return row?.email_verified ?? false;
}

/**
 * Returns the caller's earlier hold of a departure in any state; `isOwn` when the caller may see it. The address only
 * counts for its owner, so that strangers cannot find out whether it has a hold.
 */
export async function heldBefore(
  database: Database | Transaction,
  departureId: number,
  { accountId, visitorHash: hash, formerHashes: former, email, confirmed }: Who,
): Promise<{ readonly id: string; readonly isOwn: boolean } | null> {
  const key = mailboxKey(email);
  const hashes = [hash, ...former];
  const rows = await database
    .selectFrom('hold')
    .select(['id', 'account_id', 'visitor_mark', 'mailbox_key', 'confirmed_at'])
    .where('departure_id', '=', departureId)
    .where('agency_id', 'is', null)
    .where((row) =>
      row.or([
        row('visitor_mark', 'in', hashes),
        ...(confirmed ? [row.and([row('mailbox_key', '=', key), row('confirmed_at', 'is not', null)])] : []),
        ...(accountId === null ? [] : [row('account_id', '=', accountId)]),
      ]),
    )
    .execute();
  const isOwn = (row: (typeof rows)[number]) =>
    (confirmed && row.confirmed_at !== null && row.mailbox_key === key) ||
    (row.account_id === null ? hashes.includes(row.visitor_mark) : row.account_id === accountId);
  const row = rows.find(isOwn) ?? rows[0];
  return row ? { id: row.id, isOwn: isOwn(row) } : null;
}

/** Locks an agency and counts its open holds, so that concurrent requests of two agents are serialised. */
export async function lockAgency(trx: Transaction, agencyId: string): Promise<Holder> {
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
      row.or([
        row('state', '=', 'paying'),
        row.and([row('state', '=', 'held'), row('ends_at', '>', sql<Date>`now()`)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return { kind: 'agent', openHolds: open, openHoldsLimit: agency.open_holds_limit };
}
