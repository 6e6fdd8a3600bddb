import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'waymark-store-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Books from when the bank knew only cards. */
const before = `
create table kept_card (ref text primary key, card text not null, brand text not null, last_four text not null,
  expiry_month integer not null, expiry_year integer not null, forgotten_at integer) strict;
create table payment (number integer primary key autoincrement, ref text not null unique, attempt_ref text not null unique,
  state text not null, amount integer not null, currency text not null, captured integer not null default 0,
  refunded integer not null default 0, decline_class text, decline_code text, card text not null, brand text not null,
  last_four text not null, kept_ref text, initiator text not null, changed_at integer not null) strict;
create table movement (key text not null, kind text not null, payment text not null references payment (ref),
  amount integer, refusal text, at integer not null, primary key (kind, key)) strict;
insert into kept_card values ('kept_1', 'visa', 'visa', '1111', 12, 2039, null);
insert into payment values (7, 'pay_1', 'attempt', 'captured', 500, 'EUR', 500, 0, null, null, 'visa', 'visa', '1111',
  null, 'holder', 1);
insert into movement values ('k', 'capture', 'pay_1', 500, null, 1);
`;

test('books of before are read on: payments, movements and kept cards are as they were, and accounts find room', () => {
  const file = join(folder, 'sandbox.db');
  const old = new DatabaseSync(file);
  old.exec(before);
  old.close();
  for (const opening of ['first', 'second']) {
    const store = openStore(file);
    expect(store.one('select number, ref, method, captured from payment'), opening).toEqual({
      number: 7,
      ref: 'pay_1',
      method: 'card',
      captured: 500,
    });
    expect(store.one('select method, last_four from kept_card')).toEqual({ method: 'card', last_four: '1111' });
    store.run(`insert into kept_card (ref, method, card) values (:ref, 'paypal', 'account-ada')`, { ref: opening });
    expect(() => store.run(`insert into movement values ('x', 'refund', 'pay_0', 1, null, 1)`)).toThrow('FOREIGN KEY');
    store.run(`insert into movement values (:key, 'refund', 'pay_1', 1, null, 1)`, { key: opening });
    store.close();
  }
});
