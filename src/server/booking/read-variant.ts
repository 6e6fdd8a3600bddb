import type pg from 'pg';
import type { Day } from '#domain/calendar/day.ts';
import type { Availability, DepartureFacts, VariantFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { departureState } from '../catalogue/departure-state.ts';
import { offeredSale } from '../catalogue/offered-sale.ts';
import type { StoredSale } from '../catalogue/tour-content.ts';

/** A variant as stored in the database, with the counter of each of its places. */
export type LoadedVariant = {
  readonly variant: VariantFacts;
  /** The version of the catalogue that it was read from. */
  readonly version: number;
  /** By departure. The objects are immutable: a sale replaces an object. */
  readonly availability: Readonly<Record<number, Availability>>;
  /** Sets the number of places left, by place. */
  readonly places: ReadonlyMap<number, (left: number) => void>;
};

type RoomRow = readonly [roomId: number, placeId: number, left: number];
type DepartureRow = readonly [
  id: number,
  day: Day,
  prices: DepartureFacts['prices'],
  confirmation: DepartureFacts['confirmation'],
  state: DepartureFacts['state'],
  closesDaysBefore: number,
  placeId: number,
  left: number,
  rooms: readonly RoomRow[] | null,
];

const query = `
  select tour_id, variant.name, sale, (select version from catalogue_version) as version,
    (select json_agg(json_build_array(departure.id, day, prices, confirmation, ${departureState}, closes_days_before, place.id, capacity - taken,
        (select json_agg(json_build_array(room_id, sold.id, sold.capacity - sold.taken))
         from departure_room join place sold on sold.id = departure_room.place_id where departure_id = departure.id)) order by day)
     from departure join place on place.id = departure.place_id
     where variant_id = variant.id and day >= $2 and departure.state not in ('draft', 'archived')) as departures
  from variant join tour on tour.id = tour_id where variant.id = $1`;

/** Reads a variant with its departures from a day on and their availability; null when there is none. */
export async function readVariant(pool: pg.Pool, id: number, from: Day): Promise<LoadedVariant | null> {
  const { rows } = await pool.query<{
    tour_id: number;
    name: Words;
    sale: StoredSale;
    version: number;
    departures: readonly DepartureRow[] | null;
  }>({ name: 'booking-variant', text: query, values: [id, from] });
  const [row] = rows;
  if (!row) return null;
  const departures: DepartureFacts[] = [];
  const availability: Record<number, Availability> = {};
  const places = new Map<number, (left: number) => void>();
  for (const [
    departureId,
    day,
    prices,
    confirmation,
    state,
    closesDaysBefore,
    placeId,
    placesLeft,
    rooms,
  ] of row.departures ?? []) {
    const roomsLeft = Object.fromEntries((rooms ?? []).map(([roomId, , left]) => [roomId, left]));
    availability[departureId] = { departureId, placesLeft, roomsLeft };
    const now = () => availability[departureId] as Availability;
    places.set(placeId, (left) => {
      availability[departureId] = { ...now(), placesLeft: left };
    });
    for (const [roomId, roomPlaceId] of rooms ?? [])
      places.set(roomPlaceId, (left) => {
        availability[departureId] = { ...now(), roomsLeft: { ...now().roomsLeft, [roomId]: left } };
      });
    departures.push({ id: departureId, day, prices, confirmation, state, closesDaysBefore });
  }
  const { tour_id: tourId, name, sale, version } = row;
  return { variant: { id, tourId, name, ...offeredSale(sale), departures }, version, availability, places };
}
