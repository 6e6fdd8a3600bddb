// Shops are killed at every step of a payment while the bank misbehaves; another process finds what they left. SOAK=5 kills at every statement.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sweepPayments } from '#server/booking/book/job-kinds.ts';
import { transaction } from '#server/platform/database/database.ts';
import {
  leavePlaces,
  newBuyer,
  newRedirected,
  newRedirectedHolder,
  type newSender,
  type OnePrice,
  priceForOne,
  startPayServer,
} from '#tests/support/buyers.ts';
import type { Death, Report } from '#tests/support/hold-server.ts';
import type { HoldServer } from '#tests/support/hold-servers.ts';
import type { Holdable } from '#tests/support/holding.ts';
import { type PayShop, startPayShop } from '#tests/support/paying.ts';
import { violations } from '#tests/support/payment-violations.ts';
import { sample, soakFactor } from '#tests/support/scale.ts';
import { openBankWay, type Stop } from './bank-proxy.ts';

const moments = ['before', 'during', 'after'] as const;

let shop: PayShop;
let way: Awaited<ReturnType<typeof openBankWay>>;
let tour: Holdable;
let price: OnePrice;
beforeAll(async () => {
  shop = await startPayShop();
  way = await openBankWay(shop.bank.url);
  tour = shop.tour();
  await leavePlaces(shop, tour, 500);
  await shop.catalogue.reload();
  price = await priceForOne(shop, tour);
});
afterAll(async () => {
  await way?.close();
  await shop?.stop();
});

const startVictim = (environment = {}) => startPayServer(shop, { SANDBOX_URL: way.url, ...environment });
type Buyer = Awaited<ReturnType<typeof newBuyer>>;

async function kill(server: HoldServer): Promise<void> {
  const gone = once(server.child, 'exit');
  server.child.kill('SIGKILL');
  await gone;
}

