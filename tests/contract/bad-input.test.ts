import { afterAll, beforeAll, expect, test } from 'vitest';
import { callEntries } from '#contract/list.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { Visitor } from '#tests/support/visitor.ts';

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await startShop();
  visitor = new Visitor(shop.origin);
});
afterAll(() => shop.stop());

const badBodies: [string, string, string][] = [
  ['broken JSON', 'application/json', '{"a":'],
  ['a JSON list', 'application/json', '[1,2]'],
  ['a JSON number', 'application/json', '7'],
  ['a body that is not UTF-8', 'application/x-www-form-urlencoded', 'message=\xff\xfe'],
  ['unmatched brackets', 'application/x-www-form-urlencoded', 'a[b=1'],
  ['a reach for the prototype', 'application/x-www-form-urlencoded', '__proto__[role]=staff'],
  ['nesting without end', 'application/x-www-form-urlencoded', `a${'[b]'.repeat(50)}=1`],
  ['an unknown type', 'application/xml', '<a/>'],
  ['JSON nested without end', 'application/json', `{"a":${'['.repeat(1500)}"%00"${']'.repeat(1500)}}`],
  ['more values than any form of ours', 'application/json', `{"a":[${'0,'.repeat(15_000)}0]}`],
  ['JSON that reaches for the prototype', 'application/json', '{"a":{"__proto__":{"role":"staff"}}}'],
];

for (const [name, entry] of callEntries.filter(([, { method }]) => method === 'POST')) {
  test.each(badBodies)(`API-02 ${name} answers %s with a clear 4xx`, async (_what, type, body) => {
    const answer = await visitor.ask(entry.path.replaceAll(/\{\w+\}/g, '1'), {
      method: 'POST',
      body: type.includes('xml') ? body : Buffer.from(body, 'latin1'),
      headers: { 'content-type': type, 'x-security-token': await visitor.token() },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.json).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/\w+ \w+/),
      problems: expect.any(Array),
    });
  });
}

/** Text that nothing can keep, wherever it stands: half a character, or a NUL byte. */
const brokenBodies: [string, string, string, string | null][] = [
  ['half a character', 'application/json', '{"a":{"b":["x","Ada\\ud800"]}}', 'a.b.1'],
  ['the other half of a character', 'application/json', '{"a":"\\udc00x"}', 'a'],
  ['half a character in a name', 'application/json', '{"a":{"\\ud83d":1}}', 'a'],
  ['a NUL byte', 'application/json', '{"a":[{"b":"c\\u0000"}]}', 'a.0.b'],
  ['a NUL byte in a name', 'application/json', '{"a\\u0000":1}', ''],
  ['half a character', 'application/x-www-form-urlencoded', 'a[b]=x%ED%A0%80', null],
  ['half a character in a name', 'application/x-www-form-urlencoded', 'a[%ed%a0%80]=x', null],
  ['bytes that are no character', 'application/x-www-form-urlencoded', 'a=%FF%fe', null],
  ['a character cut off', 'application/x-www-form-urlencoded', 'a=%F0%9F%97x', null],
  ['a NUL byte', 'application/x-www-form-urlencoded', 'a[b][]=x%00', 'a.b.0'],
];

for (const [name, entry] of callEntries) {
  test(`API-02 ${name} refuses invalid Unicode with a 422 before the handler runs`, async () => {
    for (const [what, type, body, path] of brokenBodies) {
      const isForm = type.includes('form');
      if (entry.method === 'GET' && !isForm) continue;
      const address = entry.path.replaceAll(/\{\w+\}/g, '1');
      const answer = await (entry.method === 'GET'
        ? visitor.ask(`${address}?${body}`)
        : visitor.ask(address, {
            method: 'POST',
            body,
            headers: { 'content-type': type, 'x-security-token': await visitor.token() },
          }));
      expect([what, type, answer.status]).toEqual([what, type, 422]);
      expect(answer.json.problems[0]).toMatchObject({ path: path ?? '', code: 'text-broken' });
      expect(answer.json.problems[0].message).toMatch(/\w+ \w+/);
    }
    if (!entry.path.includes('{')) return;
    for (const part of ['%ED%A0%80', 'x%00', '%ff']) {
      const answer = await visitor.ask(entry.path.replaceAll(/\{\w+\}/g, part), {
        method: entry.method,
        headers: { 'x-security-token': await visitor.token() },
      });
      expect([part, answer.status]).toEqual([part, 422]);
    }
  });
}

