// Measures the overhead of a paid booking: a submission over HTTP, its two transactions and its emails, against a raw
// transaction of pg (one conditional update, one insert) over as many connections. First every request books another
// departure, then all book the same one. The payment provider responds at once inside the shop's own process, so that
// none of its time counts; payments are collected by jobs, which do not run here. Then a rush: 200 buyers for ten
// places on two processes, twenty times. Run: npm run bench -- book
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { listen } from '#server/http/listen.ts';
import type { PaymentProvider, Transaction } from '#server/payments/port.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { createLog } from '#server/platform/log.ts';
import { securityToken } from '#server/platform/security-token.ts';
import { readSettings } from '#server/platform/settings.ts';
import { loadWebBundle } from '#server/platform/web-bundle.ts';
import { assemble } from '#server/start/assemble.ts';
import { answersFor, type Holdable, holdables } from '#tests/support/holding.ts';
import { median } from './support/median.ts';
import { type Figures, measure, requestOf, startServer } from './support/served.ts';

const seconds = Number(process.env.BENCH_SECONDS) || 4;
const rounds = 5;
const goal = 0.5;
const connections = 16;
const rush = { buyers: 200, places: 10, times: 20 };
const secret = 'a secret that only this benchmark knows about';

/** Returns a bank that approves everything at once. */
function agreeable(): PaymentProvider {
  const made = new Map<string, Transaction>();
  const nothing = async () => ({ outcome: 'unknown', cause: 'not in a benchmark' }) as const;
  return {
    name: 'agreeable',
    methods: () => ['card'],
    paypalCredit: false,
    policySources: () => ({ frames: [], scripts: [], connections: [] }),
    openClientSession: nothing,
    inspectInstrument: async () => ({
      outcome: 'found',
      found: {
        method: 'card',
        brand: 'visa',
        lastFour: '2701',
        expiryMonth: 12,
        expiryYear: 2039,
        consumed: false,
        amount: null,
        authentication: { status: 'authenticate_successful', liabilityShifted: true },
        storedRef: null,
        purpose: null,
      },
    }),
    async authorise({ attemptRef, amount }) {
      const at = Date.now();
      const transaction: Transaction = {
        ref: randomUUID(),
        attemptRef,
        state: 'authorised',
        authorised: amount,
        captured: 0,
        refunded: 0,
        decline: null,
        at,
      };
      made.set(attemptRef, transaction);
      return { outcome: 'approved', transaction, savedCardRef: null, savedCard: null };
    },
    redirectOptions: nothing,
    startRedirect: nothing,
    endRedirect: nothing,
    capture: nothing,
    cancel: nothing,
    refund: nothing,
    findByAttempt: async (attemptRef) => ({
      outcome: 'found',
      found: [made.get(attemptRef)].filter((one) => one !== undefined),
    }),
    listSince: nothing,
    issueInstrument: nothing,
    forgetCard: nothing,
    authorisationLastsMs: () => null,
    readNotice: () => 'unsigned',
  };
}

async function serveShop(port: string, databaseUrl: string, dataFolder: string): Promise<void> {
  const settings = readSettings({
    PORT: port,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataFolder,
    SECRET: secret,
    DEMO: '1',
    DEMO_TOURS: '80',
    PAYMENTS: 'off',
    READ_LIMIT: '0',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
  });
  const shop = await assemble(settings, databaseUrl, await loadWebBundle(), createLog('silent'), {
    provider: agreeable(),
  });
  await shop.ensureDemo();
  await shop.pool.query('update place set capacity = taken + 1000000');
  await shop.catalogue.reload();
  await listen(shop, Number(port));
}

/** Returns the raw transactions per second, each with its own row or all with the same one. */
async function floor(pool: pg.Pool, placeIds: readonly number[]): Promise<number> {
  let count = 0;
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect();
      while (performance.now() < until) {
        count += 1;
        await client.query('begin');
        await client.query('update place set taken = taken + 1 where id = $1 and taken < capacity', [
          placeIds[count % placeIds.length],
        ]);
        await client.query(
          "insert into place_entry (place_id, claim_id, amount, reason) values ($1, gen_random_uuid(), 1, 'floor')",
          [placeIds[count % placeIds.length]],
        );
        await client.query('commit');
      }
      client.release();
    }),
  );
  return count / ((performance.now() - started) / 1000);
}

const selectionFor = ({ date, twin }: Holdable) => ({
  date,
  priceCategories: { 1: 1 },
  accommodationsSelected: { [twin.id]: { 1: 1, friend_unknown: 1 } },
  currency: 'EUR',
  paymentOption: 'book',
  chargeMethod: 'full',
  with_membership: false,
});

