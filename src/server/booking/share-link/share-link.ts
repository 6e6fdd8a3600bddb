import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AgencyLogo } from '#contract/schemas/common.ts';
import {
  type ClientChoice,
  type SharedChoices,
  type ShareLinkFacts,
  type ShareLinkState,
  shareLinkState,
} from '#domain/booking/share-link.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ShareLinkTable } from '../../platform/database/tables.ts';
import type { HoldRow } from '../hold/access.ts';

/** Under what the code of a link is kept. */
export const shareLinkHash = (code: string): string =>
  createHash('sha256').update(`share link ${code.toLowerCase()}`).digest('base64url');

type Row = Selectable<ShareLinkTable> & {
  readonly tour_name: Words;
  readonly agency_name: string;
  readonly agency_logo: AgencyLogo | null;
  readonly agent_name: string | null;
  readonly agent_email: string | null;
  readonly hold_state: HoldRow['state'] | null;
  readonly booking_id: string | null;
  readonly booking_state: string | null;
  readonly over: boolean;
};

/** A link with all that its state hangs on, by the database's clock. */
export type ShareLinkRow = Omit<Row, 'choices' | 'allows'> & {
  readonly choices: SharedChoices;
  readonly allows: readonly ClientChoice[];
  readonly state: ShareLinkState;
};

const selectLinks = (database: Database | Transaction) =>
  database
    .selectFrom('share_link')
    .innerJoin('agency', 'agency.id', 'share_link.agency_id')
    .innerJoin('variant', 'variant.id', 'share_link.variant_id')
    .innerJoin('tour', 'tour.id', 'variant.tour_id')
    .leftJoin('user_account as account', 'account.id', 'share_link.account_id')
    .leftJoin('hold', 'hold.id', 'share_link.hold_id')
    .leftJoin('booking', (join) =>
      join.onRef('booking.share_link_id', '=', 'share_link.id').on('booking.state', '<>', 'failed'),
    )
    .selectAll('share_link')
    .select(['tour.name as tour_name', 'agency.name as agency_name', agencyLogo.as('agency_logo')])
    .select(['account.name as agent_name', 'account.email as agent_email'])
    .select(['hold.state as hold_state', 'booking.id as booking_id', 'booking.state as booking_state'])
    .select(sql<boolean>`share_link.expires_at <= now()`.as('over'));

function withState(row: Row): ShareLinkRow {
  const held = row.hold_state === null || row.hold_state === 'held';
  const facts: ShareLinkFacts = {
    booking: bookingOf(row),
    revoked: row.revoked_at !== null || row.account_id === null,
    over: row.over || !held,
  };
  return {
    ...row,
    choices: row.choices as SharedChoices,
    allows: row.allows as ClientChoice[],
    state: shareLinkState(facts),
  };
}

/** What was paid by the link, or beside it where it pays a hold: the agent may have been quicker. */
function bookingOf({ booking_state, hold_state }: Row): ShareLinkFacts['booking'] {
  if (booking_state === 'attempting' || hold_state === 'paying') return 'attempting';
  return booking_state !== null || hold_state === 'booked' ? 'made' : 'none';
}

/** The link that a code opens; null when nobody has made it. */
export async function findShareLink(database: Database | Transaction, code: string): Promise<ShareLinkRow | null> {
  const row = await selectLinks(database).where('share_link.code_hash', '=', shareLinkHash(code)).executeTakeFirst();
  return row ? withState(row as Row) : null;
}

/** The links of an agent, the newest first. */
export async function shareLinksOf(database: Database, accountId: string, id?: string): Promise<ShareLinkRow[]> {
  let query = selectLinks(database)
    .where('share_link.account_id', '=', accountId)
    .where('share_link.created_at', '>', sql<Date>`now() - interval '90 days'`);
  if (id !== undefined) query = query.where('share_link.id', '=', id);
  const rows = await query.orderBy('share_link.created_at', 'desc').limit(200).execute();
  return rows.map((row) => withState(row as Row));
}

/** Why a link cannot be paid by: a status, and a code that there are words for. */
export const shareLinkRefusal = (state: Exclude<ShareLinkState, 'open'>) => ({
  status: state === 'paying' || state === 'used' ? (409 as const) : (410 as const),
  code: `share-link-${state}`,
});

/** Locks a link until the transaction ends, and tells its state as it is then: whoever pays and whoever revokes come one after the other. */
export async function lockShareLink(trx: Transaction, id: string): Promise<ShareLinkState> {
  await trx.selectFrom('share_link').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // A second statement, which sees what those who had the lock before have committed.
  const row = await selectLinks(trx).where('share_link.id', '=', id).executeTakeFirstOrThrow();
  return withState(row as Row).state;
}
