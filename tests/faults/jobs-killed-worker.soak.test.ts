import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { scale } from '#tests/support/scale.ts';
import { type MailHouse, startMailHouse } from './mail-house.ts';
import { refusal, type Sink, startSink } from './mail-sink.ts';

const cycles = scale(1, 5);

let house: MailHouse;
let sink: Sink;
const workers = new Map<string, ChildProcess>();
let count = 0;
let kills = 0;
const starting: Promise<void>[] = [];

/** Starts a worker process that gives its name when it greets the mail server. */
async function startWorker(): Promise<void> {
  count += 1;
  const name = `worker-${count}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'jobs-quick-process.ts')], {
    env: { ...process.env, DATABASE_URL: house.url, SMTP_URL: `${sink.url}/?name=${name}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.set(name, child);
  await once(child.stdout as NodeJS.ReadableStream, 'data');
}

/** Kills a worker as the machine would: without a word. */
async function kill(name: string): Promise<void> {
  const child = workers.get(name);
  if (!child) return;
  workers.delete(name);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Kills a worker and lets a new one take its place, as whatever watches over processes would. */
async function killAndReplace(name: string): Promise<void> {
  if (!workers.has(name)) return;
  kills += 1;
  await kill(name);
  starting.push(startWorker());
}

beforeAll(async () => {
  house = await startMailHouse();
  sink = await startSink();
  await Promise.all([startWorker(), startWorker()]);
});

afterAll(async () => {
  await Promise.all(starting);
  await Promise.all([...workers.keys()].map(kill));
  await sink.close();
  await house.close();
});

const copies = (id: string) => sink.received.filter((mail) => mail.messageId === `<${id}@shop.example>`).length;

test(
  'a killed worker’s job is done once by another, within 90 s',
  async () => {
    const slowest: number[] = [];
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      let killed = false;
      // The worker that brings the mail first is killed when it has handed over all of the message.
      sink.manners = {
        async onMessage(_mail, _hangUp, client) {
          if (killed) return;
          killed = true;
          await killAndReplace(client);
          throw refusal(451);
        },
      };
      const started = performance.now();
      const id = await house.write();
      await vi.waitFor(() => expect(copies(id)).toBe(1), { timeout: 90_000, interval: 50 });
      slowest.push((performance.now() - started) / 1000);
    }
    await vi.waitFor(async () => {
      const open = await house.database.selectFrom('mail').select('id').where('sent_at', 'is', null).execute();
      expect(open).toHaveLength(0);
    }, patiently);
    expect(kills).toBe(cycles);
    expect(sink.received).toHaveLength(cycles);
    console.log(`${kills} kills: work taken over after ${slowest.map((s) => s.toFixed(1)).join(', ')} s`);
    expect(Math.max(...slowest)).toBeLessThan(90);
  },
  Math.max(600_000, cycles * 90_000),
);

test('a worker killed between the mail server’s acceptance and its own record sends a second copy with the same id', async () => {
  sink.received.length = 0;
  let first = true;
  sink.manners = {
    async onMessage(mail, _hangUp, client) {
      if (!first) return;
      first = false;
      // The server has the mail for good, and the worker never hears of it: nobody can do better than to send again.
      sink.received.push(mail);
      await killAndReplace(client);
      throw refusal(451);
    },
  };
  const id = await house.write();
  await vi.waitFor(async () => expect((await house.row(id)).sent_at).toBeInstanceOf(Date), patiently);
  expect(sink.received.map(({ messageId }) => messageId)).toEqual([`<${id}@shop.example>`, `<${id}@shop.example>`]);
});
