// Over a year: rows of every age, one run of the sweep, and exactly what was promised is left.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkMinutes } from '#contract/list/account.ts';
import { type Retained, retention } from '#domain/privacy/retention.ts';
import { forgetDue } from '#server/jobs/retention.ts';
import { createSweep } from '#server/jobs/sweep.ts';
import { createLog } from '#server/platform/log.ts';
import { makeAccount } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let accountId: string;
const now = new Date('2031-06-01T12:00:00Z');
const signal = new AbortController().signal;
beforeAll(async () => {
  shop = await startHoldShop();
  accountId = await makeAccount(shop, { email: 'year@example.org' });
  const { id } = await shop.hold(shop.tour());
  await shop.pool.query("insert into hold_friend values ($1, 1, 0, 'Grace', 'grace@example.org')", [id]);
  await shop.pool.query('delete from mail; delete from rate_limit');
  await seedHolds(id);
  for (const [name, insert] of Object.entries(seeds)) {
    const values = insert.includes('$2') ? [now, accountId] : [now];
    await shop.pool.query(insert.replace('$age', ages(name as Retained)), values);
  }
});
afterAll(() => shop?.stop());

/** Rows of the ages 0 to 400 in the unit of their period, each a minute younger than its number says. */
const ages = (name: Retained) =>
  `(select age, $1::timestamptz - age * interval '1 ${retention[name].unit}' + interval '1 minute' as at
    from generate_series(0, ${retention[name].unit === 'year' ? 10 : 400}) age) aged`;

/** Retention of bookings is tested where bookings are made: person.test.ts and pay.test.ts. */
type OfBookings = 'endedBookings' | 'sensitiveAnswers' | 'requestedDeletions' | 'pastBookings' | 'answerViews';
const seeds: Record<Exclude<Retained, 'holdAddresses' | 'endedHolds' | OfBookings>, string> = {
  sessions: `insert into user_session (token, user_id, created_at, expires_at)
    select 'session ' || age, $2, at, at + interval '14 days' from $age`,
  accountLinks: `insert into user_link (identifier, value, created_at, expires_at)
    select 'reset:' || age, '', at, at + interval '${linkMinutes} minutes' from $age`,
  consentRequests: `insert into consent (email, form, text_version, language, address_hash, asked_at, confirm_until)
    select 'ask' || age || '@example.org', 'band', '1', 'en', '', at, at + interval '7 days' from $age`,
  consentProofs: `insert into consent (email, form, text_version, language, address_hash, asked_at, confirm_until, confirmed_at, withdrawn_at)
    select 'gone' || age || '@example.org', 'band', '1', 'en', '', '2010-01-01', '2010-01-08', '2010-01-02', at from $age`,
  paymentNotices: `insert into payment_notice (provider, dedupe_key, kind, received_at, handled_at)
    select 'sandbox', age, 'captured', at, at from $age`,
  mails: `insert into mail (kind, language, recipient, props, created_at, sent_at, failed_at)
    select 'welcome', 'en', 'm' || age || '@example.org', '{}', '2010-01-01',
      case when age % 2 = 0 then at end, case when age % 2 = 1 then at end from $age`,
  caughtMails: `insert into caught_mail (message_id, sender, recipient, subject, source, received_at)
    select age, '', '', '', '', at from $age`,
  replays: `insert into replay (key_hash, device, language, started_at) select age, 'phone', 'en', at from $age`,
  replayOpenings: `insert into replay_opening (replay_id, account_id, at) select gen_random_uuid(), $2, at from $age`,
  reports: `insert into report (kind, message, details, at) select 'javascript', age, '{}', at from $age`,
  limits: `insert into rate_limit (key, free_at) select age, at from $age`,
  experimentTokens: `insert into experiment_token (token, variants, at) select age, '{}', at from $age`,
  insuranceQuotes: `insert into insurance_quote (id, currency, trip_price, adults, start_day, length_days, start_location_id,
      policies, expires_at) select repeat('q', 32) || age, 'EUR', 1, 1, '2031-01-01', 1, 1, '[]', at from $age`,
  // Begun long ago; what counts is when somebody last wrote.
  conversations: `with asked as (insert into conversation (kind, email, first_name, last_name, language, created_at)
      select 'general', 'asked' || age || '@example.org', 'Ada', age, 'en', '2010-01-01' from $age returning id, last_name::integer as age),
    first as (insert into message (conversation_id, position, author, body, at) select id, 1, 'traveller', 'Q', '2010-01-01' from asked)
    insert into message (conversation_id, position, author, body, at)
      select id, 2, 'operator', 'A', $1::timestamptz - age * interval '1 year' + interval '1 minute' from asked`,
  unsentAttachments: `insert into attachment (conversation_id, side, name, type, content, created_at)
    select (select id from conversation where email = 'asked0@example.org'), 'traveller', 'a.pdf', 'application/pdf', '', at from $age`,
  agencyInvitations: `insert into agency_invitation (id, agency_id, email, code_hash, ends_at)
    select gen_random_uuid(), (select id from agency limit 1), 'invited' || age || '@example.org', '', at from $age`,
  officeInvitations: `insert into office_invitation (id, email, preset, code_hash, ends_at)
    select gen_random_uuid(), 'invited' || age || '@example.org', 'admin', '', at from $age`,
  agencyApplications: `insert into agency_application (id, account_id, company, street, city, country, registration, language, document,
      document_type, state, decided_at)
    select gen_random_uuid(), $2, 'Company ' || age, '', '', 'DE', '', 'en', 'x', 'application/pdf', 'refused', at from $age`,
};

