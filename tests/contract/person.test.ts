// One person with traces everywhere: exported, then forgotten, or forgotten by the schedule of retention.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetDue } from '#server/jobs/retention.ts';
import { createProviders } from '#server/payments/providers.ts';
import { exportPerson } from '#server/privacy/export-person.ts';
import { forgetPerson } from '#server/privacy/forget-person.ts';
import { submissionFor, submit } from '#tests/support/holding.ts';
import { bankSettings, bookingFor, buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const phone = '+4915123450042';
const usual = { commit: true, afterTrip: false, waiveCredits: false };
const forget = (email: string, more: Partial<typeof usual> = {}, now = new Date()) =>
  forgetPerson(shop.pool, createProviders(shop.provider), email, { ...usual, ...more }, now);

/** A person with an account whose names occur nowhere else. */
async function newPerson(name: string) {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.org`;
  const accountId = await makeAccount(shop, { email, name: `${name} Erasable` });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return { name, email, accountId, visitor };
}
type Somebody = Awaited<ReturnType<typeof newPerson>>;

const passengersOf = ({ name, email }: Somebody, tour: ReturnType<PayShop['tour']>) => {
  const [lead, ...others] = bookingFor(tour, email).passengers as Record<string, string>[];
  return [{ ...lead, 2: name, 4: 'Erasable', 6: phone, email, note: `${name} cannot eat peanuts` }, ...others];
};

/** Buys a tour, with the card kept, and settles its payment. */
async function buyAs(person: Somebody, tour = shop.tour(), more: Record<string, unknown> = {}): Promise<string> {
  const passengers = passengersOf(person, tour);
  const { status, text, json } = await buy(shop.bank, person.visitor, tour, {
    passengers,
    cardHolder: `${person.name} Erasable`,
    ...more,
  });
  expect(status, text).toBe(200);
  await shop.settleAll();
  return json.data.bookingId;
}

/** The trip of a booking ended this many days ago. */
const endTrip = (bookingId: string, daysAgo: number) =>
  shop.pool.query(
    `update booking set selection = jsonb_set(selection, '{until}', to_jsonb(to_char(now() - make_interval(days => $2), 'YYYY-MM-DD')))
     where id = $1`,
    [bookingId, daysAgo],
  );

/** The tables and columns that contain one of some texts; every column of every table is searched. */
async function placesOf(...texts: string[]): Promise<string[]> {
  const { rows } = await shop.pool.query(
    `select format('%I.%I', table_schema, table_name) as table_name, column_name from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const { rowCount } = await shop.pool.query(
      `select from ${table_name} where exists (select from unnest($1::text[]) wanted
         where position(lower(wanted) in lower("${column_name}"::text)) > 0) limit 1`,
      [texts],
    );
    if (rowCount) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

/** Leaves traces of a person wherever the shop stores any. */
async function leaveTraces(person: Somebody): Promise<{ bookingId: string }> {
  const { email, accountId, visitor, name } = person;
  const query = (text: string, ...values: unknown[]) => shop.pool.query(text, values);
  const bookingId = await buyAs(person, shop.tour(), { keep_card: 1 });
  await endTrip(bookingId, 3);
  const tour = shop.tour();
  const held = await submit(visitor, tour.objectId, {
    ...submissionFor(tour, email),
    passengers: passengersOf(person, tour),
  });
  expect(held.status, held.text).toBe(200);
  expect((await visitor.postJson(`/api/holds/${held.json.data.holdId}/release`, {})).status).toBe(200);
  await query(`insert into booking_friend values ($1, 1, 9, $2, $3)`, bookingId, `${name} Erasable`, email);
  await query(`insert into hold_friend values ($1, 1, 9, $2, $3)`, held.json.data.holdId, `${name} Erasable`, email);
  await query(
    `insert into promo_use (code, claim_id, person) select code, $1, $2 from promo_code limit 1`,
    bookingId,
    email,
  );
  await query(
    `insert into membership (account_id, mailbox_key, until) values ($1, mailbox_key($2), now() + interval '1 year')`,
    accountId,
    email,
  );
  await query(
    `insert into travel_credit (account_id, amount, reason) values ($1, 500, $2)`,
    accountId,
    `for ${name} Erasable`,
  );
  await query(`insert into wish (user_id, tour_id) values ($1, $2)`, accountId, tour.tourId);
  const { rows } = await query(
    `insert into conversation (kind, account_id, email, first_name, last_name, phone, language)
     values ('general', $1, $2, $3, 'Erasable', $4, 'en') returning id`,
    accountId,
    email,
    name,
    phone,
  );
  const conversation = rows[0].id;
  await query(
    `insert into message (conversation_id, position, author, account_id, body) values ($1, 1, 'traveller', $2, $3)`,
    conversation,
    accountId,
    `I am ${name} Erasable, ${phone}`,
  );
  await query(`insert into conversation_note (conversation_id, body) values ($1, $2)`, conversation, `call ${name}`);
  await query(
    `insert into attachment (conversation_id, side, position, sequence, name, type, content) values ($1, 'traveller', 1, 1, $2, 'application/pdf', 'x')`,
    conversation,
    `${name} Erasable.pdf`,
  );
  await query(
    `insert into consent (email, form, text_version, language, address_hash, confirm_until, confirmed_at) values ($1, 'band', '1', 'en', '', now(), now())`,
    email,
  );
  await query(
    `insert into consent (email, form, text_version, language, address_hash, confirm_until) values ($1, 'popup', '1', 'en', '', now())`,
    email,
  );
  await query(
    `insert into caught_mail (message_id, sender, recipient, subject, source) values ($1, '', $2, $3, '')`,
    randomUUID(),
    email,
    `Hello ${name} Erasable`,
  );
  await query(
    `insert into agency_invitation (id, agency_id, email, code_hash, ends_at) select gen_random_uuid(), id, $1, '', now() from agency limit 1`,
    email,
  );
  await query(
    `insert into office_invitation (id, email, preset, code_hash, ends_at) values (gen_random_uuid(), $1, 'admin', '', now())`,
    email,
  );
  await query(
    `insert into agency_application (id, account_id, company, street, city, country, registration, language, document, document_type)
    values (gen_random_uuid(), $1, $2, '', '', 'DE', '', 'en', 'x', 'application/pdf')`,
    accountId,
    `${name} Erasable Travel`,
  );
  await query(
    `insert into user_link (identifier, value, expires_at) values ($1, $2, now()), ($3, $4, now())`,
    `sign-up:${randomUUID()}`,
    JSON.stringify({ name, email }),
    `reset:${randomUUID()}`,
    accountId,
  );
  await query(
    `insert into answer_view (booking_id, account_id, role, classes) values ($1, $2, 'staff', '{health}')`,
    bookingId,
    accountId,
  );
  return { bookingId };
}

test('a person with data everywhere is exported in full, and after forget only a hash is left', async () => {
  const person = await newPerson('Wilhelmina');
  const { email, accountId, name } = person;
  const { bookingId } = await leaveTraces(person);
  const exported = await exportPerson(shop.pool, email.toUpperCase(), new Date());
  const empty = Object.entries(exported).filter(([, value]) => Array.isArray(value) && value.length === 0);
  expect(empty.map(([section]) => section)).toEqual(['soldAsAgent', 'agencyLinks']);
  const text = JSON.stringify(exported);
  for (const part of [email, phone, `${name} cannot eat peanuts`, bookingId, 'Hello']) expect(text).toContain(part);
  const secrets = await shop.pool.query(
    'select token from user_session where user_id = $1 union select token from stored_card where account_id = $1',
    [accountId],
  );
  expect(secrets.rows.length).toBeGreaterThan(1);
  for (const { token } of secrets.rows) expect(text).not.toContain(token);

  const before = await placesOf(email, 'Wilhelmina', phone, accountId);
  expect(before.length).toBeGreaterThan(25);
  expect(await forget(email)).toEqual({
    outcome: 'refused',
    reasons: [expect.stringContaining('5.00 EUR of travel credits')],
  });
  const planned = await forget(email, { commit: false, waiveCredits: true });
  expect(planned.outcome).toBe('planned');
  expect(await placesOf(email, 'Wilhelmina', phone, accountId)).toEqual(before);
  const {
    rows: [card],
  } = await shop.pool.query('select token from stored_card where account_id = $1', [accountId]);

  const done = await forget(email, { waiveCredits: true });
  expect(done).toEqual({ ...planned, outcome: 'done' });
  expect(await placesOf(email, 'Wilhelmina', phone, accountId)).toEqual([]);
  expect(await shop.provider.forgetCard(card.token)).toEqual({ outcome: 'found', found: false });
  const { rows } = await shop.pool.query(
    'select total, answers from booking join booking_traveller on booking_id = id where id = $1',
    [bookingId],
  );
  expect(rows).toEqual([{ total: expect.any(Number), answers: { 'first-name': 'Deleted' } }]);
  expect((await shop.audit()).disagreements).toEqual([]);
  expect(await forget(email)).toEqual({ outcome: 'done', steps: [] });
});

test('forget refuses while the provider cannot be reached, and can be run again', async () => {
  const person = await newPerson('Ottoline');
  await endTrip(await buyAs(person, shop.tour(), { keep_card: 1 }), 3);
  const away = { ...shop.provider, forgetCard: async () => ({ outcome: 'unknown', cause: 'timeout' }) as const };
  const options = { ...usual };
  const refused = await forgetPerson(shop.pool, createProviders(away), person.email, options, new Date());
  expect(refused).toEqual({ outcome: 'refused', reasons: [expect.stringContaining('could not be reached')] });
  const without = await forgetPerson(shop.pool, createProviders(null), person.email, options, new Date());
  expect(without).toEqual({ outcome: 'refused', reasons: [expect.stringContaining('not configured')] });
  expect((await placesOf(person.email)).length).toBeGreaterThan(3);
  expect((await forget(person.email)).outcome).toBe('done');
  expect(await placesOf(person.email)).toEqual([]);
});

test('forget refuses during holds, requests, open balances and before a trip; after the trip the sweep anonymises the booking', async () => {
  const person = await newPerson('Peregrine');
  const { email, visitor } = person;
  const reasons = async (more = {}) => {
    const report = await forget(email, more);
    return report.outcome === 'refused' ? report.reasons.join(' ') : report.outcome;
  };
  const tour = shop.tour();
  const held = await submit(visitor, tour.objectId, submissionFor(tour, email));
  expect(await reasons()).toMatch(/Hold \w+ is open/);
  await visitor.postJson(`/api/holds/${held.json.data.holdId}/release`, {});
  const bookingId = await buyAs(person, shop.onRequest());
  expect(await reasons({ afterTrip: true })).toContain('waiting for its operator');
  const { rows } = await shop.pool.query(
    `update booking set state = 'confirmed' where id = $1 returning selection ->> 'until' as until`,
    [bookingId],
  );
  expect(await reasons()).toContain(`the trip ends on ${rows[0].until}`);
  const {
    rows: [open],
  } = await shop.pool.query(`select id, state from payment_attempt where booking_id = $1`, [bookingId]);
  expect(open.state).toBe('authorised');
  await endTrip(bookingId, 1);
  expect(await reasons()).toContain('a payment, refund or balance is open');
  await shop.pool.query(
    `update booking set selection = jsonb_set(selection, '{until}', to_jsonb($2::text)) where id = $1`,
    [bookingId, rows[0].until],
  );
  expect(await reasons({ afterTrip: true })).toBe('done');
  expect(await placesOf(email)).toEqual([
    'public.booking.lead_email',
    'public.booking.mailbox_key',
    'public.booking_traveller.answers',
  ]);

  const sweep = (daysAfter: number) =>
    forgetDue(shop.pool, new Date(Date.parse(rows[0].until) + daysAfter * 86_400_000), new AbortController().signal);
  // What is not settled stays until it is.
  await sweep(31);
  expect(await placesOf(email)).toContain('public.booking.lead_email');
  await shop.pool.query(`update payment_attempt set state = 'cancelled' where id = $1`, [open.id]);
  await sweep(30);
  expect(await placesOf(email)).toContain('public.booking.lead_email');
  await sweep(31);
  expect(await placesOf(email, 'Peregrine')).toEqual([]);
});

test('the command line previews, deletes and exports, and never overwrites a file', async () => {
  const { email } = await newPerson('Thaddeus');
  const folder = await mkdtemp(join(tmpdir(), 'waymark-export-'));
  const out = join(folder, 'person.json');
  const waymark = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['bin/waymark.ts', ...args], {
      env: {
        ...process.env,
        ...bankSettings(shop.bank),
        DATABASE_URL: shop.databaseUrl,
        DATA_DIR: folder,
        SECRET: 'x'.repeat(40),
      },
    });
  try {
    await waymark('export', '--email', email, '--out', out);
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({
      email,
      account: [{ email, name: 'Thaddeus Erasable' }],
    });
    await expect(waymark('export', '--email', email, '--out', out)).rejects.toThrow('EEXIST');
    expect((await waymark('forget', '--email', email)).stdout).toContain('nothing was changed');
    expect(await placesOf(email)).toContain('public.user_account.email');
    expect((await waymark('forget', '--email', email, '--yes')).stdout).toContain('done');
    expect(await placesOf(email)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('retention erases passport and health answers 30 days after the trip, and the people of past and cancelled bookings after 3 years', async () => {
  const person = await newPerson('Cornelius');
  const [past, cancelled] = [await buyAs(person), await buyAs(person)];
  await shop.pool.query(`update booking set state = 'cancelled' where id = $1`, [cancelled]);
  const stateOf = async (id: string) =>
    (
      await shop.pool.query(
        `select lead_email, sensitive_erased_at, (select json_agg(answers order by position)::text from booking_traveller
      where booking_id = id) as answers, selection ->> 'until' as until, state_since from booking where id = $1`,
        [id],
      )
    ).rows[0];
  await shop.pool.query(`insert into answer_view (booking_id, role, classes) values ($1, 'staff', '{health}')`, [past]);
  const { until, state_since } = await stateOf(past);
  const sweepAt = (moment: string | number | Date, days: number) =>
    forgetDue(shop.pool, new Date(new Date(moment).getTime() + days * 86_400_000), new AbortController().signal);
  await sweepAt(until, 30);
  expect((await stateOf(past)).answers).toContain('peanuts');
  await sweepAt(until, 31);
  const erased = await stateOf(past);
  expect(erased.answers).not.toContain('peanuts');
  expect(erased.answers).toContain('Cornelius');
  expect(erased.sensitive_erased_at).toBeInstanceOf(Date);
  // Three years, with at least one leap day, after the cancellation of one and the return of the other.
  await sweepAt(state_since, 3 * 365 - 1);
  expect((await stateOf(cancelled)).lead_email).toBe(person.email);
  await sweepAt(state_since, 3 * 365 + 2);
  expect(JSON.stringify(await stateOf(cancelled))).not.toMatch(/Cornelius|cornelius/);
  expect((await stateOf(past)).lead_email).toBe(person.email);
  await sweepAt(until, 3 * 365 + 3);
  expect(JSON.stringify(await stateOf(past))).not.toMatch(/Cornelius|cornelius/);
  expect((await stateOf(past)).answers).toBe('[{"first-name": "Deleted"}]');
  expect((await shop.pool.query('select from answer_view where booking_id = $1', [past])).rowCount).toBe(0);
});
