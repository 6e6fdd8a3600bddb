import type pg from 'pg';
import { type Period, type Retained, retention } from '#domain/privacy/retention.ts';
import { databaseFailure } from '../platform/database/failure.ts';
import { forEachItem } from '../platform/jobs/for-each-item.ts';
import type { Log } from '../platform/log.ts';
import { anonymiseBookings, anonymiseHolds, isSettled } from '../privacy/anonymise.ts';

/**
 * Returns the statement that deletes at most `$2` rows that are due at `$1`, after skipping `$3` rows, for a retention
 * period.
 */
type Forgetting = (period: string) => string;

/**
 * Builds a statement that deletes rows; locked rows are skipped until the next sweep, so that it never waits for a
 * lock.
 */
const deleting =
  (table: string, due: Forgetting): Forgetting =>
  (period) =>
    `delete from ${table} where ctid = any(array(
       select ctid from ${table} where ${due(period)} limit $2 offset $3 for update skip locked))`;

/** Builds a statement that deletes rows by their stored expiry, which was computed from the same retention periods. */
const deletingExpired = (table: string): Forgetting => deleting(table, () => 'expires_at < $1::timestamptz');

/** Builds a statement that deletes rows a period after the time in a column. */
const deletingAfter = (table: string, moment: string, among = 'true'): Forgetting =>
  deleting(table, (period) => `${among} and ${moment} < $1::timestamptz - ${period}`);

/** Matches trips whose last day was more than a period ago. Days are compared as text to use the index. */
const returnedBefore = (period: string): string =>
  `selection ->> 'until' < to_char(($1::timestamptz - ${period}) at time zone 'UTC', 'YYYY-MM-DD')`;

/** The deletion statement of each kind of data. */
const forgetting: Record<Retained, Forgetting> = {
  sessions: deletingExpired('user_session'),
  accountLinks: deletingExpired('user_link'),
  consentRequests: deletingAfter('consent', 'asked_at', 'confirmed_at is null'),
  consentProofs: deletingAfter('consent', 'withdrawn_at'),
  holdAddresses: (period) => `update hold set address_mark = null where id = any(array(
    select id from hold where address_mark is not null and created_at < $1::timestamptz - ${period}
    limit $2 offset $3 for update skip locked))`,
  endedHolds: (period) =>
    anonymiseHolds(`select id from hold where ended_at < $1::timestamptz - ${period} and forgotten_at is null
      order by ended_at limit $2 offset $3 for update skip locked`),
  endedBookings: (period) =>
    anonymiseBookings(`select id, hold_id, claim_id from booking
      where state in ('failed', 'declined', 'lapsed') and state_since < $1::timestamptz - ${period} and forgotten_at is null
      order by state_since limit $2 offset $3 for update skip locked`),
  sensitiveAnswers: (period) => `with due as (
      select id, hold_id from booking
      where ${returnedBefore(period)} and sensitive_erased_at is null and forgotten_at is null
      limit $2 offset $3 for update skip locked),
    answers as (update booking_traveller set answers = ordinary_answers(answers, fields), fields = ordinary_fields(fields)
      from due where booking_id = due.id),
    held_answers as (update hold_traveller set answers = ordinary_answers(answers, fields), fields = ordinary_fields(fields)
      from due where hold_traveller.hold_id = due.hold_id)
    update booking set sensitive_erased_at = $1::timestamptz from due where booking.id = due.id`,
  requestedDeletions: (period) =>
    anonymiseBookings(`select id, hold_id, claim_id from booking
      where state in ('confirmed', 'completed', 'cancelled') and forget_after_trip and ${returnedBefore(period)}
        and forgotten_at is null and ${isSettled}
      limit $2 offset $3 for update skip locked`),
  pastBookings: (period) =>
    anonymiseBookings(`select id, hold_id, claim_id from booking
      where state in ('confirmed', 'completed', 'cancelled') and forgotten_at is null
        and case state when 'cancelled' then state_since < $1::timestamptz - ${period} else ${returnedBefore(period)} end
        and ${isSettled}
      limit $2 offset $3 for update skip locked`),
  answerViews: deletingAfter('answer_view', 'at'),
  paymentNotices: deletingAfter('payment_notice', 'received_at', 'coalesce(handled_at, failed_at) is not null'),
  mails: deletingAfter('mail', 'coalesce(sent_at, failed_at)'),
  caughtMails: deletingAfter('caught_mail', 'received_at'),
  replays: deletingAfter('replay', 'started_at'),
  replayOpenings: deletingAfter('replay_opening', 'at'),
  reports: deletingAfter('report', 'at'),
  limits: deletingAfter('rate_limit', 'free_at'),
  experimentTokens: deletingAfter('experiment_token', 'at'),
  insuranceQuotes: deletingAfter('insurance_quote', 'expires_at'),
  // Messages, notes and files are deleted by cascade.
  conversations: deleting(
    'conversation',
    (period) => `created_at < $1::timestamptz - ${period} and not exists (
      select from message where conversation_id = conversation.id and at >= $1::timestamptz - ${period})`,
  ),
  unsentAttachments: deletingAfter('attachment', 'created_at', 'position is null'),
  agencyInvitations: deletingAfter('agency_invitation', 'ends_at'),
  officeInvitations: deletingAfter('office_invitation', 'ends_at'),
  agencyApplications: deletingAfter('agency_application', 'decided_at'),
};

const intervalOf = ({ count, unit }: Period): string => `interval '${count} ${unit}'`;

/** Throws failures when the caller passes no log. */
const throwing = {
  error({ retained, reason }: { retained: string; reason: string }) {
    throw new Error(`${retained}: ${reason}`);
  },
} as Pick<Log, 'error'>;

/** The number of deleted rows of each kind. */
export type Forgotten = Record<Retained, number>;

/** The maximum number of failing rows of a kind in one sweep. */
const maxFailures = 100;

/**
 * Deletes or anonymises everything past its retention, in statements of at most `atOnce` rows that are committed one by
 * one, so that a large backlog does not hold more locks. It is idempotent. A row or a kind that fails is logged, and
 * the rest continues.
 */
export async function forgetDue(
  pool: Pick<pg.Pool, 'query'>,
  now: Date,
  signal: AbortSignal,
  atOnce = 1000,
  log: Pick<Log, 'error'> = throwing,
): Promise<Forgotten> {
  const forgotten = Object.fromEntries(Object.keys(retention).map((name) => [name, 0])) as Forgotten;
  const run = {
    name: ([retained]: [Retained, Period]) => ({ retained }),
    failure: 'what is past its retention could not be deleted',
    log,
    signal,
  };
  await forEachItem(Object.entries(retention) as [Retained, Period][], run, async ([name, period]) => {
    const statement = forgetting[name](intervalOf(period));
    const failures: unknown[] = [];
    let limit = atOnce;
    while (!signal.aborted) {
      try {
        const { rowCount } = await pool.query(statement, [now, limit, failures.length]);
        forgotten[name] += rowCount ?? 0;
        if ((rowCount ?? 0) < limit) break;
      } catch (error) {
        if (databaseFailure(error) !== null) throw error;
        // A failing batch is retried row by row: the rows before the failing one are deleted, and then that row is
        // skipped.
        if (limit === 1) failures.push(error);
        limit = limit === 1 ? atOnce : 1;
        if (failures.length === maxFailures) break;
      }
    }
    if (failures.length > 0) throw failures[0];
  });
  return forgotten;
}
