import type { RoomFacts } from '#domain/catalogue/facts.ts';
import { countOf, isMinor, type PassengerCounts, partySize } from '#domain/party/passengers.ts';
import { type Allocation, inRoom, type RoomContext, roomsBegun, spaceIn, unitsPaid, withRoom } from './allocation.ts';
import { openBeds, roomsWithOpenBeds } from './friends.ts';

/** Passenger types that are equivalent for rooms: all minors or none, and allowed in the same rooms. */
interface Kin {
  readonly typeIds: readonly number[];
  readonly size: number;
  readonly minor: boolean;
  readonly welcome: readonly boolean[];
}

/**
 * Every way to take some people of each group, as vectors; the index encodes the vector, so that indexes add like
 * vectors.
 */
type Vectors = readonly (readonly number[])[];

/** Returns what a number of people in a room costs on top of the base price. */
export const roomCost = (room: RoomFacts, people: number): number => room.price.amount * unitsPaid(room, people);

/** An allocation with a room for every traveller. */
export interface RoomPlan {
  readonly rooms: Allocation;
  /** Empty beds in rooms that have at least one occupant: the party shares these rooms with others. */
  readonly openBeds: number;
}

/**
 * Returns the plans to choose from: the cheapest without open beds and, when it costs less or is the only one, the
 * cheapest with some.
 */
export function roomPlans(context: RoomContext): RoomPlan[] {
  const kins = kinsOf(context);
  const vectors = vectorsUpTo(kins.map(({ size }) => size));
  const own = cheapest(context, kins, vectors, false);
  const cheapestOfAll = cheapest(context, kins, vectors, true);
  const plans = own ? [own] : [];
  if (cheapestOfAll && (!own || planCost(context, cheapestOfAll) < planCost(context, own))) plans.push(cheapestOfAll);
  return plans.map((rooms) => ({ rooms, openBeds: openBedsOf(context, rooms) }));
}

/** Returns the cheapest allocation for the whole party, without open beds where possible; null when there is none. */
export const recommendRooms = (context: RoomContext): Allocation | null => roomPlans(context)[0]?.rooms ?? null;

/**
 * Returns the rooms of a party that has no choice to make: exactly one kind of room is included in the price and fits
 * everyone without an open bed. Null otherwise, and while the availability is not known.
 */
export function includedRooms({ rooms, party, left }: RoomContext): Allocation | null {
  if (!left || partySize(party) === 0) return null;
  const plans = rooms
    .filter(({ price }) => price.amount === 0)
    .flatMap((room) => roomPlans({ rooms: [room], party, left }))
    .filter(({ openBeds }) => openBeds === 0);
  return plans.length === 1 ? (plans[0]?.rooms ?? null) : null;
}

const planCost = ({ rooms }: RoomContext, plan: Allocation): number =>
  rooms.reduce((cost, room) => cost + roomCost(room, partySize(inRoom(plan, room.id))), 0);

const openBedsOf = ({ rooms }: RoomContext, plan: Allocation): number =>
  roomsWithOpenBeds(rooms, plan).reduce((sum, { beds }) => sum + beds, 0);

function kinsOf({ rooms, party }: RoomContext): Kin[] {
  const kins = new Map<string, Kin>();
  for (const typeId of Object.keys(party).map(Number)) {
    if (countOf(party, typeId) === 0) continue;
    const welcome = rooms.map((room) => room.sleeps.includes(typeId));
    const key = `${isMinor(typeId)} ${welcome}`;
    const known = kins.get(key) ?? { typeIds: [], size: 0, minor: isMinor(typeId), welcome };
    kins.set(key, { ...known, typeIds: [...known.typeIds, typeId], size: known.size + countOf(party, typeId) });
  }
  return [...kins.values()];
}

