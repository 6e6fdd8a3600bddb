import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/postgres.ts';
import { takePlaces } from '../places/ledger.ts';
import { type Connected, connect, transaction } from '../platform/database/database.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { tinyMarketplace } from '../seed/testing/tiny-marketplace.ts';

let connected: Connected;
let drop: () => Promise<void>;
const sql = (text: string, ...values: unknown[]) => connected.pool.query(text, values);

beforeAll(async () => {
  const fresh = await freshDatabase();
  ({ drop } = fresh);
  connected = connect(fresh.url, 4);
  await seedDemo(connected.pool, async () => tinyMarketplace(12, Date.now()));
});
afterAll(async () => {
  await connected.close();
  await drop();
});

/** What an edit that a trigger refuses does without that trigger, in a transaction that is rolled back. */
async function withoutGuard(table: string, trigger: string, text: string): Promise<number> {
  const client = await connected.pool.connect();
  try {
    await client.query('begin');
    await client.query(`alter table ${table} disable trigger ${trigger}`);
    return (await client.query(text)).rowCount ?? 0;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const claimed =
  '(select departure.id from departure join place on place.id = place_id where taken > 0 order by departure.id limit 1)';
const tourOf = (departure: string) =>
  `(select tour_id from variant join departure on variant_id = variant.id where departure.id = ${departure})`;

test.each([
  ['a public tour is deleted', 'tour', 'tour_was_public', `delete from tour where id = 1`],
  ['a variant of a public tour is deleted', 'variant', 'variant_was_public', 'delete from variant where tour_id = 1'],
  ['a public departure is deleted', 'departure', 'departure_was_public', `delete from departure where id = ${claimed}`],
  [
    'a room that was sold is deleted',
    'departure_room',
    'departure_room_was_public',
    `delete from departure_room where place_id in (select place_id from place_entry)`,
  ],
  ['a public tour becomes a draft', 'tour', 'tour_state_path', `update tour set state = 'draft' where id = 1`],
  [
    'a tour with claims is archived',
    'tour',
    'tour_state_path',
    `update tour set state = 'archived' where id = ${tourOf(claimed)}`,
  ],
  [
    'a public departure becomes a draft',
    'departure',
    'departure_state_path',
    `update departure set state = 'draft' where id = ${claimed}`,
  ],
  [
    'a departure with claims is archived',
    'departure',
    'departure_state_path',
    `update departure set state = 'archived' where id = ${claimed}`,
  ],
  [
    'a departure with claims moves to another day',
    'departure',
    'departure_day_unclaimed',
    `update departure set day = day + 2000 where id = ${claimed}`,
  ],
  ['valid terms are changed', 'terms', 'terms_append_only', `update terms set title = '{"en": "x", "de": "x"}'`],
  ['valid terms are deleted', 'terms', 'terms_append_only', 'delete from terms'],
  [
    'a room of a public tour is removed',
    'variant',
    'variant_item_ids',
    `update variant set sale = jsonb_set(sale, '{rooms}', '[]') where tour_id = 1`,
  ],
])('%s: refused, and only by its guard', async (_, table, trigger, text) => {
  await expect(sql(text)).rejects.toThrow(/public|cannot go|claims|append-only|lost an item|become a draft/);
  expect(await withoutGuard(table, trigger, text)).toBeGreaterThan(0);
});

test('an item id that was used before is refused, and the next free one is counted', async () => {
  const { rows } = await sql('select id, next_item_id, sale from variant where tour_id = 2');
  const [variant] = rows;
  const { id, next_item_id: next } = variant;
  const room = variant.sale.rooms[0];
  const add = (roomId: number) =>
    sql(
      `update variant set sale = jsonb_set(sale, '{rooms}', sale -> 'rooms' || $2) where id = $1`,
      id,
      JSON.stringify([{ ...room, id: roomId }]),
    );
  await expect(add(next - 2)).rejects.toThrow(/item id again/);
  await add(next + 5);
  const after = await sql('select next_item_id from variant where id = $1', id);
  expect(after.rows[0].next_item_id).toBe(next + 6);
});

test('a draft tour is deleted with its variants and departures', async () => {
  const { rows } = await sql(
    `insert into tour (slug, operator_id, name, style, length_days, minimum_age, maximum_age, maximum_group, start_location_id, end_location_id,
       insurance_offered, physical_level, guide_languages, listed_on, tagline, highlights, page)
     select 'a-draft', operator_id, name, style, length_days, minimum_age, maximum_age, maximum_group, start_location_id, end_location_id,
       insurance_offered, physical_level, guide_languages, listed_on, tagline, highlights, page from tour where id = 1 returning id, state`,
  );
  expect(rows[0].state).toBe('draft');
  const tourId = rows[0].id;
  const place = await sql(`insert into place (kind, capacity) values ('departure', 5) returning id`);
  const variant = await sql(
    'insert into variant (tour_id, name, sale) select $1, name, sale from variant where tour_id = 1 returning id',
    tourId,
  );
  await sql(
    `insert into departure (variant_id, day, prices, confirmation, state, place_id) values ($1, current_date + 50, '{}', 'instant', 'open', $2)`,
    variant.rows[0].id,
    place.rows[0].id,
  );
  expect((await sql('delete from tour where id = $1', tourId)).rowCount).toBe(1);
  expect((await sql('select from variant where tour_id = $1', tourId)).rowCount).toBe(0);
});

test('codes are unique within a company, and an archived departure frees its day', async () => {
  await sql(`update departure set code = 'LIS-1' where id = (select min(id) from departure)`);
  await expect(
    sql(`update departure set code = 'LIS-1' where id = (
      select max(departure.id) from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
      where operator_id = (select code_operator_id from departure where code = 'LIS-1'))`),
  ).rejects.toThrow(/departure_code/);
  const copy = `insert into departure (variant_id, day, prices, confirmation, place_id)
    select variant_id, day, prices, confirmation, (select max(place_id) from departure_room) from departure where code = 'LIS-1'`;
  await expect(sql(copy)).rejects.toThrow(/departure_variant_day/);
  await sql(`update place set taken = 0 where id = (select place_id from departure where code = 'LIS-1')`);
  await sql(`update departure set state = 'archived' where code = 'LIS-1'`);
  await sql(copy);
});

test.each([
  ['departure', (id: number) => `update departure set state = 'closed' where id = ${id}`],
  [
    'variant',
    (id: number) =>
      `update variant set state = 'retired' where id = (select variant_id from departure where id = ${id})`,
  ],
  ['tour', (id: number) => `update tour set state = 'closed' where id = ${tourOf(String(id))}`],
])('a closed %s takes no new claim', async (_, close) => {
  const { rows } = await sql(
    `select departure.id, place.id as place from departure join place on place.id = place_id join variant on variant.id = variant_id
     join tour on tour.id = tour_id where departure.state = 'open' and variant.state = 'open' and tour.state = 'open' and taken < capacity
     order by departure.id desc limit 1`,
  );
  const [{ id, place }] = rows;
  const take = () =>
    transaction(connected.database, (trx) => takePlaces(trx, randomUUID(), 'hold', [{ placeId: place, amount: 1 }]));
  expect((await take()).taken).toBe(true);
  await sql(close(id));
  expect(await take()).toEqual({ taken: false, closed: true, short: [] });
});
