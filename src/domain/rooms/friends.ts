import type { RoomFacts } from '#domain/catalogue/facts.ts';
import { isEmailAddress } from '#domain/party/email.ts';
import { partySize } from '#domain/party/passengers.ts';
import { type Allocation, inRoom } from './allocation.ts';

/** Someone who shares a room but books separately. */
export interface Friend {
  readonly name: string;
  readonly email: string;
}

/** What was answered about the open beds of a room: the room-mate is not known yet, or these are the friends. */
export interface FriendAnswer {
  readonly unknown: boolean;
  readonly friends: readonly Friend[];
}

/** The open beds of a private room that the party begins but does not fill; each asks for a friend. */
export const openBeds = (room: RoomFacts, people: number): number =>
  room.shared ? 0 : (room.beds - (people % room.beds)) % room.beds;

/** The rooms that ask about a friend, with the beds open in each. */
export const roomsWithOpenBeds = (
  rooms: readonly RoomFacts[],
  allocation: Allocation,
): { readonly room: RoomFacts; readonly beds: number }[] =>
  rooms
    .map((room) => ({ room, beds: openBeds(room, partySize(inRoom(allocation, room.id))) }))
    .filter(({ beds }) => beds > 0);

/** The missing or wrong parts of the answer for a number of open beds; empty when it is complete. */
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