function vectorsUpTo(limits: readonly number[]): Vectors {
  let vectors: number[][] = [[]];
  for (const limit of limits) {
    vectors = vectors.flatMap((vector) => Array.from({ length: limit + 1 }, (_, count) => [...vector, count]));
  }
  return vectors;
}

// Dynamic programming over the rooms; costs[state] is the least cost to house exactly the people of that state so far.
function cheapest(
  context: RoomContext,
  kins: readonly Kin[],
  vectors: Vectors,
  withOpenBeds: boolean,
): Allocation | null {
  const everybody = vectors.length - 1;
  let costs = new Float64Array(vectors.length).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  const taken: Int32Array[] = [];
  for (const [roomIndex, room] of context.rooms.entries()) {
    const next = costs.slice();
    const steps = new Int32Array(vectors.length);
    for (const [step, people] of vectors.entries()) {
      if (step === 0 || !maySleep(context, kins, room, roomIndex, people, withOpenBeds)) continue;
      const price = stepCost(room, people);
      forStatesBeside(people, kins, (state) => {
        const cost = (costs[state] ?? 0) + price;
        if (cost >= (next[state + step] ?? 0)) return;
        next[state + step] = cost;
        steps[state + step] = step;
      });
    }
    costs = next;
    taken.push(steps);
  }
  return costs[everybody] === Number.POSITIVE_INFINITY ? null : readBack(context, kins, vectors, taken);
}

// Visits the states that can be housed before these people move in, so that no person is housed twice.
function forStatesBeside(people: readonly number[], kins: readonly Kin[], visit: (state: number) => void): void {
  const walk = (index: number, state: number) => {
    const kin = kins[index];
    if (!kin) visit(state);
    else {
      const others = kin.size - (people[index] ?? 0);
      for (let count = 0; count <= others; count++) walk(index + 1, state * (kin.size + 1) + count);
    }
  };
  walk(0, 0);
}

const sum = (vector: readonly number[]): number => vector.reduce((total, count) => total + count, 0);

// The number of rooms breaks ties between equal prices; a party never needs enough rooms to outweigh a price
// difference.
const stepCost = (room: RoomFacts, people: readonly number[]): number =>
  roomCost(room, sum(people)) * 1000 + roomsBegun(room, sum(people));

function maySleep(
  context: RoomContext,
  kins: readonly Kin[],
  room: RoomFacts,
  roomIndex: number,
  people: readonly number[],
  withOpenBeds: boolean,
): boolean {
  const total = sum(people);
  if (total > spaceIn(room, context.left) || (!withOpenBeds && openBeds(room, total) > 0)) return false;
  const present = kins.filter((_, index) => (people[index] ?? 0) > 0);
  return present.every((kin) => kin.welcome[roomIndex]) && present.some((kin) => !kin.minor);
}

function readBack(
  context: RoomContext,
  kins: readonly Kin[],
  vectors: Vectors,
  taken: readonly Int32Array[],
): Allocation {
  const homeless: Record<number, number> = { ...context.party };
  let allocation: Allocation = {};
  let state = vectors.length - 1;
  for (let roomIndex = context.rooms.length - 1; roomIndex >= 0; roomIndex--) {
    const step = taken[roomIndex]?.[state] ?? 0;
    const room = context.rooms[roomIndex];
    if (!room || step === 0) continue;
    state -= step;
    allocation = withRoom(allocation, room.id, handOut(kins, vectors[step] ?? [], homeless));
  }
  return allocation;
}

function handOut(kins: readonly Kin[], people: readonly number[], homeless: Record<number, number>): PassengerCounts {
  const placed: Record<number, number> = {};
  for (const [index, kin] of kins.entries()) {
    let places = people[index] ?? 0;
    for (const typeId of kin.typeIds) {
      const count = Math.min(places, homeless[typeId] ?? 0);
      if (count > 0) placed[typeId] = count;
      homeless[typeId] = (homeless[typeId] ?? 0) - count;
      places -= count;
    }
  }
  return placed;
}
