import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { submissionFor, submit } from '#tests/support/holding.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, mailsTo, makeAccount } from './access-visitor.ts';

let shop: PayShop;
beforeAll(async () => {
  shop = await startPayShop();
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

let count = 0;
/** Somebody who is logged in with a new account. */
async function somebody(wanted: Omit<Parameters<typeof makeAccount>[1], 'email'> & { email?: string } = {}) {
  count += 1;
  const email = wanted.email ?? `somebody-${count}@example.org`;
  const id = await makeAccount(shop, { ...wanted, email });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return { visitor, id, email };
}

/** As whom somebody sees a booking, and whether they get its voucher; null when neither is there for them. */
async function seen(visitor: Visitor, id: string, code = ''): Promise<string | null> {
  const query = code && `?code=${code}`;
  const { status, json } = await visitor.ask(`/api/bookings/${id}${query}`);
  const voucher = await visitor.ask(`/api/bookings/${id}/voucher.pdf${query}`);
  expect([200, 404]).toContain(status);
  expect(voucher.status).toBe(status);
  return status === 200 ? json.booking.viewer : null;
}

test('a booking and its voucher are visible to the people concerned only', async () => {
  const buyer = shop.visitor();
  const tour = shop.tour();
  const { json, email } = await buy(shop.bank, buyer, tour);
  const id = json.data.bookingId as string;
  const mail = (await mailsTo(shop, email)).find(({ kind }) => kind === 'booking-confirmed');
  const code = new URL(mail?.props.url).searchParams.get('code') as string;
  const { rows: operators } = await shop.pool.query('select slug, name, id = $1 as own from operator order by slug', [
    tour.operatorId,
  ]);
  const own = operators.find((operator) => operator.own);
  const foreign = operators.find((operator) => !operator.own);

  expect(await seen(buyer, id)).toBe('owner');
  const stranger = shop.visitor();
  expect(await seen(stranger, id)).toBeNull();
  expect(await seen(stranger, id, 'a'.repeat(code.length))).toBeNull();
  expect(await seen(stranger, id, code)).toBe('code');
  expect(await seen((await somebody()).visitor, id)).toBeNull();
  expect(await seen((await somebody({ role: 'staff' })).visitor, id)).toBe('staff');
  expect(await seen((await somebody({ role: 'operator', operator: own })).visitor, id)).toBe('operator');
  expect(await seen((await somebody({ role: 'operator', operator: foreign })).visitor, id)).toBeNull();
  const agency = { slug: 'access-travel', name: 'Access Travel' };
  expect(await seen((await somebody({ role: 'agent', agency })).visitor, id)).toBeNull();

  const lead = await somebody({ email });
  expect(await seen(lead.visitor, id)).toBe('owner');
  await shop.pool.query('update user_account set email_verified = false where id = $1', [lead.id]);
  expect(await seen(lead.visitor, id)).toBeNull();
});

test('a booking made while signed in belongs to the account: the browser alone does not open it', async () => {
  const { visitor } = await somebody();
  const { json } = await buy(shop.bank, visitor, shop.tour());
  const id = json.data.bookingId as string;
  expect(await seen(visitor, id)).toBe('owner');
  await visitor.postJson('/api/account/log-out', {});
  expect(await seen(visitor, id)).toBeNull();
});

test('the booking and the hold of a deleted account are not opened by the browser that made them', async () => {
  const { visitor, id: accountId } = await somebody();
  const { json } = await buy(shop.bank, visitor, shop.tour());
  const tour = shop.tour();
  const held = await submit(visitor, tour.objectId, submissionFor(tour, 'deleted@example.org'));
  expect(held.status, held.text).toBe(200);
  await shop.pool.query('delete from user_account where id = $1', [accountId]);
  expect(await seen(visitor, json.data.bookingId)).toBeNull();
  expect((await visitor.ask(`/api/holds/${held.json.data.holdId}`)).status).toBe(404);
});

test('an agency’s booking is visible to its agents and to no other agency', async () => {
  const agency = { slug: 'north-travel', name: 'North Travel' };
  const agent = await somebody({ role: 'agent', agency });
  const { json, status, text } = await buy(shop.bank, agent.visitor, shop.tour());
  expect(status, text).toBe(200);
  const id = json.data.bookingId as string;
  expect(await seen(agent.visitor, id)).toBe('owner');
  expect(await seen((await somebody({ role: 'agent', agency })).visitor, id)).toBe('colleague');
  const other = { slug: 'south-travel', name: 'South Travel' };
  expect(await seen((await somebody({ role: 'agent', agency: other })).visitor, id)).toBeNull();
});
