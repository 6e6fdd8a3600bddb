import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { CancellationSide } from '#domain/booking/cancellation.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, PAYERS, readBooking } from '../book/access.ts';
import type { BookDeps } from '../book/deps.ts';
import { settleAttempt } from '../book/settle-attempt.ts';
import type { HeldPrice, HeldSelection } from '../hold/snapshot.ts';
import { type CancelledBy, cancelBooking, previewCancellation } from './cancel-booking.ts';
import { readSold } from './read-sold.ts';

type Preview = AnswerOf<'previewCancellation'>;

/** Creates the endpoints that cancel bookings: by their owners under the terms, and in the office for either side. */
export function createCancelCalls(deps: BookDeps) {
  const { database } = deps;

  /** Returns a booking of the caller; a booking without access is reported as not found. */
  async function ownBooking(bookingId: string, code: string | null, caller: Caller): Promise<BookingRow | Refusal> {
    const row = await readBooking(database, bookingId);
    const viewer = row && (await bookingViewer(database, row, caller, code));
    return row && viewer && PAYERS.includes(viewer) ? row : new Refusal(404, 'not-found');
  }

  async function officeBooking(bookingId: string, { account }: Caller): Promise<BookingRow | Refusal> {
    const { role, operatorId } = account as Account;
    const row = await readBooking(database, bookingId);
    return row && (role === 'staff' || row.operator_uuid === operatorId) ? row : new Refusal(404, 'not-found');
  }

  /** Settles a payment that is being captured first, so that it can be refunded. */
  async function settleLive(bookingId: string): Promise<void> {
    const live = await database
      .selectFrom('payment_attempt')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('state', 'in', ['open', 'authorised'])
      .executeTakeFirst();
    if (live) await settleAttempt(deps, live.id);
  }

  async function preview(
    row: BookingRow | Refusal,
    side: CancellationSide,
    caller: Caller,
  ): Promise<Preview | Refusal> {
    if (row instanceof Refusal) return row;
    if (row.state === 'confirmed') await settleLive(row.id);
    const result = await previewCancellation(database, row, side);
    if (result instanceof Refusal) return result;
    const { tour, choices, until } = row.selection as HeldSelection;
    const { lines, tourPrice, total, cancellation: agreed } = row.price as HeldPrice;
    const amounts = result.kind === 'sold' ? result.cancellation : null;
    const { today } = await readSold(database, row);
    const current = agreed.find(({ from, until: last }) => from <= today && today <= last);
    return {
      status: 'OK',
      preview: {
        bookingId: row.id,
        reference: row.reference,
        tour: tour[caller.language],
        from: choices.day as string,
        until,
        state: result.kind === 'request' ? 'requested' : 'confirmed',
        side,
        currency: row.currency,
        percent: (amounts?.share ?? 0) / 100,
        total,
        tourPrice,
        paid: amounts?.paid ?? 0,
        money: amounts?.money ?? 0,
        credit: amounts?.credit ?? 0,
        kept: amounts?.kept ?? 0,
        cancellationFee: amounts?.cancellationFee ?? 0,
        dropped: amounts?.dropped ?? 0,
        lessFrom:
          side === 'traveller' && current && (amounts?.money ?? 0) > 0 ? addDays(current.until as Day, 1) : null,
        insured: lines.some(({ kind }) => kind === 'insurance'),
      },
    };
  }

  async function cancel(
    row: BookingRow | Refusal,
    by: CancelledBy,
    expected: { readonly money: number; readonly credit: number; readonly kept: number },
  ): Promise<AnswerOf<'cancelBooking'> | Refusal> {
    if (row instanceof Refusal) return row;
    if (row.state === 'confirmed') await settleLive(row.id);
    const done = await transaction(database, (trx) => cancelBooking(trx, deps, row.id, by, expected));
    return done instanceof Refusal ? done : { status: 'OK', changeId: done.changeId, state: 'cancelled' };
  }

  return {
    previewCancellation: async ({ bookingId, code }: ParsedOf<'previewCancellation'>, caller: Caller) =>
      preview(await ownBooking(bookingId, code, caller), 'traveller', caller),

    cancelBooking: async ({ bookingId, code, words, ...expected }: ParsedOf<'cancelBooking'>, caller: Caller) => {
      const { account } = caller;
      const role = account?.role === 'agent' ? 'agent' : 'traveller';
      const by = { side: 'traveller', role, accountId: account?.id ?? null, words: words || null } as const;
      return cancel(await ownBooking(bookingId, code, caller), by, expected);
    },

    previewOfficeCancellation: async ({ bookingId, side }: ParsedOf<'previewOfficeCancellation'>, caller: Caller) =>
      preview(await officeBooking(bookingId, caller), side, caller),

    cancelOfficeBooking: async (
      { bookingId, side, words, ...expected }: ParsedOf<'cancelOfficeBooking'>,
      caller: Caller,
    ) => {
      const { id, role } = caller.account as Account;
      const by = { side, role: role as 'operator' | 'staff', accountId: id, words };
      return cancel(await officeBooking(bookingId, caller), by, expected);
    },
  };
}
