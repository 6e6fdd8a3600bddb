import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { departureProblem } from '#domain/catalogue/departures.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, PAYERS, readBooking } from '../book/access.ts';
import { liveAttemptId } from '../book/live-attempt.ts';
import { settleAttempt } from '../book/settle-attempt.ts';
import { type HeldSelection, heldSelection, namedLines } from '../hold/snapshot.ts';
import { travellerName } from '../traveller-name.ts';
import { ChangeSigner } from './change-token.ts';
import { type ChangedBy, makeChange } from './make-change.ts';
import { choicesOf, type PreviewedChange, previewChange, removedName, type SentChange } from './preview-change.ts';
import { readChangeDays, readTravellers } from './read-travellers.ts';
import type { ChangeDeps } from './record-change.ts';

type Options = AnswerOf<'loadChangeOptions'>;
type Previewed = AnswerOf<'previewBookingChange'>;

/** The most dates that are listed. */
const maxDates = 36;

/** Creates the endpoints that change what was booked: by its owners, and in the office on their behalf. */
export function createChangeCalls(deps: ChangeDeps) {
  const { database, catalogue, settings, bookableVariants } = deps;
  const signer = new ChangeSigner(settings.secret);

  async function own(bookingId: string, code: string | null, caller: Caller): Promise<BookingRow | Refusal> {
    const row = await readBooking(database, bookingId);
    const viewer = row && (await bookingViewer(database, row, caller, code));
    return row && viewer && PAYERS.includes(viewer) ? row : new Refusal(404, 'not-found');
  }

  async function officeOwn(bookingId: string, { account }: Caller): Promise<BookingRow | Refusal> {
    const { role, operatorId } = account as Account;
    const row = await readBooking(database, bookingId);
    return row && (role === 'staff' || row.operator_uuid === operatorId) ? row : new Refusal(404, 'not-found');
  }

  async function options(row: BookingRow | Refusal, office: boolean, language: Language): Promise<Options | Refusal> {
    if (row instanceof Refusal) return row;
    if (row.state !== 'confirmed')
      return new Refusal(409, row.state === 'requested' ? 'change-not-confirmed' : 'change-over');
    const days = await readChangeDays(database, row);
    const changeUntil = days.lastDay[office ? 'office' : 'traveller'];
    if (days.today > changeUntil || days.today >= days.departure) return new Refusal(409, 'change-too-late');
    const bookable = await bookableVariants.get(row.variant_id);
    const { tour, until, types } = row.selection as HeldSelection;
    const people = partySize(choicesOf(row).party);
    const dates = (bookable?.facts.variant.departures ?? [])
      .filter((departure) => departure.day !== days.departure && (office || departure.confirmation === 'instant'))
      .filter(
        (departure) => !departureProblem(departure, bookable?.availability[departure.id] ?? null, people, days.today),
      );
    return {
      status: 'OK',
      bookingId: row.id,
      reference: row.reference,
      tour: tour[language],
      from: days.departure,
      until,
      changeUntil,
      travellers: (await readTravellers(database, row.id))
        .filter(({ position }) => position > 0)
        .map(({ position, values, typeId }) => ({
          traveller: position,
          name: travellerName(values),
          type: types.find(({ id }) => id === typeId)?.singular[language] ?? '',
        })),
      dates: dates.slice(0, maxDates).map(({ day, confirmation }) => ({
        from: day,
        until: tourEnd(day, bookable?.facts.tour.lengthDays ?? 1),
        onRequest: confirmation === 'onRequest',
      })),
    };
  }

  async function preview(
    row: BookingRow | Refusal,
    change: SentChange,
    office: boolean,
    language: Language,
  ): Promise<Previewed | Refusal> {
    if (row instanceof Refusal) return row;
    await settleLive(row);
    const previewed = await previewChange(database, deps, row, change, office);
    if (previewed instanceof Refusal) return previewed;
    const { token, expiresAt } = signer.sign(row.id, change, previewed, catalogue.now());
    return {
      status: 'OK',
      preview: present(row, change, previewed, language),
      token,
      expiresAt: Math.floor(expiresAt / 1000),
    };
  }

  async function change(
    row: BookingRow | Refusal,
    token: string,
    by: ChangedBy,
  ): Promise<AnswerOf<'changeBooking'> | Refusal> {
    if (row instanceof Refusal) return row;
    const promised = signer.read(token, row.id);
    if (!promised) return new Refusal(422, 'change-moved');
    if (promised.expiresAt < catalogue.now()) return new Refusal(410, 'change-expired');
    await settleLive(row);
    const made = await makeChange(deps, promised, by);
    return made instanceof Refusal ? made : { status: 'OK', changeId: made.changeId };
  }

  /** Settles a payment that is being captured first, so that it can be refunded. */
  async function settleLive({ id, state }: BookingRow): Promise<void> {
    const live = state === 'confirmed' ? await liveAttemptId(database, id) : null;
    if (live) await settleAttempt(deps, live);
  }

  return {
    loadChangeOptions: async ({ bookingId, code }: ParsedOf<'loadChangeOptions'>, caller: Caller) =>
      options(await own(bookingId, code, caller), false, caller.language),

    previewBookingChange: async ({ bookingId, code, ...wanted }: ParsedOf<'previewBookingChange'>, caller: Caller) =>
      preview(await own(bookingId, code, caller), wanted, false, caller.language),

    changeBooking: async ({ bookingId, code, token, words }: ParsedOf<'changeBooking'>, caller: Caller) => {
      const role = caller.account?.role === 'agent' ? 'agent' : 'traveller';
      return change(await own(bookingId, code, caller), token, { office: false, role, caller, words: words || null });
    },

    loadOfficeChangeOptions: async ({ bookingId }: ParsedOf<'loadOfficeChangeOptions'>, caller: Caller) =>
      options(await officeOwn(bookingId, caller), true, caller.language),

    previewOfficeBookingChange: async (
      { bookingId, ...wanted }: ParsedOf<'previewOfficeBookingChange'>,
      caller: Caller,
    ) => preview(await officeOwn(bookingId, caller), wanted, true, caller.language),

    changeOfficeBooking: async ({ bookingId, token, words }: ParsedOf<'changeOfficeBooking'>, caller: Caller) => {
      const { role } = caller.account as Account;
      const by = { office: true, role: role as 'operator' | 'staff', caller, words };
      return change(await officeOwn(bookingId, caller), token, by);
    },
  };
}

