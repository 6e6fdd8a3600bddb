import { type RawBuilder, sql } from 'kysely';
import type { Manifest, ManifestBooking } from '#contract/schemas/manifest.ts';
import type { Language } from '#contract/shop.ts';
import { ageOn } from '#domain/calendar/age.ts';
import type { Day } from '#domain/calendar/day.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import type { FieldFacts, VariantFacts } from '#domain/catalogue/facts.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { answerGaps } from '#domain/office/answer-gaps.ts';
import { roomList } from '#domain/office/room-list.ts';
import { BIRTH_FIELD } from '#domain/party/age-fit.ts';
import { type AnswerClass, type AnsweredField, classOf } from '#domain/party/answer-class.ts';
import { mayReadAnswer } from '#domain/privacy/answer-access.ts';
import { readableAnswers } from '../../booking/book/answer-reader.ts';
import { balanceDue } from '../../booking/book/balance-due.ts';
import { soldStates } from '../../booking/booking-states.ts';
import type { HeldSelection } from '../../booking/hold/snapshot.ts';
import { travellerName } from '../../booking/traveller-name.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';

/** A departure with what its manifest and its links need to know about the tour. */
export type ManifestDeparture = {
  readonly id: number;
  readonly variantId: number;
  readonly operatorId: string;
  readonly operator: string;
  readonly tour: Words;
  readonly variant: Words;
  readonly day: Day;
  readonly lengthDays: number;
  readonly timeZone: string;
  readonly code: string | null;
  readonly meetingPoint: Words | null;
  readonly meetingTime: string | null;
  readonly note: Words | null;
  readonly sale: Pick<VariantFacts, 'travellerFields' | 'rooms'>;
};

type StoredTraveller = {
  readonly position: number;
  readonly typeId: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly fields: readonly AnsweredField[];
  readonly arrived: boolean | null;
  readonly arrivedAt: number | null;
  readonly arrivedBy: string | null;
};

type Row = {
  readonly id: string;
  readonly reference: string;
  readonly state: 'confirmed' | 'completed';
  readonly email: string;
  readonly agency: string | null;
  readonly selection: HeldSelection;
  readonly currency: NonNullable<ManifestBooking['due']>['currency'];
  readonly left: number;
  readonly erased: boolean;
  readonly travellers: readonly StoredTraveller[];
  readonly friends: readonly { readonly roomId: number; readonly name: string; readonly email: string }[];
};

/** What a reader of a manifest sees besides the ordinary answers. */
export type ManifestAccess = {
  /** Passport and health answers. */
  readonly sensitive: 'shown' | 'hidden' | 'denied';
  readonly amounts: boolean;
};

/** Returns a departure that meets a condition, or null. */
export async function findDeparture(
  database: Database | Transaction,
  condition: RawBuilder<unknown>,
): Promise<ManifestDeparture | null> {
  const { rows } = await sql<ManifestDeparture>`
    select departure.id, variant.id as "variantId", profile.operator_id as "operatorId", operator.name as operator, tour.name as tour,
      variant.name as variant, departure.day, tour.length_days as "lengthDays", profile.time_zone as "timeZone", departure.code,
      meeting_point as "meetingPoint", meeting_time as "meetingTime", departure.note, variant.sale
    from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
      join operator_profile profile on profile.id = tour.operator_id join operator on operator.id = profile.operator_id
    where ${condition}`.execute(database);
  return rows[0] ?? null;
}

const readBookings = async (trx: Transaction, departureId: number): Promise<readonly Row[]> =>
  (
    await sql<Row>`
      select booking.id, reference, booking.state, lead_email as email, agency.name as agency, selection, booking.currency,
        sensitive_erased_at is not null as erased,
        ${balanceDue} as left,
        (select coalesce(jsonb_agg(jsonb_build_object('position', position, 'typeId', passenger_type, 'answers', answers, 'fields', fields,
            'arrived', arrival.arrived, 'arrivedAt', extract(epoch from arrival.at)::int, 'arrivedBy', arrival.by) order by position), '[]')
          from booking_traveller traveller left join lateral (
            select arrived, at, coalesce(link.label, account.name) as by from traveller_arrival
              left join guide_link link on link.id = guide_link_id left join user_account account on account.id = traveller_arrival.account_id
            where booking_id = booking.id and traveller_arrival.position = traveller.position
            order by traveller_arrival.id desc limit 1) arrival on true
          where traveller.booking_id = booking.id) as travellers,
        (select coalesce(jsonb_agg(jsonb_build_object('roomId', room_id, 'name', name, 'email', email) order by room_id, position), '[]')
          from booking_friend where booking_id = booking.id) as friends
      from booking left join agency on agency.id = booking.agency_id
      where booking.departure_id = ${departureId} and booking.state in ${soldStates}
      order by booking.created_at, booking.id`.execute(trx)
  ).rows;

const isOpen = (answerClass: AnswerClass, { sensitive }: ManifestAccess) =>
  answerClass === 'ordinary' || sensitive === 'shown';

/** Returns the questions that are still open; once passport and health answers are deleted, theirs no longer count. */
function openQuestions({ erased }: Row, { answers, position }: StoredTraveller, fields: readonly FieldFacts[]) {
  const counted = erased ? fields.filter((field) => classOf(field) === 'ordinary') : fields;
  return answerGaps(counted, answers, position === 0);
}

