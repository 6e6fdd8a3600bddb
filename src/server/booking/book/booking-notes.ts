import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { readBooking } from './access.ts';

const maxNotes = 500;

/** Returns the notes about a booking that an office reads, newest first: staff read all, operators their own. */
export async function readNotes(
  trx: Transaction,
  bookingId: string,
  reader: 'staff' | 'operator',
): Promise<AnswerOf<'loadOfficeBooking'>['notes']> {
  const rows = await trx
    .selectFrom('booking_note as note')
    .leftJoin('user_account', 'user_account.id', 'note.account_id')
    .select(['note.id', 'note.role', 'note.body', 'note.at', 'user_account.name'])
    .where('note.booking_id', '=', bookingId)
    .$if(reader === 'operator', (query) => query.where('note.role', '=', 'operator'))
    .orderBy('note.id', 'desc')
    .limit(maxNotes)
    .execute();
  return rows.map(({ id, role, body, name, at }) => ({
    ...{ id, body, name },
    role: role as 'staff' | 'operator',
    at: endSeconds(at),
  }));
}

/** Creates the endpoint that adds a note to a booking. */
export const createBookingNotes = (database: Database) => ({
  addBookingNote: (
    { bookingId, body }: ParsedOf<'addBookingNote'>,
    { account }: Caller,
  ): Promise<AnswerOf<'addBookingNote'> | Refusal> =>
    transaction(database, async (trx) => {
      const { id, role, operatorId } = account as Account;
      const booking = await readBooking(trx, bookingId);
      const isOwn = role === 'staff' || (operatorId !== null && operatorId === booking?.operator_uuid);
      if (!booking || !isOwn || booking.forgotten_at) return new Refusal(404, 'not-found');
      const by = role === 'staff' ? 'staff' : 'operator';
      await trx.insertInto('booking_note').values({ booking_id: bookingId, account_id: id, role: by, body }).execute();
      return { status: 'OK' as const };
    }),
});
