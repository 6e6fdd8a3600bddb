import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { hashPassword } from '#server/account/auth.ts';
import { ensureDemoAccounts } from '#server/account/demo-accounts.ts';
import { forgetDue } from '#server/jobs/retention.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import {
  forgetLimits,
  goodPassword,
  logIn,
  mailedToken,
  mailsTo,
  makeAccount,
  me,
  sessionOf,
  visit,
  withSession,
} from './access-visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const countAccounts = async () =>
  (await sql<{ n: number }>`select count(*) as n from user_account`.execute(shop.database)).rows[0]?.n;

describe('signing up', () => {
  const person = { name: 'Ada Lovelace', email: 'ada@example.org', password: goodPassword };

  test('creates an account by mail: inactive before the link is used, signed in after it', async () => {
    const visitor = visit(shop);
    const before = await countAccounts();
    expect((await visitor.postJson('/api/account/sign-up', person)).status).toBe(200);
    expect(await countAccounts()).toBe(before);
    expect(sessionOf(visitor)).toBeNull();
    const [mail] = await mailsTo(shop, person.email);
    expect(mail?.kind).toBe('confirm-account');
    expect(mail?.props.url).toMatch(new RegExp(`^${shop.origin}/signup/confirm\\?token=[\\w-]{43}$`));
    const token = await mailedToken(shop, person.email);
    const shown = await visitor.ask(`/api/account/link?token=${token}`);
    expect(shown.json).toEqual({ purpose: 'sign-up', email: person.email, passwordNeeded: false });
    expect((await visitor.postJson('/api/account/confirm', { token })).status).toBe(200);
    expect(await me(visitor)).toMatchObject({ name: person.name, email: person.email, role: 'traveller' });
    expect((await logIn(visitor, person.email, person.password)).status).toBe(200);
  });

  test('uses the link once, even when it is pressed several times at once', async () => {
    const visitor = visit(shop);
    const email = 'twice@example.org';
    await visitor.postJson('/api/account/sign-up', { ...person, email });
    const token = await mailedToken(shop, email);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => visitor.postJson('/api/account/confirm', { token })));
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    expect((await visitor.ask(`/api/account/link?token=${token}`)).status).toBe(410);
  });

  test('opening the link, as mail scanners do, does not use it up', async () => {
    const visitor = visit(shop);
    const email = 'scanned@example.org';
    await visitor.postJson('/api/account/sign-up', { ...person, email });
    const token = await mailedToken(shop, email);
    for (let look = 0; look < 3; look += 1) await visitor.ask(`/signup/confirm?token=${token}`);
    expect((await visitor.postJson('/api/account/confirm', { token })).status).toBe(200);
  });

  test('requires the password again in another browser, so that nobody can plant their own', async () => {
    const attacker = visit(shop);
    const owner = visit(shop);
    const email = 'planted@example.org';
    await attacker.postJson('/api/account/sign-up', { ...person, email });
    const token = await mailedToken(shop, email);
    expect((await owner.ask(`/api/account/link?token=${token}`)).json.passwordNeeded).toBe(true);
    const refused = await owner.postJson('/api/account/confirm', { token });
    expect(refused.status).toBe(422);
    expect(refused.json.problems).toMatchObject([{ path: 'password', code: 'password-wrong' }]);
    expect((await owner.postJson('/api/account/confirm', { token, password: goodPassword })).status).toBe(200);
  });

  test('of two sign-ups for one address the first confirmed gets it, the other is asked to log in', async () => {
    const email = 'both@example.org';
    const first = visit(shop);
    const second = visit(shop);
    await first.postJson('/api/account/sign-up', { ...person, email });
    const one = await mailedToken(shop, email);
    await second.postJson('/api/account/sign-up', { ...person, email, password: 'another long one' });
    const two = await mailedToken(shop, email);
    expect((await second.postJson('/api/account/confirm', { token: two })).status).toBe(200);
    expect((await first.postJson('/api/account/confirm', { token: one })).status).toBe(409);
    expect((await logIn(first, email)).status).toBe(422);
  });

  test('a link expires after an hour', async () => {
    const visitor = visit(shop);
    const email = 'late@example.org';
    await visitor.postJson('/api/account/sign-up', { ...person, email });
    const token = await mailedToken(shop, email);
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - created_at)::float8 / 60 as minutes from user_link
      order by created_at desc limit 1`.execute(shop.database);
    expect(rows[0]?.minutes).toBeCloseTo(60, 1);
    await sql`update user_link set expires_at = now() - interval '1 second'`.execute(shop.database);
    expect((await visitor.postJson('/api/account/confirm', { token })).status).toBe(410);
    expect(sessionOf(visitor)).toBeNull();
  });

  test('ignores role, agency and confirmation in the request', async () => {
    const visitor = visit(shop);
    const email = 'greedy@example.org';
    const wishes = { role: 'staff', agencyId: crypto.randomUUID(), email_verified: true, isAdmin: true };
    await visitor.postJson('/api/account/sign-up', { ...person, email, ...wishes });
    await visitor.postJson('/api/account/confirm', { token: await mailedToken(shop, email), ...wishes });
    await visitor.postJson('/api/account/name', { name: 'Greedy', ...wishes });
    expect(await me(visitor)).toMatchObject({ name: 'Greedy', role: 'traveller' });
    expect((await visitor.ask('/api/office/today')).status).toBe(404);
  });

  test.each([
    ['no name', { name: '  ' }, 'name', 'name-missing'],
    ['a name that turns the reading direction', { name: 'Ada \u202Eevil' }, 'name', 'name-characters'],
    ['a name that rings a bell', { name: 'Ada\u0007' }, 'name', 'name-characters'],
    ['a name without end', { name: 'a'.repeat(300) }, 'name', 'name-too-long'],
    ['an address that is none', { email: 'ada at example' }, 'email', 'email-invalid'],
    ['a second recipient', { email: 'a@example.org\nBcc: b@example.org' }, 'email', 'email-invalid'],
    ['a short password', { password: '123456789' }, 'password', 'password-short'],
    ['a long password', { password: 'x1'.repeat(70) }, 'password', 'password-long'],
    ['a common password', { password: 'Password123' }, 'password', 'password-common'],
    ['one letter many times', { password: 'zzzzzzzzzzzz' }, 'password', 'password-common'],
    ['the address as password', { password: 'ADA@example.org' }, 'password', 'password-is-email'],
  ])('refuses %s and writes nothing', async (_what, change, path, code) => {
    const visitor = visit(shop);
    const before =
      await sql`select (select count(*) from mail) as mails, (select count(*) from user_link) as links`.execute(
        shop.database,
      );
    const answer = await visitor.postJson('/api/account/sign-up', { ...person, ...change });
    expect(answer.status).toBe(422);
    expect(answer.json.problems).toMatchObject([{ path, code }]);
    const after =
      await sql`select (select count(*) from mail) as mails, (select count(*) from user_link) as links`.execute(
        shop.database,
      );
    expect(after.rows).toEqual(before.rows);
  });

  test('accepts 128 characters of any kind, and finds the account by its address in any case', async () => {
    const visitor = visit(shop);
    const password = '🦩é '.repeat(32).slice(0, 128);
    await visitor.postJson('/api/account/sign-up', { ...person, email: ' Odd.Case@Example.ORG ', password });
    await visitor.postJson('/api/account/confirm', { token: await mailedToken(shop, 'odd.case@example.org') });
    expect((await logIn(visit(shop), 'ODD.case@example.org', password)).status).toBe(200);
    const again = makeAccount(shop, { email: 'ODD.CASE@example.org', name: 'Same person' });
    await again;
    const { rows } = await sql`select 1 from user_account where lower(email) = 'odd.case@example.org'`.execute(
      shop.database,
    );
    expect(rows).toHaveLength(1);
    const raw = sql`insert into user_account (name, email) values ('x', 'ODD.CASE@example.org')`.execute(shop.database);
    await expect(raw).rejects.toThrow('user_account_email_normal');
  });
});

describe('sessions', () => {
  test('NAV-10 pages know whether the visitor is signed in', async () => {
    await makeAccount(shop, { email: 'flag@example.org' });
    const visitor = visit(shop);
    expect(await me(visitor)).toBeNull();
    await logIn(visitor, 'flag@example.org');
    expect(await me(visitor)).toMatchObject({ email: 'flag@example.org' });
  });

  test('are stored in a cookie that scripts cannot read and other sites cannot send', async () => {
    await makeAccount(shop, { email: 'cookie@example.org' });
    const visitor = visit(shop);
    const { headers } = await logIn(visitor, 'cookie@example.org');
    const cookie = headers.getSetCookie().find((one) => one.startsWith('waymark.session_token=')) as string;
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/; Domain=/i);
  });

  test('are renewed at log-in, and a planted one ends', async () => {
    await makeAccount(shop, { email: 'fixed@example.org' });
    const attacker = visit(shop);
    await logIn(attacker, 'fixed@example.org');
    const planted = sessionOf(attacker) as string;
    const victim = visit(shop);
    await victim.token();
    const login = { email: 'fixed@example.org', password: goodPassword };
    await victim.postJson('/api/account/log-in', login, withSession(victim, planted));
    expect(sessionOf(victim)).not.toBe(planted);
    expect(await me(victim)).not.toBeNull();
    expect(await me(attacker)).toBeNull();
  });

  test('end on the server at log-out: the old cookie is invalid', async () => {
    await makeAccount(shop, { email: 'leaver@example.org' });
    const visitor = visit(shop);
    await logIn(visitor, 'leaver@example.org');
    const stolen = sessionOf(visitor) as string;
    expect((await visitor.postJson('/api/account/log-out', {})).status).toBe(200);
    expect(sessionOf(visitor)).toBeNull();
    expect(await me(visitor, withSession(visitor, stolen))).toBeNull();
  });

  test('require our signature: a token read from the database is invalid', async () => {
    await makeAccount(shop, { email: 'signed@example.org' });
    const visitor = visit(shop);
    await logIn(visitor, 'signed@example.org');
    const [token] = decodeURIComponent(sessionOf(visitor) as string).split('.');
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `.${token}`, '%', 'x'.repeat(4000)]) {
      expect(await me(visitor, withSession(visitor, forged as string))).toBeNull();
    }
  });

  test('expire automatically', async () => {
    const id = await makeAccount(shop, { email: 'old@example.org' });
    const visitor = visit(shop);
    await logIn(visitor, 'old@example.org');
    await sql`update user_session set expires_at = now() where user_id = ${id}`.execute(shop.database);
    expect(await me(visitor)).toBeNull();
  });

  test('follow a changed role immediately', async () => {
    await makeAccount(shop, { email: 'other-admin@example.org', role: 'staff' });
    const id = await makeAccount(shop, { email: 'risen@example.org', role: 'staff' });
    const visitor = visit(shop);
    await logIn(visitor, 'risen@example.org');
    expect((await visitor.ask('/api/office/today')).status).toBe(200);
    await sql`update user_account set role = 'traveller', preset = null where id = ${id}`.execute(shop.database);
    expect((await visitor.ask('/api/office/today')).status).toBe(404);
  });

  test('store only the kind of browser and the beginning of the network address', async () => {
    const id = await makeAccount(shop, { email: 'private@example.org' });
    const visitor = visit(shop);
    const told = await visitor.ask('/api/account/log-in', {
      method: 'POST',
      body: JSON.stringify({ email: 'private@example.org', password: goodPassword }),
      headers: {
        'content-type': 'application/json',
        'x-security-token': await visitor.token(),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      },
    });
    expect(told.status).toBe(200);
    const stored = await sql<{
      row: string;
    }>`select session::text as row from user_session session where user_id = ${id}`.execute(shop.database);
    expect(stored.rows).toHaveLength(1);
    expect(stored.rows[0]?.row).not.toMatch(/127\.0\.0\.1|Mozilla|Gecko|143/);
    const { sessions } = (await visitor.ask('/api/account/sessions')).json;
    expect(sessions).toMatchObject([{ address: '127.0.0.x', device: 'Firefox · Linux' }]);
  });

  test('can be listed and ended one by one or all others together, and only by their owner', async () => {
    await makeAccount(shop, { email: 'many@example.org' });
    await makeAccount(shop, { email: 'other@example.org' });
    const [here, phone, library, stranger] = [visit(shop), visit(shop), visit(shop), visit(shop)] as const;
    for (const one of [here, phone, library]) await logIn(one, 'many@example.org');
    await logIn(stranger, 'other@example.org');
    const { sessions } = (await here.ask('/api/account/sessions')).json;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const newestOther = sessions.find((one: { current: boolean }) => !one.current);
    expect((await stranger.postJson('/api/account/sessions/end', { id: newestOther.id })).status).toBe(404);
    expect(await me(library)).not.toBeNull();
    expect((await here.postJson('/api/account/sessions/end', { id: newestOther.id })).status).toBe(200);
    expect(await me(library)).toBeNull();
    expect((await here.postJson('/api/account/sessions/end', {})).status).toBe(200);
    expect(await me(phone)).toBeNull();
    expect(await me(here)).not.toBeNull();
    expect(await me(stranger)).not.toBeNull();
  });
});

describe('passwords', () => {
  test('a reset link works once, ends every session and invalidates other links', async () => {
    const email = 'forgetful@example.org';
    await makeAccount(shop, { email });
    const thief = visit(shop);
    await logIn(thief, email);
    const owner = visit(shop);
    await owner.postJson('/api/account/request-reset', { email });
    const earlier = await mailedToken(shop, email);
    await owner.postJson('/api/account/request-reset', { email });
    const token = await mailedToken(shop, email);
    expect((await mailsTo(shop, email)).at(-1)?.props.url).toBe(`${shop.origin}/reset-password?token=${token}`);
    const short = await owner.postJson('/api/account/reset', { token, password: 'short' });
    expect(short.json.problems).toMatchObject([{ path: 'password', code: 'password-short' }]);
    const password = 'a quite new password';
    const used = await Promise.all([1, 2, 3].map(() => owner.postJson('/api/account/reset', { token, password })));
    expect(used.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await owner.postJson('/api/account/reset', { token: earlier, password })).status).toBe(410);
    expect(await me(thief)).toBeNull();
    expect((await logIn(owner, email)).status).toBe(422);
    expect((await logIn(owner, email, password)).status).toBe(200);
  });

  test('a reset link cannot confirm a sign-up, nor the other way round', async () => {
    const email = 'mixed@example.org';
    await makeAccount(shop, { email });
    const visitor = visit(shop);
    await visitor.postJson('/api/account/request-reset', { email });
    const token = await mailedToken(shop, email);
    expect((await visitor.postJson('/api/account/confirm', { token, password: goodPassword })).status).toBe(410);
    await visitor.postJson('/api/account/sign-up', { name: 'New', email: 'new@example.org', password: goodPassword });
    const other = await mailedToken(shop, 'new@example.org');
    expect((await visitor.postJson('/api/account/reset', { token: other, password: goodPassword })).status).toBe(410);
  });

  test('links use the configured origin, whatever host or proxy header the request has', async () => {
    const email = 'poisoned@example.org';
    await makeAccount(shop, { email });
    const visitor = visit(shop);
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    await visitor.postJson('/de/api/account/request-reset', { email }, headers);
    const [mail] = await mailsTo(shop, email);
    expect(mail?.language).toBe('de');
    expect(mail?.props.url).toMatch(new RegExp(`^${shop.origin}/de/reset-password\\?token=`));
  });

  test('links are stored only as hashes', async () => {
    const email = 'hashed@example.org';
    await makeAccount(shop, { email });
    const visitor = visit(shop);
    await visitor.postJson('/api/account/request-reset', { email });
    const token = await mailedToken(shop, email);
    const { rows } = await sql<{ all: string }>`select string_agg(user_link::text, ' ') as all from user_link`.execute(
      shop.database,
    );
    expect(rows[0]?.all).not.toContain(token);
  });

  test('a change requires the current password, ends every other session and renews this one', async () => {
    const email = 'changer@example.org';
    await makeAccount(shop, { email });
    const [here, there] = [visit(shop), visit(shop)] as const;
    await logIn(here, email);
    await logIn(there, email);
    const before = sessionOf(here);
    const password = 'a quite new password';
    const wrong = await here.postJson('/api/account/change-password', { currentPassword: 'not the one', password });
    expect(wrong.json.problems).toMatchObject([{ path: 'currentPassword', code: 'password-wrong' }]);
    const weak = await here.postJson('/api/account/change-password', {
      currentPassword: goodPassword,
      password: email,
    });
    expect(weak.json.problems).toMatchObject([{ path: 'password', code: 'password-is-email' }]);
    expect(await me(there)).not.toBeNull();
    const changed = await here.postJson('/api/account/change-password', { currentPassword: goodPassword, password });
    expect(changed.status).toBe(200);
    expect(sessionOf(here)).not.toBe(before);
    expect(await me(here)).not.toBeNull();
    expect(await me(there)).toBeNull();
  });
});

describe('accounts created by staff on the server', () => {
  test('require a company for their role, and the database refuses them without one', async () => {
    const agency = { slug: 'north-travel', name: 'North Travel' };
    await makeAccount(shop, { email: 'agent@example.org', role: 'agent', agency });
    await makeAccount(shop, {
      email: 'agent@example.org',
      role: 'agent',
      agency: { ...agency, name: 'North Travel Ltd' },
    });
    const { rows } = await sql`
      select account.role, agency.name from user_account account join agency on agency.id = account.agency_id
      where account.email = 'agent@example.org'`.execute(shop.database);
    expect(rows).toEqual([{ role: 'agent', name: 'North Travel Ltd' }]);
    await expect(makeAccount(shop, { email: 'lone@example.org', role: 'agent' })).rejects.toThrow('agent_has_agency');
    await expect(makeAccount(shop, { email: 'lone@example.org', role: 'operator' })).rejects.toThrow(
      'operator_has_operator',
    );
    await expect(makeAccount(shop, { email: 'lone@example.org', agency })).rejects.toThrow('agent_has_agency');
  });

  test('the demo has one account for each role, created once and then left alone', async () => {
    await ensureDemoAccounts(shop.database, hashPassword, DEMO_ACCOUNTS);
    for (const { email, password, role } of DEMO_ACCOUNTS) {
      const visitor = visit(shop);
      expect((await logIn(visitor, email, password)).status).toBe(200);
      expect((await me(visitor)).role).toBe(role);
    }
    const hashes = () => sql`select password from user_credential order by id`.execute(shop.database);
    const before = (await hashes()).rows;
    await ensureDemoAccounts(shop.database, hashPassword, DEMO_ACCOUNTS);
    expect((await hashes()).rows).toEqual(before);
  });
});

test('only expired sessions and links are deleted', async () => {
  const email = 'swept@example.org';
  await makeAccount(shop, { email });
  const [stays, goes] = [visit(shop), visit(shop)];
  await logIn(goes, email);
  await sql`update user_session set expires_at = now() - interval '1 second'`.execute(shop.database);
  await stays.postJson('/api/account/request-reset', { email });
  await sql`update user_link set expires_at = now() - interval '1 second'`.execute(shop.database);
  await logIn(stays, email);
  await stays.postJson('/api/account/request-reset', { email });
  await forgetDue(shop.pool, new Date(), new AbortController().signal);
  const { rows } =
    await sql`select (select count(*) from user_session) as sessions, (select count(*) from user_link) as links`.execute(
      shop.database,
    );
  expect(rows).toEqual([{ sessions: 1, links: 1 }]);
  expect(await me(stays)).not.toBeNull();
});
