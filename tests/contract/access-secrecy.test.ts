// What an answer, its timing or its limits could tell about who has an account.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Told } from '#tests/support/visitor.ts';
import { forgetLimits, goodPassword, logIn, mailedToken, mailsTo, makeAccount, me, visit } from './access-visitor.ts';

let shop: TestShop;
const known = 'known@example.org';
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  await makeAccount(shop, { email: known });
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

/** All of an answer that a stranger sees, without what differs for everybody. */
const seen = ({ status, json, headers }: Told) => ({
  status,
  json: { ...json, reference: undefined },
  cookies: headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
  names: [...headers.keys()].sort(),
});

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/**
 * Whether two ways take the same time: their medians differ by less than a seventh. Without the guards one takes several
 * times as long as the other. They are measured in turns, and for longer when the machine is busy with other things.
 */
async function takeTheSameTime(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let round = 1; round <= 40; round += 1) {
    for (const [index, work] of [one, other].entries()) {
      await forgetLimits(shop);
      const started = performance.now();
      await work();
      times[index]?.push(performance.now() - started);
    }
    const [first, second] = [median(times[0]), median(times[1])];
    if (round >= 7 && Math.abs(first - second) < Math.min(first, second) / 7) return true;
  }
  return false;
}

describe('an address with an account cannot be distinguished from one without', () => {
  const unknown = 'unknown@example.org';

  test('when logging in with a wrong password', async () => {
    const visitor = visit(shop);
    await visitor.token();
    const answers = [
      await logIn(visitor, known, 'not the password'),
      await logIn(visitor, unknown, 'not the password'),
    ];
    expect(seen(answers[0] as Told)).toEqual(seen(answers[1] as Told));
    expect(answers[0]?.status).toBe(422);
    expect(answers[0]?.json.message).toBe('Wrong email address or password.');
  });

  test('when requesting a new password: only the owner gets a mail', async () => {
    const visitor = visit(shop);
    await visitor.token();
    const ask = (email: string) => visitor.postJson('/api/account/request-reset', { email });
    expect(seen(await ask(known))).toEqual(seen(await ask(unknown)));
    expect((await mailsTo(shop, known)).map(({ kind }) => kind)).toEqual(['reset-password']);
    expect(await mailsTo(shop, unknown)).toEqual([]);
  });

  test('when signing up: the owner gets a mail, and the account is unchanged', async () => {
    const visitor = visit(shop);
    await visitor.token();
    const signUp = (email: string) =>
      visitor.postJson('/api/account/sign-up', { name: 'Mallory', email, password: 'a password of theirs' });
    expect(seen(await signUp(known))).toEqual(seen(await signUp('fresh@example.org')));
    const mail = (await mailsTo(shop, known)).at(-1);
    expect(mail?.kind).toBe('account-exists');
    expect(JSON.stringify(mail?.props)).not.toContain('Mallory');
    expect((await logIn(visit(shop), known, 'a password of theirs')).status).toBe(422);
    expect((await logIn(visit(shop), known)).status).toBe(200);
  });

  test('by the duration of a log-in', async () => {
    const visitor = visit(shop);
    const same = await takeTheSameTime(
      () => logIn(visitor, known, 'not the password'),
      () => logIn(visitor, `${crypto.randomUUID()}@example.org`, 'not the password'),
    );
    expect(same).toBe(true);
  });

  test('by the duration of a password request', async () => {
    const visitor = visit(shop);
    const ask = (email: string) => visitor.postJson('/api/account/request-reset', { email });
    const same = await takeTheSameTime(
      () => ask(known),
      () => ask(`${crypto.randomUUID()}@example.org`),
    );
    expect(same).toBe(true);
  });

  test('by the duration of a sign-up', async () => {
    const visitor = visit(shop);
    const signUp = (email: string) =>
      visitor.postJson('/api/account/sign-up', { name: 'A', email, password: goodPassword });
    const same = await takeTheSameTime(
      () => signUp(known),
      () => signUp(`${crypto.randomUUID()}@example.org`),
    );
    expect(same).toBe(true);
  });

  test('by the limits: both are refused after the same number of attempts', async () => {
    const visitor = visit(shop);
    const triesUntilRefused = async (email: string) => {
      for (let tries = 1; tries < 30; tries += 1) {
        if ((await logIn(visitor, email, 'not the password')).status === 429) return tries;
      }
      return null;
    };
    const forKnown = await triesUntilRefused(known);
    await forgetLimits(shop);
    expect(await triesUntilRefused(unknown)).toBe(forKnown);
    expect(forKnown).toBe(11);
  });
});

