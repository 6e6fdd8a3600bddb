import { type Allocation, inRoom } from '#domain/rooms/allocation.ts';
import type { Chosen } from '../block.ts';
import type { Person } from './people.ts';

/** Which room each person sleeps in, by the person's key; whoever is not named waits for one. */
export type Seating = Readonly<Record<string, number>>;

/** How many of each passenger type sleep in a room. */
export type Occupied = { readonly id: number; readonly people: Readonly<Record<string, number>> };

/** Who is counted in which room, in the order of the page. */
export const occupied = (rooms: Allocation, { facts }: Chosen['context']): Occupied[] =>
  facts.variant.rooms.map(({ id }) => ({ id, people: inRoom(rooms, id) }));

/**
 * Who sleeps where, for rooms that only know how many: everybody stays where they were as long as the room counts them, and
 * the others fill what is left in their order.
 */
export function reseat(before: Seating, people: readonly Person[], rooms: readonly Occupied[]): Seating {
  const free = new Map<string, number>(
    rooms.flatMap((room) =>
      Object.entries(room.people).map(([typeId, count]) => [`${room.id} ${typeId}`, count] as const),
    ),
  );
  const after: Record<string, number> = {};
  const seat = (person: Person, roomId: number | undefined): boolean => {
    const bed = `${roomId} ${person.typeId}`;
    const left = free.get(bed) ?? 0;
    if (roomId === undefined || left === 0) return false;
    free.set(bed, left - 1);
    after[person.key] = roomId;
    return true;
  };
  const moving = people.filter((person) => !seat(person, before[person.key]));
  for (const person of moving) rooms.some(({ id }) => seat(person, id));
  return after;
}

/** Tells whether two seatings are the same. */
export function sameSeating(one: Seating, other: Seating): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** The seating with one person in another room, or waiting for one. */
export function withPerson(seating: Seating, key: string, roomId: number | null): Seating {
  const { [key]: _, ...others } = seating;
  return roomId === null ? others : { ...others, [key]: roomId };
}
