import type pg from 'pg';
import { expect, test } from 'vitest';
import { LedgerTail } from './ledger-tail.ts';

const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, place_id: from + at, left: 1 }));

test('rows of the first page are returned by the next read when the second page fails', async () => {
  const ledger = rowsOf(1, 7000);
  let failures = 1;
  const pool = {
    async query(question: string | { readonly values: [number, number[]] }) {
      if (typeof question === 'string') return { rows: [{ newest: 0 }] };
      const [newest] = question.values;
      if (newest > 0 && failures-- > 0) throw new Error('the database is away');
      return { rows: ledger.filter(({ id }) => id > newest).slice(0, 5000) };
    },
  } as unknown as pg.Pool;
  const tail = await LedgerTail.open(pool);
  await expect(tail.read(0)).rejects.toThrow('the database is away');
  const changes = await tail.read(0);
  expect(changes).toHaveLength(7000);
  expect(await tail.read(0)).toEqual([]);
});
