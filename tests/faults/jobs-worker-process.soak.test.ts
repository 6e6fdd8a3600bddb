import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectFolder } from '#server/platform/project-folder.ts';
import { patiently } from '#tests/support/patience.ts';
import { type MailHouse, startMailHouse } from './mail-house.ts';
import { mailSecret } from './mail-pace.ts';
import { refusal, type Sink, startSink } from './mail-sink.ts';

let house: MailHouse;
let sink: Sink;
const dataFolder = mkdtempSync(join(tmpdir(), 'waymark-worker-'));
const children: ChildProcess[] = [];

/** Starts `npm run worker` as it is, and waits until it works. */
async function startWorker(name: string): Promise<{ child: ChildProcess; lines: string[] }> {
  const child = spawn(process.execPath, [join(projectFolder, 'build/shop/worker.js')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: house.url,
      DATA_DIR: dataFolder,
      SECRET: mailSecret,
      PUBLIC_ORIGIN: 'https://shop.example',
      SMTP_URL: `${sink.url}/?name=${name}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => lines.push(line));
  await vi.waitFor(() => expect(lines.some((line) => line.includes('the worker works'))).toBe(true), patiently);
  return { child, lines };
}

beforeAll(async () => {
  house = await startMailHouse();
  sink = await startSink();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sink.close();
  await house.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

const copies = (id: string) => sink.received.filter((mail) => mail.messageId === `<${id}@shop.example>`).length;

test('the shipped worker: one is killed while mailing, another sends the mail once, within 90 s', async () => {
  const first = await startWorker('first');
  const killed = Promise.withResolvers<number>();
  sink.manners = {
    async onMessage(_mail, _hangUp, client) {
      if (client !== 'first') return;
      first.child.kill('SIGKILL');
      killed.resolve(performance.now());
      throw refusal(451);
    },
  };
  const id = await house.write('ada@example.com');
  const at = await killed.promise;
  const second = await startWorker('second');
  await vi.waitFor(() => expect(copies(id)).toBe(1), { timeout: 90_000, interval: 100 });
  const seconds = (performance.now() - at) / 1000;
  console.log(`taken over after ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(90);
  expect(sink.received[0]?.html).toContain('Welcome to Waymark');
  await vi.waitFor(async () => expect((await house.row(id)).sent_at).toBeInstanceOf(Date), patiently);

  const told = () => [...first.lines, ...second.lines].join('\n');
  await vi.waitFor(() => expect(told()).toContain('"job":"send-mail"'), patiently);
  expect(told()).not.toMatch(/ada@example\.com|Ada/);
  second.child.kill('SIGTERM');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
});

test('a stopping worker finishes its mail, takes no other, and exits', async () => {
  const { child } = await startWorker('leaving');
  const handedOver = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  sink.manners = {
    async onMessage() {
      handedOver.resolve();
      await release.promise;
    },
  };
  const id = await house.write();
  await handedOver.promise;
  child.kill('SIGTERM');
  const exit = once(child, 'exit');
  release.resolve();
  expect(await exit).toEqual([0, null]);
  expect(copies(id)).toBe(1);
  expect((await house.row(id)).sent_at).toBeInstanceOf(Date);
  const late = await house.write();
  expect(await house.row(late)).toMatchObject({ attempts: 0, sent_at: null });
});

test('without DATABASE_URL a worker reports in one line what is missing', async () => {
  const child = spawn(process.execPath, [join(projectFolder, 'build/shop/worker.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  expect(await once(child, 'exit')).toEqual([78, null]);
  expect(said).toBe('a worker needs DATABASE_URL: the embedded database belongs to `npm start`\n');
});
