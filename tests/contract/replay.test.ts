import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { calls } from '#contract/list.ts';
import {
  MAX_CHUNK_EVENTS,
  MAX_REPLAY_CHUNK_BYTES,
  MAX_REPLAY_CHUNKS,
  MAX_REPLAY_MS,
  MAX_UNPACKED_CHUNK_BYTES,
  MAX_UNPACKED_REPLAY_BYTES,
} from '#domain/privacy/replay.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount, visit } from './access-visitor.ts';

let shop: TestShop;
let staff: Visitor;
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', SESSION_REPLAY: '1' });
  await makeAccount(shop, { email: 'staff@replay.example', name: 'Grace Staff', role: 'staff' });
  staff = visit(shop);
  expect((await logIn(staff, 'staff@replay.example')).status).toBe(200);
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const start = 1_790_000_000_000;
const pageEvent = (href = '/t/alps', timestamp = start) => ({
  type: 4,
  timestamp,
  data: { href, width: 390, height: 844 },
});
const scrollEvent = (timestamp: number, y = 0) => ({ type: 3, timestamp, data: { source: 3, id: 1, x: 0, y } });

const begin = async (visitor: Visitor, width = 390): Promise<string> =>
  (await visitor.postJson('/api/replay/start', { width })).json.key;
