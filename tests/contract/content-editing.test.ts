import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentKeys } from '#contract/list/content.ts';
import { languages } from '#contract/shop.ts';
import { ensureFirstVersions, firstVersions } from '#server/content/ensure-first-versions.ts';
import { sanitise } from '#server/content/sanitise.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { logIn, makeAccount } from './access-visitor.ts';

let shop: TestShop;
let staff: Visitor;
const anybody = () => new Visitor(shop.origin);

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  await makeAccount(shop, { email: 'editor@waymark.example', role: 'staff', name: 'Edda Editor' });
  staff = new Visitor(shop.origin);
  expect((await logIn(staff, 'editor@waymark.example')).status).toBe(200);
});
afterAll(() => shop?.stop());

const publish = (key: string, body: string, more: Record<string, string> = {}) =>
  staff.postJson('/api/office/content', { key, language: 'en', title: 'A title', body, ...more });
const howItWorks = async () => (await anybody().ask('/api/book-now/load_how_it_works')).json;

test('POP-01 every text has a first version in every language that needs no sanitising', () => {
  expect(firstVersions.map(({ key }) => key).sort()).toEqual([...contentKeys].sort());
  for (const first of firstVersions)
    for (const language of languages) {
      expect(first[language].title).not.toBe('');
      expect(sanitise(first[language].body)).toBe(first[language].body);
    }
  const same = firstVersions.filter(({ key, en, de }) => key !== 'support-phone' && en.body === de.body);
  expect(same).toEqual([]);
});

test('POP-01 a published version is served immediately in its language, and older ones are kept', async () => {
  const before = await howItWorks();
  const { status, json } = await publish('how-it-works', '<p>Short and <b>new</b>.</p>', { title: 'Now it works' });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    status: 'OK',
    content: { version: 2, body: '<p>Short and <strong>new</strong>.</p>', author: 'Edda Editor', language: 'en' },
  });
  expect((await howItWorks()).content).toMatchObject({ version: 2, title: 'Now it works' });
  expect((await anybody().ask('/de/api/book-now/load_how_it_works')).json.content.version).toBe(1);
  const listed = (await staff.ask('/api/office/content?key=how-it-works&language=en')).json;
  expect(listed.contents).toHaveLength(1);
  expect(listed.contents[0]).toMatchObject({ version: 2, title: 'Now it works' });
  expect(listed.history.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  expect(listed.history[1]).toMatchObject({ title: before.content.title, author: 'Waymark' });
});

test('POP-01 a restart does not overwrite texts published by staff', async () => {
  await publish('e-sim', '<p>Ours.</p>');
  await ensureFirstVersions(shop.database);
  const { json } = await staff.ask('/api/office/content?key=e-sim&language=en');
  expect(json.contents[0]).toMatchObject({ version: 2, body: '<p>Ours.</p>' });
});

test('POP-01 a restart publishes what has changed in a text that staff never edited, once', async () => {
  const { json } = await staff.ask('/api/office/content?key=loading&language=en');
  const { title, body } = json.contents[0];
  const older = {
    key: 'loading',
    language: 'en' as const,
    version: 2,
    title: 'Earlier',
    body: '<p>Earlier.</p>',
    author: 'Waymark',
  };
  await shop.database.insertInto('content').values(older).execute();
  await ensureFirstVersions(shop.database);
  await ensureFirstVersions(shop.database);
  const { history } = (await staff.ask('/api/office/content?key=loading&language=en')).json;
  expect(history).toHaveLength(3);
  expect(history[0]).toMatchObject({ version: 3, title, body, author: 'Waymark' });
});

test('POP-01 the database prevents changes to published texts', async () => {
  const change = shop.database.updateTable('content').set({ body: 'gone' }).where('key', '=', 'help').execute();
  await expect(change).rejects.toThrow('stays as it is');
  await expect(shop.database.deleteFrom('content').execute()).rejects.toThrow('stays as it is');
});

