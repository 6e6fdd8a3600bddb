import type { ParsedOf } from '#contract/schemas.ts';
import { amendedChoices, type WantedChange } from '#domain/booking/amended-choices.ts';
import { type Amendment, amend, type PricedOn } from '#domain/booking/amendment.ts';
import type { Day } from '#domain/calendar/day.ts';
import { fromSlashed } from '#domain/calendar/day-forms.ts';
import { departureOn, departureProblem } from '#domain/catalogue/departures.ts';
import type { Availability, BookableFacts, DepartureFacts, RoomFacts } from '#domain/catalogue/facts.ts';
import { ageMisfit, BIRTH_FIELD } from '#domain/party/age-fit.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { inRoom, roomsBegun } from '#domain/rooms/allocation.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookingRow } from '../book/access.ts';
import { readSold } from '../cancel/read-sold.ts';
import type { HeldPrice, HeldSelection } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';
import { amendableOf, readPricedOn, withDeparture } from './priced-on.ts';
import { lastChange, readChangeDays, readTravellers, type StoredTraveller } from './read-travellers.ts';
import type { ChangeDeps } from './record-change.ts';

/** A change as a request names it. */
export type SentChange = Pick<ParsedOf<'previewOfficeBookingChange'>, 'kind' | 'traveller' | 'day'>;

/** What a change would do now, with everything that doing it needs. */
export type PreviewedChange = {
  readonly amendment: Amendment;
  readonly choices: Choices;
  readonly before: Choices;
  readonly departure: DepartureFacts;
  readonly priced: PricedOn;
  readonly facts: BookableFacts;
  readonly seen: number;
  readonly removed: StoredTraveller | null;
};

const refuse = (code: string) => new Refusal(409, code);

/** Returns what a change of a booking would do now, or why it is not possible. */
export async function previewChange(
  database: Database | Transaction,
  deps: Pick<ChangeDeps, 'bookableVariants'>,
  row: BookingRow,
  sent: SentChange,
  office: boolean,
): Promise<PreviewedChange | Refusal> {
  if (row.state === 'requested') return refuse('change-not-confirmed');
  if (row.state !== 'confirmed') return refuse('change-over');
  const days = await readChangeDays(database, row);
  const { today, departure: oldDay } = days;
  if (today > days.lastDay[office ? 'office' : 'traveller'] || today >= oldDay) return refuse('change-too-late');
  const { sold, live } = await readSold(database, row);
  if (live) return new Refusal(409, 'payment-under-way', { retryAfterSeconds: 10 });
  const before = choicesOf(row);
  const { lines } = row.price as HeldPrice;
  if (lines.some(({ kind }) => kind === 'insurance') || ['travelCredits', 'specialPrice'].includes(before.saving.kind))
    return refuse('change-by-us');
  const bookable = await deps.bookableVariants.get(row.variant_id);
  const frozen = await readPricedOn(database, row, before, bookable?.facts ?? null);
  if (!frozen) return refuse('change-unavailable');

  const travellers = await readTravellers(database, row.id);
  const removed = sent.kind === 'party' ? travellers.find(({ position }) => position === sent.traveller) : null;
  if (removed === undefined) return new Refusal(404, 'not-found');
  if (removed?.position === 0) return refuse('change-lead');
  let priced = frozen;
  if (sent.kind === 'date') {
    const problem = dateProblem(sent.day as Day);
    if (problem) return refuse(problem);
    priced = withDeparture(frozen, (bookable as NonNullable<typeof bookable>).facts, sent.day as Day);
  }
  const wanted: WantedChange = removed
    ? { kind: 'party', typeId: removed.typeId }
    : { kind: 'date', day: sent.day as Day };
  const booking = amendableOf(row, before, sold.balance);
  const possible = amendedChoices(before, wanted, priced.facts).flatMap((choices) => {
    const amendment = amend(booking, choices, { priced, today });
    return typeof amendment === 'string' ? [] : [{ choices, amendment }];
  });
  const [cheapest] = possible.sort((one, other) => one.amendment.tourPrice - other.amendment.tourPrice);
  const departure = cheapest && departureOn(priced.facts.variant, cheapest.choices.day);
  if (!cheapest || !departure) return refuse(sent.kind === 'date' ? 'change-date' : 'change-party');
  const seen = await lastChange(database, row.id);
  return { ...cheapest, before, departure, priced, facts: priced.facts, seen, removed };

  /** Returns why the booking cannot move to a day, or null. */
  function dateProblem(day: Day): string | null {
    const departure = bookable && departureOn(bookable.facts.variant, day);
    if (!bookable || !departure || bookable.facts.tour.blocked) return 'change-date';
    const left = bookable.availability[departure.id] ?? null;
    if (departureProblem(departure, left, partySize(before.party), today)) return 'change-date';
    if (left && !hasRooms(before, left, bookable.facts.variant.rooms)) return 'change-date';
    if (departure.confirmation === 'onRequest' && !office) return 'change-on-request';
    const misfits = travellers.some(({ values, typeId }) => {
      const birth = fromSlashed((values[BIRTH_FIELD] ?? '').trim());
      return birth !== null && ageMisfit(birth, day, typeId, bookable.facts) !== null;
    });
    return misfits ? 'change-age' : null;
  }
}

/** Returns whether a departure has the rooms of a booking; the places decide when the change is made. */
const hasRooms = ({ rooms }: Choices, left: Availability, offered: readonly RoomFacts[]): boolean =>
  offered.every((room) => roomsBegun(room, partySize(inRoom(rooms, room.id))) <= (left.roomsLeft[room.id] ?? 0));

/** Returns the choices of a stored booking as prices need them. */
export function choicesOf({ selection, price }: Pick<BookingRow, 'selection' | 'price'>): Choices {
  const { choices } = selection as HeldSelection;
  const { lines } = price as HeldPrice;
  const membership = lines.some(({ kind }) => kind === 'membership') ? 'yes' : 'no';
  return { ...choices, insurance: { answer: 'no' }, membership };
}

/** Returns the name of the traveller who leaves. */
export const removedName = ({ removed }: PreviewedChange): string | null => removed && travellerName(removed.values);
