import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** So many travellers' holds come from one network in a day; agents have the limit of their agency. */
const holdsFromNetwork = 30;
/** So many mails about new holds go to one mailbox in an hour, and so many holds from one network may write to it. */
const mailsToMailbox = 6;

const hour = 3600;
const day = 24 * hour;

/** What a new hold adds to: holds from a network, and mails to mailboxes whose owners may not have asked for them. */
export type Adding = {
  readonly holdId: string;
  readonly networkHash: string;
  /** Whether the hold counts for its network; an agent's does not. */
  readonly countsForNetwork: boolean;
  /** By their mailbox keys. */
  readonly strangers: readonly string[];
};

/** How long a new hold must wait because somebody makes too many, or 0; and the mailboxes that have been written to enough. */
export type Flood = { readonly wait: number; readonly full: ReadonlySet<string> };

type Counted = { readonly holds: number; readonly asked: number; readonly full: string[] };

/**
 * Counts what a new hold adds to, one hold after the other: whoever shares a network or a mailbox with it waits until it is
 * committed. Only holds that were really made are counted, so a submission that is sent ten times counts once.
 */
export async function countFlood(trx: Transaction, adding: Adding): Promise<Flood> {
  const { holdId, networkHash, countsForNetwork, strangers } = adding;
  await lockCounts(trx, [`hold network ${networkHash}`, ...strangers.map((key) => `hold mailbox ${key}`)]);
  const { rows } = await sql<Counted>`
    with stranger as (select distinct key from unnest(${strangers}::text[]) key),
      asked as (select count(*) as holds from stranger join hold on address_mark = ${networkHash} and hold.id <> ${holdId}
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
      (select coalesce(max(holds), 0) from asked) as asked,
      (select coalesce(array_agg(key), '{}') from written where mails >= ${mailsToMailbox}) as full`.execute(trx);
  const { holds, asked, full } = rows[0] as Counted;
  if (countsForNetwork && holds > holdsFromNetwork) return { wait: day, full: new Set() };
  return { wait: asked >= mailsToMailbox ? hour : 0, full: new Set(full) };
}

/** Locks what will be counted until the transaction ends, in the order of the keys, so that nobody waits in a circle. */
export async function lockCounts(trx: Transaction, names: readonly string[]): Promise<void> {
  const keys = names.map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  const sorted = [...new Set(keys)].sort((one, other) => (one < other ? -1 : 1)).map(String);
  await sql`select pg_advisory_xact_lock(key) from unnest(${sorted}::bigint[]) as key`.execute(trx);
}
