import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailKind } from '#contract/mail.ts';
import type { FirstAnswer } from '#contract/schemas/enquiry.ts';
import { schemas } from '#contract/schemas.ts';
import { createReplyReceiver } from '#server/conversation/receive-reply.ts';
import { createRateLimiter } from '#server/platform/limits/rate-limit.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailCipher } from '#server/platform/mail/cipher.ts';
import { startMailCatcher } from '#server/platform/mail/mail-catcher.ts';
import { createSmtpTransport } from '#server/platform/mail/smtp-transport.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, logIn, mailsLike, mailsTo, makeAccount, visit } from './access-visitor.ts';

let shop: TestShop;
type TourRow = { id: number; style: string; private_minimum: number | null };
let group: TourRow;
let river: TourRow;
let departure: string;
const data = { accept: 'application/vnd.waymark.data+json' };

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '150', IN_PROCESS_JOBS: '0' });
  await shop.ensureDemo();
  const tours = await shop.database
    .selectFrom('tour')
    .select(['id', 'style', 'private_minimum'])
    .where('blocked', 'is', null)
    .orderBy('id')
    .execute();
  group = tours.find(({ style, private_minimum }) => style === 'group' && private_minimum !== null) as TourRow;
  river = tours.find(({ style }) => style === 'river') as TourRow;
  const popup = await visit(shop).postJson('/api/popup/ask-question', { id: group.id }, data);
  departure = popup.json.popup.tour.departures[0].day;
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const asking = (extra: Record<string, unknown> = {}) => ({
  t: 'tour',
  id: group.id,
  email: 'Ada@Example.org',
  details_phone: '',
  first_name: 'Ada',
  last_name: 'Byron',
  pax: 2,
  pax_children: 0,
  details_type: 4,
  double_opt_in: '0',
  request: 'Is breakfast included?',
  note: '',
  date: departure,
  display_dates_popup: false,
  booktype: 'group',
  as_ta: false,
  currency: 'USD',
  customer_ip: '203.0.113.9',
  ...extra,
});
const count = async (): Promise<number> =>
  (await shop.pool.query('select count(*)::int as n from conversation')).rows[0].n;
const stored = async (id: number) => (await shop.pool.query('select * from conversation where id = $1', [id])).rows[0];
const paths = (told: { json: { problems: { path: string }[] } }) => told.json.problems.map(({ path }) => path);

test('ASK-01 the popup is returned for every form, as markup and as data, and only for suitable tours', async () => {
  const visitor = visit(shop);
  const types: [Record<string, unknown>, string][] = [
    [{}, 'general'],
    [{ type: 'general' }, 'general'],
    [{ id: group.id }, 'tour'],
    [{ id: group.id, type: 'tour' }, 'tour'],
    [{ id: group.id, type: 'private-request' }, 'private-request'],
    [{ id: river.id }, 'river-cruise'],
  ];
  for (const [request, type] of types) {
    const told = await visitor.postJson('/api/popup/ask-question', request);
    expect(told.json.popup.type).toBe(type);
    expect(told.json.component).toContain('action="/api/enquiry"');
    expect(told.json.component).toContain('name="first_name"');
  }
  expect((await visitor.postJson('/api/popup/ask-question', { id: group.id }, data)).json.component).toBeUndefined();
  expect((await visitor.postJson('/api/popup/ask-question', { id: group.id, type: 'river-cruise' })).status).toBe(422);
  expect((await visitor.postJson('/api/popup/ask-question', { id: 999_999 })).status).toBe(404);
  expect((await visitor.postJson('/api/popup/ask-question', { type: 'other' })).status).toBe(422);
});

test('ASK-07 the minimum private party comes from the endpoint', async () => {
  const told = await visit(shop).postJson('/api/popup/ask-question', {
    id: group.id,
    tourId: group.id,
    action: 'private_options',
  });
  expect(told.json.data).toEqual({ min_pax: group.private_minimum });
  expect(told.json.component).toContain(String(group.private_minimum));
});

