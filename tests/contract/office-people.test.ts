// The people of an office: invitations, presets, removal, and what each preset may see.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, goodPassword, logIn, mailsTo, makeAccount, me, visit } from './access-visitor.ts';

let shop: TestShop;
const company = { slug: 'team', name: 'Team Tours' };
let owner: Visitor;
let admin: Visitor;
let ownerId: string;

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0' });
  ownerId = await makeAccount(shop, { email: 'owner@team.example', role: 'operator', operator: company });
  await makeAccount(shop, { email: 'admin@waymark.example', role: 'staff' });
  [owner, admin] = [visit(shop), visit(shop)];
  await logIn(owner, 'owner@team.example');
  await logIn(admin, 'admin@waymark.example');
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const list = async (who: Visitor, query = '') => (await who.ask(`/api/office/people${query}`)).json;

/** Invites an address and returns the path and code of the mailed link. */
async function invite(who: Visitor, email: string, preset: string, more: object = {}) {
  const answer = await who.postJson('/api/office/people/invite', { email, preset, ...more });
  expect(answer.status, answer.text).toBe(200);
  const url = new URL((await mailsTo(shop, email)).at(-1)?.props.url as string);
  const id = url.pathname.split('/').at(-1) as string;
  return { id, code: url.searchParams.get('code') as string, path: `/api/office/invitations/${id}` };
}

type Link = Awaited<ReturnType<typeof invite>>;
const accept = (visitor: Visitor, { path, code }: Link, more: object = {}) =>
  visitor.postJson(`${path}/accept`, { code, ...more });

/** Invites a new person, who accepts; returns their signed-in visitor and account. */
async function join(email: string, preset: string, who = owner, more: object = {}) {
  const visitor = visit(shop);
  const answer = await accept(visitor, await invite(who, email, preset, more), {
    name: 'New Person',
    password: goodPassword,
  });
  expect(answer.status, answer.text).toBe(200);
  return { visitor, id: (await me(visitor)).id as string };
}

const log = async (who: Visitor, query = '') => (await who.ask(`/api/office/log?kind=person${query}`)).json.entries;

test('an invited person accepts with a name and a password, is signed in, and has the preset of the invitation', async () => {
  const link = await invite(owner, 'new@team.example', 'guide');
  expect((await list(owner)).invitations).toMatchObject([{ email: 'new@team.example', preset: 'guide' }]);
  const visitor = visit(shop);
  const loaded = await visitor.ask(`${link.path}?code=${link.code}`);
  expect(loaded.json).toEqual({
    company: 'Team Tours',
    role: 'operator',
    preset: 'guide',
    email: 'new@team.example',
    hasAccount: false,
  });
  const weak = await accept(visitor, link, { name: '', password: 'short' });
  expect([weak.status, weak.json.problems.map(({ path }: { path: string }) => path)]).toEqual([
    422,
    ['name', 'password'],
  ]);
  expect((await accept(visitor, link, { name: 'Gus Guide', password: goodPassword })).status).toBe(200);
  expect(await me(visitor)).toMatchObject({ name: 'Gus Guide', role: 'operator' });
  expect((await list(owner)).people).toContainEqual(expect.objectContaining({ name: 'Gus Guide', preset: 'guide' }));
  expect((await visitor.ask('/api/office/bookings')).status).toBe(200);
  expect((await visitor.ask('/api/office/people')).status).toBe(403);
  // The link works once.
  expect((await accept(visit(shop), link, { name: 'Again', password: goodPassword })).status).toBe(410);
});

