import type pg from 'pg';
import { findPerson, isOwn } from './person.ts';

/**
 * Columns that are left out of the export: codes, tokens, hashes and internal keys are secret or meaningless to the
 * person.
 */
const SECRET = [
  'token',
  'password',
  'access_token',
  'refresh_token',
  'id_token',
  'code_hash',
  'visitor_hash',
  'visitor_mark',
  'address_mark',
  'submission_owner',
  'submission_key',
  'submission_hash',
  'submission_print',
  'submission',
  'confirm_hash',
  'address_hash',
  'props',
  'network_hash',
  'transaction_ref',
  'redirect_url',
  'sale',
  'mailbox_key',
];

const row = (table: string): string => `to_jsonb(${table}) - array[${SECRET.map((name) => `'${name}'`).join()}]`;
const list = (table: string, of: string, order: string): string =>
  `(select coalesce(jsonb_agg(${row(table)} order by ${order}), '[]') from ${table} where ${of})`;
const file = (table: string, column: string): string => `(${row(table)} - '${column}' - 'preview')
  || jsonb_build_object('${column}', encode(${table}.${column}, 'base64'))`;

/** Sections by the mailbox, `$1`. Each statement returns one `value` per row. */
const byMailbox: Record<string, string> = {
  namedAsFriend: `select jsonb_build_object('name', name, 'email', email) as value from booking_friend where mailbox_key(email) = $1
    union all select jsonb_build_object('name', name, 'email', email) from hold_friend where mailbox_key(email) = $1`,
  promoCodes: `select ${row('promo_use')} - 'person_key' as value from promo_use where person_key = $1`,
  consents: `select ${row('consent')} as value from consent where mailbox_key(email) = $1`,
  mails: `select ${row('mail')} as value from mail where mailbox_key(recipient) = $1
    order by created_at`,
  builtInMailbox: `select jsonb_build_object('subject', subject, 'received_at', received_at) as value from caught_mail
    where mailbox_key(recipient) = $1 order by received_at`,
  officeInvitations: `select ${row('office_invitation')} as value from office_invitation
    where mailbox_key(email) = $1`,
  agencyInvitations: `select ${row('agency_invitation')} as value from agency_invitation
    where mailbox_key(email) = $1`,
};

/** Sections by the account, `$1`. */
const byAccount: Record<string, string> = {
  account: `select ${row('user_account')} as value from user_account where id = $1::uuid`,
  sessions: `select ${row('user_session')} as value from user_session where user_id = $1::uuid`,
  signIns: `select ${row('user_credential')} as value from user_credential where user_id = $1::uuid`,
  wishlist: `select to_jsonb(wish) as value from wish where user_id = $1::uuid`,
  storedCards: `select ${row('stored_card')} as value from stored_card where account_id = $1::uuid`,
  travelCredits: `select ${row('travel_credit')} as value from travel_credit where account_id = $1::uuid
    order by id`,
  soldAsAgent: `select jsonb_build_object('reference', reference, 'created_at', created_at, 'state', state) as value
    from booking where account_id = $1::uuid and agency_id is not null order by created_at`,
  agencyApplications: `select ${file('agency_application', 'document')} as value from agency_application
    where account_id = $1::uuid`,
  agencyLinks: `select ${row('share_link')} as value from share_link where account_id = $1::uuid`,
};

/** Sections by the mailbox, `$1`, or the account, `$2`. */
const byEither: Record<string, string> = {
  memberships: `select ${row('membership')} as value from membership where mailbox_key = $1 or account_id = $2::uuid`,
  bookings: `select ${row('booking')} || jsonb_build_object(
      'travellers', ${list('booking_traveller', 'booking_id = booking.id', 'position')},
      'friends', ${list('booking_friend', 'booking_id = booking.id', 'position')},
      'changes', ${list('booking_change', 'booking_id = booking.id', 'number')},
      'payments', ${list('payment_attempt', 'booking_id = booking.id', 'created_at')},
      'cards', ${list('booking_card', 'booking_id = booking.id', 'id')},
      'insurance', ${list('insurance_policy', 'booking_id = booking.id', 'created_at')},
      'notes', (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'body', body, 'at', at) order by id), '[]')
        from booking_note where booking_id = booking.id),
      'arrivals', (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'arrived', arrived, 'at', at) order by id), '[]')
        from traveller_arrival where booking_id = booking.id),
      'openedBy', (select coalesce(jsonb_agg(jsonb_build_object('role', role, 'classes', classes, 'at', at) order by id), '[]')
        from answer_view where booking_id = booking.id)) as value
    from booking where ${isOwn('booking')} order by created_at`,
  holds: `select ${row('hold')} || jsonb_build_object(
      'travellers', ${list('hold_traveller', 'hold_id = hold.id', 'position')},
      'friends', ${list('hold_friend', 'hold_id = hold.id', 'position')}) as value
    from hold where ${isOwn('hold')} order by created_at`,
  conversations: `select ${row('conversation')} || jsonb_build_object(
      'messages', ${list('message', 'conversation_id = conversation.id', 'position')},
      'notes', ${list('conversation_note', 'conversation_id = conversation.id', 'id')},
      'chat', ${list('chat', 'conversation_id = conversation.id', 'started_at')},
      'files', (select coalesce(jsonb_agg(${file('attachment', 'content')} order by created_at), '[]')
        from attachment where conversation_id = conversation.id)) as value
    from conversation where mailbox_key(email) = $1 or account_id = $2::uuid order by id`,
};

/** Returns everything stored about the person with an address, without secrets, as JSON. */
export async function exportPerson(pool: Pick<pg.Pool, 'query'>, email: string, now: Date) {
  const person = await findPerson(pool as Pick<pg.ClientBase, 'query'>, email);
  const account = person.account?.id ?? null;
  const data: Record<string, unknown[]> = {};
  const read = async (sections: Record<string, string>, values: readonly (string | null)[]) => {
    for (const [name, statement] of Object.entries(sections))
      data[name] = (await pool.query(statement, [...values])).rows.map(({ value }) => value);
  };
  await read(byAccount, [account]);
  await read(byEither, [person.key, account]);
  await read(byMailbox, [person.key]);
  return { email: person.email, exportedAt: now.toISOString(), ...data };
}
