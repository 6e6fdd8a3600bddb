import { roomsWithOpenBeds } from '#domain/rooms/friends.ts';
import { includedRooms } from '#domain/rooms/recommendation.ts';
import { releasedBetween } from '#domain/rooms/refit.ts';
import { roomContext, type Selection, type SelectionContext } from './selection.ts';

/** Returns whether the party sleeps in the one kind of room that is included, so that there was nothing to choose. */
export function hasIncludedRooms(selection: Selection, context: SelectionContext): boolean {
  const rooms = includedRooms(roomContext(selection, context));
  if (rooms === null) return false;
  return [releasedBetween(rooms, selection.rooms), releasedBetween(selection.rooms, rooms)].flat().length === 0;
}

/** Returns the selection with the included rooms, unless there is a choice to make or one was made. */
export function withIncludedRooms(selection: Selection, context: SelectionContext): Selection {
  if (selection.recommendation !== 'open' || Object.keys(selection.rooms).length > 0) return selection;
  const rooms = includedRooms(roomContext(selection, context));
  return rooms ? { ...selection, rooms } : selection;
}

/**
 * Returns the selection after a change of day or party. Included rooms are assigned again for the new day; otherwise
 * people stay in their beds unless that leaves a bed open, which the visitor did not choose.
 */
export function afterMove(before: Selection, after: Selection, context: SelectionContext): Selection {
  if (!hasIncludedRooms(before, context)) return withIncludedRooms(after, context);
  const renewed = withIncludedRooms({ ...after, rooms: {}, friends: {}, released: [] }, context);
  const isHoused = Object.keys(renewed.rooms).length > 0;
  return isHoused || roomsWithOpenBeds(context.facts.variant.rooms, after.rooms).length > 0 ? renewed : after;
}
