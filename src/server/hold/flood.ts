import { sql } from 'kysely';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Transaction } from '../database/database.ts';

/** So many travellers' holds come from one address in a day; agents have the limit of their agency. */
const holdsFromAddress = 30;
/** So many mails about new holds go to one address in an hour, whoever asks for them. */
const mailsToAddress = 6;

const hour = 3600;
const day = 24 * hour;

/** What a new hold adds to: holds from an address (null for agents), and mails to people who may not have asked for them. */
export type Adding = {
  readonly addressMark: string | null;
  readonly strangers: readonly string[];
  readonly now: Instant;
};

/**
 * How many seconds a new hold must wait because somebody would be flooded, or 0. Only holds that were really made are
 * counted, with the new one among them, so a submission that is sent ten times counts once.
 */
export async function floodWait(trx: Transaction, { addressMark, strangers, now }: Adding): Promise<number> {
  const { rows } = await sql<{ holds: number; mails: number | null }>`
    select
      (select count(*) from hold where address_mark = ${addressMark} and agency_id is null
         and created_at > ${new Date(now - day * 1000)}) as holds,
      (select max(written) from (select count(*) as written from mail where recipient = any(${strangers})
         and kind in ('hold-confirmed', 'hold-invitation') and created_at > now() - ${hour} * interval '1 second'
         group by recipient) counted) as mails`.execute(trx);
  const [counted] = rows;
  if ((counted?.holds ?? 0) > holdsFromAddress) return day;
  return (counted?.mails ?? 0) >= mailsToAddress ? hour : 0;
}