/** How many rows are left, where a full period and one row for age 0 stay. */
const counted: Record<keyof typeof seeds, string> = {
  sessions: 'select count(*)::int from user_session',
  accountLinks: 'select count(*)::int from user_link',
  consentRequests: 'select count(*)::int from consent where confirmed_at is null',
  consentProofs: 'select count(*)::int from consent where withdrawn_at is not null',
  paymentNotices: 'select count(*)::int from payment_notice',
  mails: 'select count(*)::int from mail where sent_at is not null or failed_at is not null',
  caughtMails: 'select count(*)::int from caught_mail',
  replays: 'select count(*)::int from replay',
  replayOpenings: 'select count(*)::int from replay_opening',
  reports: 'select count(*)::int from report',
  limits: 'select count(*)::int from rate_limit',
  experimentTokens: 'select count(*)::int from experiment_token',
  insuranceQuotes: 'select count(*)::int from insurance_quote',
  conversations: "select count(*)::int from conversation where email like 'asked%@example.org'",
  unsentAttachments: 'select count(*)::int from attachment where position is null',
  agencyInvitations: 'select count(*)::int from agency_invitation',
  officeInvitations: 'select count(*)::int from office_invitation',
  agencyApplications: 'select count(*)::int from agency_application',
};
const count = async (query: string): Promise<number> => (await shop.pool.query(query)).rows[0].count;

/** Copies of one hold with its people: 101 that ended 0 to 100 days ago, one that lives, one that was booked a year ago. */
async function seedHolds(id: string): Promise<void> {
  const columns = (
    await shop.pool.query(
      "select column_name as name from information_schema.columns where table_name = 'hold' and is_generated = 'NEVER'",
    )
  ).rows.map(({ name }) => name as string);
  const own: Record<string, string> = {
    id: 'copy.id',
    reference: "upper(lpad(to_hex(age), 8, '0'))",
    visitor_mark: "'mark ' || age",
    lead_email: "'lead' || age || '@example.org'",
    submission_key: "'key ' || age",
    state: "case age when 998 then 'held' when 999 then 'booked' else 'expired' end",
    created_at: 'copy.at',
    ends_at: "copy.at + interval '48 hours'",
    ended_at: "case when age < 998 then copy.at + interval '48 hours' end",
    account_id: '$2::uuid',
  };
  await shop.pool.query('create table copy (id uuid default gen_random_uuid(), age int, at timestamptz)');
  await shop.pool.query(
    `insert into copy (age, at) select age, $1::timestamptz - (age + 2) * interval '1 day' + interval '1 minute' from generate_series(0, 100) age
     union all values (998, $1::timestamptz), (999, $1::timestamptz - interval '1 year')`,
    [now],
  );
  await shop.pool.query('drop index hold_once_by_account');
  await shop.pool.query(
    `insert into hold (${columns.join()}) select ${columns.map((name) => own[name] ?? `hold.${name}`).join()} from hold, copy where hold.id = $1`,
    [id, accountId],
  );
  for (const [table, rest] of [
    ['hold_traveller', 'position, passenger_type, answers'],
    ['hold_friend', 'room_id, position, name, email'],
  ])
    await shop.pool.query(`insert into ${table} select copy.id, ${rest} from ${table}, copy where hold_id = $1`, [id]);
  await shop.pool.query('delete from hold where id = $1', [id]);
}

