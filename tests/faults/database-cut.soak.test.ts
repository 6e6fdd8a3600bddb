// Connections to the database are cut at random moments while people hold places, mails go out and pages are looked at.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recountPlaces } from '#server/places/ledger.ts';
import { type Connected, connect } from '#server/platform/database/database.ts';
import { newHolder, quoteForOne } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { patiently } from '#tests/support/patience.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { scale } from '#tests/support/scale.ts';
import { type Program, readiness, runShop, runWorker, type ShopProgram, secret } from './database-shop.ts';
import { type Sink, startSink } from './mail-sink.ts';

const cuts = scale(4, 20);
const holdersEach = 6;

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let connected: Connected;
let admin: pg.Client;
let sink: Sink;
let shop: ShopProgram;
let worker: Program;
let tour: Holdable;
let quote: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  sink = await startSink();
  shop = await runShop({ DATABASE_URL: fresh.url, SMTP_URL: sink.url, DEMO_TOURS: '40' });
  worker = await runWorker(fresh.url, { SMTP_URL: sink.url });
  connected = connect(fresh.url, 2);
  admin = new pg.Client({ connectionString: fresh.url, application_name: 'the test' });
  await admin.connect();
  tour = (await holdables(connected))[0] as Holdable;
  // Twice as many as are wanted: holders without a confirmed address get half of a departure at most.
  const capacity = 2 * (cuts * holdersEach + 10);
  for (const placeId of [tour.placeId, tour.roomPlaceId])
    await connected.pool.query('update place set capacity = taken + $2 where id = $1', [placeId, capacity]);
  // Changing a place is no news for the catalogue; a new version is, and says that everything is to be read again.
  await connected.pool.query('update catalogue_version set version = version + 1');
  await connected.pool.query("notify waymark_catalogue, 'test'");
  await vi.waitFor(async () => {
    quote = await quoteForOne(shop, tour);
    const probe = await newHolder({ settings: { secret } }, tour, quote).send(shop.origin);
    expect(probe.status).toBe(200);
  }, patiently);
  await connected.close();
  // Those of the test itself would be cut as well.
  connected = connect(fresh.url, 2);
});

afterAll(async () => {
  await admin?.end();
  await connected?.close();
  await worker?.stop();
  await shop?.stop();
  await sink?.close();
  await fresh?.drop();
});

const whom = [
  'true',
  "state = 'idle in transaction'",
  "application_name = 'waymark jobs'",
  'random() < 0.5',
  "application_name = 'waymark' and state <> 'idle'",
] as const;

/** Cuts connections, and says how many. */
async function cut(which: string): Promise<number> {
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'waymark%' and (${which})`,
  );
  return rowCount ?? 0;
}

type Seen = { readonly what: string; readonly status: number; readonly retryAfter: string | null };

test(
  `HOLD-01 connections cut ${cuts} times under holds, mails and page views: no process dies, every answer is true or a 503, nothing is doubled or lost`,
  async () => {
    const seen: Seen[] = [];
    const note = async (what: string, answer: Response): Promise<Response> => {
      seen.push({ what, status: answer.status, retryAfter: answer.headers.get('retry-after') });
      return answer;
    };
    const look = async (path: string) => {
      const answer = await note(path, await fetch(`${shop.origin}${path}`, { redirect: 'manual' }));
      await answer.arrayBuffer();
    };
    const promised: { readonly key: string; readonly holdId: string }[] = [];
    let severed = 0;
    let retried = 0;
    /** Sends until the answer is not "try again later", as our page would. */
    const hold = async () => {
      const holder = newHolder({ settings: { secret } }, tour, quote);
      for (let tries = 0; tries < 60; tries += 1) {
        const answer = await note('hold', await holder.send(shop.origin));
        const { data } = (await answer.json()) as { data?: { holdId: string } };
        if (answer.status === 200 && data) {
          promised.push({ key: holder.key, holdId: data.holdId });
          return;
        }
        if (answer.status !== 503) return;
        retried += 1;
        await wait(100);
      }
      throw new Error('asked to try later for ever');
    };

    for (let round = 0; round < cuts; round += 1) {
      const visits = [
        ...Array.from({ length: holdersEach }, hold),
        ...['/', '/de', '/search', '/account', '/holds/00000000-0000-4000-8000-000000000000'].map((path) =>
          look(`${path}?round=${round}`),
        ),
        look(`/_root.data?round=${round}`),
        look('/api/security-token'),
      ];
      const finished = Promise.all(visits);
      await wait(Math.random() * 250);
      severed += await cut(whom[round % whom.length] as string);
      await finished;
      expect(shop.isAlive(), shop.said().slice(-2000)).toBe(true);
      expect(worker.isAlive(), worker.said().slice(-2000)).toBe(true);
    }

    const strange = seen.filter(({ status }) => status >= 500 && status !== 503);
    expect(strange).toEqual([]);
    expect(seen.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
    expect(promised).toHaveLength(cuts * holdersEach);
    const { rows } = await connected.pool.query<{ submission_key: string; id: string }>(
      'select submission_key, id from hold where submission_key = any($1)',
      [promised.map(({ key }) => key)],
    );
    const made = rows.map(({ submission_key, id }) => `${submission_key} ${id}`).sort();
    expect(made).toEqual(promised.map(({ key, holdId }) => `${key} ${holdId}`).sort());
    expect(await recountPlaces(connected.database)).toEqual([]);
    await vi.waitFor(async () => expect(await readiness(shop.origin)).toBe(200), patiently);

    // A claim whose answer was lost is nobody's for the length of a lease, so the last mails may take that long.
    await vi.waitFor(
      async () => {
        const open = await connected.pool.query('select id from mail where sent_at is null');
        expect(open.rowCount).toBe(0);
      },
      { timeout: 150_000, interval: 250 },
    );
    const mails = await connected.pool.query<{ message_id: string }>('select message_id from mail');
    const received = sink.received.map(({ messageId }) => messageId).sort();
    expect(received).toEqual(mails.rows.map(({ message_id }) => message_id).sort());
    console.log(
      `${cuts} cuts of ${severed} connections: ${seen.length} answers, ${seen.filter(({ status }) => status === 503).length} × 503, ` +
        `${retried} holds sent again, ${promised.length} holds, ${received.length} mails`,
    );
  },
  Math.max(600_000, 120_000 + cuts * 5000),
);