const attacks = [
  '<p>Hi<script>alert(1)</script></p>',
  '<img src=x onerror=alert(1)><p>Hi</p>',
  '<p onclick="alert(1)" style="position:fixed" class="x" id="y">Hi</p>',
  '<a href="javascript:alert(1)">Hi</a>',
  '<a href="JaVa&#10;Script:alert(1)">Hi</a>',
  '<a href="data:text/html,x">Hi</a>',
  '<a href="//evil.example/x">Hi</a>',
  '<a href="http://evil.example/x" onmouseover=alert(1)>Hi</a>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg><p>Hi</p>',
  '<iframe src="https://evil.example"></iframe><p>Hi</p>',
  '<form action="https://evil.example"><input name=card>Hi</form>',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(1)&gt;"></math><p>Hi</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">Hi</p></noscript><p>Hi</p>',
  '<p>Hi</p><!--<img src=x onerror=alert(1)>-->',
];

test.each(attacks)('POP-01 scripts are removed on publishing: %s', async (body) => {
  const { status } = await publish('how-it-works', body);
  expect(status).toBe(200);
  const { html, content } = await howItWorks();
  for (const markup of [html, content.body]) {
    expect(markup).toContain('Hi');
    expect(markup).not.toMatch(
      /<(script|img|svg|iframe|form|input|style|math|noscript)|javascript:|data:|evil\.example/i,
    );
    expect(markup).not.toMatch(/<[^>]+\son\w+=/i);
  }
  expect(content.body).not.toMatch(/style=|class=|id=/);
});

test('POP-01 a text that bypassed the sanitiser is sanitised on output, too', async () => {
  const body = '<p>Out<img src=x onerror=alert(1)></p>';
  const row = { key: 'help', language: 'en', version: 50, title: 'Raw <b>title</b>', body, author: 'x' } as const;
  await shop.database.insertInto('content').values(row).execute();
  const { json } = await anybody().ask('/api/book-now/help_popup', { method: 'POST' });
  expect(json.content.body).toBe('<p>Out</p>');
  expect(json.html).toContain('Raw &lt;b&gt;title&lt;/b&gt;');
  const listed = (await staff.ask('/api/office/content?key=help&language=en')).json;
  expect(listed.contents[0].body).toBe('<p>Out</p>');
});

test('POP-01 links to safe addresses are kept, and open without an opener', async () => {
  await publish(
    'how-it-works',
    '<p><a href="https://a.example" target=_blank>a</a> <a href="/help">b</a> {{phone}}</p>',
  );
  expect((await howItWorks()).content.body).toMatch(
    /<a href="https:\/\/a\.example" rel="noopener">a<\/a> <a href="\/help" rel="noopener">b<\/a> <a href="tel:\+\d+"/,
  );
});

test('POP-01 a text without content, an unknown key or a wrong phone number is refused and changes nothing', async () => {
  const count = async () => (await shop.database.selectFrom('content').select('key').execute()).length;
  const before = await count();
  for (const [key, body, more] of [
    ['how-it-works', '<script>x</script>', {}],
    ['how-it-works', '<p> </p>', {}],
    ['how-it-works', '', {}],
    ['loading', '<ul></ul>', {}],
    ['unheard-of', '<p>x</p>', {}],
    ['how-it-works', '<p>x</p>', { language: 'fr' }],
    ['how-it-works', '<p>x</p>', { title: ' ' }],
    ['how-it-works', 'x'.repeat(20_001), {}],
    ['support-phone', '<p>call us</p>', {}],
    ['support-phone', '<p>123456</p><p>234567</p>', {}],
  ] as const)
    expect([key, (await publish(key, body, more)).status]).toEqual([key, 422]);
  expect(await count()).toBe(before);
});

test('POP-01 a new support phone number appears in every text that contains it', async () => {
  await publish('support-phone', '<p>+43 1 5550 100</p>');
  const { json } = await anybody().ask('/api/book-now/load_payment_error', { method: 'POST' });
  expect(json.phone).toBe('+43 1 5550 100');
  expect(json.content.body).toContain('<a href="tel:+4315550100" rel="noopener">+43 1 5550 100</a>');
});

test('POP-01 concurrent publications each get their own version', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => publish('travel-credits', `<p>Text ${at}</p>`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const versions = answers.map(({ json }) => json.content.version as number).sort((a, b) => a - b);
  expect(versions).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('POP-01 only staff can read the history and publish', async () => {
  const visitor = anybody();
  expect((await visitor.ask('/api/office/content')).status).toBe(401);
  const body = { key: 'help', language: 'en', title: 'x', body: '<p>x</p>' };
  expect((await visitor.postJson('/api/office/content', body)).status).toBe(401);
  const forged = await staff.ask('/api/office/content', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  expect(forged.status).toBe(403);
});
