import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { whileLocked } from '#tests/support/while-locked.ts';
import { type Connected, connect } from '../platform/database/database.ts';

let connected: Connected;
let drop: () => Promise<void>;
let pool: pg.Pool;
let operatorId: string;

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ drop } = fresh);
  connected = connect(fresh.url, 6);
  ({ pool } = connected);
  const { rows } = await pool.query(`insert into operator (slug, name) values ('owners', 'Owners') returning id`);
  operatorId = rows[0].id;
});
afterAll(async () => {
  await connected.close();
  await drop();
});

const guard = (state: 'enable' | 'disable') =>
  pool.query(`alter table user_account ${state} trigger user_account_last_owner`);

/** Two people with full access in each office. */
beforeEach(async () => {
  await guard('disable');
  await pool.query('delete from user_account');
  await guard('enable');
  await pool.query(
    `insert into user_account (name, email, role, preset, operator_id) select n, n || '@owners.example', role, preset, operator_id::uuid
     from (values ('owner1', 'operator', 'owner', $1), ('owner2', 'operator', 'owner', $1), ('admin1', 'staff', 'admin', null),
       ('admin2', 'staff', 'admin', null)) as people (n, role, preset, operator_id)`,
    [operatorId],
  );
});

const owners = async (preset: string) =>
  (await pool.query('select count(*)::int as n from user_account where preset = $1', [preset])).rows[0].n;

const demote = (name: string, preset: string): [string, ...unknown[]] => [
  'update user_account set preset = $2 where name = $1',
  name,
  preset,
];
const remove = (name: string): [string, ...unknown[]] => [
  `update user_account set role = 'traveller', preset = null, operator_id = null where name = $1`,
  name,
];
const erase = (name: string): [string, ...unknown[]] => ['delete from user_account where name = $1', name];
const run = ([text, ...values]: readonly [string, ...unknown[]]) => pool.query(text, values);

test.each([
  ['owner', demote('owner1', 'guide'), demote('owner2', 'guide')],
  ['owner', remove('owner1'), erase('owner2')],
  ['admin', demote('admin1', 'support'), remove('admin2')],
] as const)('the last %s of an office cannot lose full access one after the other', async (preset, first, second) => {
  await run(first);
  await expect(run(second)).rejects.toMatchObject({ constraint: 'office_has_owner' });
  expect(await owners(preset)).toBe(1);
});

test('all owners of an office cannot lose full access in one statement', async () => {
  await expect(pool.query(`update user_account set preset = 'guide' where preset = 'owner'`)).rejects.toMatchObject({
    constraint: 'office_has_owner',
  });
  expect(await owners('owner')).toBe(2);
});

test('an owner can be renamed, and a person with another preset can be changed and removed', async () => {
  await run(demote('owner1', 'guide'));
  await pool.query(`update user_account set name = 'Renamed' where name = 'owner2'`);
  await run(demote('owner1', 'sales'));
  await run(erase('owner1'));
  expect(await owners('owner')).toBe(1);
});

test('two owners who are demoted at the same time: the second waits for the first and is refused', async () => {
  const second = await whileLocked(pool, demote('owner1', 'guide'), 1, () =>
    run(demote('owner2', 'guide')).then(
      () => 'done',
      (error) => error.constraint,
    ),
  );
  expect([second, await owners('owner')]).toEqual(['office_has_owner', 1]);
});

test('without the guard both are demoted, and the office has no owner', async () => {
  await guard('disable');
  const holder = await pool.connect();
  await holder.query('begin');
  const [text, ...values] = demote('owner1', 'guide');
  await holder.query(text, values);
  await run(demote('owner2', 'guide'));
  await holder.query('commit');
  holder.release();
  expect(await owners('owner')).toBe(0);
});
