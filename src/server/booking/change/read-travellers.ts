import { sql } from 'kysely';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { missingFields, type StoredForm } from '#domain/booking/traveller-change.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { type AnsweredField, classOf } from '#domain/party/answer-class.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { BookingRow } from '../book/access.ts';
import type { BookDeps } from '../book/deps.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';

/** A traveller's form as it is stored, with the questions as they were when they were answered. */
export type StoredTraveller = StoredForm & {
  readonly position: number;
  readonly answered: readonly AnsweredField[];
};

/** Reads the travellers of a booking in order. */
export async function readTravellers(database: Database | Transaction, bookingId: string): Promise<StoredTraveller[]> {
  const rows = await database
    .selectFrom('booking_traveller')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  return rows.map(({ position, passenger_type, answers, fields }) => ({
    position,
    typeId: passenger_type,
    values: answers,
    answered: fields,
  }));
}

/** Returns the number of the last change of a booking, 0 before the first. */
export async function lastChange(database: Database | Transaction, bookingId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0)::int as last from booking_change where booking_id = ${bookingId}`.execute(database);
  return rows[0]?.last ?? 0;
}

/** The days until which a booking can be changed, in the operator's time zone. */
export type ChangeDays = {
  readonly today: Day;
  readonly departure: Day;
  /** The last day for travellers, and for an office. */
  readonly lastDay: { readonly traveller: Day; readonly office: Day };
};

/** Returns until when a booking can be changed. */
export async function readChangeDays(database: Database | Transaction, row: BookingRow): Promise<ChangeDays> {
  const { time_zone, changes_until_days } = await database
    .selectFrom('tour')
    .innerJoin('operator_profile as profile', 'profile.id', 'tour.operator_id')
    .select(['profile.time_zone', 'profile.changes_until_days'])
    .where('tour.id', '=', row.tour_id)
    .executeTakeFirstOrThrow();
  const { choices, until } = row.selection as HeldSelection;
  const departure = choices.day as Day;
  return {
    today: dayAt(row.read_at.getTime(), time_zone),
    departure,
    lastDay: { traveller: addDays(departure, -changes_until_days), office: until as Day },
  };
}

/** Returns the questions of a booking's tour today; null when it is no longer in the catalogue. */
export async function readForms({ variant_id }: BookingRow, { bookableVariants }: Pick<BookDeps, 'bookableVariants'>) {
  const { facts } = (await bookableVariants.get(variant_id)) ?? { facts: null };
  return facts;
}

type Questions = NonNullable<Awaited<ReturnType<typeof readForms>>>['variant']['travellerFields'];

/** Returns what is missing in the travellers' forms; nothing once the passport and health answers were erased. */
export function missingOf(
  fields: Questions,
  travellers: readonly StoredTraveller[],
  { sensitive_erased_at }: Pick<BookingRow, 'sensitive_erased_at'>,
) {
  return travellers.map((traveller) => ({
    traveller: traveller.position,
    name: travellerName(traveller.values),
    fields: missingFields(fields, traveller, traveller.position).filter(
      (field) => sensitive_erased_at === null || classOf(field) === 'ordinary',
    ),
  }));
}

/** Returns the missing answers of the travellers who have some, in one language. */
export const presentMissing = (
  missing: ReturnType<typeof missingOf>,
  language: Language,
): AnswerOf<'changeTraveller'>['missing'] =>
  missing
    .filter(({ fields }) => fields.length > 0)
    .map(({ traveller, name, fields }) => ({ traveller, name, questions: fields.map(({ label }) => label[language]) }));
