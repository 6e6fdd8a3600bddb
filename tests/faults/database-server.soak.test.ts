// The server of the database is killed, restarted, frozen, replaced and filled up under a shop that goes on.
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { type Machine, makeSmallDisk, startMachine } from './database-machine.ts';
import { readiness, runShop, type ShopProgram } from './database-shop.ts';

type Seen = { readonly status: number; readonly retryAfter: string | null; readonly ms: number };

/** Somebody from a new address each time, so that no limit of an address is met. */
const fromAnywhere = () => ({ 'x-forwarded-for': [...randomBytes(4)].join('.') });

/** Visitors who look at pages that are made for them and write reports, until they are told to stop. */
async function traffic({ origin }: ShopProgram) {
  const visitor = new Visitor(origin);
  await visitor.token();
  const seen: Seen[] = [];
  let stopped = false;
  const timed = async (ask: () => Promise<{ status: number; headers: Headers }>) => {
    const started = performance.now();
    const { status, headers } = await ask();
    seen.push({ status, retryAfter: headers.get('retry-after'), ms: performance.now() - started });
  };
  const look = () => visitor.ask(`/holds/00000000-0000-4000-8000-000000000000?${randomBytes(4).toString('hex')}`);
  const write = () => visitor.post('/api/utils/jserror', { message: 'a report' }, fromAnywhere());
  const loops = [look, write, look, write].map(async (ask) => {
    while (!stopped) {
      await timed(ask);
      await wait(10);
    }
  });
  return {
    seen,
    async stop() {
      stopped = true;
      await Promise.all(loops);
      return seen;
    },
  };
}

const expectTrue = (seen: readonly Seen[]) => {
  const strange = seen.filter(
    ({ status, retryAfter }) => ![200, 404].includes(status) && (status !== 503 || !retryAfter),
  );
  expect(strange).toEqual([]);
};
const until = (status: number, { origin }: ShopProgram) =>
  vi.waitFor(async () => expect(await readiness(origin)).toBe(status), patiently);