/** Returns a function that creates submissions for a tour, each with its own idempotency key. */
async function buyersOf(port: number, tour: Holdable): Promise<() => { body: string; headers: string[] }> {
  const answer = await fetch(`http://localhost:${port}/api/book-now/load_data/${tour.objectId}`, {
    method: 'POST',
    body: JSON.stringify({ ...selectionFor(tour), only: 'price' }),
    headers: { 'content-type': 'application/json', accept: 'application/vnd.waymark.data+json' },
  });
  const { data } = (await answer.json()) as { data: { quote: { id: string } } };
  return () => {
    const visitorId = randomBytes(16).toString('base64url');
    const body = JSON.stringify({
      ...selectionFor(tour),
      passengers: [
        { ...answersFor(tour.fields, true, `${visitorId.toLowerCase()}@example.org`), 72: 'DE', 74: '10115' },
      ],
      accept_terms: 1,
      accept_data_terms: 1,
      paymentMethod: 'cards',
      cardHolder: 'Ada Lovelace',
      paymentBlob: visitorId,
      signed_quote: data.quote.id,
      submission_key: randomUUID(),
    });
    const headers = [
      `Cookie: waymark_visitor=${visitorId}`,
      `X-Security-Token: ${securityToken(secret, visitorId)}`,
      `X-Forwarded-For: ${Array.from(randomBytes(4)).join('.')}`,
    ];
    return { body, headers };
  };
}

/** Sends many submissions to two processes at once and counts the responses by status. */
async function rushOn(ports: readonly number[], tour: Holdable): Promise<Record<number, number>> {
  const next = await buyersOf(ports[0] as number, tour);
  const counts: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: rush.buyers }, async (_, at) => {
      const { body, headers } = next();
      const sent = headers.map((line) => line.split(': ') as [string, string]);
      const { status } = await fetch(
        `http://localhost:${ports[at % ports.length]}/api/book-now/book/${tour.objectId}`,
        { method: 'POST', body, headers: [...sent, ['content-type', 'application/json']] },
      );
      counts[status] = (counts[status] ?? 0) + 1;
    }),
  );
  return counts;
}

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'waymark-bench-'));
  chmodSync(home, 0o755);
  const server = await startEmbedded(home, { disposable: true });
  const databaseUrl = server.url('postgres');
  const ports = [4720, 4721];
  const shops = [await startServer(import.meta.filename, 'shop', String(ports[0]), databaseUrl, join(home, 'one'))];
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  try {
    const tours = await holdables({ pool });
    const buyers = await Promise.all(tours.map((tour) => buyersOf(ports[0] as number, tour)));
    let count = 0;
    const asked = (over: number) => () => {
      count += 1;
      const at = count % over;
      return requestOf(ports[0] as number, `/api/book-now/book/${tours[at]?.objectId}`, buyers[at]?.());
    };
    const shop = shops[0] as (typeof shops)[number];
    const places = tours.map(({ placeId }) => placeId);
    const cases = [
      { name: 'P4 spread over departures', over: tours.length },
      { name: 'P5 all on one departure', over: 1 },
    ];
    await measure(shop, ports[0] as number, asked(tours.length), 10);
    let isReached = true;
    for (const { name, over } of cases) {
      const ratios: number[] = [];
      const booked: Figures[] = [];
      const raw: number[] = [];
      for (let round = 0; round < rounds; round++) {
        raw.push(await floor(pool, places.slice(0, over)));
        booked.push(await measure(shop, ports[0] as number, asked(over), seconds, connections));
        ratios.push((booked.at(-1) as Figures).perSecond / (raw.at(-1) as number));
      }
      const ratio = median(ratios);
      isReached &&= ratio >= goal;
      console.log(
        `${name}: ${median(booked.map(({ perSecond }) => perSecond)).toFixed(0)} bookings/s, p99 ${median(booked.map(({ p99 }) => p99)).toFixed(0)} ms, ${(median(booked.map(({ cpu }) => cpu)) / 1000).toFixed(1)} ms of processor each; T ${median(raw).toFixed(0)}/s; ratio ${ratio.toFixed(2)} (goal ≥ ${goal})`,
      );
    }
    shops.push(await startServer(import.meta.filename, 'shop', String(ports[1]), databaseUrl, join(home, 'two')));
    const outcomes: Record<number, number>[] = [];
    for (let time = 0; time < rush.times; time++) {
      const tour = tours[time % tours.length] as Holdable;
      await pool.query('update place set capacity = taken + $2 where id = $1', [tour.placeId, rush.places]);
      outcomes.push(await rushOn(ports, tour));
      await pool.query('update place set capacity = taken + 1000000 where id = $1', [tour.placeId]);
    }
    const exact = outcomes.filter((counts) => counts[200] === rush.places && counts[409] === rush.buyers - rush.places);
    isReached &&= exact.length === rush.times;
    console.log(
      `P6 ${rush.buyers} buyers for ${rush.places} places on two processes: ${exact.length} of ${rush.times} times ${rush.places} sold and the others told 409${exact.length < rush.times ? `; ${JSON.stringify(outcomes)}` : ''}`,
    );
    process.exitCode = isReached ? 0 : 1;
  } finally {
    for (const shop of shops) shop.kill();
    await pool.end();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const [role, ...given] = process.argv.slice(2);
if (role === 'shop') {
  await serveShop(...(given as [string, string, string]));
  process.send?.('up');
} else await main();
