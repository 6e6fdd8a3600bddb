import { isMinor, type PassengerCounts } from '#domain/party/passengers.ts';

/** A traveller of a booking, by their position in it. */
export type Sleeper = { readonly bookingId: string; readonly position: number; readonly typeId: number };

/** The rooms of one kind in a booking: how many, and how many people of each type sleep in them. */
export type BookedRooms = {
  readonly roomId: number;
  readonly shared: boolean;
  readonly count: number;
  readonly people: PassengerCounts;
};

/** A booking of a departure, as far as its rooms are concerned. */
export type RoomBooking = {
  readonly id: string;
  readonly email: string;
  readonly sleepers: readonly Sleeper[];
  readonly rooms: readonly BookedRooms[];
  /** The people named for open beds, who book separately. */
  readonly friends: readonly { readonly roomId: number; readonly name: string; readonly email: string }[];
};

/** A room of a departure with the people in it. */
export type ListedRoom = {
  readonly roomId: number;
  readonly shared: boolean;
  readonly beds: number;
  readonly sleepers: readonly Sleeper[];
  readonly openBeds: number;
  /** Names of room-mates who are expected and have no booking on this departure. */
  readonly expected: readonly string[];
  /** Whether the booking leaves no other way to share its rooms; otherwise the list is a suggestion. */
  readonly isCertain: boolean;
};

type Draft = Omit<ListedRoom, 'expected'> & {
  readonly bookings: readonly RoomBooking[];
  readonly friends: RoomBooking['friends'];
};

/** Takes the first travellers of each type out of a pool. */
function takeSleepers(pool: Sleeper[], people: PassengerCounts): Sleeper[] {
  const taken = Object.entries(people).flatMap(([typeId, count]) =>
    pool.filter((sleeper) => sleeper.typeId === Number(typeId)).slice(0, count),
  );
  for (const sleeper of taken) pool.splice(pool.indexOf(sleeper), 1);
  return taken.toSorted((a, b) => a.position - b.position);
}

const hasAdult = (room: readonly Sleeper[]): boolean => room.some(({ typeId }) => !isMinor(typeId));

/** Distributes people over rooms in their order; if a child were without an adult, the adults go first, one to a room. */
function shareRooms(people: readonly Sleeper[], count: number, beds: number): Sleeper[][] {
  const inOrder = Array.from({ length: count }, (_, at) => people.slice(at * beds, (at + 1) * beds));
  if (inOrder.every((room) => room.length === 0 || hasAdult(room))) return inOrder;
  const rooms: Sleeper[][] = Array.from({ length: count }, () => []);
  const adults = people.filter(({ typeId }) => !isMinor(typeId));
  adults.forEach((adult, at) => {
    const free = rooms.filter((room) => room.length < beds);
    const emptiest = free.toSorted((a, b) => a.length - b.length)[0];
    (emptiest ?? rooms[at % count])?.push(adult);
  });
  for (const minor of people.filter(({ typeId }) => isMinor(typeId))) {
    const free = rooms.filter((room) => room.length < beds);
    (free.find(hasAdult) ?? free[0] ?? rooms[0])?.push(minor);
  }
  return rooms;
}

/** Returns the private rooms of a booking, and its people in shared ones. */
function roomsOf(booking: RoomBooking, bedsOf: (roomId: number) => number): { private: Draft[]; shared: Draft[] } {
  const pool = [...booking.sleepers];
  const isOneKind = booking.rooms.length === 1;
  const drafts = booking.rooms.flatMap(({ roomId, shared, count, people }): Draft[] => {
    const sleepers = takeSleepers(pool, people);
    const beds = Math.max(1, bedsOf(roomId));
    const groups = shared ? [sleepers] : shareRooms(sleepers, count, beds);
    return groups.map((group) => ({
      roomId,
      shared,
      beds,
      sleepers: group,
      openBeds: Math.max(0, beds - group.length),
      isCertain: isOneKind && (shared || count === 1),
      bookings: [booking],
      friends: group.length < beds ? booking.friends.filter((friend) => friend.roomId === roomId) : [],
    }));
  });
  return { private: drafts.filter(({ shared }) => !shared), shared: drafts.filter(({ shared }) => shared) };
}

const namesEmail = (draft: Draft, { bookings }: Draft): boolean =>
  draft.friends.some(({ email }) => bookings.some((booking) => booking.email.toLowerCase() === email.toLowerCase()));

/** Whether two rooms with open beds belong together: one booking named the other's lead traveller as a room-mate. */
const belongTogether = (one: Draft, other: Draft): boolean =>
  one.roomId === other.roomId &&
  one.bookings[0] !== other.bookings[0] &&
  one.sleepers.length + other.sleepers.length <= one.beds &&
  (namesEmail(one, other) || namesEmail(other, one));

const merge = (one: Draft, other: Draft): Draft => ({
  ...one,
  sleepers: [...one.sleepers, ...other.sleepers],
  openBeds: one.openBeds - other.sleepers.length,
  isCertain: one.isCertain && other.isCertain,
  bookings: [...one.bookings, ...other.bookings],
  friends: [...one.friends, ...other.friends],
});

/** Puts rooms together whose people named each other. */
function joinFriends(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const at = joined.findIndex((room) => room.openBeds > 0 && draft.openBeds > 0 && belongTogether(room, draft));
    if (at === -1) joined.push(draft);
    else joined[at] = merge(joined[at] as Draft, draft);
  }
  return joined;
}

function finish({ bookings, friends, ...room }: Draft): ListedRoom {
  const present = new Set(bookings.map(({ email }) => email.toLowerCase()));
  const expected = friends.filter(({ email }) => !present.has(email.toLowerCase())).map(({ name }) => name);
  return { ...room, expected: room.openBeds > 0 ? expected.slice(0, room.openBeds) : [] };
}

/**
 * Returns the rooms of a departure: private rooms with the people of one booking, joined where room-mates booked
 * separately, and for each shared kind one entry with everyone who has a bed in it, because the operator assigns those.
 */
export function roomList(bookings: readonly RoomBooking[], bedsOf: (roomId: number) => number): ListedRoom[] {
  const listed = bookings.map((booking) => roomsOf(booking, bedsOf));
  const shared = new Map<number, Draft>();
  for (const draft of listed.flatMap((rooms) => rooms.shared)) {
    const sofar = shared.get(draft.roomId);
    const sleepers = [...(sofar?.sleepers ?? []), ...draft.sleepers];
    const beds = Math.ceil(sleepers.length / draft.beds) * draft.beds;
    shared.set(draft.roomId, { ...draft, sleepers, openBeds: beds - sleepers.length, isCertain: false, friends: [] });
  }
  return [...joinFriends(listed.flatMap((rooms) => rooms.private)), ...shared.values()]
    .map(finish)
    .toSorted((a, b) => a.roomId - b.roomId);
}
