import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** The maximum number of holds per network and day; agents have the limit of their agency. */
const holdsFromNetwork = 30;
/** The maximum number of mails about new holds per mailbox and hour, and of holds from one network that mail it. */
export const mailsToMailbox = 6;

const hour = 3600;
const day = 24 * hour;

/**
 * The counters that a new hold adds to: holds from a network, and mails to mailboxes whose owners may not have
 * requested them.
 */
export type Adding = {
  readonly holdId: string;
  readonly networkHash: string;
  /** Whether the hold counts for its network; an agent's does not. */
  readonly countsForNetwork: boolean;
  /** The mailbox keys of the friends and of a lead traveller with an unconfirmed address. */
  readonly strangers: readonly string[];
};

/**
 * How many seconds a new hold must wait because of the limits, or 0; and the mailboxes that have reached their limit.
 */
export type Flood = { readonly wait: number; readonly full: ReadonlySet<string> };

type Counted = { readonly holds: number; readonly recent: number; readonly full: string[] };

/**
 * Counts a new hold against the limits. New holds of the same network or mailbox are serialised until commit. Only
 * holds that were made are counted, so a repeated submission counts once.
 */
export async function countFlood(trx: Transaction, adding: Adding): Promise<Flood> {
  const { holdId, networkHash, countsForNetwork, strangers } = adding;
  await lockCounts(trx, [`hold network ${networkHash}`, ...strangers.map((key) => `hold mailbox ${key}`)]);
  const { rows } = await sql<Counted>`
    with stranger as (select distinct key from unnest(${strangers}::text[]) key),
      recent as (select count(*) as holds from stranger join hold on address_mark = ${networkHash} and hold.id <> ${holdId}
          and hold.created_at > now() - ${hour} * interval '1 second'
          and ((agency_id is null and mailbox_key = key)
            or exists (select from hold_friend friend where friend.hold_id = hold.id and mailbox_key(friend.email) = key))
        group by key),
      written as (select key, count(*) as mails from stranger join mail on mailbox_key(recipient) = key
          and kind in ('hold-confirmed', 'hold-invitation') and mail.created_at > now() - ${hour} * interval '1 second'
        group by key)
    select
      (select count(*) from hold where address_mark = ${networkHash} and agency_id is null
         and created_at > now() - ${day} * interval '1 second') as holds,
      (select coalesce(max(holds), 0) from recent) as recent,
      (select coalesce(array_agg(key), '{}') from written where mails >= ${mailsToMailbox}) as full`.execute(trx);
  const { holds, recent, full } = rows[0] as Counted;
  if (countsForNetwork && holds > holdsFromNetwork) return { wait: day, full: new Set() };
  return { wait: recent >= mailsToMailbox ? hour : 0, full: new Set(full) };
}

/** Locks the counters until the transaction ends, in the order of their keys to prevent deadlocks. */
export async function lockCounts(trx: Transaction, names: readonly string[]): Promise<void> {
  const keys = names.map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  const sorted = [...new Set(keys)].sort((one, other) => (one < other ? -1 : 1)).map(String);
  await sql`select pg_advisory_xact_lock(key) from unnest(${sorted}::bigint[]) as key`.execute(trx);
}

/** Returns how many mails about holds a mailbox has got in the last hour. */
export async function mailsInLastHour(trx: Transaction, mailboxKey: string): Promise<number> {
  const { rows } = await sql<{ mails: number }>`
    select count(*) as mails from mail where mailbox_key(recipient) = ${mailboxKey}
      and kind in ('hold-confirmed', 'hold-invitation') and created_at > now() - ${hour} * interval '1 second'`.execute(
    trx,
  );
  return Number(rows[0]?.mails ?? 0);
}
