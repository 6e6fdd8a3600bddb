// Operators change the departures of their variants: batches with old values, patterns, and undoing them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BatchResult, OfficeDeparture, OfficeVariant } from '#contract/schemas/departures.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Holdable } from '#tests/support/holding.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { forgetLimits, logIn, makeAccount } from './access-visitor.ts';
import { type HoldShop, startHoldShop } from './hold-shop.ts';

let shop: HoldShop;
let tour: Holdable;
let owner: Visitor;
let guide: Visitor;
let staff: Visitor;
let stranger: Visitor;

async function enter(email: string, more: object): Promise<Visitor> {
  await makeAccount(shop, { email, ...more });
  const visitor = shop.visitor();
  expect((await logIn(visitor, email)).status).toBe(200);
  return visitor;
}

beforeAll(async () => {
  shop = await startHoldShop();
  tour = shop.tour();
  const { rows } = await shop.pool.query('select slug, name from operator where id = $1', [tour.operatorId]);
  const [operator] = rows;
  owner = await enter('owner@departures.example', { role: 'operator', operator });
  guide = await enter('guide@departures.example', { role: 'operator', preset: 'guide', operator });
  staff = await enter('staff@departures.example', { role: 'staff' });
  stranger = await enter('other@departures.example', {
    role: 'operator',
    operator: { slug: 'other-departures', name: 'Other' },
  });
});
afterAll(() => shop?.stop());
beforeEach(() => forgetLimits(shop));

const base = () => `/api/office/variants/${tour.objectId}/departures`;
const save = (batch: object, visitor = owner) => visitor.postJson(`${base()}/save`, batch);
const preview = (batch: object, visitor = owner) => visitor.postJson(`${base()}/preview`, batch);

async function load(id = tour.departureId, visitor = owner) {
  const { status, json } = await visitor.ask(`/api/office/departures/${id}`);
  expect(status).toBe(200);
  return json as { variant: OfficeVariant; departure: OfficeDeparture; taken: Record<string, number> };
}

const cell = async (name: string, id = tour.departureId) => (await load(id)).departure.cells[name] ?? null;

const change = (name: string, from: unknown, to: unknown, departureId = tour.departureId) => ({
  changes: [{ departureId, cell: name, from, to }],
});

/** Everything that a batch writes. */
async function stored() {
  const { rows } = await shop.pool.query(
    `select (select jsonb_agg(departure order by id) from departure where variant_id = $1) as departures,
       (select sum(capacity)::int from place) as capacity, (select count(*)::int from office_log) as log,
       (select count(*)::int from office_batch) as batches`,
    [tour.objectId],
  );
  return rows[0];
}

/** New departures on free days far in the future; each test has its own. */
let nextDay = 900;
function freeDay(): Day {
  nextDay += 1;
  return addDays(tour.date, nextDay);
}

async function create(cells: object): Promise<{ id: number; batchId: number }> {
  const { status, json, text } = await save({ creates: [{ days: [freeDay()], cells }] });
  if (status !== 200) throw new Error(text);
  const { rows } = await shop.pool.query(`select subject_id::int as id from office_log where batch_id = $1`, [
    json.batchId,
  ]);
  return { id: rows[0].id, batchId: json.batchId };
}

test('a batch writes its cells, logs only them, and refuses an outdated old value with the current one', async () => {
  const seats = (await cell('seats')) as number;
  const price = (await cell('price.1')) as number;
  const { status, json } = await save({
    changes: [
      { departureId: tour.departureId, cell: 'seats', from: seats, to: seats + 2 },
      { departureId: tour.departureId, cell: 'price.1', from: price, to: price + 500 },
      { departureId: tour.departureId, cell: 'note.de', from: null, to: 'Bitte Regenjacke mitbringen.' },
      { departureId: tour.departureId, cell: 'state', from: 'open', to: 'open' },
    ],
  });
  expect(status).toBe(200);
  expect([await cell('seats'), await cell('price.1')]).toEqual([seats + 2, price + 500]);
  expect((await load()).departure.cells).toMatchObject({ 'note.de': 'Bitte Regenjacke mitbringen.', 'note.en': null });
  const { rows } = await shop.pool.query(
    'select action, subject_id, before, after from office_log where batch_id = $1',
    [json.batchId],
  );
  expect(rows).toEqual([
    {
      action: 'update',
      subject_id: String(tour.departureId),
      before: { seats, 'price.1': price, 'note.de': null },
      after: { seats: seats + 2, 'price.1': price + 500, 'note.de': 'Bitte Regenjacke mitbringen.' },
    },
  ]);

  const before = await stored();
  const outdated = await save({
    changes: [
      { departureId: tour.departureId, cell: 'seats', from: seats, to: seats + 5 },
      { departureId: tour.departureId, cell: 'meetingTime', from: null, to: '08:30' },
    ],
  });
  expect([outdated.status, outdated.json.cells]).toMatchObject([
    409,
    [{ departureId: tour.departureId, cell: 'seats', code: 'changed-meanwhile', current: seats + 2 }],
  ]);
  expect(await stored()).toEqual(before);
});

