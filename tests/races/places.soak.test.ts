import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountPlaces } from '#server/places/ledger.ts';
import { type Connected, connect } from '#server/platform/database/database.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { scale } from '#tests/support/scale.ts';
import type { Round } from './buyers-process.ts';

const capacity = 10;
const buyers = 500;
const rounds = scale(3, 20);

let connected: Connected;
let drop: () => Promise<void>;
let processes: ChildProcess[];

beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  connected = connect(fresh.url, 4);
  processes = [1, 2].map(() => fork(join(import.meta.dirname, 'buyers-process.ts'), [fresh.url]));
  await Promise.all(processes.map((child) => once(child, 'message')));
});

afterAll(async () => {
  for (const child of processes) child.disconnect();
  await Promise.all(processes.map((child) => once(child, 'exit')));
  await connected.close();
  await drop();
});

/** Sends half of the buyers to each process and adds up what was sold. */
async function rush(guarded: boolean): Promise<number> {
  const place = await connected.database
    .insertInto('place')
    .values({ kind: 'departure', capacity })
    .returning('id')
    .executeTakeFirstOrThrow();
  const round: Round = { placeId: place.id, buyers: buyers / processes.length, guarded };
  const sold = await Promise.all(
    processes.map(async (child) => {
      child.send(round);
      const [count] = await once(child, 'message');
      return count as number;
    }),
  );
  return sold.reduce((sum, count) => sum + count, 0);
}

test(`BOOK-08 ten places are sold exactly ten times to ${buyers} buyers in two processes, ${rounds} times over`, async () => {
  const sold: number[] = [];
  for (let round = 0; round < rounds; round += 1) sold.push(await rush(true));
  expect(sold).toEqual(Array(rounds).fill(capacity));
  expect(await recountPlaces(connected.database)).toEqual([]);
});

test('BOOK-08 without guard and constraint the same test oversells', async () => {
  await sql`alter table place drop constraint place_never_oversold`.execute(connected.database);
  const sold = await rush(false);
  expect(sold).toBeGreaterThan(capacity);
});
