import type { BookingView } from '../state/view.ts';

type Offers = BookingView['offers'];

/** A kind of room that somebody sleeps in. */
export type ChosenRoom = {
  readonly id: number;
  readonly name: string;
  /** Rooms, or beds where it is shared with others. */
  readonly units: number;
  readonly people: number;
};

/** Something that was added to the tour. */
export type ChosenExtra = { readonly id: number; readonly name: string; readonly quantity: number };

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** The rooms that are taken, and by how many. */
export function chosenRooms(
  rooms: readonly Pick<Offers['rooms'][number], 'id' | 'name' | 'beds' | 'shared' | 'people'>[],
): ChosenRoom[] {
  return rooms.flatMap(({ id, name, beds, shared, people: counts }) => {
    const people = sum(counts);
    return people === 0 ? [] : [{ id, name, people, units: shared ? people : Math.ceil(people / beds) }];
  });
}

/** The extras that are taken, each option by itself. */
export function chosenExtras(
  extras: readonly { readonly name: string; readonly options: readonly ChosenExtra[] }[],
): ChosenExtra[] {
  return extras.flatMap(({ name, options }) =>
    options.flatMap((option) =>
      option.quantity === 0 ? [] : [{ id: option.id, name: `${name}: ${option.name}`, quantity: option.quantity }],
    ),
  );
}

/** Who travels, such as "2 Adults, 1 Child". */
export function partyText(
  passengers: readonly Pick<Offers['passengers'][number], 'count' | 'name' | 'plural'>[],
): string {
  return passengers
    .filter(({ count }) => count > 0)
    .map(({ count, name, plural }) => `${count} ${count === 1 ? name : plural}`)
    .join(', ');
}