describe('a shop with an external database', () => {
  let machine: Machine;
  let shop: ShopProgram;

  beforeAll(async () => {
    machine = await startMachine();
    shop = await runShop({ DATABASE_URL: machine.url });
  });
  afterAll(async () => {
    await shop?.stop();
    await machine?.stop();
  });

  test('a server that is killed and restarted: every answer is true or a 503, and the shop is ready again automatically', async () => {
    const visitors = await traffic(shop);
    machine.kill();
    await until(503, shop);
    await vi.waitFor(() => expect(visitors.seen.some(({ status }) => status === 503)).toBe(true), patiently);
    await machine.start();
    await until(200, shop);
    await vi.waitFor(() => expect(visitors.seen.slice(-8).every(({ status }) => status < 500)).toBe(true), patiently);
    expectTrue(await visitors.stop());
    expect(shop.isAlive()).toBe(true);
  });

  test('a server that is restarted: every answer is true or a 503', async () => {
    const visitors = await traffic(shop);
    for (let time = 0; time < 2; time += 1) {
      await machine.restart();
      await until(200, shop);
    }
    await vi.waitFor(() => expect(visitors.seen.slice(-8).every(({ status }) => status < 500)).toBe(true), patiently);
    expectTrue(await visitors.stop());
    expect(shop.isAlive()).toBe(true);
  });

  test('a server that is frozen for 20 s: no request waits for it, and readiness reports it', async () => {
    const visitors = await traffic(shop);
    machine.freeze();
    const frozen = performance.now();
    try {
      expect(await readiness(shop.origin)).toBe(503);
      // Pages that are the same for everybody come from memory.
      expect((await fetch(`${shop.origin}/favicon.svg`)).status).toBe(200);
      await wait(20_000 - (performance.now() - frozen));
    } finally {
      machine.thaw();
    }
    const lasted = performance.now() - frozen;
    await until(200, shop);
    await vi.waitFor(() => expect(visitors.seen.slice(-8).every(({ status }) => status < 500)).toBe(true), patiently);
    const seen = await visitors.stop();
    expectTrue(seen);
    expect(seen.filter(({ status }) => status === 503).length).toBeGreaterThan(3);
    const longest = Math.max(...seen.map(({ ms }) => ms));
    console.log(`frozen for 20 s: the longest anybody waited was ${(longest / 1000).toFixed(1)} s`);
    expect(longest).toBeLessThan(lasted);
  });

  test('a server that is read-only after a fail-over: reads work, writes are a 503, and new connections find the next server', async () => {
    const admin = new pg.Client({ connectionString: machine.url, options: '-c default_transaction_read_only=off' });
    admin.on('error', () => {});
    await admin.connect();
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'waymark%'`;
    await admin.query('alter database postgres set default_transaction_read_only = on');
    await admin.query(cut);
    await until(503, shop);
    const visitor = new Visitor(shop.origin);
    await visitor.token();
    for (let time = 0; time < 12; time += 1) {
      const refused = await visitor.post('/api/utils/jserror', { message: 'no change' }, fromAnywhere());
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    }
    for (const page of ['/', '/de/search', '/login']) expect((await visitor.ask(`${page}?read=only`)).status).toBe(200);

    // What is connected stays on the old server, as it were: sessions keep what they began with.
    await admin.query('alter database postgres reset default_transaction_read_only');
    await admin.end();
    await until(200, shop);
    await vi.waitFor(async () => {
      const written = await Promise.all(
        Array.from({ length: 16 }, () => visitor.post('/api/utils/jserror', { message: 'again' }, fromAnywhere())),
      );
      expect(new Set(written.map(({ status }) => status))).toEqual(new Set([200]));
    }, patiently);
    expect(shop.isAlive()).toBe(true);
  });
});

describe('a shop whose database has a small disk', () => {
  let disk: ReturnType<typeof makeSmallDisk>;
  let machine: Machine;
  let shop: ShopProgram;

  beforeAll(async () => {
    disk = makeSmallDisk(260);
    if (!disk) return;
    machine = await startMachine(disk.home);
    shop = await runShop({ DATABASE_URL: machine.url });
  });
  afterAll(async () => {
    await shop?.stop();
    await machine?.stop().catch(() => {});
    disk?.remove();
  });

  /** Fills the disk to its last byte; how to make room again. */
  function fill(home: string): () => void {
    const ballast = join(home, 'ballast');
    for (let part = 0; ; part += 1) {
      const { bavail, bsize } = statfsSync(home);
      if (bavail === 0) break;
      try {
        writeFileSync(`${ballast}-${part}`, Buffer.alloc(Math.min(bavail * bsize, 64_000_000)));
      } catch (error) {
        // The database may have been quicker to the last bytes.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    return () => {
      for (const name of readdirSync(home)) if (name.startsWith('ballast')) rmSync(join(home, name));
    };
  }

  test('a full disk: writes are a 503, readiness reports it, and freeing space recovers', async (context) => {
    // Who may not mount cannot have a small disk.
    if (!disk) return context.skip('no disk could be mounted');
    const visitor = new Visitor(shop.origin);
    await visitor.token();
    const write = () =>
      visitor.post('/api/utils/jserror', { message: 'm'.repeat(900), stack: 's'.repeat(4000) }, fromAnywhere());
    expect((await write()).status).toBe(200);
    expect(await readiness(shop.origin)).toBe(200);
    const makeRoom = fill(disk.home);
    try {
      await until(503, shop);
      const answers: { status: number; headers: Headers }[] = [];
      for (let time = 0; time < 400 && answers.filter(({ status }) => status === 503).length < 20; time += 1)
        answers.push(await write());
      expect(answers.filter(({ status }) => status === 503)).toHaveLength(20);
      for (const { status, headers } of answers)
        expect([status, headers.get('retry-after')]).toEqual(status === 200 ? [200, null] : [503, '5']);
      expect(await readiness(shop.origin)).toBe(503);
      expect(shop.logged().some(({ msg }) => msg === 'the disk of the database is full')).toBe(true);
    } finally {
      makeRoom();
    }
    await until(200, shop);
    await vi.waitFor(async () => expect((await write()).status).toBe(200), patiently);
    expect(shop.isAlive()).toBe(true);
  });
});
