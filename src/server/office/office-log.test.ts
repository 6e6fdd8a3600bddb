import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { type Connected, connect, transaction } from '../platform/database/database.ts';
import { changedFields, logChange, logChanges, openBatch } from './office-log.ts';

let connected: Connected;
let drop: () => Promise<void>;
let account: { id: string; role: 'staff' };

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ drop } = fresh);
  connected = connect(fresh.url, 2);
  const { rows } = await connected.pool.query(
    `insert into user_account (name, email, role, preset) values ('Ada', 'ada@log.example', 'staff', 'admin') returning id`,
  );
  account = { id: rows[0].id, role: 'staff' };
});
afterAll(async () => {
  await connected.close();
  await drop();
});

// biome-ignore lint/suspicious/noExplicitAny: only the account of a caller is read
const caller = () => ({ account }) as any;
const subject = { kind: 'departure', id: 7 } as const;

test('only changed fields are logged, and nothing when nothing has changed', async () => {
  expect(changedFields({ a: 1, b: [1], c: 2 }, { a: 1, b: [2], d: 3 })).toEqual({
    before: { b: [1], c: 2, d: null },
    after: { b: [2], c: null, d: 3 },
  });
  await transaction(connected.database, async (trx) => {
    const batchId = await openBatch(trx, caller(), { kind: 'grid', operatorId: null, summary: { changed: 1 } });
    await logChanges(trx, caller(), [
      { subject, operatorId: null, action: 'update', before: { a: 1, b: 2 }, after: { a: 1, b: 3 }, batchId },
      { subject, operatorId: null, action: 'update', before: { a: 1 }, after: { a: 1 }, batchId },
    ]);
  });
  const { rows } = await connected.pool.query('select subject_id, before, after from office_log');
  expect(rows).toEqual([{ subject_id: '7', before: { b: 2 }, after: { b: 3 } }]);
});

test('a change that is rolled back leaves no line', async () => {
  const count = async () => (await connected.pool.query('select count(*)::int as count from office_log')).rows[0].count;
  const before = await count();
  const failing = transaction(connected.database, async (trx) => {
    await logChange(trx, caller(), { subject, operatorId: null, action: 'close' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toBe(before);
});

test('log and batches are append-only; a batch can be undone once, and a deleted account leaves its lines without a name', async () => {
  const query = (text: string) => connected.pool.query(text);
  await expect(query(`update office_log set action = 'other'`)).rejects.toThrow(/append-only/);
  await expect(query('delete from office_log')).rejects.toThrow(/append-only/);
  await expect(query(`update office_batch set kind = 'import'`)).rejects.toThrow(/append-only/);
  await expect(query('delete from office_batch')).rejects.toThrow(/append-only/);
  await query('update office_batch set undone_at = now()');
  await expect(query('update office_batch set undone_at = null')).rejects.toThrow(/append-only/);
  await query(
    `insert into user_account (name, email, role, preset) values ('Bob', 'bob@log.example', 'staff', 'admin')`,
  );
  await query(`delete from user_account where name = 'Ada'`);
  expect((await query('select distinct account_id from office_log')).rows).toEqual([{ account_id: null }]);
});
