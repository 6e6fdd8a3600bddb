import { countOf, partySize } from '#domain/party/passengers.ts';
import { quantityOf } from '#domain/pricing/extras.ts';
import { inRoom, roomsBegun } from '#domain/rooms/allocation.ts';
import type { Chosen } from '../block.ts';

/** A room type with sleepers in it. */
export type ChosenRoom = {
  readonly id: number;
  readonly name: string;
  /** Rooms, or beds where the room is shared with others. */
  readonly units: number;
};

/** A chosen extra. */
export type ChosenExtra = {
  readonly id: number;
  readonly name: string;
  readonly option: string;
  readonly quantity: number;
};

/** Returns the chosen room types and their numbers. */
export const chosenRooms = ({ rooms }: Chosen['selection'], { facts, language }: Chosen['context']): ChosenRoom[] =>
  facts.variant.rooms.flatMap((room) => {
    const people = partySize(inRoom(rooms, room.id));
    return people === 0 ? [] : [{ id: room.id, name: room.name[language], units: roomsBegun(room, people) }];
  });

/** Returns the chosen extras, one entry for each option. */
export const chosenExtras = ({ extras }: Chosen['selection'], { facts, language }: Chosen['context']): ChosenExtra[] =>
  facts.variant.extras.flatMap((extra) =>
    extra.options.flatMap((option) => {
      const quantity = quantityOf(extras, extra.id, option.id);
      if (quantity === 0) return [];
      return [{ id: option.id, name: extra.name[language], option: option.name[language], quantity }];
    }),
  );

/** Formats the party, such as "2 Adults, 1 Child". */
export const partyText = ({ party }: Chosen['selection'], { facts, language }: Chosen['context']): string =>
  facts.variant.passengerTypes
    .flatMap(({ id, singular, plural }) => {
      const count = countOf(party, id);
      return count === 0 ? [] : [`${count} ${(count === 1 ? singular : plural)[language]}`];
    })
    .join(', ');
