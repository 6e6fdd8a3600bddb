import type { BookingState } from '#domain/booking/lifecycle.ts';
import { type Charge, charge } from './charge.ts';
import type { PayDeps } from './deps.ts';
import { scheduleCheck, settleAttempt } from './settle-attempt.ts';

/**
 * The delays in ms before retries when a provider does not answer; afterwards the response reports a pending payment.
 */
export const retryDelaysMs = [300, 1000, 2500];

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Charges for a new booking during the request. Returns the booking's state once it is paid; null when it is not paid
 * yet.
 */
export async function chargeForBooking(deps: PayDeps, attemptId: string, order: Charge): Promise<BookingState | null> {
  const charged = await charge(deps, attemptId, order);
  if (charged.outcome === 'declined') return null;
  if (charged.outcome === 'approved') {
    if (charged.state === null) await settleAttempt(deps, attemptId);
    return charged.state;
  }
  for (const wait of retryDelaysMs) {
    await pause(wait);
    await settleAttempt(deps, attemptId);
    if (!(await isOpen(deps, attemptId))) return null;
  }
  await scheduleCheck(deps, attemptId);
  return null;
}

const isOpen = async ({ database }: PayDeps, attemptId: string): Promise<boolean> =>
  (await database.selectFrom('payment_attempt').select('state').where('id', '=', attemptId).executeTakeFirst())
    ?.state === 'open';
