import type { BookingView } from '../state/view.ts';

/** A room as it is offered. */
export type Room = BookingView['offers']['rooms'][number];
/** A kind of passenger as it is offered. */
export type PassengerOffer = BookingView['offers']['passengers'][number];

/** Why nobody more of a kind can be put in a room. */
export type RoomLimit = 'notWelcome' | 'soldOut' | 'needsAdult' | 'full' | 'allHoused';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** How many people sleep in a room. */
export const sleepersIn = ({ people }: Pick<Room, 'people'>): number => sum(people);

/** How many more people fit in what is left of a room. */
export const bedsFree = ({ left, shared, beds, people }: Room): number =>
  left === null ? Number.POSITIVE_INFINITY : left * (shared ? 1 : beds) - sum(people);

/** How many of a kind wait for a room. */
export const waitingOf = (rooms: readonly Room[], { typeId, count }: PassengerOffer): number =>
  count - rooms.reduce((total, { people }) => total + (people[typeId] ?? 0), 0);

/** Why a person of a kind cannot be put in a room, wherever they come from; null when they can. */
export function roomTrouble(room: Room, type: PassengerOffer, types: readonly PassengerOffer[]): RoomLimit | null {
  if (room.highest[type.typeId] === undefined) return 'notWelcome';
  if (room.left === 0) return 'soldOut';
  if (bedsFree(room) <= 0) return 'full';
  const accompanied = types.some(({ typeId, minor }) => !minor && (room.people[typeId] ?? 0) > 0);
  return type.minor && !accompanied ? 'needsAdult' : null;
}

/** Why a room's stepper for a kind goes no higher; null while it does. */
export function stepperLimit(
  room: Room,
  type: PassengerOffer,
  { rooms, passengers }: Pick<BookingView['offers'], 'rooms' | 'passengers'>,
): RoomLimit | null {
  const { typeId } = type;
  if ((room.people[typeId] ?? 0) < (room.highest[typeId] ?? 0)) return null;
  const trouble = roomTrouble(room, type, passengers);
  if (trouble === 'notWelcome' || trouble === 'soldOut') return trouble;
  return waitingOf(rooms, type) === 0 ? 'allHoused' : trouble;
}