function ageOf({ answers }: StoredTraveller, departureDay: Day): number | null {
  const birth = fromSlashed(answers[BIRTH_FIELD] ?? '');
  return birth && ageOn(birth, departureDay);
}

function viewTraveller(
  booking: Row,
  traveller: StoredTraveller,
  departure: ManifestDeparture,
  access: ManifestAccess,
  language: Language,
): ManifestBooking['travellers'][number] {
  const { answers, fields, position, typeId, arrived, arrivedAt, arrivedBy } = traveller;
  const hidden = fields.filter(
    (field) =>
      answers[field.id] && mayReadAnswer('operator', field.class, booking.state) && !isOpen(field.class, access),
  );
  return {
    position,
    name: travellerName(answers),
    type: booking.selection.types.find(({ id }) => id === typeId)?.singular[language] ?? '',
    age: ageOf(traveller, departure.day),
    answers:
      readableAnswers({ answers, fields }, 'operator', booking.state, language, (field) =>
        isOpen(field.class, access),
      ) ?? [],
    hiddenAnswers: hidden.map(({ id, label }) => ({ id, label: label[language] })),
    gaps: openQuestions(booking, traveller, departure.sale.travellerFields).map(({ id, label }) => ({
      id,
      label: label[language],
    })),
    arrival: arrived && arrivedAt ? { at: arrivedAt, by: arrivedBy } : null,
  };
}

function viewRooms(rows: readonly Row[], { sale }: ManifestDeparture, language: Language): Manifest['rooms'] {
  const beds = new Map(sale.rooms.map(({ id, beds: count }) => [id, count]));
  const names = new Map(rows.flatMap(({ selection }) => selection.rooms.map(({ id, name }) => [id, name])));
  const people = new Map(
    rows.flatMap(({ id, travellers }) =>
      travellers.map(({ position, answers }) => [`${id} ${position}`, travellerName(answers)]),
    ),
  );
  const booked = rows.map(({ id, email, travellers, friends, selection }) => ({
    ...{ id, email, friends },
    sleepers: travellers.map(({ position, typeId }) => ({ bookingId: id, position, typeId })),
    rooms: selection.rooms.map(({ id: roomId, shared, count, people: counts }) => ({
      ...{ roomId, shared, count },
      people: counts,
    })),
  }));
  return roomList(booked, (roomId) => beds.get(roomId) ?? 1).map(
    ({ roomId, shared, sleepers, openBeds, expected, isCertain }) => ({
      ...{ shared, openBeds, isCertain, expected: [...expected] },
      name: names.get(roomId)?.[language] ?? '',
      sleepers: sleepers.map(({ bookingId, position }) => ({
        ...{ bookingId, position },
        name: people.get(`${bookingId} ${position}`) ?? '',
      })),
    }),
  );
}

/** The classes of passport and health answers that a manifest shows, by booking; for the log of who read them. */
export type SensitiveClasses = readonly { readonly bookingId: string; readonly classes: readonly AnswerClass[] }[];

/** Reads the manifest of a departure as its reader sees it. */
export async function readManifest(
  trx: Transaction,
  departure: ManifestDeparture,
  access: ManifestAccess,
  language: Language,
): Promise<{ readonly manifest: Manifest; readonly shown: SensitiveClasses }> {
  const rows = await readBookings(trx, departure.id);
  const bookings = rows.map((row): ManifestBooking => {
    const { id, reference, email, agency, selection, left, currency } = row;
    return {
      ...{ id, reference, email, agency },
      phone: row.travellers[0]?.answers.phone ?? null,
      travellers: row.travellers.map((traveller) => viewTraveller(row, traveller, departure, access, language)),
      extras: selection.extras.map(({ name, option, quantity }) =>
        [`${quantity} × ${name[language]}`, option[language]].filter(Boolean).join(', '),
      ),
      due: access.amounts ? { amount: left, currency } : null,
    };
  });
  const travellers = bookings.flatMap((booking) => booking.travellers);
  const shown = bookings.map(({ id, travellers: people }) => ({
    bookingId: id,
    classes: [...new Set(people.flatMap(({ answers }) => answers.map((answer) => answer.class)))]
      .filter((answerClass) => answerClass !== 'ordinary')
      .sort(),
  }));
  const hasSensitive =
    travellers.some(({ hiddenAnswers }) => hiddenAnswers.length > 0) || shown.some(({ classes }) => classes.length > 0);
  const { id, variantId, tour, variant, operator, day, lengthDays, code, meetingPoint, meetingTime, note } = departure;
  return {
    manifest: {
      departure: {
        ...{ id, variantId, operator, code, meetingTime },
        tour: tour[language],
        variant: variant[language],
        from: day,
        until: tourEnd(day, lengthDays),
        meetingPoint: meetingPoint?.[language] || null,
        note: note?.[language] || null,
      },
      bookings,
      rooms: viewRooms(rows, departure, language),
      sensitive: hasSensitive ? access.sensitive : 'none',
    },
    shown: shown.filter(({ classes }) => classes.length > 0),
  };
}
