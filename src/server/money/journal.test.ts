import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountName, Transfer } from '#domain/money/transfer.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { type Connected, connect, transaction } from '../platform/database/database.ts';
import { balanceOf, post, recountMoney } from './journal.ts';

let connected: Connected;
let drop: () => Promise<void>;

beforeAll(async () => {
  const fresh = await freshDatabase();
  connected = connect(fresh.url, 16);
  drop = fresh.drop;
});

afterAll(async () => {
  await connected.close();
  await drop();
});

const fee: AccountName = { kind: 'fee', owner: '' };
const booking = (owner: string): AccountName => ({ kind: 'booking', owner });
const euro = (from: AccountName, to: AccountName, amount: number): Transfer => ({ from, to, currency: 'EUR', amount });
const posted = (cause: string, ...transfers: Transfer[]) =>
  transaction(connected.database, (trx) => post(trx, cause, transfers));
const balance = (account: AccountName) => balanceOf(connected.database, account, 'EUR');

test('a transfer debits one account and credits another by the same amount', async () => {
  const buyer = booking(randomUUID());
  const before = await balance(fee);
  expect(await posted(`sale ${buyer.owner}`, euro(buyer, fee, 1500))).toBe(true);
  expect(await balance(buyer)).toBe(-1500);
  expect(await balance(fee)).toBe(before + 1500);
  expect(await recountMoney(connected.database)).toEqual([]);
});

test('concurrent postings of one cause are posted once', async () => {
  const buyer = booking(randomUUID());
  const cause = `sale ${buyer.owner}`;
  const tries = await Promise.all(Array.from({ length: 12 }, () => posted(cause, euro(buyer, fee, 100))));
  expect(tries.filter(Boolean)).toHaveLength(1);
  expect(await balance(buyer)).toBe(-100);
});

test('concurrent postings between the same accounts neither deadlock nor lose a cent', async () => {
  const [one, other] = [booking(randomUUID()), booking(randomUUID())];
  await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      posted(randomUUID(), at % 2 ? euro(one, other, 3) : euro(other, one, 2), euro(at % 3 ? one : other, fee, 1)),
    ),
  );
  expect((await balance(one)) + (await balance(other))).toBe(-60);
  expect(await recountMoney(connected.database)).toEqual([]);
});

test('a posting cannot be changed or deleted, and a balance cannot be set directly', async () => {
  const buyer = booking(randomUUID());
  await posted(randomUUID(), euro(buyer, fee, 5));
  const refused = (statement: string) => expect(connected.pool.query(statement)).rejects.toThrow();
  await refused('update money_transfer set amount = 1');
  await refused('delete from money_transfer');
  await refused('delete from money_posting');
  await refused('update money_account set balance = 0');
  await refused('delete from money_account');
  await refused(`insert into money_account (kind, owner, currency, balance) values ('fee', 'x', 'EUR', 5)`);
  expect(await balance(buyer)).toBe(-5);
});

test('an amount must be positive and both accounts in its currency', async () => {
  const buyer = booking(randomUUID());
  await expect(posted(randomUUID(), euro(buyer, fee, 0))).rejects.toThrow();
  await expect(posted(randomUUID(), euro(buyer, fee, -5))).rejects.toThrow();
  await expect(posted(randomUUID(), euro(buyer, buyer, 5))).rejects.toThrow();
  await posted(randomUUID(), euro(buyer, fee, 5), { from: buyer, to: fee, currency: 'USD', amount: 7 });
  const accounts = await connected.database
    .selectFrom('money_account')
    .select(['id', 'currency'])
    .where('owner', '=', buyer.owner)
    .orderBy('currency')
    .execute();
  const [inEuro, inDollars] = accounts.map(({ id }) => id);
  const crossed = sql`insert into money_transfer (posting_id, from_id, to_id, currency, amount)
    values ((select max(id) from money_posting), ${inEuro}, ${inDollars}, 'EUR', 1)`;
  await expect(crossed.execute(connected.database)).rejects.toThrow(/foreign key/);
});

test('the recount detects a balance that is not the sum of its transfers', async () => {
  const buyer = booking(randomUUID());
  await posted(randomUUID(), euro(buyer, fee, 40));
  const client = await connected.pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table money_account disable trigger money_account_guarded');
    await client.query(`update money_account set balance = balance + 1 where owner = '${buyer.owner}'`);
    await client.query('alter table money_account enable trigger money_account_guarded');
    await client.query('commit');
    const found = await recountMoney(connected.database);
    expect(found).toContainEqual({ account: `booking ${buyer.owner} EUR`, balance: -39, counted: -40 });
    expect(found).toContainEqual({ account: 'all EUR', balance: 1, counted: 0 });
  } finally {
    client.release();
  }
});