test('ASK-12 ASK-13 an enquiry is stored with its first message, and both sides are mailed in their languages', async () => {
  const visitor = visit(shop);
  const told = await visitor.postJson(
    '/de/api/enquiry',
    asking({ source: 'tr', source_id: 'x1', 'cf-diet': 'vegan', 'cfc-guide': '1' }),
  );
  expect(told.status).toBe(200);
  const { id, code, href } = told.json;
  expect(told.json).toEqual({
    status: 'OK',
    id: expect.any(Number),
    code: expect.stringMatching(/^[\w-]{43}$/),
    href: `/de/conversations/${id}?code=${code}`,
    isOBS: true,
    has_nps_record: false,
    firstAnswer: expect.objectContaining({ included: expect.any(Array), party: null, ages: null }),
  });
  const row = await stored(id);
  expect(row).toMatchObject({
    kind: 'tour',
    tour_id: group.id,
    email: 'ada@example.org',
    first_name: 'Ada',
    last_name: 'Byron',
    phone: null,
    as_agent: false,
    language: 'de',
    currency: 'USD',
    adults: 2,
    children: 0,
    day: departure,
    month: null,
    source: 'tr',
    source_id: 'x1',
    custom: { 'cf-diet': 'vegan', 'cfc-guide': '1' },
    traveller_read: 1,
    operator_read: null,
  });
  // The code itself is nowhere in the row.
  expect(JSON.stringify(row)).not.toContain(code);
  const { rows } = await shop.pool.query('select position, author, body from message where conversation_id = $1', [id]);
  expect(rows).toEqual([{ position: 1, author: 'traveller', body: 'Is breakfast included?' }]);
  const [received] = await mailsLike(shop, `enquiry ${id} received`);
  expect(received).toMatchObject({ kind: 'enquiry-received', language: 'de' });
  expect(received?.props.url).toBe(`${shop.origin}${href}`);
  const [placed] = await mailsLike(shop, `enquiry ${id} placed`);
  expect(placed?.props).toMatchObject({
    from: 'Ada Byron',
    adults: 2,
    day: departure,
    message: 'Is breakfast included?',
  });
  expect(placed?.props.url).not.toContain('code=');
});

test('ASK-17 a reply by mail to the first mail of an enquiry arrives in the conversation, from the operator and from the traveller', async () => {
  const { json } = await visit(shop).postJson('/api/enquiry', asking({ email: 'reply@example.org' }));
  const [placed] = await mailsLike(shop, `enquiry ${json.id} placed`);
  const [received] = await mailsLike(shop, `enquiry ${json.id} received`);
  const limit = createRateLimiter(shop.pool, shop.settings.secret);
  const server = await startMailCatcher(shop.database, createLog('silent'), {
    receive: createReplyReceiver({ ...shop, limit }),
    onlyAnswers: true,
  });
  try {
    const reply = (to: string, text: string) =>
      createSmtpTransport(server.smtpUrl)(
        { from: 'somebody@example.org', to, message: Buffer.from(`Subject: Re\r\n\r\n${text}\r\n`) },
        new AbortController().signal,
      );
    expect((await reply(placed?.props.replyTo, 'Yes, every morning.')).outcome).toBe('accepted');
    expect((await reply(received?.props.replyTo, 'And is it vegan?')).outcome).toBe('accepted');
  } finally {
    await server.close();
  }
  const { rows } = await shop.pool.query(
    'select author, body from message where conversation_id = $1 order by position',
    [json.id],
  );
  expect(rows).toEqual([
    { author: 'traveller', body: 'Is breakfast included?' },
    { author: 'operator', body: 'Yes, every morning.' },
    { author: 'traveller', body: 'And is it vegan?' },
  ]);
});

test('an operator who speaks German first gets every mail about an enquiry in German', async () => {
  const { rows } = await shop.pool.query(
    `update operator_profile profile set languages = '{de,en}' from operator_profile before
     where before.id = profile.id and profile.id = (select operator_id from tour where id = $1) returning profile.id, before.languages`,
    [group.id],
  );
  try {
    const visitor = visit(shop);
    const { json } = await visitor.postJson('/api/enquiry', asking({ email: 'language@example.org' }));
    const { id, code } = json;
    const said = await visitor.postJson(`/api/conversations/${id}/messages`, { code, body: 'Is there a lift?' });
    expect(said.status, said.text).toBe(200);
    const toOperator = [
      ...(await mailsLike(shop, `enquiry ${id} placed`)),
      ...(await mailsLike(shop, `conversation ${id} %`)),
    ];
    expect(toOperator.map(({ kind, language }) => [kind, language])).toEqual([
      ['enquiry-placed', 'de'],
      ['conversation-message', 'de'],
    ]);
  } finally {
    await shop.pool.query('update operator_profile set languages = $2 where id = $1', [rows[0].id, rows[0].languages]);
  }
});

