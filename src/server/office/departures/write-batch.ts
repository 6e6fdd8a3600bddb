import { sql } from 'kysely';
import type { CheckedBatch, DepartureEdit } from '#domain/office/departure-batch.ts';
import { splitCell } from '#domain/office/departure-cells.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { columnsOf, type StoredDeparture } from './departure-cells.ts';
import type { EditableVariant } from './office-variant.ts';

const columns = sql`id integer, day date, state text, prices jsonb, confirmation text, code text, minimum integer,
  guaranteed boolean, closes_days_before integer, meeting_point jsonb, meeting_time text, note jsonb, local_payment integer,
  local_payment_currency text`;

/** Writes a checked batch with a fixed number of statements, and returns the ids of the new departures. */
export async function writeBatch(
  trx: Transaction,
  variant: EditableVariant,
  { edits, creations }: CheckedBatch,
  departures: ReadonlyMap<number, StoredDeparture>,
): Promise<number[]> {
  await updateDepartures(trx, variant, edits);
  await updateCapacities(trx, edits, departures);
  return creations.length > 0 ? insertDepartures(trx, variant, creations) : [];
}

const isCapacity = (cell: string): boolean => ['seats', 'room'].includes(splitCell(cell)[0]);

async function updateDepartures(trx: Transaction, variant: EditableVariant, edits: readonly DepartureEdit[]) {
  const rows = edits
    .filter(({ after }) => Object.keys(after).some((cell) => !isCapacity(cell)))
    .map(({ id, cells }) => ({ id, ...columnsOf(cells, variant) }));
  if (rows.length === 0) return;
  await sql`
    update departure set day = new.day, state = new.state, prices = jsonb_strip_nulls(departure.prices || new.prices),
      confirmation = new.confirmation, code = new.code, minimum = new.minimum, guaranteed = new.guaranteed,
      closes_days_before = new.closes_days_before, meeting_point = new.meeting_point, meeting_time = new.meeting_time,
      note = new.note, local_payment = new.local_payment, local_payment_currency = new.local_payment_currency
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (${columns}) where departure.id = new.id`.execute(
    trx,
  );
}

async function updateCapacities(
  trx: Transaction,
  edits: readonly DepartureEdit[],
  departures: ReadonlyMap<number, StoredDeparture>,
) {
  const capacities: { id: number; capacity: number }[] = [];
  const missing: { departureId: number; roomId: number; capacity: number }[] = [];
  for (const { id, after } of edits) {
    const departure = departures.get(id) as StoredDeparture;
    for (const [cell, value] of Object.entries(after).filter(([name]) => isCapacity(name))) {
      const [kind, roomId] = splitCell(cell);
      const placeId = kind === 'seats' ? departure.placeId : departure.roomPlaces.get(roomId);
      if (placeId === undefined) missing.push({ departureId: id, roomId, capacity: value as number });
      else capacities.push({ id: placeId, capacity: value as number });
    }
  }
  if (capacities.length > 0)
    await sql`update place set capacity = new.capacity
      from jsonb_to_recordset(${JSON.stringify(capacities)}::jsonb) as new (id bigint, capacity integer)
      where place.id = new.id`.execute(trx);
  await insertRooms(trx, missing);
}

/** Allocates ids from the sequence of a table. */
async function nextIds(trx: Transaction, table: 'place' | 'departure', count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::float8 as id from generate_series(1, ${count})`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

async function insertPlaces(trx: Transaction, kind: 'departure' | 'room', capacities: readonly number[]) {
  const ids = await nextIds(trx, 'place', capacities.length);
  await sql`insert into place (id, kind, capacity) overriding system value
    select id, ${kind}, capacity from unnest(${ids}::bigint[], ${capacities}::integer[]) as new (id, capacity)`.execute(
    trx,
  );
  return ids;
}

async function insertRooms(
  trx: Transaction,
  rooms: readonly { readonly departureId: number; readonly roomId: number; readonly capacity: number }[],
) {
  if (rooms.length === 0) return;
  const placeIds = await insertPlaces(
    trx,
    'room',
    rooms.map(({ capacity }) => capacity),
  );
  await sql`insert into departure_room (departure_id, room_id, place_id)
    select * from unnest(${rooms.map(({ departureId }) => departureId)}::integer[],
      ${rooms.map(({ roomId }) => roomId)}::integer[], ${placeIds}::bigint[])`.execute(trx);
}

async function insertDepartures(
  trx: Transaction,
  variant: EditableVariant,
  creations: CheckedBatch['creations'],
): Promise<number[]> {
  const ids = await nextIds(trx, 'departure', creations.length);
  const placeIds = await insertPlaces(
    trx,
    'departure',
    creations.map(({ seats }) => seats as number),
  );
  const rows = creations.map((cells, index) => ({
    id: ids[index],
    place_id: placeIds[index],
    ...columnsOf(cells, variant),
  }));
  await sql`
    insert into departure (id, variant_id, place_id, day, state, prices, confirmation, code, minimum, guaranteed, closes_days_before,
      meeting_point, meeting_time, note, local_payment, local_payment_currency)
    select id, ${variant.id}::integer, place_id, day, state, jsonb_strip_nulls(prices), confirmation, code, minimum, guaranteed,
      closes_days_before, meeting_point, meeting_time, note, local_payment, local_payment_currency
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (place_id bigint, ${columns})`.execute(trx);
  await insertRooms(
    trx,
    creations.flatMap((cells, index) =>
      variant.sale.rooms.map(({ id }) => ({
        departureId: ids[index] as number,
        roomId: id,
        capacity: cells[`room.${id}`] as number,
      })),
    ),
  );
  return ids;
}
