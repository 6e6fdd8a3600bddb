import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomFacts } from '#domain/catalogue/facts.ts';
import { partySize } from '#domain/party/passengers.ts';
import { anyParty, anyRooms } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS, plenty } from '#domain/testing/sample.ts';
import { type Allocation, inRoom, type RoomContext, roomsBegun, unassignedTotal } from './allocation.ts';
import { allocationProblems } from './allocation-problems.ts';
import { roomsWithOpenBeds } from './friends.ts';
import { includedRooms, recommendRooms, roomCost, roomPlans } from './recommendation.ts';

/** Returns every way to spread a number of people over a number of rooms. */
function* spreads(people: number, rooms: number): Generator<number[]> {
  if (rooms === 1) yield [people];
  else
    for (let first = 0; first <= people; first++)
      for (const rest of spreads(people - first, rooms - 1)) yield [first, ...rest];
}

function* plans({ rooms, party }: RoomContext): Generator<Allocation> {
  const types = Object.entries(party).filter(([, count]) => count > 0);
  function* fill(index: number, sofar: Record<number, Record<number, number>>): Generator<Allocation> {
    const type = types[index];
    if (!type) return yield sofar;
    for (const spread of spreads(type[1], rooms.length)) {
      const next = Object.fromEntries(
        rooms.map(({ id }, room) => [id, spread[room] ? { ...sofar[id], [type[0]]: spread[room] } : { ...sofar[id] }]),
      );
      yield* fill(index + 1, next);
    }
  }
  yield* fill(0, {});
}

const priceOf = (rooms: readonly RoomFacts[], plan: Allocation) =>
  rooms.reduce((sum, room) => sum + roomCost(room, partySize(inRoom(plan, room.id))), 0);
const begunBy = (rooms: readonly RoomFacts[], plan: Allocation) =>
  rooms.reduce((sum, room) => sum + roomsBegun(room, partySize(inRoom(plan, room.id))), 0);

/** Returns the best plan by trying all: no open beds where possible, then price, then the number of rooms. */
function bruteForce(context: RoomContext): [open: boolean, price: number, begun: number] | null {
  let best: [boolean, number, number] | null = null;
  for (const plan of plans(context)) {
    if (allocationProblems(context, plan).length > 0) continue;
    const open = roomsWithOpenBeds(context.rooms, plan).length > 0;
    const rank: [boolean, number, number] = [open, priceOf(context.rooms, plan), begunBy(context.rooms, plan)];
    const better =
      !best ||
      Number(rank[0]) - Number(best[0]) < 0 ||
      (rank[0] === best[0] && (rank[1] < best[1] || (rank[1] === best[1] && rank[2] < best[2])));
    if (better) best = rank;
  }
  return best;
}

test('ROOM-05 the recommendation equals brute force for parties up to six', () => {
  const left = fc.record({ 1: fc.nat(3), 2: fc.nat(3), 3: fc.nat(3), 4: fc.nat(3) });
  const small = anyParty.filter((party) => partySize(party) <= 6);
  fc.assert(
    fc.property(small, anyRooms, left, (party, rooms, roomsLeft) => {
      const context: RoomContext = { rooms, party, left: { departureId: 1, placesLeft: 9, roomsLeft } };
      const plan = recommendRooms(context);
      const best = bruteForce(context);
      expect(plan === null).toBe(best === null);
      if (!plan || !best) return;
      expect(allocationProblems(context, plan)).toEqual([]);
      expect(unassignedTotal(party, plan)).toBe(0);
      expect([roomsWithOpenBeds(rooms, plan).length > 0, priceOf(rooms, plan), begunBy(rooms, plan)]).toEqual(best);
    }),
    runs(400),
  );
});

test('ROOM-05 every party of the sample tour up to six equals brute force', () => {
  for (let one = 0; one <= 6; one++)
    for (let two = 0; one + two <= 6; two++)
      for (let four = 0; one + two + four <= 6; four++) {
        if (one + four === 0) continue;
        const context = { rooms: FACTS.variant.rooms.slice(0, 4), party: { 1: one, 2: two, 4: four }, left: plenty(1) };
        const plan = recommendRooms(context);
        expect(
          plan && [
            roomsWithOpenBeds(context.rooms, plan).length > 0,
            priceOf(context.rooms, plan),
            begunBy(context.rooms, plan),
          ],
        ).toEqual(bruteForce(context));
      }
});

test('ROOM-05 a cheaper allocation with an open bed is recommended only when there is no other', () => {
  const [twin, single] = FACTS.variant.rooms as [RoomFacts, RoomFacts];
  const world = (rooms: RoomFacts[]): RoomContext => ({ rooms, party: { 1: 1 }, left: null });
  expect(recommendRooms(world([twin, single]))).toEqual({ 2: { 1: 1 } });
  expect(recommendRooms(world([twin]))).toEqual({ 1: { 1: 1 } });
  expect(recommendRooms({ ...world([single]), party: { 1: 1, 2: 1 } })).toBeNull();
});

