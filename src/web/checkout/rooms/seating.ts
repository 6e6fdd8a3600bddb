import { type Allocation, inRoom } from '#domain/rooms/allocation.ts';
import type { Chosen } from '../block.ts';
import type { Person } from './people.ts';

/** The room of each person by the person's key; people without an entry are waiting. */
export type Seating = Readonly<Record<string, number>>;

/** How many people of each passenger type sleep in a room. */
export type Occupied = { readonly id: number; readonly people: Readonly<Record<string, number>> };

/** Returns the occupied rooms, in page order. */
export const occupied = (rooms: Allocation, { facts }: Chosen['context']): Occupied[] =>
  facts.variant.rooms.map(({ id }) => ({ id, people: inRoom(rooms, id) }));

/**
 * Assigns people to rooms that only store counts: people stay in their room as long as its count allows, and the others
 * fill the free places in order.
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

/** Returns whether two seatings are equal. */
export function sameSeating(one: Seating, other: Seating): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Returns the seating with one person moved to a room, or waiting for null. */
export function withPerson(seating: Seating, key: string, roomId: number | null): Seating {
  const { [key]: _, ...others } = seating;
  return roomId === null ? others : { ...others, [key]: roomId };
}
