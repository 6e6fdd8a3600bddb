import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { patiently } from '#tests/support/patience.ts';
import { type MailHouse, startMailHouse } from './mail-house.ts';
import { quickMail } from './mail-pace.ts';
import { type Sink, startSink } from './mail-sink.ts';

let house: MailHouse;
let sink: Sink;
let admin: pg.Client;
let stopWork: () => Promise<void>;

beforeAll(async () => {
  house = await startMailHouse();
  sink = await startSink();
  const url = new URL(house.url);
  url.pathname = '/postgres';
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  // Longer than the database is away, however slowly it comes back.
  stopWork = await house.work(sink.url, {}, { ...quickMail, lease: 30 });
});
afterAll(async () => {
  await stopWork?.();
  await admin?.end();
  await sink?.close();
  await house?.close();
});

/** Cuts everybody off the database and keeps them out, or lets them in again. */
async function allowConnections(allowed: boolean): Promise<void> {
  const name = new URL(house.url).pathname.slice(1);
  await admin.query(`alter database ${name} with allow_connections ${allowed}`);
  if (!allowed) await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
}

test('a mail sent while the database went away is recorded when it is back, and not sent again', async () => {
  let copies = 0;
  sink.manners = {
    // The mail server says yes at the very moment at which nobody can write that down.
    async onMessage() {
      copies += 1;
      if (copies > 1) return;
      await allowConnections(false);
      setTimeout(() => void allowConnections(true), 1500);
    },
  };
  const id = await house.write();
  await vi.waitFor(async () => expect((await house.row(id)).sent_at).toBeInstanceOf(Date), patiently);
  expect(copies).toBe(1);
  expect(sink.received.map(({ messageId }) => messageId)).toEqual([`<${id}@shop.example>`]);
});
