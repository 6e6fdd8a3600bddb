import type { Manifest, ManifestBooking, ManifestTraveller } from '#contract/schemas/manifest.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import { csvAmount, csvTable } from '../../platform/csv.ts';

/** The first columns of the table, before the answers; their titles are words of the web bundle. */
export const FIRST_COLUMNS = [
  'manifest-reference',
  'manifest-name',
  'manifest-type',
  'manifest-age',
  'manifest-room',
  'manifest-email',
] as const;
/** The last columns, after the answers. */
export const LAST_COLUMNS = ['manifest-extras', 'manifest-missing', 'manifest-arrived'] as const;
/** The columns for readers who see amounts. */
export const DUE_COLUMNS = ['manifest-due', 'manifest-due-currency'] as const;

type Titles = Readonly<Record<string, string>>;

/** Days are written as spreadsheets read them; the answer of a hidden question only says that there is one. */
function answerTo(id: string, { answers, hiddenAnswers }: ManifestTraveller, given: string): string {
  const answer = answers.find((one) => one.id === id);
  if (!answer) return hiddenAnswers.some((one) => one.id === id) ? given : '';
  return (answer.kind === 'date' && fromSlashed(answer.value)) || answer.value;
}

/** Returns a manifest as CSV: a row for each traveller, a column for each question that somebody answered. */
export function manifestTable({ bookings, rooms }: Manifest, titles: Titles): string {
  const travellers = bookings.flatMap((booking) => booking.travellers);
  const questions = new Map(
    travellers.flatMap(({ answers, hiddenAnswers }) =>
      [...answers, ...hiddenAnswers].map(({ id, label }) => [id, label] as const),
    ),
  );
  const roomOf = new Map(
    rooms.flatMap(({ name, shared, sleepers }, at) =>
      sleepers.map(({ bookingId, position }) => [`${bookingId} ${position}`, shared ? name : `${at + 1} ${name}`]),
    ),
  );
  const hasDue = bookings.some(({ due }) => due !== null);
  const row = (booking: ManifestBooking, traveller: ManifestTraveller) => [
    booking.reference,
    traveller.name,
    traveller.type,
    traveller.age === null ? '' : String(traveller.age),
    roomOf.get(`${booking.id} ${traveller.position}`) ?? '',
    booking.email,
    ...[...questions.keys()].map((id) => answerTo(id, traveller, titles['manifest-given'] ?? '')),
    booking.extras.join('; '),
    traveller.gaps.map(({ label }) => label).join('; '),
    traveller.arrival ? new Date(traveller.arrival.at * 1000).toISOString() : '',
    // A booking owes its amount once, so sums over the column are right.
    ...(hasDue
      ? traveller.position === 0 && booking.due
        ? [csvAmount(booking.due.amount), booking.due.currency]
        : ['', '']
      : []),
  ];
  const named = [...LAST_COLUMNS, ...(hasDue ? DUE_COLUMNS : [])].map((code) => titles[code] ?? '');
  return csvTable(
    [...FIRST_COLUMNS.map((code) => titles[code] ?? ''), ...questions.values(), ...named],
    bookings.flatMap((booking) => booking.travellers.map((traveller) => row(booking, traveller))),
  );
}
