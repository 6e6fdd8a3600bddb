import type { AnswerOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { photoOf } from '../../catalogue/card.ts';
import type { Caller } from '../../platform/caller.ts';
import type { HoldDeps } from './deps.ts';
import type { HeldPrice, HeldSelection } from './snapshot.ts';

/** The stored trip data of a hold or a booking. */
export type StoredJourney = {
  readonly tour_id: number;
  readonly currency: AnswerOf<'loadHold'>['hold']['price']['currency'];
  readonly total: number;
  readonly selection: unknown;
  readonly price: unknown;
};

/** The travellers, and the friends who were named for open beds. */
export type People = {
  readonly travellers: readonly {
    readonly position: number;
    readonly passenger_type: number;
    readonly answers: Readonly<Record<string, string>>;
  }[];
  readonly friends: readonly { readonly room_id: number; readonly name: string }[];
};

/** Returns a trip for its page: the agreed terms, and the tour's current data from the catalogue. */
export async function viewJourney(
  row: StoredJourney,
  people: People,
  language: Caller['language'],
  catalogue: HoldDeps['catalogue'],
) {
  const selection = row.selection as HeldSelection;
  const price = row.price as HeldPrice;
  const tour = await tourOf(row.tour_id, catalogue, language);
  const typeName = (id: number, count: number) => {
    const type = selection.types.find((one) => one.id === id);
    return (count === 1 ? type?.singular : type?.plural)?.[language] ?? '';
  };
  return {
    from: selection.choices.day as Day,
    until: selection.until,
    ...tour,
    tour: { ...tour.tour, name: selection.tour[language], variant: selection.variant[language] },
    travellers: people.travellers.map(({ position, passenger_type, answers }) => ({
      firstName: answers['first-name'] ?? '',
      lastName: answers['last-name'] ?? '',
      typeId: passenger_type,
      type: typeName(passenger_type, 1),
      lead: position === 0,
    })),
    rooms: selection.rooms.map(({ id, name, shared, count, people: counts, openBeds }) => ({
      id,
      name: name[language],
      shared,
      count,
      people: Object.entries(counts).map(([typeId, sleeping]) => ({
        typeId: Number(typeId),
        name: typeName(Number(typeId), sleeping),
        count: sleeping,
      })),
      openBeds,
      friends: people.friends.filter(({ room_id }) => room_id === id).map((friend) => friend.name),
    })),
    extras: selection.extras.map(({ id, name, option, quantity }) => ({
      id,
      name: name[language],
      option: option[language],
      quantity,
    })),
    flexible: selection.choices.flexible,
    price: {
      currency: row.currency,
      lines: price.lines.map((line) => ({ ...line, name: line.name?.[language] ?? null })),
      total: row.total,
      tourPrice: price.tourPrice,
      oldTotal: price.oldTotal,
    },
    cancellation: [...price.cancellation],
    cancellationTermsId: price.cancellationTermsId,
  };
}

/** Returns the tour's current data from the catalogue: its pictures, its days and its operator. */
async function tourOf(tourId: number, catalogue: HoldDeps['catalogue'], language: Caller['language']) {
  const { tourIndex, source } = catalogue.snapshot();
  const listed = source.tours[tourIndex.byId.get(tourId) ?? -1];
  const document = await catalogue.documents.get(tourId);
  const operator = listed && tourIndex.operators.get(listed.facts.operatorId)?.facts;
  const place = (id: number | undefined) =>
    id === undefined ? '' : (tourIndex.locations.get(id)?.name[language] ?? '');
  const file = listed?.photographs[0];
  return {
    tour: {
      id: tourId,
      slug: listed?.facts.slug ?? '',
      tagline: listed?.tagline[language] ?? '',
      lengthDays: listed?.facts.lengthDays ?? 1,
      photo: file === undefined ? null : photoOf(tourIndex, file, language),
      start: place(listed?.facts.startCityId),
      end: place(listed?.endLocationId),
    },
    itinerary: (document?.page.itinerary ?? []).map(({ number, title, placeId }) => ({
      number,
      title: title[language],
      place: place(placeId),
    })),
    operator: { slug: operator?.slug ?? '', name: operator?.name ?? '' },
  };
}
