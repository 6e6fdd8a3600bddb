// A shop with a demo marketplace, and tours of it that the tests of the booking page can rely on.
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { PassengerTypeFacts, RoomFacts } from '#domain/catalogue/facts.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

/** A variant with a departure that has places. */
export type Sample = {
  readonly tourId: number;
  readonly objectId: number;
  readonly departureId: number;
  readonly date: Day;
  readonly placesLeft: number;
  readonly timeZone: string;
  readonly passengerTypes: readonly PassengerTypeFacts[];
  readonly rooms: readonly RoomFacts[];
  readonly extras: readonly { id: number; options: readonly { id: number; maximum: number }[] }[];
};

/** Asks for data only, as our own pages do. */
export const dataOnly = { accept: 'application/vnd.waymark.data+json' };

/** Starts a shop with forty tours. */
export async function startBookingShop(
  environment: Record<string, string> = {},
  options: Parameters<typeof startShop>[1] = {},
): Promise<TestShop> {
  const shop = await startShop({ DEMO: '1', DEMO_TOURS: '40', IN_PROCESS_JOBS: '0', ...environment }, options);
  await shop.ensureDemo();
  return shop;
}

/** Departures that are certain at once; every fifth or so must be asked for, and can neither be held nor paid. Which ones, changes from day to day. */
export const INSTANT = `departure.confirmation = 'instant'`;

/** Departures at least so many days ahead, in the order of their variants, that sell to adults and have a few places. */
export async function samples(shop: TestShop, daysAhead = 120, more = INSTANT): Promise<Sample[]> {
  const { rows } = await shop.pool.query<Omit<Sample, 'passengerTypes' | 'rooms' | 'extras'> & { sale: Sample }>(
    `select distinct on (variant.id) tour_id as "tourId", variant.id as "objectId", departure.id as "departureId", day as date,
       capacity - taken as "placesLeft", time_zone as "timeZone", sale
     from departure join variant on variant.id = variant_id join tour on tour.id = tour_id join place on place.id = place_id
       join operator_profile profile on profile.id = tour.operator_id
     where day > $1 and capacity - taken >= 4 and prices ? '1' and blocked is null and ${more}
     order by variant.id, day`,
    [addDays(dayAt(Date.now(), 'UTC'), daysAhead)],
  );
  return rows.map(({ sale, ...row }) => ({ ...row, ...sale, date: row.date }));
}

/** A sample with a private room for two adults. */
export async function sampleWithRooms(shop: TestShop): Promise<Sample & { readonly twin: RoomFacts }> {
  for (const sample of await samples(shop)) {
    const twin = sample.rooms.find(({ beds, shared, sleeps }) => beds === 2 && !shared && sleeps.includes(1));
    const onlyAdultsNeeded = sample.passengerTypes.every(
      ({ id, minimum }) => minimum === 0 || (id === 1 && minimum <= 2),
    );
    if (twin && onlyAdultsNeeded && sample.extras.length > 0) return { ...sample, twin };
  }
  throw new Error('the demo marketplace has no tour with a room for two');
}
