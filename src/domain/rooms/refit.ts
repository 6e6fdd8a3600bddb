import { countOf, isMinor } from '#domain/party/passengers.ts';
import { type Allocation, inRoom, type RoomContext, spaceIn, withoutLonelyMinors, withRoom } from './allocation.ts';

/** People who lost their room. */
export interface Released {
  readonly roomId: number;
  readonly typeId: number;
  readonly count: number;
}

/** Fits an allocation to a changed party or departure: retains what still fits, room by room, and returns the rest. */
export function refit(context: RoomContext, allocation: Allocation): { allocation: Allocation; released: Released[] } {
  const homeless = { ...context.party };
  let fitted: Allocation = {};
  for (const room of context.rooms) {
    let space = spaceIn(room, context.left);
    const people: Record<number, number> = {};
    for (const typeId of adultsFirst(room.sleeps)) {
      const wanted = countOf(inRoom(allocation, room.id), typeId);
      people[typeId] = Math.min(wanted, countOf(homeless, typeId), space);
      space -= people[typeId];
    }
    const remaining = withoutLonelyMinors(people);
    for (const typeId of room.sleeps) homeless[typeId] = countOf(homeless, typeId) - countOf(remaining, typeId);
    fitted = withRoom(fitted, room.id, remaining);
  }
  return { allocation: fitted, released: releasedBetween(allocation, fitted) };
}

// When space is short adults take precedence, because minors cannot stay without one.
const adultsFirst = (typeIds: readonly number[]): number[] =>
  [...typeIds].sort((one, other) => Number(isMinor(one)) - Number(isMinor(other)));

/** Returns who lost a room between two allocations. */
export function releasedBetween(before: Allocation, after: Allocation): Released[] {
  return Object.entries(before).flatMap(([roomId, people]) =>
    Object.entries(people)
      .map(([typeId, count]) => ({
        roomId: Number(roomId),
        typeId: Number(typeId),
        count: count - countOf(inRoom(after, Number(roomId)), Number(typeId)),
      }))
      .filter(({ count }) => count > 0),
  );
}

/** Adds people to those who lost a room. */
export function withReleased(released: readonly Released[], one: Released): readonly Released[] {
  const same = ({ roomId, typeId }: Released) => roomId === one.roomId && typeId === one.typeId;
  const count = one.count + (released.find(same)?.count ?? 0);
  return [...released.filter((other) => !same(other)), { ...one, count }];
}