test('ASK-13 a missing or wrong security token is refused, and nothing is stored', async () => {
  const visitor = visit(shop);
  const before = await count();
  const wrong = await visitor.postJson('/api/enquiry', asking(), { 'x-security-token': 'wrong' });
  const none = await visitor.ask('/api/enquiry', {
    method: 'POST',
    body: JSON.stringify(asking()),
    headers: { 'content-type': 'application/json' },
  });
  const inForm = await visitor.ask('/api/enquiry', {
    method: 'POST',
    body: new URLSearchParams({ ...asking(), display_dates_popup: '0', as_ta: '0', security_token: 'wrong' } as never),
  });
  expect([wrong.status, none.status, inForm.status]).toEqual([403, 403, 403]);
  expect(await count()).toBe(before);
});

test('ASK-02 ASK-03 ASK-04 ASK-06 ASK-08 ASK-09 problems are reported field by field, and nothing is stored', async () => {
  const visitor = visit(shop);
  const before = await count();
  const wrong: [Record<string, unknown>, string[]][] = [
    [{ first_name: ' ' }, ['first_name']],
    [{ email: '' }, ['email']],
    [{ email: 'ada@example' }, ['email']],
    [{ email: 'ada@example.org\r\nBcc: x@example.org' }, ['email']],
    [{ request: ' ' }, ['request']],
    [{ request: 'x'.repeat(5001) }, ['request']],
    [{ pax: 3, pax_children: 1 }, ['details_phone']],
    [{ details_phone: 'call me' }, ['details_phone']],
    [{ pax: 0 }, ['pax', 'pax_children']],
    [{ pax: 31 }, ['pax']],
    [{ booktype: 'private', pax: 1 }, ['pax', 'pax_children', 'approximate_date', 'details_phone']],
    [{ booktype: 'private', pax: 9, details_phone: '030 1234', approximate_date: '2001-01' }, ['approximate_date']],
    [{ booktype: 'river' }, ['booktype']],
    [{ t: 'river-cruise' }, ['t']],
    [{ date: '2001-01-01' }, ['date']],
    [{ date: '2026-13-99' }, ['date']],
    [{ details_type: 5 }, ['details_type']],
    [{ source: '<b>' }, ['source']],
    [{ currency: 'XYZ' }, ['currency']],
  ];
  for (const [extra, expected] of wrong) {
    const told = await visitor.postJson('/api/enquiry', asking(extra));
    expect([JSON.stringify(extra).slice(0, 60), told.status, paths(told as never)]).toEqual([
      JSON.stringify(extra).slice(0, 60),
      422,
      expected,
    ]);
  }
  expect((await visitor.postJson('/api/enquiry', asking({ id: 999_999 }))).status).toBe(404);
  expect(await count()).toBe(before);
  // A date that is not ten characters long is none.
  const told = await visitor.postJson('/api/enquiry', asking({ date: 'soon' }));
  expect((await stored(told.json.id)).day).toBeNull();
});

test('ASK-12 an operator’s own fields are limited, and unknown fields are not stored', async () => {
  const visitor = visit(shop);
  const before = await count();
  const bad: Record<string, unknown>[] = [
    { 'cf-': 'x' },
    { 'cf-<b>': 'x' },
    { 'cf-Long': 'x' },
    { [`cf-${'a'.repeat(41)}`]: 'x' },
    { 'cf-diet': 'x'.repeat(501) },
    { 'cf-diet': { deep: 'x' } },
    Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`cf-${at}`, 'x'])),
  ];
  for (const extra of bad) expect((await visitor.postJson('/api/enquiry', asking(extra))).status).toBe(422);
  expect(await count()).toBe(before);
  const sly = { operator_id: 1, account_id: crypto.randomUUID(), code: 'mine', kind: 'general', 'xcf-a': 'x' };
  const { json } = await visitor.postJson('/api/enquiry', asking({ ...sly, 'cf-diet': 'vegan' }));
  const row = await stored(json.id);
  expect(row).toMatchObject({ kind: 'tour', account_id: null });
  expect(row.custom).toEqual({ 'cf-diet': 'vegan' });
  expect(row.code).not.toBe('mine');
});

