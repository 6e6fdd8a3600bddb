import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RoomBooking, roomList } from './room-list.ts';

const adult = 1;
const child = 2;

/** A booking with its people by type and its rooms. */
const booking = (
  id: string,
  types: readonly number[],
  rooms: RoomBooking['rooms'],
  more: Partial<RoomBooking> = {},
) => ({
  id,
  email: `${id}@example.org`,
  sleepers: types.map((typeId, position) => ({ bookingId: id, position, typeId })),
  rooms,
  friends: [],
  ...more,
});

const twin = (count: number, people: Record<number, number>) => ({ roomId: 1, shared: false, count, people });
const names = (rooms: ReturnType<typeof roomList>) =>
  rooms.map(({ sleepers }) => sleepers.map(({ bookingId, position }) => `${bookingId}${position}`).join('+'));

describe('the room list', () => {
  test('puts the people of a booking into its rooms in their order', () => {
    const rooms = roomList([booking('a', [adult, adult, adult], [twin(2, { [adult]: 3 })])], () => 2);
    expect(names(rooms)).toEqual(['a0+a1', 'a2']);
    expect(rooms.map(({ openBeds, isCertain }) => [openBeds, isCertain])).toEqual([
      [0, false],
      [1, false],
    ]);
  });

  test('is certain where a booking has one room', () => {
    expect(roomList([booking('a', [adult, adult], [twin(1, { [adult]: 2 })])], () => 2)[0]?.isCertain).toBe(true);
  });

  test('leaves no child in a room without an adult when there are enough adults', () => {
    const rooms = roomList(
      [booking('a', [adult, adult, child, child], [twin(2, { [adult]: 2, [child]: 2 })])],
      () => 2,
    );
    expect(names(rooms)).toEqual(['a0+a2', 'a1+a3']);
  });

  test('joins two bookings whose travellers named each other, and names who is still expected', () => {
    const alone = [twin(1, { [adult]: 1 })];
    const friend = (email: string) => ({ friends: [{ roomId: 1, name: 'Friend', email }] });
    const rooms = roomList(
      [
        booking('a', [adult], alone, friend('B@example.org')),
        booking('b', [adult], alone),
        booking('c', [adult], alone, friend('nobody@example.org')),
      ],
      () => 2,
    );
    expect(names(rooms)).toEqual(['a0+b0', 'c0']);
    expect(rooms.map(({ openBeds, expected }) => [openBeds, expected])).toEqual([
      [0, []],
      [1, ['Friend']],
    ]);
  });

  test('lists everyone in a shared kind of room together, with the beds that stay open', () => {
    const bed = [{ roomId: 2, shared: true, count: 1, people: { [adult]: 1 } }];
    const rooms = roomList(
      [booking('a', [adult], bed), booking('b', [adult], bed), booking('c', [adult], bed)],
      () => 2,
    );
    expect(names(rooms)).toEqual(['a0+b0+c0']);
    expect(rooms[0]).toMatchObject({ shared: true, openBeds: 1, isCertain: false });
  });

  test('has every traveller exactly once and no room with more people than beds', () => {
    const party = fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.integer({ min: 0, max: 4 }) });
    fc.assert(
      fc.property(fc.array(party, { maxLength: 5 }), fc.integer({ min: 1, max: 4 }), (parties, beds) => {
        const bookings = parties.map(({ adults, children }, at) =>
          booking(
            `b${at}-`,
            [...Array(adults).fill(adult), ...Array(children).fill(child)],
            [twin(Math.ceil((adults + children) / beds), { [adult]: adults, [child]: children })],
          ),
        );
        const rooms = roomList(bookings, () => beds);
        const all = bookings.flatMap(({ sleepers }) => sleepers);
        expect(
          names(rooms)
            .flatMap((name) => (name ? name.split('+') : []))
            .sort(),
        ).toEqual(all.map(({ bookingId, position }) => `${bookingId}${position}`).sort());
        for (const room of rooms) expect(room.sleepers.length + room.openBeds).toBe(beds);
      }),
    );
  });
});
