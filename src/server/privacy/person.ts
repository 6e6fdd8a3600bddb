import type pg from 'pg';
import { normalEmail } from '#domain/party/email.ts';
import { mailboxKey } from '#domain/party/mailbox-key.ts';

/** A person, identified by an email address: the records of its mailbox and of the account with this address. */
export type Person = {
  readonly email: string;
  /** The same for all spellings of an address that reach one mailbox. */
  readonly key: string;
  readonly account: { readonly id: string; readonly name: string; readonly role: string } | null;
};

/** Finds the person with an address; one without an account may still have bookings, conversations or consents. */
export async function findPerson(client: Pick<pg.ClientBase, 'query'>, typed: string): Promise<Person> {
  const email = normalEmail(typed);
  const { rows } = await client.query('select id, name, role from user_account where email = $1', [email]);
  return { email, key: mailboxKey(email), account: rows[0] ?? null };
}

/**
 * Returns a condition on `booking` or `hold` for a person's own rows, with `$1` the mailbox and `$2` the account. Sales
 * made as an agent are excluded.
 */
export const isOwn = (table: 'booking' | 'hold'): string =>
  `(${table}.mailbox_key = $1 or (${table}.account_id = $2::uuid and ${table}.agency_id is null))`;