test('an invitation is not opened with another code, and a second one replaces the first', async () => {
  const first = await invite(owner, 'twice@team.example', 'sales');
  expect((await accept(visit(shop), { ...first, code: 'x'.repeat(32) })).status).toBe(404);
  const second = await invite(owner, 'twice@team.example', 'finance');
  expect((await accept(visit(shop), first)).status).toBe(404);
  expect((await visit(shop).ask(`${second.path}?code=${second.code}`)).json.preset).toBe('finance');
  expect((await owner.postJson(`/api/office/invitations/${second.id}/withdraw`, {})).status).toBe(200);
  expect((await accept(visit(shop), second)).status).toBe(404);
  const third = await invite(owner, 'twice@team.example', 'guide');
  await shop.pool.query('update office_invitation set ends_at = now() where id = $1', [third.id]);
  expect((await accept(visit(shop), third, { name: 'Late', password: goodPassword })).status).toBe(410);
});

test('two visitors who accept one invitation at the same time create one account', async () => {
  const link = await invite(owner, 'race@team.example', 'guide');
  const answers = await Promise.all(
    [1, 2].map((n) => accept(visit(shop), link, { name: `Racer ${n}`, password: goodPassword })),
  );
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  expect([409, 410]).toContain(answers.map(({ status }) => status).sort()[1]);
});

test('a traveller with the invited address signs in to accept, and other sessions of the account end', async () => {
  await makeAccount(shop, { email: 'traveller@team.example' });
  const [here, elsewhere] = [visit(shop), visit(shop)];
  await logIn(elsewhere, 'traveller@team.example');
  const link = await invite(owner, 'traveller@team.example', 'sales');
  expect((await accept(here, link, { name: 'X', password: goodPassword })).status).toBe(409);
  const stranger = visit(shop);
  await makeAccount(shop, { email: 'stranger@team.example' });
  await logIn(stranger, 'stranger@team.example');
  expect((await accept(stranger, link)).status).toBe(403);
  await logIn(here, 'traveller@team.example');
  expect((await accept(here, link)).status).toBe(200);
  expect((await here.ask('/api/office/requests')).status).toBe(200);
  expect(await me(elsewhere)).toBeNull();
});

test('an account with another role cannot join, and a colleague is not invited again', async () => {
  await makeAccount(shop, { email: 'agent@team.example', role: 'agent', agency: { slug: 'team-agency' } });
  const agent = visit(shop);
  await logIn(agent, 'agent@team.example');
  expect((await accept(agent, await invite(owner, 'agent@team.example', 'guide'))).status).toBe(409);
  const again = await owner.postJson('/api/office/people/invite', { email: 'owner@team.example', preset: 'guide' });
  expect([again.status, again.json.problems[0].code]).toEqual([422, 'office-colleague']);
  const staffPreset = await owner.postJson('/api/office/people/invite', { email: 'x@team.example', preset: 'admin' });
  expect([staffPreset.status, staffPreset.json.problems[0].path]).toEqual([422, 'preset']);
});

test('a changed preset takes effect with the next request', async () => {
  const { visitor, id } = await join('changed@team.example', 'guide');
  expect((await visitor.ask('/api/office/requests')).status).toBe(403);
  expect((await owner.postJson(`/api/office/people/${id}/preset`, { preset: 'sales' })).status).toBe(200);
  expect((await visitor.ask('/api/office/requests')).status).toBe(200);
  expect(
    (await log(owner, `&subject=${id}`)).map(({ action, before, after }: never) => ({ action, before, after })),
  ).toEqual([
    { action: 'update', before: { preset: 'guide' }, after: { preset: 'sales' } },
    { action: 'join', before: null, after: { preset: 'guide' } },
  ]);
});

test('a removed person is signed out and becomes a traveller, and their conversations go back to the team', async () => {
  const { visitor, id } = await join('removed@team.example', 'sales');
  const { rows } = await shop.pool.query(
    `insert into conversation (kind, email, first_name, last_name, language, assigned_to)
     values ('general', 'tess@example.org', 'Tess', 'T', 'en', $1) returning id`,
    [id],
  );
  expect((await owner.postJson(`/api/office/people/${id}/remove`, {})).status).toBe(200);
  expect(await me(visitor)).toBeNull();
  await logIn(visitor, 'removed@team.example');
  expect((await me(visitor)).role).toBe('traveller');
  const left = await shop.pool.query('select assigned_to from conversation where id = $1', [rows[0].id]);
  expect(left.rows).toEqual([{ assigned_to: null }]);
  expect((await log(owner, `&subject=${id}`))[0]).toMatchObject({ action: 'remove', subject: { name: 'New Person' } });
});