test('seats, rooms and the day are refused below what is taken, with the number of booked and held places', async () => {
  const held = shop.tour();
  await shop.pool.query('update tour set operator_id = (select operator_id from tour where id = $1) where id = $2', [
    tour.tourId,
    held.tourId,
  ]);
  await shop.catalogue.reload();
  await shop.hold(held);
  const { departure, taken } = await load(held.departureId);
  expect(taken).toMatchObject({ held: 2, booked: 0, blocked: departure.seatsTaken - 2 });
  const before = await stored();
  const roomCell = `room.${held.twin.id}`;
  const roomsTaken = departure.roomsTaken[held.twin.id] as number;
  const from = departure.cells;
  const refused = await owner.postJson(`/api/office/variants/${held.objectId}/departures/save`, {
    changes: [
      { departureId: held.departureId, cell: 'seats', from: from.seats, to: departure.seatsTaken - 1 },
      { departureId: held.departureId, cell: roomCell, from: from[roomCell], to: roomsTaken - 1 },
      { departureId: held.departureId, cell: 'day', from: held.date, to: addDays(held.date, 1000) },
      { departureId: held.departureId, cell: 'state', from: 'open', to: 'archived' },
    ],
  });
  expect(refused.status).toBe(422);
  expect(refused.json.cells.map(({ cell: name, code }: { cell: string; code: string }) => [name, code])).toEqual([
    ['seats', 'below-taken'],
    [roomCell, 'below-taken'],
    ['day', 'day-is-sold'],
    ['state', 'departure-claimed'],
  ]);
  expect(refused.json.cells[0]).toMatchObject({ held: 2, booked: 0 });
  expect(refused.json.problems[0].message).toContain('0 booked, 2 held');
  expect(await stored()).toEqual(before);
  const enough = await owner.postJson(`/api/office/variants/${held.objectId}/departures/save`, {
    changes: [{ departureId: held.departureId, cell: 'seats', from: from.seats, to: departure.seatsTaken }],
  });
  expect(enough.status).toBe(200);
});

test('another company sees and changes nothing, a guide reads but changes nothing, staff do both', async () => {
  const before = await stored();
  const seats = (await cell('seats')) as number;
  const batch = change('seats', seats, seats + 1);
  expect((await stranger.ask(base())).status).toBe(404);
  expect((await stranger.ask(`/api/office/departures/${tour.departureId}`)).status).toBe(404);
  expect((await save(batch, stranger)).status).toBe(404);
  expect((await stranger.ask('/api/office/tours')).json.tours).toEqual([]);
  expect((await guide.ask(base())).json.variant.mayEdit).toBe(false);
  expect((await save(batch, guide)).status).toBe(403);
  expect((await preview(batch, guide)).status).toBe(403);
  expect(await stored()).toEqual(before);
  expect((await save(batch, staff)).status).toBe(200);
  expect(await cell('seats')).toBe(seats + 1);
  // A departure of another variant is not part of this one.
  const other = shop.tour();
  const foreign = await save(change('seats', 1, 2, other.departureId));
  expect([foreign.status, foreign.json.cells[0].code]).toEqual([422, 'departure-unknown']);
});

test('a preview changes nothing and lists exactly what saving does', async () => {
  const seats = (await cell('seats')) as number;
  const day = freeDay();
  const batch = {
    ...change('seats', seats, seats + 3),
    creates: [{ days: [day], cells: { seats: 8, 'price.1': 99_900 } }],
  };
  const before = await stored();
  const dry = await preview(batch);
  expect(dry.status).toBe(200);
  expect(await stored()).toEqual(before);
  const wet = await save(batch);
  const result = wet.json as BatchResult;
  expect({ ...result, batchId: null }).toEqual(dry.json);
  expect([result.edits.length, result.created]).toEqual([1, [day]]);
});

test('undoing a batch restores its cells and archives what it created, once', async () => {
  const seats = (await cell('seats')) as number;
  const batch = {
    ...change('seats', seats, seats + 4),
    creates: [{ days: [freeDay()], cells: { seats: 8, state: 'open', 'price.1': 99_900 } }],
  };
  const { batchId } = (await save(batch)).json;
  expect((await owner.ask(base())).json.lastBatch).toMatchObject({ id: batchId, changed: 1, created: 1 });
  expect((await owner.postJson(`/api/office/batches/${batchId}/undo`, {})).json.edits).toHaveLength(2);
  expect(await cell('seats')).toBe(seats);
  const { rows } = await shop.pool.query(
    `select state from departure join office_log on subject_id = departure.id::text and action = 'create' where batch_id = $1`,
    [batchId],
  );
  expect(rows).toEqual([{ state: 'archived' }]);
  const again = await owner.postJson(`/api/office/batches/${batchId}/undo`, {});
  expect([again.status, again.json.message]).toEqual([409, 'This change has already been undone.']);
  expect((await stranger.postJson(`/api/office/batches/${batchId}/undo`, {})).status).toBe(404);
});