let lastNumber = 0;
const sendBytes = async (visitor: Visitor, key: string, body: Uint8Array, number = ++lastNumber) =>
  visitor.ask(`/api/replay/chunk?key=${key}&number=${number}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await visitor.token() },
  });
const send = (visitor: Visitor, key: string, events: unknown, number?: number) =>
  sendBytes(visitor, key, gzipSync(JSON.stringify(events)), number);
const stored = async () =>
  (
    await shop.pool.query(
      'select count(*)::int as chunks, coalesce(sum(length(content)), 0)::int as bytes from replay_chunk',
    )
  ).rows[0];

test('NAV-17 a recording is extended with its key only, listed without a person, and each playback is logged', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect((await send(visitor, key, [pageEvent(), scrollEvent(start + 1000)])).status).toBe(200);
  expect(
    (await send(visitor, key, [pageEvent('/de/search?q=secret', start + 5000), scrollEvent(start + 65_000, 7)])).status,
  ).toBe(200);

  const { replays } = (await staff.ask('/api/office/replays')).json;
  expect(replays).toEqual([
    {
      id: expect.any(String),
      startedAt: expect.any(String),
      seconds: 65,
      pages: ['/t/alps', '/search'],
      device: 'phone',
      language: 'en',
      openings: 0,
    },
  ]);
  const opened = await staff.postJson(`/api/office/replays/${replays[0].id}/open`, {});
  expect(opened.json.events.map((event: { timestamp: number }) => event.timestamp - start)).toEqual([
    0, 1000, 5000, 65_000,
  ]);
  expect(opened.json.openedBy).toMatchObject([{ name: 'Grace Staff' }]);
  expect((await staff.ask('/api/office/replays')).json.replays[0].openings).toBe(1);
  const { rows } = await shop.pool.query('select replay.*, key_hash like $1 as told from replay', [`%${key}%`]);
  expect(rows).toMatchObject([{ told: false }]);

  // Its id, which staff see, opens nothing for the visitor, and the key of nobody adds to nothing.
  for (const wrong of [replays[0].id, 'x'.repeat(43)])
    expect([404, 422]).toContain((await send(visitor, wrong, [pageEvent()])).status);
  // What comes for nobody is not even read.
  expect((await sendBytes(visitor, 'x'.repeat(43), Buffer.from('no chunk'))).status).toBe(404);
  expect((await visitor.postJson(`/api/office/replays/${replays[0].id}/open`, {})).status).toBe(401);
  expect((await stored()).chunks).toBe(2);
});

test('NAV-17 a repeated chunk is stored once, and chunks are played in order', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  for (const number of [0, 0, 2, 1, 2])
    expect((await send(visitor, key, [pageEvent(`/t/page-${number}`, start + number)], number)).status).toBe(200);
  const { replays } = (await staff.ask('/api/office/replays')).json;
  expect(replays[0].pages).toEqual(['/t/page-0', '/t/page-2', '/t/page-1']);
  const opened = await staff.postJson(`/api/office/replays/${replays[0].id}/open`, {});
  expect(opened.json.events.map((event: { data: { href: string } }) => event.data.href)).toEqual([
    '/t/page-0',
    '/t/page-1',
    '/t/page-2',
  ]);
});

test('NAV-17 a forged recording is masked by the server: names, card numbers and addresses are neither stored nor played', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  const text = (textContent: string) => ({ type: 3, id: 9, textContent });
  const element = (tagName: string, attributes: object, ...childNodes: object[]) => ({
    type: 2,
    id: 8,
    tagName,
    attributes,
    childNodes,
  });
  const body = element(
    'body',
    {},
    element('header', {}, text('Zyxwvkanari')),
    element('main', { class: 'c4539578763621486' }, text('Alps by train 4539 5787 6362 1486 zyx@example.org')),
    element('main', { width: 4539578763621486, style: 'content: "4539-5787-6362-1486"' }),
    element('main', {}, element('form', {}, text('Zyxwvkanari')), element('p', { role: 'log' }, text('Zyxwvkanari'))),
    element('main', {}, element('div', { 'data-popup': 'Zyxwvkanari' }, text('Zyxwvkanari'))),
  );
  const snapshot = { type: 2, timestamp: start, data: { node: body, initialOffset: { top: 0, left: 0 } } };
  const mutation = { source: 0, attributes: [], removes: [] };
  const later = [
    { ...mutation, adds: [], texts: [{ id: 9, value: 'Zyxwvkanari 4539578763621486' }] },
    { ...mutation, texts: [], adds: [{ parentId: 8, nextId: null, node: text('Zyxwvkanari') }] },
    { source: 3, id: 1, x: 0.4539578763621486, y: 0 },
  ];
  const events = [pageEvent(), snapshot, ...later.map((data) => ({ type: 3, timestamp: start, data }))];
  expect((await send(visitor, key, events)).status).toBe(200);
  // On a page that has no words, in a chunk that does not say which page it is, and in the address of a page.
  const wordless = { ...snapshot, data: { ...snapshot.data, node: element('main', {}, text('Zyxwvkanari')) } };
  expect((await send(visitor, key, [pageEvent('/search'), wordless])).status).toBe(200);
  expect((await send(visitor, key, [wordless])).status).toBe(200);
  expect((await send(visitor, key, [pageEvent('/t/4539578763621486')])).status).toBe(422);

  const [replay] = (await staff.ask('/api/office/replays')).json.replays;
  const opened = await staff.postJson(`/api/office/replays/${replay.id}/open`, {});
  const { rows } = await shop.pool.query('select content from replay_chunk where replay_id = $1', [replay.id]);
  const stored = rows.map(({ content }) => gunzipSync(content).toString());
  for (const written of [...stored, opened.text]) {
    expect(written).not.toMatch(/zyx/i);
    expect(written.replaceAll(/[^\d]/g, '')).not.toContain('4539578763621486');
  }
  expect(opened.text).toContain('Alps by train •••• •••• [e-mail]');

  // What is there from before is masked when it is read.
  await shop.pool.query('update replay_chunk set content = $2 where replay_id = $1', [
    replay.id,
    gzipSync(JSON.stringify(events)),
  ]);
  const again = await staff.postJson(`/api/office/replays/${replay.id}/open`, {});
  expect(again.text).not.toMatch(/zyx|4539578763621486/i);
  expect(again.text).toContain('Alps by train');
});

test('NAV-17 withdrawing consent deletes the recording, and stops it', async () => {
  const [visitor, other] = [visit(shop), visit(shop)];
  const [key, otherKey] = [await begin(visitor), await begin(other)];
  for (const one of [key, otherKey]) await send(visitor, one, [pageEvent(), scrollEvent(start + 1000)]);
  const before = (await stored()).chunks;
  for (let time = 0; time < 2; time += 1)
    expect((await visitor.postJson('/api/replay/withdraw', { keys: [key] })).status).toBe(200);
  expect((await stored()).chunks).toBe(before - 1);
  expect((await send(visitor, key, [pageEvent()])).status).toBe(404);
  expect((await send(other, otherKey, [scrollEvent(start + 2000)])).status).toBe(200);
});

test('a request our recorder would not send is refused and changes nothing', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  await send(visitor, key, [pageEvent(), scrollEvent(start + 1000)]);
  const before = await stored();
  const wrong: unknown[] = [
    {},
    [],
    'text',
    [null],
    [pageEvent('/account')],
    [pageEvent('/office/inbox')],
    [pageEvent('/holds/1/pay')],
    [pageEvent(), { type: 5, timestamp: start, data: {} }],
    [scrollEvent(start - 1)],
    Array.from({ length: MAX_CHUNK_EVENTS + 1 }, () => scrollEvent(start)),
  ];
  for (const events of wrong) expect([events, (await send(visitor, key, events)).status]).toEqual([events, 422]);
  expect((await sendBytes(visitor, key, Buffer.from('[]'))).status).toBe(422);
  // Small as it is sent and right in itself, too large unpacked.
  const bomb = gzipSync(JSON.stringify([pageEvent()]) + ' '.repeat(MAX_UNPACKED_CHUNK_BYTES));
  expect(bomb.length).toBeLessThan(20_000);
  expect((await sendBytes(visitor, key, bomb)).status).toBe(422);
  expect((await sendBytes(visitor, key, Buffer.alloc(MAX_REPLAY_CHUNK_BYTES + 1))).status).toBe(413);
  expect((await visitor.postJson('/api/replay/chunk', { key, content: 'x' })).status).toBe(422);
  expect((await visitor.postJson('/api/replay/withdraw', { keys: ["' or 1=1 --"] })).status).toBe(422);
  expect(await stored()).toEqual(before);
});

test('a recording that is small compressed and huge decompressed is opened in part', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  await send(visitor, key, [pageEvent()]);
  const { rows } = await shop.pool.query('select id from replay order by started_at desc limit 1');
  const chunk = gzipSync(JSON.stringify([scrollEvent(start + 1)]) + ' '.repeat(MAX_UNPACKED_CHUNK_BYTES - 1000));
  for (let position = 101; position <= 110; position += 1)
    await shop.pool.query('insert into replay_chunk (replay_id, position, content) values ($1, $2, $3)', [
      rows[0].id,
      position,
      chunk,
    ]);
  const opened = await staff.postJson(`/api/office/replays/${rows[0].id}/open`, {});
  expect([opened.status, opened.json.events.length]).toEqual([
    200,
    1 + Math.floor(MAX_UNPACKED_REPLAY_BYTES / (MAX_UNPACKED_CHUNK_BYTES - 900)),
  ]);
});

test('a recording ends after half an hour, a maximum number of chunks and of bytes', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  await send(visitor, key, [pageEvent()]);
  expect((await send(visitor, key, [scrollEvent(start + MAX_REPLAY_MS)])).status).toBe(200);
  expect((await send(visitor, key, [scrollEvent(start + MAX_REPLAY_MS + 1)])).status).toBe(409);
  for (const [column, value] of [
    ['chunks', MAX_REPLAY_CHUNKS],
    ['bytes', 5_999_990],
  ]) {
    const next = await begin(visitor);
    await send(visitor, next, [pageEvent()]);
    await shop.pool.query(`update replay set ${column} = $1 where started_at = (select max(started_at) from replay)`, [
      value,
    ]);
    expect([column, (await send(visitor, next, [scrollEvent(start + 1)])).status]).toEqual([column, 409]);
  }
});

test('recordings are limited per network, and in total', async () => {
  const visitor = visit(shop);
  /** The answers until one network is told that it is too fast. */
  const untilTooFast = async (ask: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 2000) statuses.push((await ask()).status);
    return statuses;
  };
  const count = async () => (await shop.pool.query('select count(*)::int from replay')).rows[0].count;
  const before = await count();
  const begun = await untilTooFast(() => visitor.postJson('/api/replay/start', { width: 390 }));
  expect(begun.at(-1)).toBe(429);
  expect(begun.length).toBeGreaterThan(calls.startReplay.limit.max);
  expect(await count()).toBe(before + begun.length - 1);
  const chunks = await untilTooFast(() => send(visitor, 'x'.repeat(43), [pageEvent()]));
  expect(chunks.at(-1)).toBe(429);
  expect(chunks.length).toBeGreaterThan(calls.addReplayChunk.limit.max);

  // An hour's worth of everybody's, used up at once.
  await forgetLimits(shop);
  await createRateLimiter(shop.pool, shop.settings.secret)('replay', '', { max: 1, seconds: 3600 });
  const after = await count();
  expect((await visitor.postJson('/api/replay/start', { width: 390 })).status).toBe(429);
  expect(await count()).toBe(after);
});

test('concurrent chunks are stored one after the other', async () => {
  const visitor = visit(shop);
  const key = await begin(visitor);
  await send(visitor, key, [pageEvent()]);
  await visitor.token();
  const told = await Promise.all(Array.from({ length: 8 }, (_, at) => send(visitor, key, [scrollEvent(start + at)])));
  expect(told.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { rows } = await shop.pool.query(
    'select chunks, (select count(*)::int from replay_chunk where replay_id = id) as kept from replay order by started_at desc limit 1',
  );
  expect(rows).toEqual([{ chunks: 9, kept: 9 }]);
});

test('NAV-17 while recording is disabled none of its endpoints answers, and no page mentions it', async () => {
  const plain = await startShop({ IN_PROCESS_JOBS: '0' });
  try {
    await makeAccount(plain, { email: 'staff@replay.example', role: 'staff' });
    const [visitor, office] = [visit(plain), visit(plain)];
    await logIn(office, 'staff@replay.example');
    expect((await visitor.postJson('/api/replay/start', { width: 390 })).status).toBe(404);
    expect((await visitor.postJson('/api/replay/withdraw', { keys: [] })).status).toBe(404);
    expect((await send(visitor, 'x'.repeat(43), [pageEvent()])).status).toBe(404);
    expect((await office.ask('/api/office/replays')).status).toBe(404);
    expect((await office.postJson(`/api/office/replays/${crypto.randomUUID()}/open`, {})).status).toBe(404);
    expect((await office.ask('/office/replays')).status).toBe(404);
    expect((await office.ask('/office')).text).not.toContain('/office/replays');
    for (const path of ['/', '/privacy'])
      expect((await visitor.ask(path)).text).not.toMatch(/sessionReplay|id="recordings"/);
    const { rows } = await plain.pool.query('select from replay');
    expect(rows).toHaveLength(0);
  } finally {
    await plain.stop();
  }
});
