import type pg from 'pg';
import { type Period, type Retained, retention } from '#domain/privacy/retention.ts';

/** Writes the statement that forgets at most `$2` rows whose time has come by `$1`, given how long they are kept. */
type Forgetting = (kept: string) => string;

/** Deletes rows. Those that somebody has in hand are left for the next time, so nobody waits for the sweep. */
const deleting =
  (table: string, due: Forgetting): Forgetting =>
  (kept) =>
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${due(kept)} limit $2 for update skip locked))`;

/** Deletes rows that carry the moment of their end, which was set by the same table of periods. */
const deletingExpired = (table: string): Forgetting => deleting(table, () => 'expires_at < $1::timestamptz');

/** Deletes rows so long after something happened to them. */
const deletingAfter = (table: string, moment: string, among = 'true'): Forgetting =>
  deleting(table, (kept) => `${among} and ${moment} < $1::timestamptz - ${kept}`);

/** How each thing is forgotten. */
const forgetting: Record<Retained, Forgetting> = {
  sessions: deletingExpired('user_session'),
  accountLinks: deletingExpired('user_link'),
  consentRequests: deletingAfter('consent', 'asked_at', 'confirmed_at is null'),
  consentProofs: deletingAfter('consent', 'withdrawn_at'),
  holdAddresses: (kept) => `update hold set address_mark = null where id = any(array(
    select id from hold where address_mark is not null and created_at < $1::timestamptz - ${kept}
    limit $2 for update skip locked))`,
  // The unique keys of a hold ask for a value of its own in each of the columns that named somebody.
  endedHolds: (kept) => `with due as (
      select id from hold where ended_at < $1::timestamptz - ${kept} and forgotten_at is null
      order by ended_at limit $2 for update skip locked),
    travellers as (delete from hold_traveller using due where hold_id = due.id),
    friends as (delete from hold_friend using due where hold_id = due.id)
    update hold set forgotten_at = $1::timestamptz, lead_email = hold.id || '@forgotten.invalid', account_id = null,
      visitor_mark = 'forgotten ' || hold.id, address_mark = null, referred_by = null, code_hash = null, time_zone = 'UTC',
      submission_owner = 'forgotten', submission_key = hold.id::text, submission_print = ''
    from due where hold.id = due.id`,
  endedBookings: (kept) => `with due as (
      select id from booking where state in ('failed', 'declined', 'lapsed') and state_since < $1::timestamptz - ${kept}
        and forgotten_at is null
      order by state_since limit $2 for update skip locked),
    travellers as (delete from booking_traveller using due where booking_id = due.id),
    friends as (delete from booking_friend using due where booking_id = due.id),
    policies as (update insurance_policy set country_id = null, state_id = null, zip = null from due where booking_id = due.id)
    update booking set forgotten_at = $1::timestamptz, lead_email = booking.id || '@forgotten.invalid', account_id = null,
      visitor_hash = 'forgotten', referred_by = null, code_hash = null, time_zone = 'UTC', reason_words = null,
      submission_owner = 'forgotten', submission_key = booking.id::text, submission_hash = ''
    from due where booking.id = due.id`,
  paymentNotices: deletingAfter('payment_notice', 'received_at', 'handled_at is not null'),
  mails: deletingAfter('mail', 'coalesce(sent_at, failed_at)'),
  caughtMails: deletingAfter('caught_mail', 'received_at'),
  replays: deletingAfter('replay', 'started_at'),
  replayOpenings: deletingAfter('replay_opening', 'at'),
  reports: deletingAfter('report', 'at'),
  limits: deletingAfter('rate_limit', 'free_at'),
  experimentTokens: deletingAfter('experiment_token', 'at'),
  insuranceQuotes: deletingAfter('insurance_quote', 'expires_at'),
  // Messages, notes and files go with their conversation.
  conversations: deleting(
    'conversation',
    (kept) => `created_at < $1::timestamptz - ${kept} and not exists (
      select from message where conversation_id = conversation.id and at >= $1::timestamptz - ${kept})`,
  ),
  unsentAttachments: deletingAfter('attachment', 'created_at', 'position is null'),
  agencyInvitations: deletingAfter('agency_invitation', 'ends_at'),
  agencyApplications: deletingAfter('agency_application', 'decided_at'),
};

const intervalOf = ({ count, unit }: Period): string => `interval '${count} ${unit}'`;

/** How many rows of each kind were forgotten. */
export type Forgotten = Record<Retained, number>;

/**
 * Forgets everything whose time has come, in statements of at most `atOnce` rows that are committed one by one: a backlog of a
 * year locks no more than a quiet hour. Doing it twice is the same as once.
 */
export async function forgetDue(
  pool: Pick<pg.Pool, 'query'>,
  now: Date,
  signal: AbortSignal,
  atOnce = 1000,
): Promise<Forgotten> {
  const forgotten = Object.fromEntries(Object.keys(retention).map((name) => [name, 0])) as Forgotten;
  for (const [name, period] of Object.entries(retention) as [Retained, Period][]) {
    const statement = forgetting[name](intervalOf(period));
    let count = atOnce;
    while (count === atOnce && !signal.aborted) {
      const { rowCount } = await pool.query(statement, [now, atOnce]);
      count = rowCount ?? 0;
      forgotten[name] += count;
    }
  }
  return forgotten;
}
