import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { linkMinutes } from '#contract/list/account.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'sign-up' | 'reset';

/** Under what a link is kept: its hash, so that reading the table opens no account. */
const identifier = (purpose: LinkPurpose, token: string): string =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;

/** Makes a link that works once, for an hour, and keeps what it stands for. Returns the token for the mail. */
export async function makeLink(trx: Transaction, purpose: LinkPurpose, value: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('user_link')
    .values({
      identifier: identifier(purpose, token),
      value,
      expires_at: sql<Date>`now() + ${linkMinutes} * interval '1 minute'`,
    })
    .execute();
  return token;
}

/** What a link stands for, without using it up; null when it is used, expired or was never there. */
export async function readLink(database: Database, purpose: LinkPurpose, token: string): Promise<string | null> {
  const row = await database
    .selectFrom('user_link')
    .select('value')
    .where('identifier', '=', identifier(purpose, token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Uses a link up and returns what it stood for; of two that use it at once, one gets null. */
export async function takeLink(trx: Transaction, purpose: LinkPurpose, token: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('user_link')
    .where('identifier', '=', identifier(purpose, token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Makes every other link with this value useless. */
export async function voidLinks(trx: Transaction, purpose: LinkPurpose, value: string): Promise<void> {
  await trx.deleteFrom('user_link').where('identifier', 'like', `${purpose}:%`).where('value', '=', value).execute();
}