test('ASK-08 a private request requires month and phone number; ASK-05 ASK-10 a cruise a stateroom', async () => {
  const visitor = visit(shop);
  const popup = (await visitor.postJson('/api/popup/ask-question', { id: group.id }, data)).json.popup;
  const month = popup.months[3];
  const request = {
    t: 'private-request',
    booktype: 'private',
    pax: 9,
    details_phone: '+49 30 1234',
    approximate_date: month,
  };
  const asked = await visitor.postJson('/api/enquiry', asking({ ...request, date: null }));
  expect(await stored(asked.json.id)).toMatchObject({ kind: 'private', month, day: null, phone: '+49 30 1234' });

  const rooms = await visitor.postJson('/api/popup/get-accomodations', { id: river.id, date: '' });
  expect(rooms.json.accomodations[0]).toMatchObject({
    name: expect.any(String),
    name_original: expect.any(String),
    price: { amount: expect.any(Number) },
  });
  const cruise = { t: 'river-cruise', id: river.id, booktype: 'river', date: '', request: '' };
  expect(paths((await visitor.postJson('/api/enquiry', asking(cruise))) as never)).toEqual([
    'stateroom',
    'details_phone',
  ]);
  const named = { ...cruise, details_phone: '030 1234', room: rooms.json.accomodations[0].name };
  const other = await visitor.postJson('/api/enquiry', asking({ ...named, room: 'Bridge' }));
  expect(paths(other as never)).toEqual(['stateroom']);
  const { json } = await visitor.postJson('/api/enquiry', asking(named));
  expect(await stored(json.id)).toMatchObject({ kind: 'river', stateroom: named.room });
  const { rows } = await shop.pool.query('select body from message where conversation_id = $1', [json.id]);
  expect(rows[0].body).toBe('Please send me an offer for this trip.');
});

test('ASK-10 ASK-12 the markup of a river cruise form can be submitted, with staterooms and security token', async () => {
  const visitor = visit(shop);
  const { component } = (await visitor.postJson('/api/popup/ask-question', { id: river.id, type: 'river-cruise' }))
    .json;
  const values = [...(component as string).matchAll(/name="([\w-]+)" value="([^"]*)"/g)];
  const form = Object.fromEntries(values.map(([, name, value]) => [name, value]));
  const [, stateroom] = /<option value="([^"]+)"/.exec(
    component.slice(component.indexOf('name="stateroom"')),
  ) as string[];
  const filled = { ...form, stateroom, first_name: 'Ada', email: 'markup@example.org', details_phone: '030 1234' };
  delete (filled as Record<string, unknown>).double_opt_in;
  const sent = await visitor.ask('/api/enquiry', {
    method: 'POST',
    body: new URLSearchParams(filled as Record<string, string>),
    headers: { origin: shop.origin },
  });
  expect(sent.status, sent.text).toBe(200);
  expect(await stored(sent.json.id)).toMatchObject({ kind: 'river', email: 'markup@example.org' });
});

test('ASK-12 a general enquiry goes to our own staff, with its comment', async () => {
  const general = { t: 'general', id: '', comment: 'Do you sell vouchers?', request: '', pax: 1 };
  const { json } = await visit(shop).postJson('/api/enquiry', asking(general));
  expect(json.isOBS).toBe(false);
  expect(await stored(json.id)).toMatchObject({ kind: 'general', tour_id: null, operator_id: null, adults: null });
  const [placed] = await mailsLike(shop, `enquiry ${json.id} placed`);
  expect(placed?.props.message).toBe('Do you sell vouchers?');
});

test('ASK-13 the same submission twice, also concurrently, is one enquiry', async () => {
  const visitor = visit(shop);
  await visitor.token();
  const before = await count();
  const submission = crypto.randomUUID();
  const both = await Promise.all([1, 2, 3].map(() => visitor.postJson('/api/enquiry', asking({ submission }))));
  expect(new Set(both.map(({ json }) => json.id)).size).toBe(1);
  expect((await visitor.postJson('/api/enquiry', asking({ submission }))).json.id).toBe(both[0]?.json.id);
  expect(await count()).toBe(before + 1);
  // Another browser with the same name asks for itself.
  const stranger = await visit(shop).postJson('/api/enquiry', asking({ submission }));
  expect(stranger.json.id).not.toBe(both[0]?.json.id);
});

