import type { RoomFacts } from '#domain/catalogue/facts.ts';
import type { Minor } from '#domain/money/money.ts';
import { countOf, type PassengerCounts, partySize } from '#domain/party/passengers.ts';
import { inCharge } from '#domain/pricing/charge.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import {
  type Allocation,
  bedsFree,
  highestCount,
  inRoom,
  type RoomProblem,
  roomProblem,
  unassigned,
  unitsPaid,
} from '#domain/rooms/allocation.ts';
import { openBeds } from '#domain/rooms/friends.ts';
import { offeredRooms } from './offers.ts';
import { type OfferContext, roomContext, type Selection, type SelectionContext } from './selection.ts';

/** A kind of room as it is offered. */
export interface RoomOffer {
  readonly room: RoomFacts;
  /** Rooms, or beds where it is shared; null while no day is chosen. */
  readonly left: number | null;
  /** How many more people fit in what is left. */
  readonly free: number;
  readonly people: PassengerCounts;
  readonly sleepers: number;
  /** The beds that the party begins but does not fill; each asks for a friend. */
  readonly openBeds: number;
  /** What one of the units that are paid for costs, and what those who sleep here pay together. */
  readonly price: Minor;
  readonly amount: Minor;
}

/** Every kind of room with who sleeps there, what is left and what it costs. */
export function roomOffers(selection: Choices, context: OfferContext): RoomOffer[] {
  const around = roomContext(selection, context);
  return around.rooms.map((room) => {
    const people = inRoom(selection.rooms, room.id);
    const sleepers = partySize(people);
    const price = inCharge(room.price.amount, context);
    return {
      room,
      left: around.left ? (around.left.roomsLeft[room.id] ?? 0) : null,
      free: bedsFree(around, selection.rooms, room),
      people,
      sleepers,
      openBeds: sleepers === 0 ? 0 : openBeds(room, sleepers),
      price,
      amount: price * unitsPaid(room, sleepers),
    };
  });
}

/** Why a room's selector for a type goes no higher. */
export type RoomLimit = RoomProblem | 'allHoused';

/** Why a person of a type cannot be put in a room, wherever they come from; null when they can. */
export const placementProblem = (
  selection: Choices,
  context: SelectionContext,
  room: RoomFacts,
  typeId: number,
): RoomProblem | null => roomProblem(roomContext(selection, context), selection.rooms, room, typeId);

/** How far a room's selector for a type goes, and why it goes no higher than it stands. */
export function roomSelector(
  selection: Choices,
  context: SelectionContext,
  room: RoomFacts,
  typeId: number,
): { readonly highest: number; readonly limit: RoomLimit | null } {
  const highest = highestCount(roomContext(selection, context), selection.rooms, room, typeId);
  if (countOf(inRoom(selection.rooms, room.id), typeId) < highest) return { highest, limit: null };
  const problem = placementProblem(selection, context, room, typeId);
  if (problem === 'notWelcome' || problem === 'soldOut') return { highest, limit: problem };
  const housed = unassigned(selection.party, selection.rooms, typeId) === 0;
  return { highest, limit: housed ? 'allHoused' : problem };
}

/** What the rooms of an allocation cost on top of the tour, as the price will say it. */
const roomsAmount = (rooms: Allocation, context: OfferContext): Minor =>
  context.facts.variant.rooms.reduce(
    (sum, room) => sum + inCharge(room.price.amount, context) * unitsPaid(room, partySize(inRoom(rooms, room.id))),
    0,
  );

/** The rooms to recommend, and what they cost beyond those that are chosen; null when there is nothing to recommend. */
export function roomAdvice(
  selection: Selection,
  context: OfferContext,
): { readonly rooms: Allocation; readonly difference: Minor } | null {
  const rooms = context.facts.variant.rooms.length === 0 ? null : offeredRooms(selection, context);
  return rooms && { rooms, difference: roomsAmount(rooms, context) - roomsAmount(selection.rooms, context) };
}
