import { type BookingState, nextBooking, nextHold } from '#domain/booking/lifecycle.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from './deps.ts';
import { confirmed, setBooking } from './effects.ts';
import { type Completed, request } from './request-transitions.ts';

/**
 * Confirms a booking whose first payment is secured or that costs nothing, or requests it from its operator; its hold
 * is used up.
 */
export async function completeBooking(
  trx: Transaction,
  deps: PayDeps,
  { booking, attempt }: Completed,
): Promise<BookingState> {
  if (booking.hold_id !== null)
    await trx
      .updateTable('hold')
      .set({ state: nextHold('paying', 'paid') as 'booked' })
      .where('id', '=', booking.hold_id)
      .where('state', '=', 'paying')
      .execute();
  if (booking.on_request) {
    await request(trx, deps, { booking, attempt });
    return 'requested';
  }
  await setBooking(trx, booking.id, { state: nextBooking('attempting', 'confirm') });
  await confirmed(trx, deps, booking);
  return 'confirmed';
}
