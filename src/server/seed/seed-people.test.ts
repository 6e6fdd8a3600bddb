import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { makeMarketplace } from '#demo/make-marketplace.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { conversationCode } from '../platform/conversation-code.ts';
import { type Connected, connect } from '../platform/database/database.ts';
import { ensureDemo } from './ensure-demo.ts';

const now = Date.now();
const marketplace = makeMarketplace({ tours: 150, today: dayAt(now, 'UTC') });
let connected: Connected;
let drop: () => Promise<void>;
let hashed = 0;
const seed = () => ensureDemo({ ...connected, hashPassword: async (password) => `${password} ${++hashed}` }, 150, now);

beforeAll(async () => {
  const fresh = await freshDatabase();
  connected = connect(fresh.url, 4);
  drop = fresh.drop;
  expect(await seed()).toBe(true);
});
afterAll(async () => {
  await connected.close();
  await drop();
});

const rows = async (text: string) => (await connected.pool.query(text)).rows;
const count = async (from: string) => Number((await rows(`select count(*) as n from ${from}`))[0].n);
const tables = [
  'user_account',
  'user_credential',
  'agency',
  'membership',
  'travel_credit',
  'stored_card',
  'conversation',
];

test('all people of the demo exist, with their belongings and messages', async () => {
  const { people, conversations } = marketplace;
  expect(await count('user_account')).toBe(people.length);
  expect(await count('user_credential')).toBe(DEMO_ACCOUNTS.length);
  expect(await count('membership')).toBe(people.filter(({ membership }) => membership).length);
  expect(await count('travel_credit')).toBe(people.flatMap(({ travelCredits }) => travelCredits).length);
  expect(await count('stored_card')).toBe(people.flatMap(({ storedCards }) => storedCards).length);
  expect(await count('conversation')).toBe(conversations.length);
  expect(await count('message')).toBe(conversations.flatMap(({ messages }) => messages).length);
  const agencies = await rows('select slug, commission, open_holds_limit as "holdLimit" from agency order by slug');
  expect(agencies).toEqual(
    marketplace.agencies
      .map(({ slug, commission, holdLimit }) => ({ slug, commission, holdLimit }))
      .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
  );
});

test('a second start writes nothing, and keeps the passwords', async () => {
  const before = await Promise.all([...tables, 'message'].map(count));
  const hashes = await rows('select password from user_credential order by id');
  expect(await seed()).toBe(false);
  expect(await Promise.all([...tables, 'message'].map(count))).toEqual(before);
  expect(await rows('select password from user_credential order by id')).toEqual(hashes);
});

test('a printed account without a password can sign in after the next start', async () => {
  await rows(`delete from user_credential where user_id = (select id from user_account where email like 'newcomer@%')`);
  await seed();
  expect(await count('user_credential')).toBe(DEMO_ACCOUNTS.length);
});

test('every conversation has its own code that cannot be derived from the demo', async () => {
  const ids = await rows('select id from conversation');
  const codes = (secret: string) => ids.map(({ id }) => conversationCode(secret, id));
  const all = [...codes('the secret of one shop'), ...codes('the secret of another')];
  expect(new Set(all).size).toBe(2 * marketplace.conversations.length);
  expect(all.every((code) => /^[\w-]{43}$/.test(code))).toBe(true);
});

test('a conversation about a tour is with its operator, and messages are signed by the right side', async () => {
  expect(
    await rows(`select 1 from conversation join tour on tour.id = tour_id
      where tour.operator_id <> conversation.operator_id`),
  ).toEqual([]);
  expect(
    await rows(`select 1 from message join conversation on conversation.id = conversation_id
      join user_account account on account.id = message.account_id
      left join operator_profile profile on profile.operator_id = account.operator_id
      where author = 'operator' and profile.id is distinct from conversation.operator_id
        or author = 'traveller' and account.id is distinct from conversation.account_id
        or author = 'staff' and account.role <> 'staff'`),
  ).toEqual([]);
  expect(await count(`message where author <> 'traveller' and account_id is null`)).toBe(0);
});

describe('table constraints refuse', () => {
  const refuses = (text: string, reason: RegExp) => expect(connected.pool.query(text)).rejects.toThrow(reason);

  test('an agency with a commission above 100 % or a hold limit of zero', async () => {
    await refuses('update agency set commission = 10001', /agency_commission_check/);
    await refuses('update agency set commission = -1', /agency_commission_check/);
    await refuses('update agency set open_holds_limit = 0', /agency_open_holds_limit_check/);
  });

  test.each([
    [`last_four = '42424'`, /last_four_check/],
    [`last_four = '424'`, /last_four_check/],
    [`token = '4242424242424242'`, /token_is_no_number/],
    [`token = '4242 4242 4242 4242'`, /token_is_no_number/],
    [`token = '4242-4242.4242-4242'`, /token_is_no_number/],
    [`holder_name = 'Clara 4242424242424242'`, /holder_is_no_number/],
    [`brand = '4242'`, /brand_check/],
    ['consented_at = null', /consented_at/],
    ['expiry_month = 13', /expiry_month_check/],
    [`token = (select max(token) from stored_card)`, /unique/],
  ])('a stored card with %s', (change, reason) => refuses(`update stored_card set ${change}`, reason));

  test.each([
    [
      'another operator than that of the tour',
      `operator_id = operator_id % 20 + 1 where tour_id is not null`,
      /tour_of_operator/,
    ],
    ['a tour without its operator', `operator_id = null where tour_id is not null`, /tour_has_operator/],
    ['a question about a tour that is not named', `tour_id = null where kind = 'tour'`, /about_tour/],
    ['nobody who would travel', `adults = 0, children = 0 where kind = 'tour'`, /about_tour/],
    ['an unknown number of people', `adults = null where kind = 'tour'`, /about_tour/],
    ['a private request without a month', `month = null where kind = 'private'`, /private_has_month/],
    ['a cruise without a phone number', `phone = null where kind = 'river'`, /can_be_called/],
    ['half a wish to be called', `call_from = '09:00' where call_day is null`, /call_is_whole/],
    [
      'a call that ends before it begins',
      `call_from = '18:00', call_to = '09:00' where call_day is not null`,
      /call_lasts/,
    ],
    ['an address in capitals', `email = upper(email)`, /email_check/],
    ['a mark on a message that was never written', 'traveller_read = 99', /traveller_read/],
    ['the same for the other side', 'operator_read = 99', /operator_read/],
  ])('a conversation with %s', (_what, change, reason) => refuses(`update conversation set ${change}`, reason));

  test('a message with no text, by a stranger, or with a duplicate position', async () => {
    await refuses(`update message set body = ' '`, /body_check/);
    await refuses(`update message set author = 'robot'`, /author_check/);
    await refuses(`update message set position = 1`, /message_pkey|unique/);
    await refuses(`update message set position = 0 where position = 1`, /position_check/);
  });
});

test('deleting an account deletes its cards and keeps its messages', async () => {
  const [{ id, letters }] = await rows(`
    select account_id as id, (select count(*)::integer from conversation) as letters
    from conversation where account_id in (select account_id from stored_card) limit 1`);
  await connected.pool.query('delete from user_account where id = $1', [id]);
  expect(await count(`stored_card where account_id = '${id}'`)).toBe(0);
  expect(await count('conversation')).toBe(letters);
});
