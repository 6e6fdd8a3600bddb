import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AgencyLogo } from '#contract/schemas/common.ts';
import type { BookingState } from '#domain/booking/lifecycle.ts';
import {
  type ClientChoice,
  type SharedChoices,
  type ShareLinkFacts,
  type ShareLinkState,
  shareLinkState,
} from '#domain/booking/share-link.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { agencyLogo } from '../../platform/agency-logo.ts';
import type { Account } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ShareLinkTable } from '../../platform/database/tables.ts';
import type { HoldRow } from '../hold/access.ts';

/** Returns the stored hash of a link's code. */
export const shareLinkHash = (code: string): string =>
  createHash('sha256').update(`share link ${code.toLowerCase()}`).digest('base64url');

type Row = Selectable<ShareLinkTable> & {
  readonly tour_name: Words;
  readonly agency_name: string;
  readonly agency_logo: AgencyLogo | null;
  readonly agent_name: string | null;
  /** Whether the agent still belongs to the agency. */
  readonly agent_present: boolean;
  /** The address of the agent, or of the agency once the agent has left. */
  readonly contact: string | null;
  readonly hold_state: HoldRow['state'] | null;
  readonly booking_id: string | null;
  readonly booking_state: Exclude<BookingState, 'failed'> | null;
  readonly booking_reason: string | null;
  readonly over: boolean;
  /** The price of the hold that it pays. */
  readonly hold_total: number | null;
  /** The recipient and time of its latest mail, while that is stored. */
  readonly mailed_to: string | null;
  readonly mailed_at: Date | null;
};

/** A link with the data that its state depends on, by the database's clock. */
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
    .leftJoin('booking as paid', (join) =>
      join.onRef('paid.share_link_id', '=', 'share_link.id').on('paid.state', '<>', 'failed'),
    )
    // The agent may have paid the hold without the link.
    .leftJoin('booking as beside', (join) =>
      join
        .onRef('beside.hold_id', '=', 'share_link.hold_id')
        .on('beside.state', '<>', 'failed')
        .on('paid.id', 'is', null),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('mail')
          .select(['recipient', 'mail.created_at'])
          .where('kind', '=', 'payment-link')
          .where('dedupe_key', 'like', sql<string>`'share link ' || share_link.id || ' %'`)
          .orderBy('mail.created_at', 'desc')
          .limit(1)
          .as('mailed'),
      (join) => join.onTrue(),
    )
    .selectAll('share_link')
    .select(['tour.name as tour_name', 'agency.name as agency_name', agencyLogo.as('agency_logo')])
    .select('account.name as agent_name')
    .select(sql<boolean>`coalesce(account.agency_id = share_link.agency_id, false)`.as('agent_present'))
    .select(
      sql<
        string | null
      >`case when account.agency_id = share_link.agency_id then account.email else agency.contact_email end`.as(
        'contact',
      ),
    )
    .select(({ fn }) => [
      'hold.state as hold_state',
      'hold.total as hold_total',
      'mailed.recipient as mailed_to',
      'mailed.created_at as mailed_at',
      fn.coalesce('paid.id', 'beside.id').as('booking_id'),
      fn.coalesce('paid.state', 'beside.state').as('booking_state'),
      fn.coalesce('paid.reason', 'beside.reason').as('booking_reason'),
    ])
    .select(sql<boolean>`share_link.expires_at <= now()`.as('over'));

function withState(row: Row): ShareLinkRow {
  const held = row.hold_state === null || row.hold_state === 'held';
  const facts: ShareLinkFacts = {
    booking: row.booking_state && { state: row.booking_state, reason: row.booking_reason },
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

/** Returns the link of a code; null when there is none. */
export async function findShareLink(database: Database | Transaction, code: string): Promise<ShareLinkRow | null> {
  const row = await selectLinks(database).where('share_link.code_hash', '=', shareLinkHash(code)).executeTakeFirst();
  return row ? withState(row as Row) : null;
}

/**
 * Returns the links that an agent may see and withdraw, the newest first: their own, and for an organiser all of the
 * agency.
 */
export async function shareLinksFor(
  database: Database,
  { id: accountId, agencyId }: Pick<Account, 'id' | 'agencyId'>,
  id?: string,
): Promise<ShareLinkRow[]> {
  let query = selectLinks(database)
    .where('share_link.agency_id', '=', agencyId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('share_link.account_id', '=', accountId),
        exists(
          selectFrom('user_account as organiser')
            .select('organiser.id')
            .where('organiser.id', '=', accountId)
            .where('organiser.agency_id', '=', agencyId)
            .where('organiser.agency_organiser', '=', true),
        ),
      ]),
    )
    .where('share_link.created_at', '>', sql<Date>`now() - interval '90 days'`);
  if (id !== undefined) query = query.where('share_link.id', '=', id);
  const rows = await query.orderBy('share_link.created_at', 'desc').limit(200).execute();
  return rows.map((row) => withState(row as Row));
}

/** Returns the refusal for a link that cannot be paid: the status and the message code. */
export const shareLinkRefusal = (state: Exclude<ShareLinkState, 'open'>) => ({
  status: state === 'paying' || state === 'requested' || state === 'used' ? (409 as const) : (410 as const),
  code: `share-link-${state}`,
});

/**
 * Locks a link until the transaction ends and returns its current state; the lock serialises payments and revocations.
 */
export async function lockShareLink(trx: Transaction, id: string): Promise<ShareLinkState> {
  await trx.selectFrom('share_link').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  // A second statement sees what earlier lock holders have committed.
  const row = await selectLinks(trx).where('share_link.id', '=', id).executeTakeFirstOrThrow();
  return withState(row as Row).state;
}
