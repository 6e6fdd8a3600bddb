import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { type HeldChoices, heldChoices } from '#contract/selection-codec/codec.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { LANGUAGES, type Language, type Words } from '#domain/catalogue/words.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { type PassengerCounts, partySize } from '#domain/party/passengers.ts';
import type { Line } from '#domain/pricing/line.ts';
import { inRoom, roomsBegun } from '#domain/rooms/allocation.ts';
import { openBeds } from '#domain/rooms/friends.ts';
import { presentLine } from '../quote/present-lines.ts';
import type { ValidatedSubmission } from './validate.ts';

/** The agreed selection of a hold. Names are stored in every language, because the catalogue may change. */
export type HeldSelection = {
  readonly choices: HeldChoices;
  readonly tour: Words;
  readonly variant: Words;
  readonly until: string;
  readonly types: readonly { readonly id: number; readonly singular: Words; readonly plural: Words }[];
  readonly rooms: readonly {
    readonly id: number;
    readonly name: Words;
    readonly shared: boolean;
    readonly count: number;
    readonly people: PassengerCounts;
    readonly openBeds: number;
  }[];
  readonly extras: readonly {
    readonly id: number;
    readonly name: Words;
    readonly optionId: number;
    readonly option: Words;
    readonly quantity: number;
  }[];
};

/** The agreed price, with its basis and the cancellation terms. */
export type HeldPrice = {
  readonly lines: readonly (Line & { readonly name: Words | null })[];
  readonly total: number;
  readonly tourPrice: number;
  readonly oldTotal: number | null;
  readonly rateDay: string;
  /** All rates of that day: the sale also converts to the operator's currency. */
  readonly rates: RateFacts;
  readonly cancellation: PriceData['cancellation'];
  readonly cancellationTermsId: number;
};

/** A selection with the facts and the departure that it was made from. */
type Selected = Pick<ValidatedSubmission, 'selection'> & {
  readonly bookable: Pick<ValidatedSubmission['bookable'], 'facts'>;
  readonly departure: Pick<ValidatedSubmission['departure'], 'day'>;
};

/** Returns the stored form of a selection. */
export function heldSelection({ bookable: { facts }, departure, selection }: Selected): HeldSelection {
  const { variant, tour } = facts;
  const { party, rooms, extras } = selection;
  return {
    choices: heldChoices(selection),
    tour: tour.name,
    variant: variant.name,
    until: tourEnd(departure.day, tour.lengthDays),
    types: variant.passengerTypes
      .filter(({ id }) => (party[id] ?? 0) > 0)
      .map(({ id, singular, plural }) => ({ id, singular, plural })),
    rooms: variant.rooms.flatMap((room) => {
      const people = inRoom(rooms, room.id);
      const size = partySize(people);
      if (size === 0) return [];
      const { id, name, shared } = room;
      return [{ id, name, shared, count: roomsBegun(room, size), people, openBeds: openBeds(room, size) }];
    }),
    extras: variant.extras.flatMap((extra) =>
      extra.options.flatMap((option) => {
        const quantity = extras[extra.id]?.[option.id] ?? 0;
        if (quantity === 0) return [];
        return [{ id: extra.id, name: extra.name, optionId: option.id, option: option.name, quantity }];
      }),
    ),
  };
}

/** Returns lines with their names in every language. */
export function namedLines(lines: readonly Line[], facts: BookableFacts): HeldPrice['lines'] {
  const nameOf = (line: Line): Words | null => {
    const names = LANGUAGES.map((language: Language) => [language, presentLine(line, facts, language).name] as const);
    return names.some(([, name]) => name === null) ? null : (Object.fromEntries(names) as Words);
  };
  return lines.map((line) => ({ ...line, name: nameOf(line) }));
}

/** Returns the stored form of a price. */
export function heldPrice({ bookable: { facts }, price, priced }: ValidatedSubmission): HeldPrice {
  return {
    lines: namedLines(price.lines, facts),
    total: price.total,
    tourPrice: price.tourPrice,
    oldTotal: price.oldTotal,
    rateDay: facts.rates.day,
    rates: facts.rates,
    cancellation: priced.cancellation,
    cancellationTermsId: facts.operator.termsIds.cancellation,
  };
}