test('API-02 JSON nested thirty thousand levels deep is refused with a 422 by endpoints with large bodies', async () => {
  const depth = 30_000;
  for (const inside of ['"%00"', '"\\u0000"', '{"__proto__":1}', '1']) {
    const answer = await visitor.postJson(
      '/api/preferences',
      `{"a":${'['.repeat(depth)}${inside}${']'.repeat(depth)}}`,
    );
    expect([inside, answer.status]).toEqual([inside, 422]);
    expect(answer.json.problems).toMatchObject([{ code: 'nested-too-deeply' }]);
  }
});

test('a form posted to a page has the same validation', async () => {
  for (const broken of ['a%ED%A0%80', 'a%00', '%ff', 'a\0']) {
    for (const body of [`email=${broken}`, `email=ada%40example.org&${broken}=1`]) {
      const answer = await visitor.ask('/login', {
        method: 'POST',
        body: `security_token=${await visitor.token()}&password=x&${body}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.origin },
      });
      expect([body, answer.status]).toEqual([body, 422]);
      expect(answer.json.problems).toMatchObject([{ code: 'text-broken' }]);
    }
  }
  const whole = new FormData();
  whole.set('security_token', await visitor.token());
  whole.set('email', 'a\0b');
  expect((await visitor.ask('/login', { method: 'POST', body: whole, headers: { origin: shop.origin } })).status).toBe(
    422,
  );
});

test('API-04 a report with control characters before digits is stored as sent, without its card numbers', async () => {
  for (const message of [
    '\u0001483521041',
    '\u0001411111111111',
    'a\u00014111111111111111',
    '\u001f5555555555554444',
  ]) {
    const answer = await visitor.postJson('/api/utils/jserror', { message: 'x', stack: message, name: '"\\' });
    expect([message, answer.status]).toEqual([message, 200]);
    const { rows } = await shop.pool.query('select details from report order by at desc limit 1');
    expect(rows[0].details.stack).toBe(message.replace(/4111111111111111|5555555555554444/, '•••• ••••'));
  }
  const paid = { url: 'https://x.example/', type: 'x', error: { description: '\u0001483521042 4111 1111 1111 1111' } };
  expect((await visitor.postJson('/api/utils/payment-logs', paid)).status).toBe(200);
  const { rows } = await shop.pool.query('select details, message from report order by at desc limit 1');
  expect(rows[0]).toEqual({
    details: { type: 'x', error: { description: '\u0001483521042 •••• ••••' } },
    message: '\u0001483521042 •••• ••••',
  });
});

test('API-02 every problem has a path and a message in the caller’s language', async () => {
  const english = await visitor.post('/api/utils/jserror', { message: '' });
  expect(english.status).toBe(422);
  expect(english.json).toMatchObject({
    message: 'Please check your details.',
    problems: [{ path: 'message', code: 'too_small' }],
  });
  const german = await visitor.post('/de/api/utils/jserror', { message: '' });
  expect(german.json.message).not.toBe(english.json.message);
  expect(german.json.problems[0].message).not.toBe(english.json.problems[0].message);
  const header = await visitor.post('/api/utils/jserror', { message: '' }, { 'x-language': 'de' });
  expect(header.json.message).toBe(german.json.message);
});

test('API-02 every problem has our own message in both languages, for any endpoint and any invalid value', async () => {
  const library =
    /expected|invalid input|invalid string|ung\u00fcltige (eingabe|zeichenkette)|erwartet:|muster|pattern|>=|<=|\/\^/i;
  const wrong = [{}, ['x'], -1, 1.5, true, 'x'.repeat(30_000), null];
  const fieldNames = ['message', 'email', 'id', 'date', 'currency', 'code', 'body', 'priceCategories', 'time', 'type'];
  for (const [name, entry] of callEntries.filter(([, { method }]) => method === 'POST')) {
    const path = entry.path.replaceAll(/\{\w+\}/g, '-');
    for (const value of wrong) {
      const body = Object.fromEntries(fieldNames.map((field) => [field, value]));
      for (const prefix of ['', '/de']) {
        const { json, status } = await visitor.postJson(prefix + path, body);
        if (status !== 422) continue;
        for (const { message } of json.problems) {
          expect([name, message]).toEqual([name, expect.stringMatching(/\w+ \w+/)]);
          expect([name, message]).not.toEqual([name, expect.stringMatching(library)]);
        }
      }
    }
  }
});

test('API-02 a wrong method and an unknown endpoint have their own errors', async () => {
  expect((await visitor.ask('/api/utils/jserror')).status).toBe(405);
  expect((await visitor.ask('/api/utils/unheard-of')).status).toBe(404);
});

test('an unknown page is a helpful 404 in both languages, for any address', async () => {
  for (const path of [
    '/nowhere',
    '/de/nowhere',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(4000)}`,
  ]) {
    // Capital letters lead to the one address of a page first.
    const { status } = await visitor.ask(path, { redirect: 'follow' });
    expect([400, 404]).toContain(status);
  }
});