test('ASK-13 enquiry text is escaped in the operator’s mail, and left out of the sender’s', async () => {
  const evil = '<script>alert(1)</script>\n<img src=x onerror=alert(2)>';
  const { json } = await visit(shop).postJson(
    '/api/enquiry',
    asking({ request: evil, first_name: '<b>www.evil.example' }),
  );
  const { open } = createMailCipher(shop.settings.secret);
  const { rows } = await shop.pool.query('select * from mail where dedupe_key like $1 order by dedupe_key', [
    `enquiry ${json.id} %`,
  ]);
  const { webRenderer } = await loadWebBundle();
  const [placed, received] = await Promise.all(
    rows.map(({ id, kind, language, props }) => webRenderer.mail(language, kind as MailKind, open(id, props) as never)),
  );
  expect(placed?.html).toContain('&lt;script&gt;');
  expect(placed?.html).not.toMatch(/<script|<img|<b>/);
  expect(received?.html).not.toContain('evil');
  expect(received?.html).not.toContain('script');
});

test('ASK-13 the newsletter consent has its own confirmation mail, sent only if ticked', async () => {
  const visitor = visit(shop);
  const kinds = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind).sort();
  await visitor.postJson('/api/enquiry', asking({ email: 'quiet@example.org' }));
  await visitor.postJson('/api/enquiry', asking({ email: 'letters@example.org', double_opt_in: '1' }));
  expect(await kinds('quiet@example.org')).toEqual(['enquiry-received']);
  expect(await kinds('letters@example.org')).toEqual(['confirm-letters', 'enquiry-received']);
});

test('ASK-13 a flood is limited, and mails to one address before that', async () => {
  const visitor = visit(shop);
  const statuses = [];
  for (let time = 0; time < 21; time += 1)
    statuses.push((await visitor.postJson('/api/enquiry', asking({ email: 'often@example.org' }))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await mailsTo(shop, 'often@example.org')).length).toBeLessThanOrEqual(3);
});

test('ASK-16 a travel agent’s address is recognised, and the enquiry is flagged', async () => {
  await makeAccount(shop, { email: 'agent@desk.example', role: 'agent', agency: { slug: 'desk', name: 'Desk' } });
  await makeAccount(shop, { email: 'person@desk.example' });
  const visitor = visit(shop);
  const check = async (email: string) => (await visitor.postJson('/api/b2b/check/email', { email })).json;
  expect(await check(' Agent@Desk.example')).toEqual({ is_b2b: true });
  expect(await check('person@desk.example')).toEqual({ is_b2b: false });
  expect(await check('nobody')).toEqual({ is_b2b: false });
  // An address that nobody has confirmed may be a stranger's.
  await makeAccount(shop, { email: 'new@desk.example', role: 'agent', agency: { slug: 'desk', name: 'Desk' } });
  await shop.pool.query(`update user_account set email_verified = false where email = 'new@desk.example'`);
  expect(await check('new@desk.example')).toEqual({ is_b2b: false });
  const { json } = await visitor.postJson('/api/enquiry', asking({ email: 'agent@desk.example', as_ta: true }));
  expect(json.isOBS).toBe(false);
  expect(await stored(json.id)).toMatchObject({ as_agent: true });
  const agent = visit(shop);
  await logIn(agent, 'agent@desk.example');
  const own = await agent.postJson('/api/enquiry', asking());
  expect((await stored(own.json.id)).as_agent).toBe(true);
});

test('AGENT-03 the address check always has the same format and duration, and is limited', async () => {
  await makeAccount(shop, { email: 'listed@desk.example', role: 'agent', agency: { slug: 'desk', name: 'Desk' } });
  const visitor = visit(shop);
  const check = async (email: string) => {
    const started = performance.now();
    const { status, json } = await visitor.postJson('/api/b2b/check/email', { email });
    return { status, fields: Object.keys(json), ms: performance.now() - started };
  };
  await check('first@desk.example');
  const [agents, others]: { ms: number }[][] = [[], []];
  // One after the other by turns, so that whatever else the machine does is shared by both.
  for (let turn = 0; turn < 10; turn += 1) {
    for (const [kind, email] of [
      [agents, 'listed@desk.example'],
      [others, `nobody-${turn}@desk.example`],
    ] as const) {
      const told = await check(email);
      expect(told).toMatchObject({ status: 200, fields: ['is_b2b'] });
      kind?.push(told);
    }
  }
  // Never sooner than the step that both are answered after; a timer may be a moment early.
  expect(Math.min(...[...(agents ?? []), ...(others ?? [])].map(({ ms }) => ms))).toBeGreaterThan(145);
  // How often an agent's answer is the later one, of all pairs: a half where nothing tells them apart, all or none where something does.
  const pairs = (agents ?? []).flatMap((one) => (others ?? []).map((other) => one.ms > other.ms));
  const later = pairs.filter(Boolean).length / pairs.length;
  expect(later).toBeGreaterThan(0.02);
  expect(later).toBeLessThan(0.98);
  const more = await Promise.all(Array.from({ length: 12 }, (_, at) => check(`guess-${at}@desk.example`)));
  expect(more.some(({ status }) => status === 429)).toBe(true);
});

