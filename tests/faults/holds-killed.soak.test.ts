// A server is killed at each statement of a submission: before it is sent, while it is on its way, after its answer.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recountPlaces } from '#server/places/ledger.ts';
import type { Death, Report } from '#tests/support/hold-server.ts';
import { type HoldServer, newHolder, quoteForOne, startHoldServer } from '#tests/support/hold-servers.ts';
import { type Holdable, holdables } from '#tests/support/holding.ts';
import { patiently } from '#tests/support/patience.ts';
import { scale } from '#tests/support/scale.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

const cycles = scale(3, 12);
const moments = ['before', 'during', 'after'] as const;

let shop: TestShop;
let tour: Holdable;
let quote: string;

beforeAll(async () => {
  shop = await startShop({ DEMO_TOURS: '40', IN_PROCESS_JOBS: '0', TRUSTED_PROXIES: '1' });
  await shop.ensureDemo();
  tour = (await holdables(shop))[0] as Holdable;
  for (const placeId of [tour.placeId, tour.roomPlaceId])
    await shop.pool.query('update place set capacity = taken + $2 where id = $1', [placeId, 2 * cycles + 10]);
  await shop.catalogue.reload();
  quote = await quoteForOne(shop, tour);
});
afterAll(() => shop?.stop());

/** The holds that a submission has made, each with what it takes and whom it tells. */
async function holdsOf(
  key: string,
): Promise<{ id: string; seats: number; rooms: number; mails: number; jobs: number }[]> {
  const { rows } = await shop.pool.query(
    `select hold.id,
       (select sum(amount)::int from place_entry where claim_id = hold.id and place_id = $2) as seats,
       (select sum(amount)::int from place_entry where claim_id = hold.id and place_id = $3) as rooms,
       (select count(*) from mail where dedupe_key like 'hold ' || hold.id || ' %') as mails,
       (select count(*) from pgboss.job where name = 'expire-hold' and data ->> 'holdId' = hold.id::text) as jobs
     from hold where submission_key = $1`,
    [key, tour.placeId, tour.roomPlaceId],
  );
  return rows;
}

/** How many statements a submission takes when nobody is killed. */
async function countStatements(server: HoldServer): Promise<number> {
  const told = new Promise<number>((resolve) => {
    server.child.on('message', (report: Report) => {
      if (report !== 'listening' && report.status === 200) resolve(report.statements);
    });
  });
  expect((await newHolder(shop, tour, quote).send(server.origin)).status).toBe(200);
  return told;
}

test(
  `BOOK-08 HOLD-01 a server killed ${cycles} times during a hold leaves one hold or none, and repeating the submission returns it`,
  async () => {
    const first = await startHoldServer(shop);
    // Counted like the servers that will die: a refused submission first, then one that is accepted.
    await newHolderRefused(first);
    const statements = await countStatements(first);
    await first.stop();
    const steps = moments.length * statements;
    let there = 0;
    let next = startHoldServer(shop);
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      // All steps in turn, or as many as there are cycles, from the first to the last.
      const step = cycles >= steps ? cycle % steps : Math.round((cycle * (steps - 1)) / Math.max(1, cycles - 1));
      const death: Death = {
        statement: Math.floor(step / moments.length) + 1,
        moment: moments[step % moments.length] as Death['moment'],
      };
      const server = await next;
      // What a server looks up for the first time only would shift the count.
      await newHolderRefused(server);
      if (cycle + 1 < cycles) next = startHoldServer(shop);
      const holder = newHolder(shop, tour, quote);
      const gone = once(server.child, 'exit');
      server.child.send(death);
      const answer = await holder.send(server.origin).catch(() => null);
      if (answer !== null) throw new Error(`nobody died at ${JSON.stringify(death)}: ${answer.status}`);
      const [, signal] = await gone;
      expect(signal).toBe('SIGKILL');
      // What the dead left open is gone as soon as the database notices.
      const unfinished = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'waymark'
        and state <> 'idle' and pid <> pg_backend_pid()`;
      await vi.waitFor(async () => expect((await shop.pool.query(unfinished)).rowCount).toBe(0), patiently);
      const left = await holdsOf(holder.key);
      expect(left.length, JSON.stringify(death)).toBeLessThanOrEqual(1);
      there += left.length;
      expect(await recountPlaces(shop.database)).toEqual([]);
      const again = await holder.send(shop.origin);
      const { data } = (await again.json()) as { data: { holdId: string; again: boolean } };
      expect([again.status, data.again], JSON.stringify(death)).toEqual([200, left.length === 1]);
      if (left[0]) expect(data.holdId).toBe(left[0].id);
      expect(await holdsOf(holder.key)).toEqual([{ id: data.holdId, seats: 1, rooms: 1, mails: 2, jobs: 1 }]);
      expect(await recountPlaces(shop.database)).toEqual([]);
    }
    // The last step of all is death after the commit and before the answer; without it the test would have missed the end.
    expect(there).toBeGreaterThan(0);
    expect(there).toBeLessThan(cycles);
    console.log(`${cycles} kills over ${statements} statements: ${there} had been committed, all were answered once`);
  },
  Math.max(600_000, cycles * 20_000),
);

/** A submission that is refused late: it warms a server up and leaves nothing behind. */
async function newHolderRefused(server: HoldServer): Promise<void> {
  const answer = await newHolder(shop, tour, `${quote}x`).send(server.origin);
  expect(answer.status).toBe(422);
}