describe('guessing passwords is limited', () => {
  test('a guessing stranger is stopped, and the owner can still log in from elsewhere', async () => {
    const proxied = await startShop({ IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1', DATABASE_URL: shop.databaseUrl });
    try {
      const stranger = visit(proxied);
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const attempt = (password: string, address: string) =>
        stranger.postJson('/api/account/log-in', { email: known, password }, from(address));
      const statuses: number[] = [];
      for (let tries = 0; tries < 14; tries += 1) statuses.push((await attempt('guess', '192.0.2.66')).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      const stopped = await attempt(goodPassword, '192.0.2.66');
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
      const owner = visit(proxied);
      const login = { email: known, password: goodPassword };
      expect((await owner.postJson('/api/account/log-in', login, from('198.51.100.7'))).status).toBe(200);
    } finally {
      await proxied.stop();
    }
  });

  test('one network that tries many accounts is stopped, too', async () => {
    const visitor = visit(shop);
    const statuses: number[] = [];
    for (let tries = 0; tries < 45; tries += 1) {
      statuses.push((await logIn(visitor, `account${tries}@example.org`, 'guess')).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
    expect(statuses.slice(0, 40)).not.toContain(429);
  });

  test('mailboxes are not flooded, and links already sent still work', async () => {
    const email = 'flooded@example.org';
    await makeAccount(shop, { email });
    const proxied = await startShop({ IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1', DATABASE_URL: shop.databaseUrl });
    try {
      const visitor = visit(proxied);
      for (let host = 1; host <= 15; host += 1) {
        const answer = await visitor.postJson(
          '/api/account/request-reset',
          { email },
          { 'x-forwarded-for': `192.0.2.${host}` },
        );
        expect(answer.status).toBe(200);
      }
      expect(await mailsTo(shop, email)).toHaveLength(10);
      const token = await mailedToken(shop, email);
      expect((await visitor.postJson('/api/account/reset', { token, password: 'a quite new password' })).status).toBe(
        200,
      );
    } finally {
      await proxied.stop();
    }
  });
});

describe('a write from another site changes nothing', () => {
  const email = 'forged@example.org';
  const forgeries: [string, (right: string, other: string) => Record<string, string>][] = [
    ['no token', () => ({ 'x-security-token': '' })],
    ['the token of another visitor', (_right, other) => ({ 'x-security-token': other })],
    ['a foreign origin', (right) => ({ 'x-security-token': right, origin: 'https://evil.example' })],
    ['an origin that hides itself', (right) => ({ 'x-security-token': right, origin: 'null' })],
    ['the mark of another site', (right) => ({ 'x-security-token': right, 'sec-fetch-site': 'cross-site' })],
  ];

  test.each(forgeries)(
    '%s: 403 for log-in, log-out, sign-up, passwords, names and sessions',
    async (_what, headers) => {
      await makeAccount(shop, { email });
      const visitor = visit(shop);
      await logIn(visitor, email);
      const forged = headers(await visitor.token(), await visit(shop).token());
      const state = () =>
        sql`select (select count(*) from mail) as mails, (select count(*) from user_link) as links,
        (select count(*) from user_session) as sessions, (select string_agg(name, ',' order by id) from user_account) as names,
        (select string_agg(password, ',' order by id) from user_credential) as passwords`.execute(shop.database);
      const before = (await state()).rows;
      const writes: [string, object][] = [
        ['/api/account/log-in', { email, password: goodPassword }],
        ['/api/account/log-out', {}],
        ['/api/account/sign-up', { name: 'New', email: 'forged-new@example.org', password: goodPassword }],
        ['/api/account/request-reset', { email }],
        ['/api/account/change-password', { currentPassword: goodPassword, password: 'a quite new password' }],
        ['/api/account/name', { name: 'Forged' }],
        ['/api/account/sessions/end', {}],
      ];
      for (const [path, body] of writes) {
        expect([path, (await visitor.postJson(path, body, forged)).status]).toEqual([path, 403]);
      }
      expect((await state()).rows).toEqual(before);
      expect(await me(visitor)).toMatchObject({ email });
    },
  );

  test('the pages refuse a form without the token as the endpoints do', async () => {
    for (const page of ['/login', '/signup', '/logout', '/forgot-password', '/account']) {
      const answer = await visit(shop).ask(page, { method: 'POST', body: new URLSearchParams({ email }) });
      expect([page, answer.status]).toEqual([page, 403]);
    }
  });
});

test('without scripts everything works by forms: sign-up, confirmation, name, sessions, log-out, log-in', async () => {
  const visitor = visit(shop);
  const email = 'forms@example.org';
  const submit = async (path: string, fields: Record<string, string>) =>
    visitor.ask(path, {
      method: 'POST',
      body: new URLSearchParams({ security_token: await visitor.token(), ...fields }),
    });
  const wrong = await submit('/signup', { name: 'Forma <b>', email: 'nothing', password: 'short-secret' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('value="Forma &lt;b&gt;"');
  expect(wrong.text).toContain('value="nothing"');
  expect(wrong.text).not.toContain('short-secret');
  expect((await submit('/signup', { name: 'Forma', email, password: goodPassword })).status).toBe(200);
  const token = await mailedToken(shop, email);
  expect((await visitor.ask(`/signup/confirm?token=${token}`)).status).toBe(200);
  const confirmed = await submit(`/signup/confirm?token=${token}`, {});
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([302, '/account']);
  expect((await visitor.ask(`/signup/confirm?token=${token}`)).status).toBe(410);
  const elsewhere = visit(shop);
  await logIn(elsewhere, email);
  const renamed = await submit('/account', { intent: 'name', name: 'Forma Renamed' });
  expect(renamed.headers.get('location')).toBe('/account?done=name');
  expect((await visitor.ask('/account')).text).toContain('Forma Renamed');
  const refused = await submit('/account', { intent: 'end-x', id: crypto.randomUUID() });
  expect([refused.status, await me(elsewhere)]).toMatchObject([404, { email }]);
  const ended = await submit('/account', { intent: 'end-others' });
  expect([ended.headers.get('location'), await me(elsewhere)]).toEqual(['/account?done=sessions', null]);
  expect((await submit('/logout', {})).headers.get('location')).toBe('/');
  expect(await me(visitor)).toBeNull();
  const back = await submit('/de/login?next=/de/account', { email, password: goodPassword });
  expect(back.headers.get('location')).toBe('/de/account');
  expect(await me(visitor)).toMatchObject({ email });
  expect((await visitor.ask('/logout')).status).toBe(200);
  expect(await me(visitor)).not.toBeNull();
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
])('log-in never redirects to another site: next=%s', async (next) => {
  const visitor = visit(shop);
  for (const prefix of ['', '/de']) {
    const body = new URLSearchParams({ security_token: await visitor.token(), email: known, password: goodPassword });
    const answer = await visitor.ask(`${prefix}/login?next=${encodeURIComponent(next)}`, { method: 'POST', body });
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${prefix}/login(\\?|$)`));
    const already = await visitor.ask(`${prefix}/login?next=${encodeURIComponent(next)}`);
    expect(already.headers.get('location')).toBe(`${prefix}/account`);
  }
});
