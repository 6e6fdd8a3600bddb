import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Account } from '../../platform/caller.ts';
import { readEntitlements } from './entitlements.ts';

const account: Account = {
  id: 'b54e8f5a-2f9c-4c1e-9d0a-5f3a1f7c2b11',
  name: 'Ada',
  email: 'ada@example.org',
  role: 'traveller',
  agencyId: null,
  operatorId: null,
  preset: null,
};

/** A database that finds nothing, and what it was asked. */
function emptyPool() {
  const asked: unknown[][] = [];
  const nothing = { member: false, credits: 0, reserved: 0, promo: null, used_by_all: 0, used_by_person: 0 };
  const pool = {
    query: async ({ values }: { values: unknown[] }) => {
      asked.push(values);
      return { rows: [nothing] };
    },
  };
  return { asked, pool: pool as unknown as pg.Pool };
}

test('PRICE-02 a stranger without a code needs no query, and everyone else one', async () => {
  const { pool, asked } = emptyPool();
  const stranger = await readEntitlements(pool, null, { code: null, email: null }, 0);
  expect(asked).toEqual([]);
  const owner = await readEntitlements(pool, account, { code: null, email: null }, 0);
  expect(owner).toEqual(stranger);
  await readEntitlements(pool, null, { code: 'NOSUCHCODE', email: null }, 0);
  expect(asked.length).toBe(2);
});

test('PROMO-03 the uses of a code are counted for the caller’s own signed-in address only', async () => {
  const { pool, asked } = emptyPool();
  const about = async (caller: Account | null, email: string | null) => {
    await readEntitlements(pool, caller, { code: 'CODE', email }, 0);
    return asked.at(-1)?.[2];
  };
  expect(await about(account, null)).toBe('ada@example.org');
  expect(await about(account, ' Ada@Example.org ')).toBe('ada@example.org');
  expect(await about(account, 'bob@example.org')).toBeNull();
  expect(await about(null, 'ada@example.org')).toBeNull();
  expect(await about(null, null)).toBeNull();
});
