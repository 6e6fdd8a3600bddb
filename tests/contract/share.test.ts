import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, mailsTo, visit } from './access-visitor.ts';

let shop: TestShop;
let id: number;
beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '60', IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
  ({ id } = await shop.database.selectFrom('tour').select('id').orderBy('id').executeTakeFirstOrThrow());
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const toFriend = (extra: Record<string, unknown> = {}) => ({
  tab: 'send',
  id,
  email: 'friend@example.org',
  email_you: 'ada@example.org',
  name: 'Ada',
  user_date: '2026-11-15',
  user_time: '09:30',
  ...extra,
});

test('SHARE-01 the popup is returned as markup and as data, and as data only on request', async () => {
  const visitor = visit(shop);
  const whole = await visitor.postJson('/api/serp/send-template', { style: 'book_now', id });
  expect(whole.json).toMatchObject({ status: 'OK', style: 'book_now', action: '/api/tours/share', tour: { id } });
  expect(whole.json.component).toContain('action="/api/tours/share"');
  for (const field of ['tab', 'id', 'email', 'email_you', 'name', 'user_date', 'user_time', 'security_token'])
    expect(whole.json.component).toContain(`name="${field}"`);
  const accept = { accept: 'application/vnd.waymark.data+json' };
  expect(
    (await visitor.postJson('/api/serp/send-template', { style: 'book_now', id }, accept)).json.component,
  ).toBeUndefined();
  expect((await visitor.postJson('/api/serp/send-template', { style: 'book_now' })).json.tour).toBeNull();
  expect((await visitor.postJson('/api/serp/send-template', { style: 'other' })).status).toBe(422);
  expect((await visitor.postJson('/api/serp/send-template', { style: 'book_now', id: 999_999 })).status).toBe(404);
});

test('SHARE-01 a tour is mailed to oneself or to a friend, with the sender’s name and no other text', async () => {
  const visitor = visit(shop);
  expect(
    (await visitor.post('/api/tours/share', { tab: 'send_yourself', id: String(id), email: 'me@example.org' })).status,
  ).toBe(200);
  expect((await mailsTo(shop, 'me@example.org'))[0]).toMatchObject({ kind: 'share-tour', props: { sender: null } });
  expect((await visitor.postJson('/api/tours/share', toFriend())).status).toBe(200);
  const [mail] = await mailsTo(shop, 'friend@example.org');
  expect(mail?.props).toMatchObject({ sender: { name: 'Ada', email: 'ada@example.org' }, sent: { time: '09:30' } });
});

test('SHARE-01 the friend tab needs no name: then the address identifies the sender', async () => {
  const visitor = visit(shop);
  const sent = await visitor.postJson('/api/tours/share', toFriend({ email: 'nameless@example.org', name: '' }));
  expect(sent.status, sent.text).toBe(200);
  const [mail] = await mailsTo(shop, 'nameless@example.org');
  expect(mail?.props).toMatchObject({ sender: { name: null, email: 'ada@example.org' } });
});

test('SHARE-01 the friend tab requires both addresses, and each problem names its field in the caller’s language', async () => {
  const visitor = visit(shop);
  const answer = await visitor.postJson('/de/api/tours/share', toFriend({ email_you: '', email: 'x' }));
  expect(answer.status).toBe(422);
  expect(answer.json.problems.map(({ path }: { path: string }) => path)).toEqual(['email', 'email_you']);
  expect(answer.json.problems[0].message).not.toBe('');
});

test('SHARE-01 B17 input cannot become a header or an advertisement', async () => {
  const visitor = visit(shop);
  const bad = [
    { email: 'b17@example.org\r\nBcc: many@example.org' },
    { email: 'b17@example.org, many@example.org' },
    { email: '<b17@example.org>' },
    { email_you: 'a@example.org\nSubject: x' },
    { name: 'Ada\r\nBcc: many@example.org' },
    { name: 'visit www.evil.example' },
    { name: 'https://evil.example' },
    { user_time: '09:30 buy now' },
    { user_date: 'tomorrow' },
  ];
  for (const extra of bad)
    expect((await visitor.postJson('/api/tours/share', toFriend(extra))).status, JSON.stringify(extra)).toBe(422);
  const written = await shop.database.selectFrom('mail').select('id').where('recipient', 'like', '%b17%').execute();
  expect(written).toEqual([]);
});

test('SHARE-01 B17 five mails per hour, also for a visitor who deletes cookies', async () => {
  const same = visit(shop);
  const told = [];
  for (let time = 0; time < 7; time += 1)
    told.push((await same.postJson('/api/tours/share', toFriend({ email: `f${time}@example.org` }))).status);
  expect(told).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const fresh = await visit(shop).postJson('/api/tours/share', toFriend({ email: 'f9@example.org' }));
  expect(fresh.status).toBe(429);
  expect(Number(fresh.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('SHARE-01 an unknown tour and a forged request are refused', async () => {
  const visitor = visit(shop);
  expect((await visitor.postJson('/api/tours/share', toFriend({ id: 999_999 }))).status).toBe(404);
  const forged = await visitor.postJson('/api/tours/share', toFriend(), { 'x-security-token': 'wrong' });
  expect(forged.status).toBe(403);
});