test('ROOM-05 a party of twelve in five classes and eight rooms is planned', () => {
  const rooms: RoomFacts[] = Array.from({ length: 8 }, (_, index) => ({
    id: index + 1,
    name: { en: '', de: '' },
    beds: 1 + (index % 4),
    shared: index % 3 === 0,
    // Excludes a different type per room, so that no two types are equivalent.
    sleeps: [1, 2, 3, 4, 5].filter((typeId) => (index + typeId) % 5 !== 0),
    price: { per: index % 2 ? 'person' : 'room', amount: 1000 * index },
  }));
  const context = { rooms, party: { 1: 4, 2: 2, 3: 2, 4: 2, 5: 2 }, left: null };
  expect(recommendRooms(context)).not.toBeNull();
});

const twin = FACTS.variant.rooms[0] as RoomFacts;
const single = FACTS.variant.rooms[1] as RoomFacts;
const anyNumber = plenty(1001);

test('ROOM-05 one adult is offered a room of their own and, because it costs less, a shared one', () => {
  expect(roomPlans({ rooms: [twin, single], party: { 1: 1 }, left: anyNumber })).toEqual([
    { rooms: { 2: { 1: 1 } }, openBeds: 0 },
    { rooms: { 1: { 1: 1 } }, openBeds: 1 },
  ]);
});

test('ROOM-05 sharing is the only plan when no private room is left, and is not offered when it saves nothing', () => {
  const soldOut = { ...anyNumber, roomsLeft: { 1: 3, 2: 0 } };
  expect(roomPlans({ rooms: [twin, single], party: { 1: 1 }, left: soldOut })).toEqual([
    { rooms: { 1: { 1: 1 } }, openBeds: 1 },
  ]);
  expect(roomPlans({ rooms: [twin, single], party: { 1: 2 }, left: anyNumber })).toEqual([
    { rooms: { 1: { 1: 2 } }, openBeds: 0 },
  ]);
  expect(roomPlans({ rooms: [twin, single], party: { 1: 1 }, left: { ...anyNumber, roomsLeft: {} } })).toEqual([]);
});

test('ROOM-05 a second plan always shares a room and costs less than the first', () => {
  const left = fc.record({ 1: fc.nat(3), 2: fc.nat(3), 3: fc.nat(3), 4: fc.nat(3) });
  fc.assert(
    fc.property(anyRooms, anyParty, left, (rooms, party, roomsLeft) => {
      const context = { rooms, party, left: { ...anyNumber, roomsLeft } };
      const [own, shared] = roomPlans(context);
      expect(own?.rooms ?? null).toEqual(recommendRooms(context));
      if (!own || !shared) return;
      expect([own.openBeds, shared.openBeds > 0]).toEqual([0, true]);
      expect(allocationProblems(context, shared.rooms)).toEqual([]);
      expect(priceOf(rooms, shared.rooms)).toBeLessThan(priceOf(rooms, own.rooms));
    }),
    runs(300),
  );
});

test('ROOM-05 an included room that fits everyone without an open bed needs no choice', () => {
  const other = { ...twin, id: 9 };
  const included = (rooms: RoomFacts[], party: Record<number, number>, roomsLeft: Record<number, number> = { 1: 5 }) =>
    includedRooms({ rooms, party, left: { ...anyNumber, roomsLeft } });
  expect(included([twin, single], { 1: 2 })).toEqual({ 1: { 1: 2 } });
  expect(included([twin, single], { 1: 1, 2: 1 })).toEqual({ 1: { 1: 1, 2: 1 } });
  expect(included([twin, single], { 1: 1 })).toBeNull();
  expect(included([twin, single], { 1: 3 })).toBeNull();
  expect(included([twin, single], { 1: 4 }, { 1: 1 })).toBeNull();
  expect(included([twin, other], { 1: 2 }, { 1: 5, 9: 5 })).toBeNull();
  expect(included([twin, other], { 1: 2 }, { 1: 5, 9: 0 })).toEqual({ 1: { 1: 2 } });
  const triple = { ...twin, id: 3, beds: 3 };
  expect(included([twin, triple], { 1: 2 }, { 1: 5, 3: 5 })).toEqual({ 1: { 1: 2 } });
  expect(included([twin, triple], { 1: 3 }, { 1: 5, 3: 5 })).toEqual({ 3: { 1: 3 } });
  expect(included([twin, triple], { 1: 6 }, { 1: 5, 3: 5 })).toBeNull();
  expect(includedRooms({ rooms: [twin, single], party: { 1: 2 }, left: null })).toBeNull();
});
