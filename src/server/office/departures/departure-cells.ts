import { type RawBuilder, sql } from 'kysely';
import type { Words } from '#domain/catalogue/words.ts';
import type { BatchDeparture, Cells } from '#domain/office/departure-batch.ts';
import type { CellValue } from '#domain/office/departure-cells.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { EditableVariant } from './office-variant.ts';

type Room = { readonly id: number; readonly placeId: number; readonly capacity: number; readonly taken: number };

type Row = {
  readonly id: number;
  readonly day: string;
  readonly state: string;
  readonly prices: Readonly<Record<string, number>>;
  readonly confirmation: string;
  readonly code: string | null;
  readonly minimum: number | null;
  readonly guaranteed: boolean;
  readonly closesDaysBefore: number;
  readonly meetingPoint: Words | null;
  readonly meetingTime: string | null;
  readonly note: Words | null;
  readonly localPayment: number | null;
  readonly placeId: number;
  readonly capacity: number;
  readonly taken: number;
  readonly rooms: readonly Room[];
};

/** A departure with its cells and the places that hold its capacities. */
export type StoredDeparture = BatchDeparture & {
  readonly placeId: number;
  readonly roomPlaces: ReadonlyMap<number, number>;
};

/** Reads departures of a variant as cells. */
export async function readDepartures(
  database: Database | Transaction,
  variant: EditableVariant,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`departure.id`,
  limit = 1_000_000,
): Promise<StoredDeparture[]> {
  const { rows } = await sql<Row>`
    select departure.id, day, departure.state, prices, confirmation, code, minimum, guaranteed,
      closes_days_before as "closesDaysBefore", meeting_point as "meetingPoint", meeting_time as "meetingTime", note,
      local_payment as "localPayment", place_id as "placeId", place.capacity, place.taken,
      coalesce((select jsonb_agg(jsonb_build_object('id', room_id, 'placeId', room.id, 'capacity', room.capacity, 'taken', room.taken))
        from departure_room join place room on room.id = departure_room.place_id where departure_id = departure.id), '[]') as rooms
    from departure join place on place.id = place_id
    where variant_id = ${variant.id} and ${condition} order by ${order} limit ${limit}`.execute(database);
  return rows.map((row) => {
    const rooms = new Map(row.rooms.map((room) => [room.id, room]));
    return {
      id: row.id,
      cells: cellsOf(row, rooms, variant),
      seatsTaken: row.taken,
      roomsTaken: Object.fromEntries(row.rooms.map(({ id, taken }) => [id, taken])),
      placeId: row.placeId,
      roomPlaces: new Map(row.rooms.map(({ id, placeId }) => [id, placeId])),
    };
  });
}

function cellsOf(row: Row, rooms: ReadonlyMap<number, Room>, { sale }: EditableVariant): Cells {
  const { day, state, confirmation, minimum, closesDaysBefore, guaranteed, code, meetingTime, localPayment } = row;
  return {
    ...{ day, state, confirmation, seats: row.capacity, minimum, closesDaysBefore, guaranteed, code },
    'note.en': row.note?.en || null,
    'note.de': row.note?.de || null,
    'meetingPoint.en': row.meetingPoint?.en || null,
    'meetingPoint.de': row.meetingPoint?.de || null,
    ...{ meetingTime, localPayment },
    ...Object.fromEntries(sale.passengerTypes.map(({ id }) => [`price.${id}`, row.prices[id] ?? null])),
    // A departure without places of a kind of room has none to sell.
    ...Object.fromEntries(sale.rooms.map(({ id }) => [`room.${id}`, rooms.get(id)?.capacity ?? 0])),
  };
}

/** Returns the columns of a departure; prices of types without one are null. */
export function columnsOf(cells: Cells, { currency, sale }: EditableVariant): Record<string, unknown> {
  return {
    day: cells.day,
    state: cells.state,
    confirmation: cells.confirmation,
    code: cells.code,
    minimum: cells.minimum,
    guaranteed: cells.guaranteed,
    closes_days_before: cells.closesDaysBefore,
    meeting_time: cells.meetingTime,
    meeting_point: wordsOf(cells['meetingPoint.en'], cells['meetingPoint.de']),
    note: wordsOf(cells['note.en'], cells['note.de']),
    local_payment: cells.localPayment,
    local_payment_currency: cells.localPayment === null ? null : currency,
    prices: Object.fromEntries(sale.passengerTypes.map(({ id }) => [id, cells[`price.${id}`] ?? null])),
  };
}

const wordsOf = (en: CellValue = null, de: CellValue = null) =>
  en === null && de === null ? null : { en: en ?? '', de: de ?? '' };