test('CALL-01 CALL-02 a callback request is stored in GMT with a code, and mailed to the operator', async () => {
  const visitor = visit(shop);
  const { id, code } = (await visitor.postJson('/api/enquiry', asking())).json;
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const wish = (extra: Record<string, unknown> = {}) => ({
    enquiryId: id,
    code,
    time: { from: '22:00', to: '01:00' },
    date: day,
    phone: '+49 30 1234',
    ...extra,
  });
  const wrong: [Record<string, unknown>, string[]][] = [
    [{ phone: '' }, ['phone']],
    [{ phone: 'x' }, ['phone']],
    [{ date: '' }, ['date']],
    [{ date: '2001-01-01' }, ['date']],
    [{ time: { from: '', to: '10:00' } }, ['time.from']],
    [{ time: { from: '10:00', to: '' } }, ['time.to']],
    [{ time: { from: '10:00', to: '10:00' } }, ['time.to']],
    [{ time: { from: '18:00', to: '09:00' } }, ['time.to']],
  ];
  for (const [extra, expected] of wrong) {
    const told = await visitor.postJson('/api/enquiry/call-time', wish(extra));
    expect([told.status, paths(told as never)]).toEqual([422, expected]);
  }
  for (const extra of [{ code: 'x' }, { enquiryId: id + 1 }])
    expect((await visitor.postJson('/api/enquiry/call-time', wish(extra))).status).toBe(404);
  expect((await stored(id)).call_day).toBeNull();
  const noted = (await visitor.postJson('/api/enquiry/call-time', wish({ time_zone: 'Not/AZone' }))).json;
  expect(noted).toEqual({ status: 'OK', success: true, calendarUrl: expect.stringContaining('/call.ics?code=') });
  expect(await stored(id)).toMatchObject({
    call_day: day,
    call_from: '22:00',
    call_to: '01:00',
    call_zone: null,
    phone: '+49 30 1234',
  });
  const [mail] = await mailsLike(shop, `enquiry ${id} call %`);
  expect(mail?.props).toMatchObject({ phone: '+49 30 1234', call: { day, from: '22:00', to: '01:00' } });
});

test('LAST-03 the shortcut shows an unread reply, and reports an invalid link', async () => {
  const visitor = visit(shop);
  const { id, href, code } = (await visitor.postJson('/api/enquiry', asking())).json;
  const look = async (bcpLink: string, lastSeenAt: number | '' = '') =>
    (await visitor.postJson('/api/enquiry/traveller-store', { bcpLink, lastSeenAt })).json;
  const fresh = await look(href);
  expect(fresh).toMatchObject({ status: 1, hasNewMessage: false, components: { indicator: '' } });
  expect(fresh.components.cta).toContain(`/conversations/${id}?code=${code}`);
  await shop.pool.query(
    `insert into message (conversation_id, position, author, body) values ($1, 2, 'operator', 'Yes.')`,
    [id],
  );
  expect((await look(href)).hasNewMessage).toBe(true);
  expect((await look(`${shop.origin}${href}`, Date.now() - 60_000)).components.indicator).toContain('span');
  expect((await look(href, Date.now() + 60_000)).hasNewMessage).toBe(false);
  await shop.pool.query('update conversation set traveller_read = 2 where id = $1', [id]);
  // What they wrote themselves is no news.
  await visitor.postJson(`/api/conversations/${id}/messages`, { code, body: 'Thank you.' });
  expect((await look(href)).hasNewMessage).toBe(false);
  for (const link of [`/conversations/${id}?code=x`, `/conversations/${id + 1}?code=${code}`, '/', 'javascript:1'])
    expect(await look(link)).toMatchObject({ status: 0, hasNewMessage: false, components: { cta: '', indicator: '' } });
});

