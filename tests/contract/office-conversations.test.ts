// What each preset of an operator may do with conversations, also through endpoints that travellers use too.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OperatorPreset } from '#domain/office/capabilities.ts';
import { enter, startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, makeAccount } from './access-visitor.ts';

let shop: TalkShop;
beforeAll(async () => {
  shop = await startTalkShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

async function colleague(preset: OperatorPreset): Promise<Visitor> {
  const { rows } = await shop.pool.query(
    'select slug from operator join user_account on operator_id = operator.id where user_account.id = $1',
    [shop.ownId],
  );
  const email = `${preset}@colleague.example`;
  await makeAccount(shop, { email, role: 'operator', preset, operator: { slug: rows[0].slug } });
  return enter(shop, email);
}

const operatorRead = async (id: number) =>
  (await shop.pool.query('select operator_read from conversation where id = $1', [id])).rows[0].operator_read ?? 0;

const message = () => ({ body: 'Yes, every day.', attachments: [], submission: crypto.randomUUID() });

test('a colleague without the right to answer reads a conversation, but does not write in it, upload to it or mark it read', async () => {
  const { id } = await shop.asked();
  const path = `/api/conversations/${id}`;
  const product = await colleague('product');
  expect((await product.ask(path)).status).toBe(200);
  expect((await product.postJson(`${path}/messages`, message())).status).toBe(403);
  expect((await product.postJson(`${path}/attachments/${crypto.randomUUID()}/remove`, {})).status).toBe(403);
  expect((await product.postJson(`${path}/read`, { position: 1 })).status).toBe(200);
  expect(await operatorRead(id)).toBe(0);
  const sales = await colleague('sales');
  expect((await sales.postJson(`${path}/messages`, message())).status).toBe(200);
  expect((await sales.postJson(`${path}/read`, { position: 1 })).status).toBe(200);
  expect(await operatorRead(id)).toBe(1);
});

test('a guide opens no conversation of the company, not even with the link of its traveller', async () => {
  const { id, code } = await shop.asked();
  const guide = await colleague('guide');
  const path = `/api/conversations/${id}`;
  for (const query of ['', `?code=${code}`]) expect((await guide.ask(path + query)).status).toBe(403);
  expect((await guide.postJson(`${path}/messages`, { ...message(), code })).status).toBe(403);
});

test('a conversation is assigned only to people who may answer it', async () => {
  const { id } = await shop.asked();
  const sales = await colleague('sales');
  const assignable = (await sales.ask(`/api/conversations/${id}`)).json.conversation.office.colleagues;
  const names = await shop.pool.query('select id, preset from user_account where id = any($1)', [
    assignable.map((person: { id: string }) => person.id),
  ]);
  const presets = new Set(names.rows.map(({ preset }) => preset));
  expect([presets.has('sales'), presets.has('owner'), presets.has('guide'), presets.has('product')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
