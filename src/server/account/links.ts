import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { linkMinutes } from '#contract/list/account.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/** The purpose of an emailed link. */
export type LinkPurpose = 'sign-up' | 'reset';

/** Returns the hash under which a link is stored, so that reading the table gives no access. */
const identifier = (purpose: LinkPurpose, token: string): string =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`;

/** Creates a single-use link that expires after an hour and returns its token for the email. */
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

/** Returns the value of a link without using it; null if it is used, expired or unknown. */
export async function readLink(database: Database, purpose: LinkPurpose, token: string): Promise<string | null> {
  const row = await database
    .selectFrom('user_link')
    .select('value')
    .where('identifier', '=', identifier(purpose, token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Uses a link and returns its value; of two concurrent calls one returns null. */
export async function takeLink(trx: Transaction, purpose: LinkPurpose, token: string): Promise<string | null> {
  const row = await trx
    .deleteFrom('user_link')
    .where('identifier', '=', identifier(purpose, token))
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Invalidates all links with this value. */
export async function voidLinks(trx: Transaction, purpose: LinkPurpose, value: string): Promise<void> {
  await trx.deleteFrom('user_link').where('identifier', 'like', `${purpose}:%`).where('value', '=', value).execute();
}