test('a question that the catalogue can answer is answered immediately, in the visitor’s currency, with the booking page’s price', async () => {
  const visitor = visit(shop);
  const request =
    'Are there places left, what is the price, is my 9 year old too young, and can we cancel? What is included?';
  const told = await visitor.postJson('/de/api/enquiry', asking({ request }));
  const known = schemas.askQuestion.answer.parse(told.json).firstAnswer as FirstAnswer;
  const { rows } = await shop.pool.query<{ slug: string }>('select slug from tour where id = $1', [group.id]);
  const tour = (await visitor.ask(`/de/api/shop/tours/${rows[0]?.slug}`, { headers: { 'x-currency': 'USD' } })).json;
  expect(known.departures[0]).toMatchObject({ from: departure, price: { currency: 'USD' } });
  expect(known.included).toEqual(tour.included);
  expect(known.excluded).toEqual(tour.excluded);
  expect(known.ages).toEqual({ from: tour.facts.ageFrom, to: tour.facts.ageTo });
  expect(known.cancellation?.rows).toEqual(tour.cancellation.rows);
  const { variantId } = tour.months
    .flatMap((month: { departures: object[] }) => month.departures)
    .find(({ from, placesLeft }: { from: string; placesLeft: number }) => from === departure && placesLeft >= 2);
  const priced = await visitor.postJson(
    `/api/book-now/load_data/${variantId}`,
    { date: departure, priceCategories: { 1: 2 }, applyRecommendation: 1, currency: 'USD', only: 'price' },
    data,
  );
  expect(known.party).toEqual({
    day: departure,
    adults: 2,
    children: 0,
    total: { amount: priced.json.data.quote.total, currency: 'USD' },
  });
  // The conversation shows it, until somebody has answered; what nobody asked about is not told.
  const page = () => visitor.ask(told.json.href);
  expect((await page()).text).toContain('Aus den Reisedetails');
  await shop.pool.query(
    `insert into message (conversation_id, position, author, body) values ($1, 2, 'operator', 'Gern!')`,
    [told.json.id],
  );
  expect((await page()).text).not.toContain('Aus den Reisedetails');
  const other = await visitor.postJson('/api/enquiry', asking({ request: 'Is there a train to the hotel?' }));
  expect(other.json.firstAnswer).toBeNull();
  expect(
    (
      await visitor.postJson(
        '/api/enquiry',
        asking({ t: 'general', id: undefined, request: '', comment: 'What is the price?' }),
      )
    ).json.firstAnswer,
  ).toBeNull();
});

test('CAL-05 requests for another date are marked in the office, and no unmeasured response time is claimed', async () => {
  const visitor = visit(shop);
  const { id, code } = (await visitor.postJson('/api/enquiry', asking({ source: 'change-date', date: null }))).json;
  expect((await visitor.ask(`/api/conversations/${id}?code=${code}`)).json.conversation.otherDate).toBe(true);
  const other = (await visitor.postJson('/api/enquiry', asking())).json;
  await makeAccount(shop, { email: 'dates@office.example', role: 'staff' });
  const staff = visit(shop);
  await logIn(staff, 'dates@office.example');
  const { items } = schemas.listInbox.answer.parse((await staff.ask('/api/office/inbox?view=all')).json);
  const marked = (wanted: number) => items.find((item) => item.id === wanted)?.otherDate;
  expect([marked(id), marked(other.id)]).toEqual([true, false]);
  const hours = async () => (await visitor.postJson('/api/popup/ask-question', {}, data)).json.popup.answerHours;
  await shop.pool.query(`update conversation set asked_at = asked_at - interval '100 days' where operator_id is null`);
  expect(await hours()).toBeNull();
  // Five questions to us, each answered after two hours and a half.
  for (let question = 0; question < 5; question += 1) {
    const asked = await visitor.postJson('/api/enquiry', asking({ t: 'general', id: undefined, comment: 'Hello?' }));
    await shop.pool.query(`update conversation set asked_at = now() - interval '3 hours' where id = $1`, [
      asked.json.id,
    ]);
    await shop.pool.query(
      `insert into message (conversation_id, position, author, body, at) values ($1, 2, 'staff', 'Yes?', now() - interval '30 minutes')`,
      [asked.json.id],
    );
  }
  expect(await hours()).toBe(3);
});
