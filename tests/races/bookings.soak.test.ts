// A rush of people who pay, over HTTP, on two processes with the bank as a third.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leavePlaces, newBuyer, priceForOne, startPayServer } from '#tests/support/buyers.ts';
import type { HoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, holdPayment, submissionFor, submit } from '#tests/support/holding.ts';
import { bookingFor, cardFor, cards, type PayShop, priceOf, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';
import { scale, soakFactor } from '#tests/support/scale.ts';

const capacity = 10;
const buyers = soakFactor ? 500 : 120;
/** So many of them speak at the same moment: three for each connection that the servers have to the database. */
const atOnce = 100;
const rounds = scale(1, 2);

let shop: PayShop;
let servers: HoldServer[];

beforeAll(async () => {
  shop = await startPayShop();
  servers = [await startPayServer(shop), await startPayServer(shop)];
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await shop?.stop();
});

const originOf = (at: number) => (servers[at % servers.length] as HoldServer).origin;

/** Lets everybody speak, so many at once, and counts the answers by status. */
async function rush(people: readonly { send(origin: string): Promise<{ status: number }> }[]) {
  const counts: Record<number, number> = {};
  const waiting = [...people];
  const queue = async (at: number) => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      let { status } = await person.send(originOf(at));
      // Whoever waited as long as the database lets them is told to come again; the key makes that safe.
      while (status === 503) ({ status } = await person.send(originOf(at)));
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => queue(at)));
  return counts;
}

/** Buyers with their cards typed already, some at a time, so that the rush itself is a rush. */
async function gather(tour: Holdable, count: number) {
  const price = await priceForOne(shop, tour);
  const gathered: Awaited<ReturnType<typeof newBuyer>>[] = [];
  while (gathered.length < count)
    gathered.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(50, count - gathered.length) }, () => newBuyer(shop, tour, price)),
      )),
    );
  return gathered;
}

async function expectBalanced() {
  await shop.settleAll();
  expect(await violations(shop)).toEqual([]);
  expect(await shop.audit()).toMatchObject({ disagreements: [], unsettled: 0 });
}

test(
  `BOOK-08 ten places are sold exactly ten times to ${buyers} concurrent buyers on two servers, ${rounds} times over`,
  async () => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const tour = shop.tour();
      await leavePlaces(shop, tour, capacity);
      await shop.catalogue.reload();
      const people = await gather(tour, buyers);
      const before = (await shop.bank.books()).transactions.length;
      const started = performance.now();
      const counts = await rush(people);
      times.push((performance.now() - started) / 1000);
      expect(counts).toEqual({ 200: capacity, 409: buyers - capacity });
      expect((await shop.bank.books()).transactions.length - before).toBe(capacity);
      const { rows } = await shop.pool.query(
        `select (select count(*) from booking where departure_id = $1) as bookings,
           (select count(*) from booking where departure_id = $1 and state = 'confirmed') as confirmed,
           (select capacity - taken from place where id = $2) as left`,
        [tour.departureId, tour.placeId],
      );
      expect(rows[0]).toEqual({ bookings: capacity, confirmed: capacity, left: 0 });
    }
    await expectBalanced();
    console.log(`${rounds} rushes of ${buyers}: ${times.map((time) => time.toFixed(1)).join(', ')} s, none oversold`);
  },
  Math.max(600_000, rounds * 90_000),
);

test('BOOK-08 one submission from ten tabs on two servers at once is one booking and one charge', async () => {
  const tour = shop.tour();
  const [buyer] = await gather(tour, 1);
  const told = await Promise.all(Array.from({ length: 10 }, (_, at) => buyer?.send(originOf(at))));
  expect(told.map((one) => [one?.status, one?.json.data?.state])).toEqual(Array(10).fill([200, 'confirmed']));
  expect(new Set(told.map((one) => one?.json.data.bookingId)).size).toBe(1);
  const { rows } = await shop.pool.query(
    'select attempt.id from payment_attempt attempt join booking on booking.id = booking_id where submission_key = $1',
    [buyer?.key],
  );
  expect(rows).toHaveLength(1);
  await expectBalanced();
});

