import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { quickQueue } from '#tests/faults/mail-pace.ts';
import { patiently } from '#tests/support/patience.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { sweep } from '../../jobs/sweep.ts';
import { type Connected, connect, transaction } from '../database/database.ts';
import { createLog } from '../log.ts';
import { type JobKind, job } from './job.ts';
import { openQueue, type Queue } from './queue.ts';

let connected: Connected;
let url: string;
let drop: () => Promise<void>;
const log = createLog('silent');

const greet: JobKind<{ word: string }> = {
  name: 'greet',
  data: z.object({ word: z.string().max(5) }),
  atOnce: 2,
  every: null,
};

beforeAll(async () => {
  const fresh = await freshDatabase();
  url = fresh.url;
  drop = fresh.drop;
  connected = connect(url, 8);
});

afterAll(async () => {
  await connected.close();
  await drop();
});

const open = () => openQueue(url, [greet as JobKind], log, quickQueue);
const add = (queue: Queue, word: string, key?: string) =>
  transaction(connected.database, (trx) => queue.add(trx, greet, { word }, key ? { key } : {}));

test('a job runs in a worker process, and a failed one is retried', async () => {
  const queue = await open();
  const words: string[] = [];
  await queue.work([
    job(greet, async ({ word }) => {
      words.push(word);
      if (words.length === 1) throw new Error('not today');
    }),
  ]);
  await add(queue, 'hello');
  await vi.waitFor(() => expect(words).toEqual(['hello', 'hello']), patiently);
  await queue.stop();
});

test('many processes can open the queue concurrently on an empty database', async () => {
  const fresh = await freshDatabase();
  const queues = await Promise.all(
    [1, 2, 3].map(() => openQueue(fresh.url, [greet as JobKind, sweep], log, quickQueue)),
  );
  await Promise.all(queues.map((queue) => queue.stop()));
  await fresh.drop();
});

test('jobs queued twice under one key before running run once', async () => {
  const queue = await open();
  const key = randomUUID();
  await add(queue, 'a', key);
  await add(queue, 'b', key);
  await add(queue, 'other');
  const words: string[] = [];
  await queue.work([job(greet, async ({ word }) => void words.push(word))]);
  await vi.waitFor(() => expect(words.sort()).toEqual(['a', 'other']), patiently);
  await queue.stop();
});

test('a backlog is processed without waiting for the next poll', async () => {
  // Two at once with a look every ten minutes would take hours.
  const queue = await openQueue(url, [greet as JobKind], log, { ...quickQueue, poll: 600 });
  for (let at = 0; at < 40; at += 1) await add(queue, `w${at}`);
  const words = new Set<string>();
  await queue.work([job(greet, async ({ word }) => void words.add(word))]);
  await vi.waitFor(() => expect(words.size).toBe(40), { ...patiently, interval: 20 });
  await queue.stop();
});

test('a stopping queue finishes running jobs and starts no others', async () => {
  const queue = await open();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const finished: string[] = [];
  await queue.work([
    job({ ...greet, atOnce: 1 }, async ({ word }) => {
      begun.resolve();
      await release.promise;
      finished.push(word);
    }),
  ]);
  await add(queue, 'one');
  await begun.promise;
  await add(queue, 'two');
  const stopping = queue.stop();
  release.resolve();
  await stopping;
  expect(finished).toEqual(['one']);
  const other = await open();
  await other.work([job(greet, async ({ word }) => void finished.push(word))]);
  await vi.waitFor(() => expect(finished).toEqual(['one', 'two']), patiently);
  await other.stop();
});

test('a job that times out is aborted, and another process runs it', async () => {
  const queue = await open();
  const begun = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  await queue.work([
    job(greet, async (_data, signal) => {
      begun.resolve();
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('let go'))));
    }),
  ]);
  await add(queue, 'slow');
  await begun.promise;
  await queue.stop();
  const other = await open();
  await other.work([job(greet, async () => letGo.resolve())]);
  await letGo.promise;
  await other.stop();
});

test('data that does not match the schema of a job is never passed to its handler', async () => {
  const queue = await open();
  const words: string[] = [];
  await queue.work([job(greet, async ({ word }) => void words.push(word))]);
  await add(queue, 'far too long');
  await add(queue, 'fine');
  await vi.waitFor(() => expect(words).toEqual(['fine']), patiently);
  await queue.stop();
});
