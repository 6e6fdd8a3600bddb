import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import { transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readBooking } from './access.ts';
import type { BookDeps } from './deps.ts';
import { resendConfirmation } from './mails.ts';

/** Creates the endpoint that sends a booking's confirmation again. */
export const createResendConfirmation = (deps: Pick<BookDeps, 'database' | 'settings' | 'sendMail'>) => ({
  resendBookingConfirmation: (
    { bookingId }: ParsedOf<'resendBookingConfirmation'>,
    { account }: Caller,
  ): Promise<AnswerOf<'resendBookingConfirmation'> | Refusal> =>
    transaction(deps.database, async (trx) => {
      const { role, operatorId } = account as Account;
      const booking = await readBooking(trx, bookingId);
      const isOwn = role === 'staff' || (operatorId !== null && operatorId === booking?.operator_uuid);
      if (!booking || !isOwn || booking.forgotten_at) return new Refusal(404, 'not-found');
      if (booking.state !== 'confirmed' && booking.state !== 'completed')
        return new Refusal(409, 'booking-not-confirmed');
      await resendConfirmation(trx, deps, bookingId, booking.read_at.getTime());
      return { status: 'OK' as const };
    }),
});
