import type { Availability } from '#domain/catalogue/facts.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database/database.ts';
import type { BookableVariant } from './bookable-variants.ts';
import { submissionOwners } from './hold/codes.ts';

/** The availability of departures for one caller, by departure. */
export type OwnAvailability = Readonly<Record<number, Availability>>;

/**
 * Returns a variant as this caller may choose from it: the places of their own unfinished payment count as free, because
 * paying again replaces that payment. Counter and payment are read together, so that a stale cache cannot count a place
 * twice. `own` has the departures that differ.
 */
export async function withOwnPlaces<Bookable extends BookableVariant | null>(
  database: Database,
  bookable: Bookable,
  caller: Caller,
): Promise<{ readonly bookable: Bookable; readonly own: OwnAvailability }> {
  // A browser without an id has never paid.
  if (!bookable || caller.knownVisitorId === null) return { bookable, own: {} };
  const rows = await database
    .selectFrom('booking')
    .innerJoin('place_entry as entry', 'entry.claim_id', 'booking.claim_id')
    .innerJoin('place', 'place.id', 'entry.place_id')
    .leftJoin('departure_room as room', (join) =>
      join.onRef('room.departure_id', '=', 'booking.departure_id').onRef('room.place_id', '=', 'place.id'),
    )
    .where('booking.submission_owner', 'in', submissionOwners(caller))
    .where('booking.state', '=', 'attempting')
    .where('booking.hold_id', 'is', null)
    .where('booking.variant_id', '=', bookable.facts.variant.id)
    .groupBy(['booking.departure_id', 'room.room_id', 'place.id'])
    .select(['booking.departure_id as departureId', 'room.room_id as roomId', 'capacity', 'taken'])
    .select(({ fn }) => fn.sum<string>('entry.amount').as('amount'))
    .execute();
  const own: Record<number, Availability> = {};
  for (const { departureId, roomId, capacity, taken, amount } of rows) {
    const known = own[departureId] ?? bookable.availability[departureId];
    if (!known) continue;
    const left = capacity - taken + Number(amount);
    own[departureId] =
      roomId === null
        ? { ...known, placesLeft: left }
        : { ...known, roomsLeft: { ...known.roomsLeft, [roomId]: left } };
  }
  if (Object.keys(own).length === 0) return { bookable, own };
  return { bookable: { ...bookable, availability: { ...bookable.availability, ...own } }, own };
}
