import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { DemoPlaces, DemoTour, DemoVariant } from '#demo/marketplace.ts';
import type { DepartureFacts } from '#domain/catalogue/facts.ts';
import { writeVariants } from '../catalogue/write-tour-rows.ts';
import { insertRows } from '../platform/database/insert-rows.ts';

/** Columns of the places to insert. */
class PlaceColumns {
  readonly kinds: ('departure' | 'room')[] = [];
  readonly capacities: number[] = [];
  readonly taken: number[] = [];
  readonly claims: string[] = [];

  /** Adds a place and returns its index. */
  add(kind: 'departure' | 'room', capacity: number, taken: number, claim: string): number {
    this.kinds.push(kind);
    this.capacities.push(capacity);
    this.taken.push(taken);
    return this.claims.push(claim) - 1;
  }

  /** Inserts the places and their ledger rows, and returns their ids. */
  async write(client: pg.ClientBase): Promise<number[]> {
    const { rows } = await client.query<{ ids: number[] }>(
      `select array_agg(nextval(sequence)::float8) as ids
       from (select pg_get_serial_sequence('place', 'id')::regclass as sequence offset 0) place, generate_series(1, $1)`,
      [this.kinds.length],
    );
    const ids = rows[0]?.ids ?? [];
    await client.query(
      `insert into place (id, kind, capacity, taken) overriding system value
       select * from unnest($1::bigint[], $2::text[], $3::integer[], $4::integer[])`,
      [ids, this.kinds, this.capacities, this.taken],
    );
    await client.query(
      `insert into place_entry (place_id, claim_id, amount, reason)
       select id, claim, amount, 'demo' from unnest($1::bigint[], $2::uuid[], $3::integer[]) as taken (id, claim, amount)
       where amount > 0`,
      [ids, this.claims, this.taken],
    );
    return ids;
  }
}

/** Writes the variants of some tours with their departures and places. */
export async function writeDepartures(client: pg.ClientBase, tours: readonly DemoTour[]): Promise<void> {
  const variants = tours.flatMap((tour) => tour.variants);
  await writeVariants(
    client,
    variants.map(({ facts: { id, tourId, name, departures: _, ...sale } }) => ({
      ...{ id, tour_id: tourId, name, sale },
      state: 'open',
    })),
  );
  const columns = new PlaceColumns();
  const departures: { facts: DepartureFacts; variantId: number; place: number }[] = [];
  const rooms: { departureId: number; roomId: number; place: number }[] = [];
  for (const { facts, places } of variants) {
    for (const [at, departure] of facts.departures.entries()) {
      const departurePlaces = placesOf(departure, places[at], facts);
      // One ledger claim per departure, as if a single party had booked all taken places.
      const claim = randomUUID();
      const place = columns.add('departure', departurePlaces.capacity, departurePlaces.taken, claim);
      departures.push({ facts: departure, variantId: facts.id, place });
      for (const { roomId, capacity, taken } of departurePlaces.rooms) {
        rooms.push({ departureId: departure.id, roomId, place: columns.add('room', capacity, taken, claim) });
      }
    }
  }
  const ids = await columns.write(client);
  await insertRows(
    client,
    'departure',
    {
      id: 'integer',
      variant_id: 'integer',
      day: 'date',
      prices: 'jsonb',
      confirmation: 'text',
      state: 'text',
      closes_days_before: 'integer',
      place_id: 'bigint',
    },
    departures.map(({ facts: { id, day, prices, confirmation, state, closesDaysBefore }, variantId, place }) => ({
      id,
      variant_id: variantId,
      day,
      prices,
      confirmation,
      state,
      closes_days_before: closesDaysBefore,
      place_id: ids[place],
    })),
  );
  await client.query(
    `insert into departure_room (departure_id, room_id, place_id)
     select * from unnest($1::integer[], $2::integer[], $3::bigint[])`,
    [
      rooms.map(({ departureId }) => departureId),
      rooms.map(({ roomId }) => roomId),
      rooms.map(({ place }) => ids[place]),
    ],
  );
}

function placesOf(departure: DepartureFacts, places: DemoPlaces | undefined, { id }: DemoVariant['facts']): DemoPlaces {
  if (places?.departureId === departure.id) return places;
  throw new Error(`departure ${departure.id} of variant ${id} has no places`);
}
