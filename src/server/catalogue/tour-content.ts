import type { VariantFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';

/** The parts of a tour that only its own page needs. */
export type TourPage = {
  readonly description: readonly Words[];
  readonly itinerary: readonly {
    readonly number: number;
    readonly title: Words;
    readonly text: Words;
    readonly placeId: number;
    readonly meals: readonly ('breakfast' | 'lunch' | 'dinner')[];
    readonly accommodation: Words | null;
    readonly transport:
      | 'none'
      | 'foot'
      | 'bike'
      | 'train'
      | 'coach'
      | 'minibus'
      | 'offRoad'
      | 'ferry'
      | 'ship'
      | 'flight';
  }[];
  readonly included: readonly Words[];
  readonly excluded: readonly Words[];
};

/** The sales options of a variant besides departures. */
export type Sale = Pick<VariantFacts, 'passengerTypes' | 'rooms' | 'extras' | 'travellerFields'>;

/** A room, an extra or an option as stored: one that is no longer offered stays with its words. */
type Retirable<Item> = Item & { readonly retired?: boolean };

/** The sales options of a variant as stored, including those that are no longer offered. */
export type StoredSale = Pick<VariantFacts, 'passengerTypes' | 'travellerFields'> & {
  readonly rooms: readonly Retirable<VariantFacts['rooms'][number]>[];
  readonly extras: readonly Retirable<
    Omit<VariantFacts['extras'][number], 'options'> & {
      readonly options: readonly Retirable<VariantFacts['extras'][number]['options'][number]>[];
    }
  >[];
};
