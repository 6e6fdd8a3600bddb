// Limits count networks: an IPv6 subscriber has more addresses than could ever be counted.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { forgetLimits, makeAccount, visit } from './access-visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ DEMO: '0', TRUSTED_PROXIES: '1' });
});
afterAll(() => shop?.stop());

const guess = async (address: string, email: string): Promise<number> => {
  const headers = { 'x-forwarded-for': address };
  return (await visit(shop).postJson('/api/account/log-in', { email, password: randomUUID() }, headers)).status;
};

test('A14 thirty guesses from thirty addresses of one /64 are limited like those from one address', async () => {
  await forgetLimits(shop);
  const email = `${randomUUID()}@example.org`;
  await makeAccount(shop, { email });
  const statuses: number[] = [];
  for (let at = 0; at < 30; at += 1) statuses.push(await guess(`2001:db8:7:7:${at.toString(16)}::1`, email));
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
  // A neighbour is not shut out with them.
  expect(await guess('2001:db8:7:8::1', email)).not.toBe(429);
});

test('A14 an IPv4 address written as IPv6 is the same address', async () => {
  await forgetLimits(shop);
  const email = `${randomUUID()}@example.org`;
  const forms = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9:4711'];
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push(await guess(forms[at % forms.length] as string, email));
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
});
