import type { RoomOffer } from '#domain/booking/room-offers.ts';
import { roomsBegun } from '#domain/rooms/allocation.ts';
import type { Person } from './people.ts';

/** The beds of one room as they are drawn: who sleeps in each, null for a free one. */
export type BedRow = readonly (Person | null)[];

/** The rooms that are begun with their beds, and one more while somebody still waits and there is one to be had. */
export function bedPlan({ room, free }: RoomOffer, sleepers: readonly Person[], someoneWaits: boolean): BedRow[] {
  const perRow = room.shared ? 1 : room.beds;
  const begun = roomsBegun(room, sleepers.length);
  const full = sleepers.length === begun * perRow;
  const another = begun === 0 || (full && someoneWaits && free > 0);
  return Array.from({ length: begun + (another ? 1 : 0) }, (_, row) =>
    Array.from({ length: perRow }, (_, bed) => sleepers[row * perRow + bed] ?? null),
  );
}
