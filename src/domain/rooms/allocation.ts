import type { Availability, RoomFacts } from '#domain/catalogue/facts.ts';
import { countOf, isMinor, type PassengerCounts, partySize } from '#domain/party/passengers.ts';

/** Who sleeps where: by room id, how many passengers of each type. */
export type Allocation = Readonly<Record<number, PassengerCounts>>;

/** What room rules need: the rooms on offer, the party, and what is left (null while not known). */
export interface RoomContext {
  readonly rooms: readonly RoomFacts[];
  readonly party: PassengerCounts;
  readonly left: Availability | null;
}

/** The people in one room. */
export const inRoom = (allocation: Allocation, roomId: number): PassengerCounts => allocation[roomId] ?? {};

/** How many passengers of a type have no room yet. */
export const unassigned = (party: PassengerCounts, allocation: Allocation, typeId: number): number =>
  countOf(party, typeId) - Object.values(allocation).reduce((sum, people) => sum + countOf(people, typeId), 0);

/** How many passengers have no room yet. */
export const unassignedTotal = (party: PassengerCounts, allocation: Allocation): number =>
  partySize(party) - Object.values(allocation).reduce((sum, people) => sum + partySize(people), 0);

/** How many rooms that many people begin; a shared room is sold by the bed. */
export const roomsBegun = (room: Pick<RoomFacts, 'shared' | 'beds'>, people: number): number =>
  room.shared ? people : Math.ceil(people / room.beds);

/** How many people or rooms that many people pay for. */
export const unitsPaid = (room: RoomFacts, people: number): number =>
  room.price.per === 'person' ? people : roomsBegun(room, people);

/** How many people fit in what is left of a room. */
export function spaceIn(room: RoomFacts, left: Availability | null): number {
  if (!left) return Number.POSITIVE_INFINITY;
  const units = left.roomsLeft[room.id] ?? 0;
  return room.shared ? units : units * room.beds;
}

/** How many adults are among some people. */
export const adultsIn = (people: PassengerCounts): number =>
  Object.keys(people)
    .map(Number)
    .filter((typeId) => !isMinor(typeId))
    .reduce((sum, typeId) => sum + countOf(people, typeId), 0);

/** Why nobody more of a type can be put in a room. */
export type RoomProblem = 'notWelcome' | 'soldOut' | 'full' | 'needsAdult';

/** How many more people fit in what is left of a room. */
export const bedsFree = ({ left }: RoomContext, allocation: Allocation, room: RoomFacts): number =>
  spaceIn(room, left) - partySize(inRoom(allocation, room.id));

const needsAdult = (people: PassengerCounts, typeId: number): boolean => isMinor(typeId) && adultsIn(people) === 0;

/** Why a person of a type cannot be put in a room, wherever they come from; null when they can. */
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

/** The highest count a room's selector offers for a type: never more than the unassigned, and no minor without an adult. */
export function highestCount(context: RoomContext, allocation: Allocation, room: RoomFacts, typeId: number): number {
  const people = inRoom(allocation, room.id);
  if (!room.sleeps.includes(typeId) || needsAdult(people, typeId)) return 0;
  const count = countOf(people, typeId);
  const free = bedsFree(context, allocation, room);
  return Math.max(0, count + Math.min(unassigned(context.party, allocation, typeId), free));
}

/** Puts a number of passengers of a type in a room, or null when that is not offered; the last adult takes the minors along. */
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

/** Moves one person between rooms, or in or out of one (null); null when the other room does not take them. */
export function movePerson(
  context: RoomContext,
  allocation: Allocation,
  { typeId, from, to }: { readonly typeId: number; readonly from: number | null; readonly to: number | null },
): Allocation | null {
  const count = (roomId: number, rooms: Allocation) => countOf(inRoom(rooms, roomId), typeId);
  const out = from === null ? allocation : assign(context, allocation, from, typeId, count(from, allocation) - 1);
  return out === null || to === null ? out : assign(context, out, to, typeId, count(to, out) + 1);
}

/** The same people without minors when no adult is among them, and without zeros. */
export function withoutLonelyMinors(people: PassengerCounts): PassengerCounts {
  const accompanied = adultsIn(people) > 0;
  const kept = Object.entries(people).filter(
    ([typeId, count]) => count > 0 && (accompanied || !isMinor(Number(typeId))),
  );
  return Object.fromEntries(kept);
}

/** The same allocation with other people in one room; an empty room is not kept. */
export function withRoom(allocation: Allocation, roomId: number, people: PassengerCounts): Allocation {
  const { [roomId]: _, ...others } = allocation;
  return partySize(people) > 0 ? { ...others, [roomId]: people } : others;
}
