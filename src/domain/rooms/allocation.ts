import type { Availability, RoomFacts } from '#domain/catalogue/facts.ts';
import { countOf, isMinor, type PassengerCounts, partySize } from '#domain/party/passengers.ts';

/** Who sleeps where: by room id, the number of passengers of each type. */
export type Allocation = Readonly<Record<number, PassengerCounts>>;

/** What the room rules need: the offered rooms, the party, and the availability (null while it is not known). */
export interface RoomContext {
  readonly rooms: readonly RoomFacts[];
  readonly party: PassengerCounts;
  readonly left: Availability | null;
}

/** Returns the people in one room. */
export const inRoom = (allocation: Allocation, roomId: number): PassengerCounts => allocation[roomId] ?? {};

/** Returns how many passengers of a type have no room yet. */
export const unassigned = (party: PassengerCounts, allocation: Allocation, typeId: number): number =>
  countOf(party, typeId) - Object.values(allocation).reduce((sum, people) => sum + countOf(people, typeId), 0);

/** Returns how many passengers have no room yet. */
export const unassignedTotal = (party: PassengerCounts, allocation: Allocation): number =>
  partySize(party) - Object.values(allocation).reduce((sum, people) => sum + partySize(people), 0);

/** Returns the number of rooms that a number of people occupies; a shared room is sold by the bed. */
export const roomsBegun = (room: Pick<RoomFacts, 'shared' | 'beds'>, people: number): number =>
  room.shared ? people : Math.ceil(people / room.beds);

/** Returns the number of people or rooms that is charged for. */
export const unitsPaid = (room: RoomFacts, people: number): number =>
  room.price.per === 'person' ? people : roomsBegun(room, people);

/** Returns how many people fit in the remaining rooms of a kind. */
export function spaceIn(room: RoomFacts, left: Availability | null): number {
  if (!left) return Number.POSITIVE_INFINITY;
  const units = left.roomsLeft[room.id] ?? 0;
  return room.shared ? units : units * room.beds;
}

/** Returns the number of adults. */
export const adultsIn = (people: PassengerCounts): number =>
  Object.keys(people)
    .map(Number)
    .filter((typeId) => !isMinor(typeId))
    .reduce((sum, typeId) => sum + countOf(people, typeId), 0);

/** Why no more people of a type can be put in a room. */
export type RoomProblem = 'notWelcome' | 'soldOut' | 'full' | 'needsAdult';

/** Returns how many more people fit in the remaining rooms of a kind, beside those of the allocation. */
export const bedsFree = ({ left }: RoomContext, allocation: Allocation, room: RoomFacts): number =>
  spaceIn(room, left) - partySize(inRoom(allocation, room.id));

const needsAdult = (people: PassengerCounts, typeId: number): boolean => isMinor(typeId) && adultsIn(people) === 0;

/** Returns why a person of a type cannot be put in a room; null when they can. */
export function roomProblem(
  context: RoomContext,
  allocation: Allocation,
  room: RoomFacts,
  typeId: number,
): RoomProblem | null {
  if (!room.sleeps.includes(typeId)) return 'notWelcome';
  if (spaceIn(room, context.left) === 0) return 'soldOut';
  if (bedsFree(context, allocation, room) <= 0) return 'full';
  return needsAdult(inRoom(allocation, room.id), typeId) ? 'needsAdult' : null;
}

/**
 * Returns the maximum of a room's selector for a type: at most the unassigned people, and no minor without an adult.
 */
export function highestCount(context: RoomContext, allocation: Allocation, room: RoomFacts, typeId: number): number {
  const people = inRoom(allocation, room.id);
  if (!room.sleeps.includes(typeId) || needsAdult(people, typeId)) return 0;
  const count = countOf(people, typeId);
  const free = bedsFree(context, allocation, room);
  return Math.max(0, count + Math.min(unassigned(context.party, allocation, typeId), free));
}

/**
 * Puts a number of passengers of a type in a room; null when that is not offered. Removing the last adult also removes
 * the minors.
 */
export function assign(
  context: RoomContext,
  allocation: Allocation,
  roomId: number,
  typeId: number,
  count: number,
): Allocation | null {
  const room = context.rooms.find(({ id }) => id === roomId);
  if (!room || !Number.isInteger(count) || count < 0 || count > highestCount(context, allocation, room, typeId))
    return null;
  return withRoom(allocation, roomId, withoutLonelyMinors({ ...inRoom(allocation, roomId), [typeId]: count }));
}

/**
 * Moves one person between rooms, or in or out of one (null); returns null when the other room does not accept them.
 */
export function movePerson(
  context: RoomContext,
  allocation: Allocation,
  { typeId, from, to }: { readonly typeId: number; readonly from: number | null; readonly to: number | null },
): Allocation | null {
  const count = (roomId: number, rooms: Allocation) => countOf(inRoom(rooms, roomId), typeId);
  const out = from === null ? allocation : assign(context, allocation, from, typeId, count(from, allocation) - 1);
  return out === null || to === null ? out : assign(context, out, to, typeId, count(to, out) + 1);
}

/** Returns the people without minors when there is no adult among them, and without zeros. */
export function withoutLonelyMinors(people: PassengerCounts): PassengerCounts {
  const accompanied = adultsIn(people) > 0;
  const remaining = Object.entries(people).filter(
    ([typeId, count]) => count > 0 && (accompanied || !isMinor(Number(typeId))),
  );
  return Object.fromEntries(remaining);
}

/** Returns the allocation with other people in one room; an empty room is removed. */
export function withRoom(allocation: Allocation, roomId: number, people: PassengerCounts): Allocation {
  const { [roomId]: _, ...others } = allocation;
  return partySize(people) > 0 ? { ...others, [roomId]: people } : others;
}