test('BOOK-08 one trip from eight tabs on two servers at once, half by card and half by PayPal, is one booking and one charge', async () => {
  for (let round = 0; round < 3; round += 1) {
    const tour = shop.tour();
    const visitor = shop.visitor();
    const booking = bookingFor(tour, `${randomUUID()}@example.org`);
    const { signed_quote, due } = await priceOf(visitor, tour.objectId, booking);
    const tabs = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => ({
        ...booking,
        signed_quote,
        submission_key: randomUUID(),
        ...(at % 2 === 0
          ? { paymentBlob: (await cardFor(shop.bank, visitor, due, cards.works)).ref }
          : { paymentMethod: 'PayPal', paymentBlob: await shop.bank.agree('paypal', 'account-ada', due, {}) }),
      })),
    );
    const headers = {
      'content-type': 'application/json',
      cookie: visitor.cookie,
      'x-security-token': await visitor.token(),
    };
    const before = (await shop.bank.books()).transactions.length;
    const told = await Promise.all(
      tabs.map((tab, at) =>
        fetch(`${originOf(at >> 1)}/api/book-now/book/${tour.objectId}`, {
          method: 'POST',
          body: JSON.stringify(tab),
          headers,
        }),
      ),
    );
    expect(told.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect((await shop.bank.books()).transactions.length - before).toBe(1);
    const { rows } = await shop.pool.query('select state from booking where departure_id = $1', [tour.departureId]);
    expect(rows).toEqual([{ state: 'confirmed' }]);
  }
  await expectBalanced();
});

test('HOLD-02 BOOK-08 a hold paid from two servers at once, by two cards, is paid once', async () => {
  const tour = shop.tour();
  const visitor = shop.visitor();
  const held = await submit(visitor, tour.objectId, submissionFor(tour, `${randomUUID()}@example.org`));
  expect(held.status, held.text).toBe(200);
  const { holdId } = held.json.data;
  const { hold } = (await visitor.ask(`/api/holds/${holdId}`)).json;
  const payments = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { ref } = await cardFor(shop.bank, visitor, hold.price.total, cards.works);
      return {
        ...holdPayment(tour, holdId),
        paymentMethod: 'cards',
        cardHolder: 'Ada Lovelace',
        paymentBlob: ref,
      };
    }),
  );
  const headers = {
    'content-type': 'application/json',
    cookie: visitor.cookie,
    'x-security-token': await visitor.token(),
  };
  const told = await Promise.all(
    payments.map((body, at) =>
      fetch(`${originOf(at)}/api/book-now/book/${tour.objectId}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      }),
    ),
  );
  const statuses = told.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  for (const status of statuses.slice(1)) expect([409, 410]).toContain(status);
  const { rows } = await shop.pool.query('select state from booking where hold_id = $1', [holdId]);
  expect(rows).toEqual([{ state: 'confirmed' }]);
  await expectBalanced();
});

test('BOOK-08 buyers on one departure do not wait for each other’s bank', async () => {
  const tour = shop.tour();
  await leavePlaces(shop, tour, 10);
  await shop.catalogue.reload();
  const [slow, ...others] = await gather(tour, 4);
  await shop.bank.disturb({ request: 'authorise', effect: 'hang' });
  let isAnswered = false;
  const waiting = slow?.send(originOf(0)).then((told) => {
    isAnswered = true;
    return told;
  });
  await vi.waitFor(async () => expect((await shop.bank.ask('GET', '/api/faults')).answer).toEqual([]), 30_000);
  const told = await Promise.all(others.map((person, at) => person.send(originOf(at))));
  expect(isAnswered).toBe(false);
  expect(told.map(({ status, json }) => [status, json.data?.state])).toEqual(Array(3).fill([200, 'confirmed']));
  expect((await waiting)?.json.data.state).toBe('checking');
  await shop.later(3);
  await shop.settleAll();
  await shop.later(25 * 60);
  await expectBalanced();
});

test('BOOK-08 64 concurrent buyers on one departure all get a place, once each', async () => {
  const tour = shop.tour();
  await leavePlaces(shop, tour, 64);
  await shop.catalogue.reload();
  const people = await gather(tour, 64);
  const watcher = new pg.Client({ connectionString: shop.databaseUrl });
  await watcher.connect();
  let longest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await watcher.query(
        `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float as seconds
         from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      longest = Math.max(longest, rows[0].seconds);
    }
  })();
  const started = performance.now();
  let busy = 0;
  const told = await Promise.all(
    people.map(async (person, at) => {
      for (;;) {
        const answer = await person.send(originOf(at));
        // Whoever waited for the row as long as the database lets them is told to come again; the key makes that safe.
        if (answer.status !== 503) return answer;
        busy += 1;
      }
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  isOver = true;
  await watching;
  await watcher.end();
  expect(told.map(({ status }) => status)).toEqual(Array(64).fill(200));
  await expectBalanced();
  console.log(
    `64 buyers in ${elapsed.toFixed(2)} s, the longest wait for a lock ${longest.toFixed(3)} s, told to come again ${busy} times`,
  );
});
