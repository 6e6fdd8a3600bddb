// A tour that can be held, and a complete submission, for tests of holds.
import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { FieldFacts, PassengerTypeFacts, RoomFacts } from '#domain/catalogue/facts.ts';
import type { TestShop } from './shop.ts';
import type { Told, Visitor } from './visitor.ts';

/** A departure that is confirmed at once, has only the usual traveller fields, and has a private double room. */
export type Holdable = {
  readonly tourId: number;
  readonly objectId: number;
  readonly departureId: number;
  readonly placeId: number;
  readonly roomPlaceId: number;
  readonly operatorId: string;
  readonly timeZone: string;
  readonly date: Day;
  readonly twin: RoomFacts;
  readonly fields: readonly FieldFacts[];
};

type Row = Omit<Holdable, 'twin' | 'fields' | 'roomPlaceId'> & {
  readonly sale: {
    readonly rooms: readonly RoomFacts[];
    readonly travellerFields: readonly FieldFacts[];
    readonly passengerTypes: readonly PassengerTypeFacts[];
    readonly extras: readonly { readonly required: boolean }[];
  };
};

/** Returns departures that can be held, at most one of each variant. */
export async function holdables(
  shop: Pick<TestShop, 'pool'>,
  now = Date.now(),
  confirmation: 'instant' | 'onRequest' = 'instant',
): Promise<Holdable[]> {
  const { rows } = await shop.pool.query<Row>(
    `select distinct on (variant.id) tour_id as "tourId", variant.id as "objectId", departure.id as "departureId", place_id as "placeId",
       profile.operator_id as "operatorId", time_zone as "timeZone", day as date, sale
     from departure join variant on variant.id = variant_id join tour on tour.id = tour_id join place on place.id = place_id
       join operator_profile profile on profile.id = tour.operator_id
     where day > $1 and capacity - taken >= 6 and prices ? '1' and blocked is null and confirmation = $2 and maximum_group >= 4
     order by variant.id, day`,
    [addDays(dayAt(now, 'UTC'), 120), confirmation],
  );
  const found: Holdable[] = [];
  for (const { sale, ...row } of rows) {
    const twin = sale.rooms.find(({ beds, shared, sleeps }) => beds === 2 && !shared && sleeps.includes(1));
    const easy = sale.passengerTypes.every(({ id, minimum }) => minimum === 0 || (id === 1 && minimum <= 1));
    if (!twin || !easy || sale.extras.some(({ required }) => required)) continue;
    const rooms = await shop.pool.query(
      `select place.id from departure_room join place on place.id = place_id
       where departure_id = $1 and room_id = $2 and capacity - taken >= 2`,
      [row.departureId, twin.id],
    );
    if (rooms.rows[0]) found.push({ ...row, twin, fields: sale.travellerFields, roomPlaceId: rooms.rows[0].id });
  }
  return found;
}

const words: Readonly<Record<string, string>> = {
  'first-name': '2',
  'last-name': '4',
  phone: '6',
  'date-of-birth': '7',
  gender: '26',
  country: '72',
  'zip-code': '74',
};

/** Returns a traveller's answers by their keys on the wire. */
export function answersFor(fields: readonly FieldFacts[], lead: boolean, email: string): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { id, kind, required, asked, options, onlyWhen } of fields) {
    if (!required || onlyWhen || (asked === 'lead' && !lead)) continue;
    const tourIndex: Record<string, string> = {
      'first-name': lead ? 'Ada' : 'Grace',
      'last-name': 'Lovelace',
      email,
      phone: '+4915123456789',
      'date-of-birth': '10/12/1985',
      nationality: 'DE',
      country: 'DE',
      'zip-code': '10115',
    };
    answers[words[id] ?? id] = tourIndex[id] ?? (kind === 'date' ? '01/01/2040' : (options?.[0]?.value ?? 'something'));
  }
  return answers;
}

/** Returns a complete submission for two adults in a double room, without the quote. */
export const submissionFor = ({ date, twin, fields }: Holdable, email: string) => ({
  date,
  priceCategories: { 1: 2 },
  accommodationsSelected: { [twin.id]: { 1: 2 } },
  currency: 'EUR',
  paymentOption: 'hold',
  passengers: [answersFor(fields, true, email), answersFor(fields, false, email)],
  accept_terms: 1,
  accept_data_terms: 1,
  time_zone: 'Europe/Vienna',
});

/** Returns the part of a submission that pays a hold in full, without the payment method. */
export const holdPayment = ({ date }: Pick<Holdable, 'date'>, holdId: string) => ({
  date,
  hold_id: holdId,
  paymentOption: 'book',
  chargeMethod: 'full',
  currency: 'EUR',
  passengers: [{ 72: 'DE', 74: '10115' }],
  accept_terms: 1,
  accept_data_terms: 1,
  submission_key: randomUUID(),
});

/** Requests the price of a submission and returns the signed quote. */
export async function quoteFor(visitor: Visitor, objectId: number, submission: object): Promise<string> {
  const { json } = await visitor.postJson(`/api/book-now/load_data/${objectId}`, submission, {
    accept: 'application/vnd.waymark.data+json',
  });
  return json.data.quote.id;
}

/** Submits with a fresh quote by default. */
export async function submit(visitor: Visitor, objectId: number, submission: Record<string, unknown>): Promise<Told> {
  const signed_quote =
    'signed_quote' in submission ? {} : { signed_quote: await quoteFor(visitor, objectId, submission) };
  return visitor.postJson(`/api/book-now/book/${objectId}`, { ...submission, ...signed_quote });
}