test('the last owner can be neither removed nor demoted, by themselves or by staff', async () => {
  for (const who of [owner, admin]) {
    expect((await who.postJson(`/api/office/people/${ownerId}/preset`, { preset: 'guide' })).status).toBe(409);
    expect((await who.postJson(`/api/office/people/${ownerId}/remove`, {})).status).toBe(409);
  }
  const adminId = (await me(admin)).id;
  expect((await admin.postJson(`/api/office/people/${adminId}/remove`, {})).status).toBe(409);
  expect(await me(owner)).not.toBeNull();
  expect((await list(owner)).people.filter(({ isLast }: { isLast: boolean }) => isLast)).toHaveLength(1);
});

test('an operator manages its own people only; an admin those of staff and of every operator', async () => {
  const foreignId = await makeAccount(shop, {
    email: 'owner@foreign.example',
    role: 'operator',
    operator: { slug: 'foreign', name: 'Foreign Tours' },
  });
  const { rows } = await shop.pool.query(`select id from operator where slug = 'foreign'`);
  const operatorId = rows[0].id as string;
  const foreign = await invite(admin, 'invited@foreign.example', 'guide', { operatorId });
  const staff = await invite(admin, 'invited@waymark.example', 'support');
  for (const [path, body] of [
    ['/api/office/people/invite', { email: 'x@foreign.example', preset: 'guide', operatorId }],
    [`/api/office/people/${foreignId}/preset`, { preset: 'guide' }],
    [`/api/office/people/${foreignId}/remove`, {}],
    [`/api/office/people/${(await me(admin)).id}/remove`, {}],
    [`/api/office/invitations/${foreign.id}/withdraw`, {}],
    [`/api/office/invitations/${staff.id}/withdraw`, {}],
  ] as const)
    expect([path, (await owner.postJson(path, body)).status]).toEqual([path, 404]);
  expect((await owner.ask(`/api/office/people?operatorId=${operatorId}`)).status).toBe(404);
  expect((await list(owner)).operators).toEqual([]);

  const seen = await list(admin, `?operatorId=${operatorId}`);
  expect(seen).toMatchObject({ company: 'Foreign Tours', role: 'operator' });
  expect(seen.operators).toContainEqual({ id: operatorId, name: 'Foreign Tours' });
  await join('second@foreign.example', 'owner', admin, { operatorId });
  expect((await admin.postJson(`/api/office/people/${foreignId}/remove`, {})).status).toBe(200);
  expect((await list(admin)).people.map(({ email }: { email: string }) => email)).toEqual(['admin@waymark.example']);
  const ofForeign = await log(admin, `&company=${operatorId}`);
  expect(ofForeign.map(({ action }: { action: string }) => action)).toEqual(['remove', 'join', 'invite', 'invite']);
  expect((await log(owner)).some(({ subject }: { subject: { id: string } }) => subject.id === foreignId)).toBe(false);
});

test('every preset starts on a page that it may open', async () => {
  for (const preset of ['product', 'sales', 'finance', 'guide']) {
    const { visitor } = await join(`${preset}@start.example`, preset);
    const { headers } = await visitor.ask('/login');
    const start = headers.get('location') as string;
    expect([preset, start, (await visitor.ask(start)).status]).toEqual([
      preset,
      expect.stringContaining('/office/'),
      200,
    ]);
  }
  for (const preset of ['support', 'catalogue', 'finance']) {
    const { visitor } = await join(`${preset}@staff.example`, preset, admin);
    const { headers } = await visitor.ask('/login');
    const start = headers.get('location') as string;
    expect([preset, (await visitor.ask(start)).status]).toEqual([preset, 200]);
    expect([preset, (await visitor.ask('/office')).status]).toEqual([preset, 200]);
  }
});
