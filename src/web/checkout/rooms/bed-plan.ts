import type { RoomOffer } from '#domain/booking/room-offers.ts';
import { roomsBegun } from '#domain/rooms/allocation.ts';
import type { Person } from './people.ts';

/** The beds of one room: the sleeper in each, null for a free one. */
export type BedRow = readonly (Person | null)[];

/** Returns the rooms in use with their beds, plus an empty one if none is in use or someone still needs a bed. */
export function bedPlan({ room, free }: RoomOffer, sleepers: readonly Person[], someoneWaits: boolean): BedRow[] {
  const perRow = room.shared ? 1 : room.beds;
  const begun = roomsBegun(room, sleepers.length);
  const full = sleepers.length === begun * perRow;
  const another = begun === 0 || (full && someoneWaits && free > 0);
  return Array.from({ length: begun + (another ? 1 : 0) }, (_, row) =>
    Array.from({ length: perRow }, (_, bed) => sleepers[row * perRow + bed] ?? null),
  );
}
