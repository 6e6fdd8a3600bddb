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
import type { RoomPlan } from '#domain/rooms/recommendation.ts';
import { offeredRooms } from './offers.ts';
import { type OfferContext, roomContext, type Selection, type SelectionContext } from './selection.ts';

/** A kind of room as it is offered. */
export interface RoomOffer {
  readonly room: RoomFacts;
  /** Rooms, or beds where the room is shared; null while no day is chosen. */
  readonly left: number | null;
  /** How many more people fit in the remaining rooms. */
  readonly free: number;
  readonly people: PassengerCounts;
  readonly sleepers: number;
  /** The empty beds in rooms that the party has started to fill; each needs a friend. */
  readonly openBeds: number;
  /** The price of one room or bed, and the total for those who sleep here. */
  readonly price: Minor;
  readonly amount: Minor;
}

/** Returns every kind of room with its occupants, its availability and its price. */
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

/** Why a room's selector for a passenger type goes no higher. */
export type RoomLimit = RoomProblem | 'allHoused';

/** Returns why a person of a type cannot be placed in a room; null when they can. */
export const placementProblem = (
  selection: Choices,
  context: SelectionContext,
  room: RoomFacts,
  typeId: number,
): RoomProblem | null => roomProblem(roomContext(selection, context), selection.rooms, room, typeId);

/** Returns the maximum of a room's selector for a passenger type, and why it goes no higher. */
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

/** Returns what the rooms of an allocation add to the tour price, as the price shows it. */
const roomsAmount = (rooms: Allocation, context: OfferContext): Minor =>
  context.facts.variant.rooms.reduce(
    (sum, room) => sum + inCharge(room.price.amount, context) * unitsPaid(room, partySize(inRoom(rooms, room.id))),
    0,
  );

/** A recommended plan, and its price difference from the chosen rooms. */
export type RoomAdvice = RoomPlan & { readonly difference: Minor };

/** Returns the plans to recommend, the one without open beds first. */
export function roomAdvice(selection: Selection, context: OfferContext): RoomAdvice[] {
  if (context.facts.variant.rooms.length === 0) return [];
  const now = roomsAmount(selection.rooms, context);
  return offeredRooms(selection, context).map((plan) => ({
    ...plan,
    difference: roomsAmount(plan.rooms, context) - now,
  }));
}
