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
];

for (const [name, entry] of callEntries.filter(([, { method }]) => method === 'POST')) {
  test.each(badBodies)(`API-02 ${name} turns %s into a clear 4xx`, async (_what, type, body) => {
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

test('API-02 every problem names its place and says in the caller’s language what is wrong', async () => {
  const english = await visitor.post('/api/utils/jserror', { message: '' });
  expect(english.status).toBe(422);
  expect(english.json).toMatchObject({
    message: 'Please check what you entered.',
    problems: [{ path: 'message', code: 'too_small' }],
  });
  const german = await visitor.post('/de/api/utils/jserror', { message: '' });
  expect(german.json.message).not.toBe(english.json.message);
  expect(german.json.problems[0].message).not.toBe(english.json.problems[0].message);
  const header = await visitor.post('/api/utils/jserror', { message: '' }, { 'x-language': 'de' });
  expect(header.json.message).toBe(german.json.message);
});

test('API-02 a wrong method and an unknown call are told as such', async () => {
  expect((await visitor.ask('/api/utils/jserror')).status).toBe(405);
  expect((await visitor.ask('/api/utils/unheard-of')).status).toBe(404);
});

test('a NUL byte, which the database cannot keep, is refused at the door', async () => {
  expect((await visitor.post('/api/utils/jserror', { message: 'a\0b' })).status).toBe(422);
  expect((await visitor.post('/api/utils/jserror', { message: 'ab', stack: 'c\0d' })).status).toBe(422);
});

test('an unknown page is a helpful 404 in both languages, whatever its address looks like', async () => {
  for (const path of [
    '/nowhere',
    '/de/nowhere',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(4000)}`,
  ]) {
    const { status } = await visitor.ask(path);
    expect([400, 404]).toContain(status);
  }
});
