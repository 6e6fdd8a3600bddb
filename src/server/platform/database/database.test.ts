import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openWay } from '#tests/faults/database-proxy.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { openQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { connect, requireSessions } from './database.ts';
import { watchHealth } from './health.ts';
import { listenTo } from './listener.ts';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh?.drop());

/** What PgBouncer takes without being told to. */
const known = ['user', 'database', 'application_name', 'client_encoding'];

test('connections send no start-up settings that a pooler would refuse, and their time-outs apply', async () => {
  const way = await openWay(fresh.url);
  const connected = connect(way.url, 2);
  const show = async (client: pg.Pool, name: string) => (await client.query(`show ${name}`)).rows[0][name];
  await requireSessions(connected.pool);
  expect([
    await show(connected.pool, 'statement_timeout'),
    await show(connected.pool, 'lock_timeout'),
    await show(connected.pool, 'idle_in_transaction_session_timeout'),
  ]).toEqual(['15s', '5s', '20s']);
  const listening = await listenTo(way.url, 'news', { ready() {}, notified() {}, lost() {} });
  const health = watchHealth(way.url, () => {});
  expect(await health.condition()).toBe('ready');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const queue = await openQueue(way.url, [], createLog('silent'));
  expect(asked.mock.calls[0]).toEqual(['set statement_timeout = 30000; set lock_timeout = 10000']);
  asked.mockRestore();
  await vi.waitFor(() =>
    expect([...way.introductions.keys()].sort()).toEqual([
      'waymark',
      'waymark condition',
      'waymark jobs',
      'waymark listener',
    ]),
  );
  for (const [name, parameters] of way.introductions)
    expect({ name, refused: parameters.filter((one) => !known.includes(one)) }).toEqual({ name, refused: [] });
  await Promise.all([connected.close(), listening.stop(), health.close(), queue.stop()]);
  await way.close();
});

/** A pooler that lends a connection for one transaction: the next statement may be made on another. */
function poolPerTransaction(inner: pg.Pool): Pick<pg.Pool, 'connect'> {
  const connectOne = async () => {
    let lent: pg.PoolClient | null = null;
    return {
      async query(text: string) {
        const client = lent ?? (await inner.connect());
        lent = client;
        const answer = await client.query(text);
        const inTransaction = text === 'begin';
        if (!inTransaction) {
          client.release();
          lent = null;
        }
        return answer;
      },
      release: () => lent?.release(true),
    };
  };
  return { connect: connectOne as unknown as pg.Pool['connect'] };
}

test('a transaction-mode pooler is refused at start with instructions', async () => {
  const inner = new pg.Pool({ connectionString: fresh.url, max: 4 });
  await expect(requireSessions(poolPerTransaction(inner))).rejects.toThrow(/pool_mode to session/);
  await expect(requireSessions(inner)).resolves.toBeUndefined();
  const broken = Object.assign(new Error('transaction blocks not allowed in statement pooling mode'), {
    code: '08P01',
  });
  const refusing = { query: () => Promise.reject(broken), release() {} };
  const connectRefusing = async () => refusing;
  await expect(requireSessions({ connect: connectRefusing as unknown as pg.Pool['connect'] })).rejects.toThrow(
    /pool_mode to session/,
  );
  await inner.end();
});