test('the expiry times in rows match the retention table', () => {
  expect(retention.accountLinks).toEqual({ count: linkMinutes / 60, unit: 'hour' });
});

test('a locked row is left for the next run, and nothing waits', async () => {
  const other = await shop.pool.connect();
  await other.query('begin');
  await other.query("select from report where message = '400' for update");
  const { reports } = await forgetDue(shop.pool, now, signal, 50);
  expect(reports).toBe(309);
  expect(await count("select count(*)::int from report where message = '400'")).toBe(1);
  await other.query('rollback');
  other.release();
});

test('after a year of use exactly the promised data is left, whatever the backlog, and a second run finds nothing', async () => {
  // Waiting mails are not settled, however old they are.
  await shop.pool.query(
    "insert into mail (kind, language, recipient, props, created_at) values ('welcome', 'en', 'w@example.org', '{}', '2010-01-01')",
  );
  await forgetDue(shop.pool, now, signal, 50);
  for (const [name, query] of Object.entries(counted) as [keyof typeof counted, string][])
    expect(await count(query), name).toBe(retention[name].count + 1);
  expect(await count("select count(*)::int from mail where recipient = 'w@example.org'")).toBe(1);
  const again = await forgetDue(shop.pool, now, signal);
  expect(Object.values(again).every((rows) => rows === 0)).toBe(true);
});

test('30 days after its end a hold contains no personal data; tour, date, rooms and price stay, and open holds are unchanged', async () => {
  await forgetDue(shop.pool, now, signal, 7);
  expect(await count('select count(*)::int from hold')).toBe(103);
  expect(await count('select count(*)::int from hold where forgotten_at is not null')).toBe(70);
  const kept = '(select id from hold where forgotten_at is null)';
  expect(await count(`select count(distinct hold_id)::int as count from hold_traveller where hold_id in ${kept}`)).toBe(
    33,
  );
  expect(await count(`select count(*)::int from hold_traveller where hold_id not in ${kept}`)).toBe(0);
  expect(await count(`select count(*)::int from hold_friend where hold_id not in ${kept}`)).toBe(0);
  const { rows } = await shop.pool.query('select * from hold where forgotten_at is not null');
  expect(JSON.stringify(rows)).not.toMatch(/example\.org|Grace|Lovelace|Vienna|mark \d|key \d/);
  expect(rows.every((row) => row.account_id === null && row.address_mark === null && row.code_hash === null)).toBe(
    true,
  );
  expect(rows.every((row) => row.total > 0 && row.selection.tour.en && row.state === 'expired')).toBe(true);
});

test('a day after a hold was made its network address is deleted, in every state', async () => {
  await forgetDue(shop.pool, now, signal);
  expect(await count('select count(*)::int from hold where address_mark is not null')).toBe(1);
  await forgetDue(shop.pool, new Date(now.getTime() + 86_400_000 + 1000), signal);
  expect(await count('select count(*)::int from hold where address_mark is not null')).toBe(0);
  expect(await count("select count(*)::int from hold where state = 'held' and lead_email like 'lead%'")).toBe(1);
});

test('the job uses the clock of the database', async () => {
  await shop.pool.query(
    "insert into report (kind, message, details, at) values ('javascript', 'old', '{}', now() - interval '91 days'), ('javascript', 'new', '{}', now() - interval '89 days')",
  );
  await createSweep(shop.pool, createLog('silent')).run(null, signal);
  const left = await shop.pool.query("select message from report where message in ('old', 'new')");
  expect(left.rows).toEqual([{ message: 'new' }]);
});