/** At most one booking and one attempt whatever happened; sent again, the same submission never makes a second. */
async function leftOnce(buyer: Buyer, what: string): Promise<void> {
  const count = async () =>
    (
      await shop.pool.query(
        `select (select count(*)::int from booking where submission_key = $1) as bookings,
           (select count(*)::int from payment_attempt attempt join booking on booking.id = booking_id
            where submission_key = $1) as attempts`,
        [buyer.key],
      )
    ).rows[0];
  const unfinished = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'waymark'
    and state <> 'idle' and pid <> pg_backend_pid()`;
  await vi.waitFor(async () => expect((await shop.pool.query(unfinished)).rowCount).toBe(0), 60_000);
  const left = await count();
  expect([0, 1], what).toContain(left.bookings);
  expect(left.attempts, what).toBe(left.bookings);
  const again = await buyer.send(shop.origin);
  expect([what, again.status, again.json.data?.again]).toEqual([what, 200, left.bookings === 1]);
  expect(await count(), what).toEqual({ bookings: 1, attempts: 1 });
}

/** Has another process look after everything, now and for a day to come; `soon` is when nobody waits for a payment any more. */
async function settleElsewhere(soon = 16): Promise<void> {
  const survivor = await startPayServer(shop, { IN_PROCESS_JOBS: '1' });
  const waiting = `select 1 from pgboss.job where name = 'sweep-payments' and state in ('created', 'retry', 'active')`;
  for (const minutes of [1, soon, 25 * 60, 1]) {
    await shop.later(minutes);
    await transaction(shop.database, (trx) => shop.queue.add(trx, sweepPayments, {}, { key: `${minutes}` }));
    await vi.waitFor(async () => expect((await shop.pool.query(waiting)).rowCount).toBe(0), 60_000);
  }
  await survivor.stop();
}

async function expectBalanced(): Promise<Record<string, number>> {
  expect(await violations(shop)).toEqual([]);
  expect(await shop.audit()).toMatchObject({ disagreements: [], unsettled: 0 });
  const { rows } = await shop.pool.query('select state, count(*)::int from booking group by state');
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** How many statements a submission takes, and which of them are commits, when nobody is killed. */
async function countStatements(server: HoldServer): Promise<Exclude<Report, 'listening'>> {
  const told = new Promise<Exclude<Report, 'listening'>>((resolve) => {
    server.child.on('message', (report: Report) => {
      if (report !== 'listening' && report.status === 200) resolve(report);
    });
  });
  expect((await (await newBuyer(shop, tour, price)).send(server.origin)).status).toBe(200);
  return told;
}

/** A submission that is refused late: what a server looks up for the first time only would shift the count. */
async function warmUp(server: HoldServer): Promise<void> {
  const buyer = await newBuyer(shop, tour, { ...price, signed_quote: 'x' });
  expect((await buyer.send(server.origin)).status).toBe(422);
}

test('BOOK-08 PAY-03 a server killed before, in and after each transaction of a paid booking leaves only what another can settle', async () => {
  const first = await startVictim();
  await warmUp(first);
  const { statements, commits } = await countStatements(first);
  await first.stop();
  const fatal = soakFactor >= 5 ? Array.from({ length: statements }, (_, at) => at + 1) : commits;
  const all = sample(
    fatal.flatMap((statement) => moments.map((moment): Death => ({ statement, moment }))),
    4,
  );
  let next = startVictim();
  for (const [index, death] of all.entries()) {
    const server = await next;
    await warmUp(server);
    if (index + 1 < all.length) next = startVictim();
    const buyer = await newBuyer(shop, tour, price);
    const gone = once(server.child, 'exit');
    server.child.send(death);
    expect(await buyer.send(server.origin).catch(() => null), JSON.stringify(death)).toBeNull();
    await gone;
    await leftOnce(buyer, JSON.stringify(death));
  }
  await settleElsewhere();
  const states = await expectBalanced();
  // Whoever dies between the two transactions, before the bank is asked, leaves a booking that comes to nothing.
  expect(states.failed).toBeGreaterThan(0);
  expect(states.confirmed).toBeGreaterThan(0);
  console.log(
    `${all.length} kills, commits ${commits.join(', ')} of ${statements} statements: ${JSON.stringify(states)}`,
  );
});

/** Where a shop dies while it waits for its bank, and what the bank does with that request. */
const deaths: readonly { at: string; stop: Stop; fault?: { request: string; effect: string; afterMs?: number } }[] = [
  { at: 'authorise is on its way', stop: { request: /^POST \/api\/transactions$/, part: 'request' } },
  { at: 'authorised, and not noted', stop: { request: /^POST \/api\/transactions$/, part: 'answer' } },
  {
    at: 'authorised, the answer lost',
    stop: { request: /^POST \/api\/transactions$/, part: 'answer' },
    fault: { request: 'authorise', effect: 'lost' },
  },
  {
    at: 'authorised after the death',
    stop: { request: /^POST \/api\/transactions$/, part: 'answer' },
    fault: { request: 'authorise', effect: 'late', afterMs: 8000 },
  },
  {
    at: 'a failing authorise',
    stop: { request: /^POST \/api\/transactions$/, part: 'answer' },
    fault: { request: 'authorise', effect: 'error' },
  },
  { at: 'looking before capture', stop: { request: /^GET \/api\/transactions\?attempt/, part: 'request' } },
  { at: 'capture is on its way', stop: { request: /\/capture$/, part: 'request' } },
  { at: 'captured, and not noted', stop: { request: /\/capture$/, part: 'answer' } },
  {
    at: 'captured after the death',
    stop: { request: /\/capture$/, part: 'answer' },
    fault: { request: 'capture', effect: 'late', afterMs: 3000 },
  },
  {
    at: 'capture refused, release on its way',
    stop: { request: /\/cancel$/, part: 'request' },
    fault: { request: 'capture', effect: 'hard' },
  },
  {
    at: 'capture refused, released and not noted',
    stop: { request: /\/cancel$/, part: 'answer' },
    fault: { request: 'capture', effect: 'hard' },
  },
];

test('BOOK-08 PAY-03 a server killed while it waits for its bank leaves only what another can settle', async () => {
  let next = startVictim({ IN_PROCESS_JOBS: '1' });
  for (const [index, { at, stop, fault }] of deaths.entries()) {
    const server = await next;
    if (index + 1 < deaths.length) next = next.then(() => startVictim({ IN_PROCESS_JOBS: index + 1 < 5 ? '0' : '1' }));
    const buyer = await newBuyer(shop, tour, price);
    if (fault) await shop.bank.disturb(fault);
    const stopped = way.stopNext(stop);
    const told = buyer.send(server.origin).catch(() => null);
    await stopped;
    await kill(server);
    await told;
    await leftOnce(buyer, at);
    // A day later nobody remembers this one; the others are looked after in time.
    if (at === 'authorised, the answer lost')
      await shop.pool.query(
        `update payment_attempt set created_at = created_at - interval '16 minutes'
         where booking_id = (select id from booking where submission_key = $1)`,
        [buyer.key],
      );
  }
  await settleElsewhere();
  console.log(`${deaths.length} deaths at the bank: ${JSON.stringify(await expectBalanced())}`);
});

/** What somebody who pays on a page of a bank asks of a shop that dies, and where; and what they do at the bank around it. */
const redirectDeaths: readonly {
  at: string;
  ask: 'book' | 'check' | 'decline';
  stop: Stop;
  paid: 'before' | 'after' | 'never';
}[] = [
  {
    at: 'the page is asked for',
    ask: 'book',
    stop: { request: /^POST \/api\/redirects$/, part: 'request' },
    paid: 'after',
  },
  {
    at: 'the page is open, and not noted',
    ask: 'book',
    stop: { request: /^POST \/api\/redirects$/, part: 'answer' },
    paid: 'after',
  },
  { at: 'nobody ever pays', ask: 'book', stop: { request: /^POST \/api\/redirects$/, part: 'answer' }, paid: 'never' },
  {
    at: 'paid, and looked for',
    ask: 'check',
    stop: { request: /^GET \/api\/transactions\?attempt/, part: 'answer' },
    paid: 'before',
  },
  {
    at: 'the page is being ended, and paid after all',
    ask: 'decline',
    stop: { request: /\/end$/, part: 'request' },
    paid: 'after',
  },
  {
    at: 'the page has ended, and not noted',
    ask: 'decline',
    stop: { request: /\/end$/, part: 'answer' },
    paid: 'never',
  },
];

const stateOf = async (id: string): Promise<string> =>
  (await shop.pool.query('select state from booking where id = $1', [id])).rows[0].state;

/** Kills a server at each of these steps for somebody new; the bookings that were begun, and what must become of them. */
async function dieAtEachStep(newPayer: () => Promise<ReturnType<typeof newSender>>) {
  const wanted: [at: string, bookingId: string, state: string][] = [];
  for (const { at, ask, stop, paid } of sample(redirectDeaths, 3)) {
    const [server, payer] = [await startVictim(), await newPayer()];
    const begun = ask === 'book' ? null : (await payer.send(shop.origin)).json;
    if (paid === 'before') await shop.bank.chooseRedirect(begun.url, 'pay');
    const stopped = way.stopNext(stop);
    const told = (
      begun ? payer.local(server.origin, ask as 'check' | 'decline', begun.enquiryId) : payer.send(server.origin)
    ).catch(() => null);
    await stopped;
    await kill(server);
    await told;
    // The same submission again leads to the same page.
    const again = await payer.send(shop.origin);
    expect([at, again.status, again.json.data?.again]).toEqual([at, 200, true]);
    if (paid === 'after') await shop.bank.chooseRedirect(again.json.url, 'pay');
    wanted.push([at, again.json.enquiryId, paid === 'never' ? 'failed' : 'confirmed']);
  }
  return wanted;
}

test('LOCAL-02 BOOK-08 a server killed at any step of a bank payment leaves one booking, or refunds everything', async () => {
  const wanted = await dieAtEachStep(async () => newRedirected(shop, tour, price));
  // Paid, and killed around each commit of the one who finds out.
  const first = await startVictim();
  const report = new Promise<Exclude<Report, 'listening'>>((resolve) => {
    first.child.on('message', (said: Report) => said !== 'listening' && resolve(said));
  });
  const paidAt = async () => {
    const payer = newRedirected(shop, tour, price);
    const { url, enquiryId } = (await payer.send(shop.origin)).json;
    await shop.bank.chooseRedirect(url, 'pay');
    return { enquiryId: enquiryId as string, check: (origin: string) => payer.local(origin, 'check', enquiryId) };
  };
  const unharmed = await paidAt();
  expect((await unharmed.check(first.origin)).json).toMatchObject({ state: 'confirmed' });
  const { commits } = await report;
  await first.stop();
  expect(commits.length).toBeGreaterThan(1);
  for (const statement of sample(commits, 1))
    for (const moment of ['before', 'after'] as const) {
      const server = await startVictim();
      const { enquiryId, check } = await paidAt();
      const gone = once(server.child, 'exit');
      server.child.send({ statement, moment } satisfies Death);
      expect(await check(server.origin).catch(() => null)).toBeNull();
      await gone;
      wanted.push([`commit ${statement} ${moment}`, enquiryId, 'confirmed']);
    }
  await settleElsewhere(31);
  for (const [at, id, state] of wanted) expect([at, await stateOf(id)]).toEqual([at, state]);
  console.log(`${wanted.length} deaths on the way to a bank and back: ${JSON.stringify(await expectBalanced())}`);
});

test('LOCAL-02 HOLD-02 BOOK-08 a server killed at any step of a hold’s bank payment leaves it booked once, or held as before', async () => {
  const holds: string[] = [];
  const wanted = await dieAtEachStep(async () => {
    const payer = await newRedirectedHolder(shop, tour);
    holds.push(payer.holdId);
    return payer;
  });
  await settleElsewhere(31);
  for (const [index, [at, id, state]] of wanted.entries()) {
    const { rows } = await shop.pool.query('select state from hold where id = $1', [holds[index]]);
    expect([at, await stateOf(id), rows[0].state]).toEqual([at, state, state === 'confirmed' ? 'booked' : 'held']);
  }
  console.log(`${wanted.length} deaths while a hold is paid at a bank: ${JSON.stringify(await expectBalanced())}`);
});
