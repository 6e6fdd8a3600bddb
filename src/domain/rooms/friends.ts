import type { RoomFacts } from '#domain/catalogue/facts.ts';
import { isEmailAddress } from '#domain/party/email.ts';
import { partySize } from '#domain/party/passengers.ts';
import { type Allocation, inRoom } from './allocation.ts';

/** A person who shares a room but books separately. */
export interface Friend {
  readonly name: string;
  readonly email: string;
}

/** The answer about the open beds of a room: the room-mate is not known yet, or the named friends. */
export interface FriendAnswer {
  readonly unknown: boolean;
  readonly friends: readonly Friend[];
}

/** Returns the empty beds of a private room with at least one occupant; each needs a friend. */
export const openBeds = (room: RoomFacts, people: number): number =>
  room.shared ? 0 : (room.beds - (people % room.beds)) % room.beds;

/** Returns the rooms that need the name of a friend, with the open beds in each. */
export const roomsWithOpenBeds = (
  rooms: readonly RoomFacts[],
  allocation: Allocation,
): { readonly room: RoomFacts; readonly beds: number }[] =>
  rooms
    .map((room) => ({ room, beds: openBeds(room, partySize(inRoom(allocation, room.id))) }))
    .filter(({ beds }) => beds > 0);

/** Returns the missing or invalid parts of the answer for a number of open beds; empty when it is complete. */
export function friendProblems(
  beds: number,
  answer: FriendAnswer | undefined,
): { readonly row: number; readonly part: keyof Friend }[] {
  if (answer?.unknown) return [];
  return Array.from({ length: beds }, (_, row) => row).flatMap((row) => {
    const friend = answer?.friends[row];
    const parts: (keyof Friend)[] = [];
    if (!friend?.name.trim()) parts.push('name');
    if (!friend || !isEmailAddress(friend.email)) parts.push('email');
    return parts.map((part) => ({ row, part }));
  });
}
