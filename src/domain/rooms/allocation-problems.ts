import { countOf, isMinor, partySize } from '#domain/party/passengers.ts';
import { type Allocation, adultsIn, inRoom, type RoomContext, spaceIn, unassigned } from './allocation.ts';

/** A rule that an allocation breaks, and where. */
export interface AllocationProblem {
  readonly code: 'unknownRoom' | 'notWhole' | 'notWelcome' | 'minorAlone' | 'roomFull' | 'assignedTwice';
  readonly roomId: number;
  readonly typeId: number | null;
}

/** Returns every rule that an allocation breaks; people without a room are allowed. */
export function allocationProblems(context: RoomContext, allocation: Allocation): AllocationProblem[] {
  const problems: AllocationProblem[] = [];
  for (const roomId of Object.keys(allocation).map(Number)) {
    const room = context.rooms.find(({ id }) => id === roomId);
    if (!room) {
      problems.push({ code: 'unknownRoom', roomId, typeId: null });
      continue;
    }
    const people = inRoom(allocation, roomId);
    for (const typeId of Object.keys(people).map(Number)) {
      const count = countOf(people, typeId);
      if (!Number.isInteger(count) || count < 0) problems.push({ code: 'notWhole', roomId, typeId });
      else if (count > 0 && !room.sleeps.includes(typeId)) problems.push({ code: 'notWelcome', roomId, typeId });
      else if (count > 0 && isMinor(typeId) && adultsIn(people) === 0)
        problems.push({ code: 'minorAlone', roomId, typeId });
      if (unassigned(context.party, allocation, typeId) < 0) problems.push({ code: 'assignedTwice', roomId, typeId });
    }
    if (partySize(people) > spaceIn(room, context.left)) problems.push({ code: 'roomFull', roomId, typeId: null });
  }
  return problems;
}