test('an undo names the cells that someone has changed since, and restores none', async () => {
  const seats = (await cell('seats')) as number;
  const time = await cell('meetingTime');
  const first = await save({
    changes: [
      { departureId: tour.departureId, cell: 'seats', from: seats, to: seats + 1 },
      { departureId: tour.departureId, cell: 'meetingTime', from: time, to: '07:15' },
    ],
  });
  await save(change('seats', seats + 1, seats + 2));
  const undone = await owner.postJson(`/api/office/batches/${first.json.batchId}/undo`, {});
  expect(undone.status).toBe(409);
  expect(undone.json.cells).toMatchObject([{ cell: 'seats', code: 'changed-meanwhile', current: seats + 2 }]);
  expect(await cell('meetingTime')).toBe('07:15');
});

test('a code is unique within the company, also in one batch', async () => {
  const cells = { seats: 4, code: 'ALP-1' };
  await create(cells);
  const taken = await save({ creates: [{ days: [freeDay()], cells }] });
  expect([taken.status, taken.json.cells[0].code]).toEqual([422, 'code-taken']);
  const twice = await save({ creates: [{ days: [freeDay(), freeDay()], cells: { seats: 4, code: 'ALP-2' } }] });
  expect([twice.status, twice.json.cells[0].code]).toEqual([422, 'code-taken']);
});

test('two editors who create the same day at once create one departure', async () => {
  const batch = { creates: [{ days: [freeDay()], cells: { seats: 4 } }] };
  const told = await Promise.all([save(batch), save(batch, staff), save(batch), save(batch, staff)]);
  expect(told.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
});

test('values and paths that a cell does not allow are refused by name', async () => {
  const draft = await create({ seats: 4 });
  const attempts: [string, unknown, unknown, string][] = [
    ['state', 'draft', 'open', 'price-missing'],
    ['state', 'draft', 'cancelled', 'cancel-by-cancelling'],
    ['price.99', null, 1, 'unknown-cell'],
    ['constructor', null, 1, 'unknown-cell'],
    ['closesDaysBefore', 1, 0, 'not-a-whole-number'],
    ['localPayment', null, 0, 'not-an-amount'],
    ['code', null, 'no spaces', 'not-a-code'],
    ['day', null, '2020-01-01', 'changed-meanwhile'],
  ];
  for (const [name, from, to, code] of attempts) {
    const { status, json } = await save(change(name, from, to, draft.id));
    expect([name, status >= 400 && status < 500, json.cells?.[0]?.code]).toEqual([name, true, code]);
    expect(json.problems[0].message).not.toMatch(/wrong on our side/);
  }
  const opened = await save({
    changes: [
      { departureId: draft.id, cell: 'price.1', from: null, to: 45_000 },
      { departureId: draft.id, cell: 'state', from: 'draft', to: 'open' },
    ],
  });
  expect(opened.status).toBe(200);
  const back = await save(change('state', 'open', 'draft', draft.id));
  expect(back.json.cells[0].code).toBe('state-path');
});

test('a pattern lists a season of 60 days, copies another departure with other prices, and is created at once', async () => {
  const from = addDays(tour.date, 2000);
  const season = { from, until: addDays(from, 7 * 65 - 1) };
  const { departure } = await load();
  const request = {
    recurrence: { kind: 'weekly', weekdays: [5], everyWeeks: 1 },
    season,
    exclusions: [{ from: addDays(from, 70), until: addDays(from, 70 + 34) }],
    baseId: tour.departureId,
    priceChange: { kind: 'percent', by: 500, rounding: 'whole' },
    cells: { seats: 16, state: 'open' },
  };
  const before = await stored();
  const { status, json } = await owner.postJson(`${base()}/pattern`, request);
  expect([status, json.create.length, json.excluded]).toEqual([200, 60, 5]);
  expect(await stored()).toEqual(before);
  const price = departure.cells['price.1'] as number;
  expect(json.cells).toMatchObject({ seats: 16, 'price.1': Math.round((price * 1.05) / 100) * 100 });
  const saved = await save({ creates: [{ days: json.create, cells: json.cells }] });
  expect([saved.status, saved.json.created]).toEqual([200, json.create]);
  const listed = await owner.ask(`${base()}?from=${season.from}&until=${season.until}`);
  expect(listed.json.departures).toHaveLength(60);
  expect(listed.json.departures[0].cells).toMatchObject({ state: 'open', seats: 16, 'price.1': json.cells['price.1'] });
  const again = await owner.postJson(`${base()}/pattern`, request);
  expect([again.json.create.length, again.json.existing.length]).toEqual([0, 60]);
  const long = await owner.postJson(`${base()}/pattern`, {
    ...request,
    season: { from, until: addDays(from, 4000) },
  });
  expect(long.status).toBe(422);
});

test('more than 500 new departures and malformed batches are refused', async () => {
  const days = Array.from({ length: 501 }, (_, index) => addDays(tour.date, 4000 + index));
  const half = { days: days.slice(0, 300), cells: { seats: 1 } };
  const tooMany = await save({ creates: [half, { ...half, days: days.slice(300) }] });
  expect(tooMany.status).toBe(422);
  for (const batch of [{ changes: 'no' }, { creates: [{ days: ['2027-02-30'], cells: {} }] }, { changes: [{}] }])
    expect((await save(batch)).status).toBe(422);
});
