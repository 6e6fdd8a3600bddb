import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleNotices } from '#server/booking/book/notices.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';

let shop: PayShop;
const errors: string[] = [];
beforeAll(async () => {
  shop = await startPayShop({ LOG_LEVEL: 'error' }, { log: { write: (line) => void errors.push(line) } });
});
afterAll(() => shop?.stop());

const kept = async () =>
  (await shop.pool.query('select dedupe_key, kind, attempt_ref, handled_at from payment_notice order by received_at'))
    .rows;

const send = (notice: object, options = {}) => sendText(JSON.stringify(notice), options);

function sendText(body: string, { secret = shop.bank.secret, at = Date.now() } = {}) {
  const signature = createHmac('sha256', secret).update(`webhook.${at}.${body}`).digest('hex');
  return fetch(`${shop.origin}/api/payments/notices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${at},v1=${signature}` },
    body,
  });
}

test('a webhook that is unsigned, signed by another or too old is refused and not stored', async () => {
  const notice = { id: 'n1', kind: 'captured', attemptRef: randomUUID() };
  expect((await send(notice, { secret: 'somebody else’s secret, long enough' })).status).toBe(403);
  expect((await send(notice, { at: Date.now() - 3_600_000 })).status).toBe(403);
  const unsigned = await fetch(`${shop.origin}/api/payments/notices`, { method: 'POST', body: JSON.stringify(notice) });
  expect(unsigned.status).toBe(403);
  expect(await kept()).toEqual([]);
});

test('a signed webhook that is no JSON, or has a NUL, is refused without an error in the log', async () => {
  const attemptRef = randomUUID();
  for (const body of ['', 'not JSON', '[]', 'null', JSON.stringify({ id: 'n\u0000', kind: 'captured', attemptRef })])
    expect([body, (await sendText(body)).status]).toEqual([body, 400]);
  expect(await kept()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a webhook of more than 64 kB is refused, even if it is signed', async () => {
  const notice = { id: 'large', kind: 'captured', attemptRef: randomUUID(), more: 'x'.repeat(70_000) };
  expect((await send(notice)).status).toBe(413);
  expect(await kept()).toEqual([]);
});

test('the content of a webhook is not trusted: the payment is queried, and duplicates are stored once', async () => {
  const { json } = await buy(shop.bank, shop.visitor(), shop.tour());
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [json.data.bookingId]);
  const [{ id }] = rows;
  const forged = { id: 'doubled', kind: 'refunded', attemptRef: id };
  expect([(await send(forged)).status, (await send(forged)).status]).toEqual([204, 204]);
  expect((await kept()).filter(({ dedupe_key }) => dedupe_key === 'doubled')).toHaveLength(1);
  await handleNotices(shop.deps, new AbortController().signal);
  const { rows: after } = await shop.pool.query('select state from payment_attempt where id = $1', [id]);
  // It was looked into, and what the bank's books say was done: the payment was collected.
  expect(after[0].state).toBe('captured');
  expect((await kept()).find(({ dedupe_key }) => dedupe_key === 'doubled')?.handled_at).not.toBeNull();
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('webhooks about unknown payments are stored and change nothing', async () => {
  expect((await send({ id: 'foreign', kind: 'captured', attemptRef: 'not-ours' })).status).toBe(204);
  expect((await send({ id: 'foreign-2', kind: 'captured', attemptRef: randomUUID() })).status).toBe(204);
  await handleNotices(shop.deps, new AbortController().signal);
  expect((await shop.audit()).disagreements).toEqual([]);
});

test('the bank’s own webhooks arrive, each stored once', async () => {
  const { json } = await buy(shop.bank, shop.visitor(), shop.tour());
  const { rows } = await shop.pool.query('select id from payment_attempt where booking_id = $1', [json.data.bookingId]);
  await vi.waitFor(
    async () => expect((await kept()).filter(({ attempt_ref }) => attempt_ref === rows[0].id)).toHaveLength(1),
    { timeout: 60_000 },
  );
});

test('BOOK-08 a payment of unknown state is checked again within seconds, with or without a webhook', async () => {
  await shop.bank.disturb({ request: 'authorise', effect: 'late', afterMs: 3_600_000 });
  const { json } = await buy(shop.bank, shop.visitor(), shop.tour());
  expect(json.status).toBe('checking');
  const { rows } = await shop.pool.query(
    `select extract(epoch from start_after - now())::int as seconds from pgboss.job
     join payment_attempt on singleton_key = payment_attempt.id::text
     where name = 'settle-payment' and booking_id = $1`,
    [json.data.bookingId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].seconds).toBeLessThanOrEqual(5);
});
