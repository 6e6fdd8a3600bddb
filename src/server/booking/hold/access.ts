import { type Selectable, type SqlBool, sql } from 'kysely';
import type { AgencyLogo } from '#contract/schemas/common.ts';
import type { AnswerOf } from '#contract/schemas.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Caller } from '../../platform/caller.ts';
import { hasCapability } from '../../platform/capability.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HoldTable } from '../../platform/database/tables.ts';
import { formerHashes, isCode, visitorHash } from './codes.ts';

/** A stored hold, with the data that access control needs. */
export type HoldRow = Selectable<HoldTable> & {
  readonly operator_uuid: string;
  readonly agency_name: string | null;
  readonly agency_email: string | null;
  readonly agency_phone: string | null;
  readonly agency_logo: AgencyLogo | null;
  readonly agent_name: string | null;
  /** The database's time when it was read. */
  readonly read_at: Date;
  /** Whether its mailbox has another, confirmed hold of the departure. */
  readonly mailbox_used: SqlBool;
};

/** The role in which a caller sees a hold. */
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

/** Returns the agency of a hold or booking for its client; null for a sale without one. */
export const presentAgency = (
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

/** The data that access to a hold or booking depends on. */
type Guarded = Pick<HoldRow, 'account_id' | 'agency_id' | 'code_hash' | 'operator_uuid'> & {
  readonly visitorHash: string;
};

/** Returns whether the caller's account has the address of a hold or booking. */
export const hasAddressOf = ({ account }: Caller, { mailbox_key }: Pick<HoldRow, 'mailbox_key'>): boolean =>
  account?.role === 'traveller' && mailboxKey(account.email) === mailbox_key;

/** Returns whether a caller uses the browser with this hash. */
export const isBrowserOf = (caller: Caller, storedHash: string): boolean =>
  [visitorHash(caller), ...formerHashes(caller)].includes(storedHash);

/**
 * Returns the role in which a caller may see a hold or booking; null without access. For one that was made while logged
 * in, the browser alone is not enough, because others may use it after logout. `isOwnAddress`: it belongs to the caller
 * by its address, which has been confirmed.
 */
export function viewerAs(guarded: Guarded, caller: Caller, code: string | null, isOwnAddress: boolean): Viewer | null {
  const { account } = caller;
  // Sales for an agency stay with the agency when the agent leaves.
  const worksThere = guarded.agency_id === null || account?.agencyId === guarded.agency_id;
  if (account && guarded.account_id === account.id && worksThere) return 'owner';
  if (worksThere && guarded.account_id === null && isBrowserOf(caller, guarded.visitorHash)) return 'owner';
  if (isOwnAddress) return 'owner';
  if (code !== null && isCode(code, guarded.code_hash)) return 'code';
  // An office sees prices and payments only with a capability for them.
  const maySeeSale = hasCapability(account, 'bookings.change') || hasCapability(account, 'money.read');
  if (account?.role === 'staff' && maySeeSale) return 'staff';
  if (guarded.agency_id !== null && worksThere) return 'colleague';
  return account?.operatorId && account.operatorId === guarded.operator_uuid && maySeeSale ? 'operator' : null;
}

/** Returns the role in which a caller may see a hold. A confirmed hold belongs to the traveller with its address. */
export const viewerOf = (hold: HoldRow, caller: Caller, code: string | null): Viewer | null =>
  viewerAs(
    { ...hold, visitorHash: hold.visitor_mark },
    caller,
    code,
    hold.agency_id === null && hold.confirmed_at !== null && hasAddressOf(caller, hold),
  );

/** Returns whether a viewer may pay for a hold: its owner and their colleagues. */
export const mayPay = (viewer: Viewer): boolean => mayEnd(viewer) || viewer === 'colleague';

/** Returns whether a viewer may release a hold. */
export const mayEnd = (viewer: Viewer): boolean => viewer === 'owner' || viewer === 'code';
