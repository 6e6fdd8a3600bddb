import { type Selectable, type SqlBool, sql } from 'kysely';
import type { AgencyLogo } from '#contract/schemas/common.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HoldTable } from '../../platform/database/tables.ts';
import { formerHashes, isCode, visitorHash } from './codes.ts';

/** A hold as it is kept, with what access hangs on. */
export type HoldRow = Selectable<HoldTable> & {
  readonly operator_uuid: string;
  readonly agency_name: string | null;
  readonly agency_email: string | null;
  readonly agency_phone: string | null;
  readonly agency_logo: AgencyLogo | null;
  readonly agent_name: string | null;
  /** When it was read, by the database's clock. */
  readonly read_at: Date;
  /** Whether its mailbox has another, confirmed hold of the departure. */
  readonly mailbox_used: SqlBool;
};

/** Who looks at a hold. */
export type Viewer = AnswerOf<'loadHold'>['hold']['viewer'];

/** Reads a hold. */
export async function readHold(database: Database, id: string): Promise<HoldRow | null> {
  const row = await database
    .selectFrom('hold')
    .innerJoin('tour', 'tour.id', 'hold.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .leftJoin('agency', 'agency.id', 'hold.agency_id')
    .leftJoin('user_account as account', 'account.id', 'hold.account_id')
    .selectAll('hold')
    .select(['profile.operator_id as operator_uuid', 'agency.name as agency_name', 'account.name as agent_name'])
    .select([
      'agency.contact_email as agency_email',
      'agency.contact_phone as agency_phone',
      agencyLogo.as('agency_logo'),
    ])
    .select([
      sql<Date>`now()`.as('read_at'),
      sql<SqlBool>`exists (select from hold other where other.departure_id = hold.departure_id and other.mailbox_key = hold.mailbox_key
        and other.id <> hold.id and other.agency_id is null and other.confirmed_at is not null)`.as('mailbox_used'),
    ])
    .where('hold.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The agency that a hold or a booking was made by, as its client knows it. */
export const shownAgency = (
  row: Pick<HoldRow, 'agency_name' | 'agency_email' | 'agency_phone' | 'agency_logo' | 'agent_name'>,
): AnswerOf<'loadHold'>['hold']['agency'] =>
  row.agency_name === null
    ? null
    : {
        name: row.agency_name,
        agent: row.agent_name ?? '',
        email: row.agency_email,
        phone: row.agency_phone,
        logo: row.agency_logo,
      };

/** What access to a hold or a booking hangs on. */
type Guarded = Pick<HoldRow, 'account_id' | 'agency_id' | 'code_hash' | 'operator_uuid'> & {
  readonly visitorHash: string;
};

/** Tells whether the account of a caller has the address that a hold or a booking was made for. */
export const hasAddressOf = ({ account }: Caller, { mailbox_key }: Pick<HoldRow, 'mailbox_key'>): boolean =>
  account?.role === 'traveller' && mailboxKey(account.email) === mailbox_key;

/** Tells whether a caller comes in the browser that is kept. */
export const isBrowserOf = (caller: Caller, kept: string): boolean =>
  [visitorHash(caller), ...formerHashes(caller)].includes(kept);

/**
 * As whom a caller may see what was taken; null when it does not exist for them. What was made while logged in is not opened by
 * the browser alone: others may use it after the log-out. `isOwnAddress`: it is theirs by its address, which somebody has proved.
 */
export function viewerAs(guarded: Guarded, caller: Caller, code: string | null, isOwnAddress: boolean): Viewer | null {
  const { account } = caller;
  // What was made for an agency stays there when the agent leaves.
  const worksThere = guarded.agency_id === null || account?.agencyId === guarded.agency_id;
  if (account && guarded.account_id === account.id && worksThere) return 'owner';
  if (worksThere && guarded.account_id === null && isBrowserOf(caller, guarded.visitorHash)) return 'owner';
  if (isOwnAddress) return 'owner';
  if (code !== null && isCode(code, guarded.code_hash)) return 'code';
  if (account?.role === 'staff') return 'staff';
  if (guarded.agency_id !== null && worksThere) return 'colleague';
  return account?.operatorId && account.operatorId === guarded.operator_uuid ? 'operator' : null;
}

/** As whom a caller may see a hold. What was confirmed is the traveller's whose address it has. */
export const viewerOf = (hold: HoldRow, caller: Caller, code: string | null): Viewer | null =>
  viewerAs(
    { ...hold, visitorHash: hold.visitor_mark },
    caller,
    code,
    hold.agency_id === null && hold.confirmed_at !== null && hasAddressOf(caller, hold),
  );

/** Whether somebody may pay for a hold: whoever it belongs to, and those who work with them. */
export const mayPay = (viewer: Viewer): boolean => mayEnd(viewer) || viewer === 'colleague';

/** Whether somebody may give a hold's places back. */
export const mayEnd = (viewer: Viewer): boolean => viewer === 'owner' || viewer === 'code';
