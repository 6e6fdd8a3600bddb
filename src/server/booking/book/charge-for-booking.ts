import type { BookingState } from '#domain/booking/lifecycle.ts';
import { type Charge, charge } from './charge.ts';
import type { PayDeps } from './deps.ts';
import { lookAgainSoon, settleAttempt } from './settle-attempt.ts';

/** When a provider does not answer, its books are looked into after so many milliseconds; then the page is told to wait. */
export const looks = [300, 1000, 2500];

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Charges for a new booking while somebody waits. Answers what the booking is now when it is paid; null when it is not, or not yet. */
export async function chargeForBooking(deps: PayDeps, attemptId: string, asked: Charge): Promise<BookingState | null> {
  const charged = await charge(deps, attemptId, asked);
  if (charged.outcome === 'declined') return null;
  if (charged.outcome === 'approved') {
    if (charged.state === null) await settleAttempt(deps, attemptId);
    return charged.state;
  }
  for (const wait of looks) {
    await pause(wait);
    await settleAttempt(deps, attemptId);
    if (!(await isOpen(deps, attemptId))) return null;
  }
  await lookAgainSoon(deps, attemptId);
  return null;
}

const isOpen = async ({ database }: PayDeps, attemptId: string): Promise<boolean> =>
  (await database.selectFrom('payment_attempt').select('state').where('id', '=', attemptId).executeTakeFirst())
    ?.state === 'open';
