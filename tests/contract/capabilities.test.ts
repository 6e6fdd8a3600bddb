// Which account of an office may use which endpoint, made from the list of endpoints and the presets.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callEntries } from '#contract/list.ts';
import { capabilitiesOf, type OfficeRole, PRESETS, type Preset } from '#domain/office/capabilities.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount, visit } from './access-visitor.ts';

const company = { slug: 'presets', name: 'Presets' };
const offices = (Object.entries(PRESETS) as [OfficeRole, readonly Preset[]][]).flatMap(([role, presets]) =>
  presets.map((preset) => ({ role, preset })),
);

let shop: TestShop;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  shop = await startShop({ IN_PROCESS_JOBS: '0', SESSION_REPLAY: '1' });
  for (const { role, preset } of offices) {
    const email = `${role}-${preset}@presets.example`;
    await makeAccount(shop, { email, role, preset, operator: role === 'operator' ? company : undefined });
    const visitor = visit(shop);
    expect((await logIn(visitor, email)).status).toBe(200);
    visitors.set(`${role} ${preset}`, visitor);
  }
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

test('every endpoint of an office names the capability that it needs, and no other endpoint does', () => {
  for (const [name, { access, needs }] of callEntries) {
    const isOffice = typeof access !== 'string' && access.some((role) => role === 'operator' || role === 'staff');
    expect([name, needs !== undefined]).toEqual([name, isOffice]);
  }
});

describe.each(offices)('a $role with the preset $preset', ({ role, preset }) => {
  const own = callEntries.filter(([, { access }]) => typeof access !== 'string' && access.includes(role));

  test.each(own)('is let in to %s if the preset grants what it needs', async (_, entry) => {
    const visitor = visitors.get(`${role} ${preset}`) as Visitor;
    const path = entry.path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const { status, json } = await (entry.method === 'GET' ? visitor.ask(path) : visitor.postJson(path, {}));
    const isGranted = entry.needs !== undefined && capabilitiesOf(role, preset).has(entry.needs);
    if (isGranted) expect([401, 403]).not.toContain(status);
    else expect([status, json.message]).toEqual([403, expect.stringContaining('isn’t allowed to do this')]);
  });
});

test('the log is read by company, by object and page by page', async () => {
  const { rows } = await shop.pool.query<{ id: string; operator_id: string }>(
    `select id, operator_id from user_account where email = 'operator-owner@presets.example'`,
  );
  const [owner] = rows;
  const { rows: other } = await shop.pool.query(
    `insert into operator (slug, name) values ('elsewhere', 'Elsewhere') returning id`,
  );
  await shop.pool.query(
    `insert into office_log (account_id, role, operator_id, subject_kind, subject_id, action, before, after)
     select $1, 'operator', $2, 'departure', n::text, 'update', '{"code": null}', '{"code": "A-1"}' from generate_series(1, 60) n`,
    [owner?.id, owner?.operator_id],
  );
  await shop.pool.query(
    `insert into office_log (role, operator_id, subject_kind, subject_id, action) values ('staff', $1, 'departure', '1', 'close')`,
    [other[0].id],
  );
  const log = async (who: string, query = '') =>
    (await (visitors.get(who) as Visitor).ask(`/api/office/log${query}`)).json;
  const first = await log('operator owner');
  expect(first.entries).toHaveLength(50);
  expect(first.entries[0]).toMatchObject({
    person: 'Ada Test',
    action: 'update',
    subject: { kind: 'departure', id: '60' },
    after: { code: 'A-1' },
  });
  const second = await log('operator owner', `?before=${first.next}`);
  expect([second.entries.length, second.next]).toEqual([10, null]);
  expect((await log('operator owner', '?kind=departure&subject=1')).entries).toHaveLength(1);
  expect((await log('staff admin', '?kind=departure&subject=1')).entries).toHaveLength(2);
});
