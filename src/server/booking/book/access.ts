import { type Selectable, sql } from 'kysely';
import type { BookingView } from '#contract/schemas/booking.ts';
import type { AgencyLogo } from '#contract/schemas/common.ts';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { BookingTable } from '../../platform/database/tables.ts';
import { deriveKey, sign } from '../../platform/secrets.ts';
import { hasAddressOf, isBrowserOf, viewerAs } from '../hold/access.ts';
import { isOwnMailbox } from '../hold/holder.ts';

/** Returns the code that opens a booking from a mail; it is derived from the secret, so it needs no storage. */
export const bookingCode = (secret: string, bookingId: string): string =>
  sign(deriveKey(secret, 'booking code'), bookingId);

/** A stored booking, with the data that access control needs. */
export type BookingRow = Selectable<BookingTable> & {
  readonly operator_uuid: string;
  readonly agency_name: string | null;
  readonly agency_email: string | null;
  readonly agency_phone: string | null;
  readonly agency_logo: AgencyLogo | null;
  readonly agent_name: string | null;
  /** The database's time when it was read. */
  readonly read_at: Date;
};

/** The viewers who may pay for a booking. */
export const PAYERS: readonly BookingView['viewer'][] = ['owner', 'code', 'colleague'];

/** Reads a booking. */
export async function readBooking(database: Database | Transaction, id: string): Promise<BookingRow | null> {
  const row = await database
    .selectFrom('booking')
    .innerJoin('tour', 'tour.id', 'booking.tour_id')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .leftJoin('agency', 'agency.id', 'booking.agency_id')
    .leftJoin('user_account as account', 'account.id', 'booking.account_id')
    .selectAll('booking')
    .select(['profile.operator_id as operator_uuid', 'agency.name as agency_name', 'account.name as agent_name'])
    .select([
      'agency.contact_email as agency_email',
      'agency.contact_phone as agency_phone',
      agencyLogo.as('agency_logo'),
    ])
    .select(sql<Date>`now()`.as('read_at'))
    .where('booking.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Returns the role in which a caller may see a booking. The lead traveller sees it in an account with a confirmed
 * address, or by the mailed link.
 */
export async function bookingViewer(
  database: Database,
  booking: BookingRow,
  caller: Caller,
  code: string | null,
): Promise<BookingView['viewer'] | null> {
  const isLead = hasAddressOf(caller, booking) && (await isOwnMailbox(database, caller, booking.mailbox_key));
  const viewer = viewerAs({ ...booking, visitorHash: booking.visitor_hash }, caller, code, isLead);
  // The account of such a booking is the agent's, so the client who paid by link is recognised by their browser.
  const isClient = booking.share_link_id !== null && isBrowserOf(caller, booking.visitor_hash);
  return viewer ?? (isClient ? 'owner' : null);
}