/** Returns a previewed change in one language. */
function present(
  row: BookingRow,
  { kind }: SentChange,
  previewed: PreviewedChange,
  language: Language,
): Previewed['preview'] {
  const { amendment, choices, departure, facts } = previewed;
  const stored = row.selection as HeldSelection;
  const { total, fee, credit, money, due, paid, plan, lines } = amendment;
  const selection = { ...stored.choices, ...choices } as never;
  const next = heldSelection({ bookable: { facts }, departure, selection });
  return {
    bookingId: row.id,
    reference: row.reference,
    tour: stored.tour[language],
    kind,
    removed: removedName(previewed),
    from: stored.choices.day as string,
    until: stored.until,
    newFrom: departure.day,
    newUntil: next.until,
    currency: row.currency,
    lines: namedLines(lines, facts).map((line) => ({ ...line, name: line.name?.[language] ?? null })),
    totalBefore: row.total,
    total,
    fee,
    paid,
    money,
    credit,
    due,
    payments: unpaid(plan.payments, paid),
    rooms: next.rooms.map(({ name, count }) => `${count} × ${name[language]}`),
  };
}

/** Returns the payments of a plan that what was paid does not cover. */
function unpaid(payments: PreviewedChange['amendment']['plan']['payments'], paid: number) {
  let left = paid;
  return payments.flatMap(({ due, amount }) => {
    const open = amount - Math.min(amount, left);
    left -= amount - open;
    return open > 0 ? [{ due, amount: open }] : [];
  });
}
