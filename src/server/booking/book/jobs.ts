import { sql } from 'kysely';
import { transaction } from '../../platform/database/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { forgetBookingCards } from '../schedule/booking-card.ts';
import { bookingsWithPaymentsDue, collectPayments, remindOfPayments } from '../schedule/collect.ts';
import type { PayDeps } from './deps.ts';
import {
  collectDuePayments,
  inOtherHands,
  lapseRequest,
  reconcilePayments,
  settlePayment,
  sweepPayments,
} from './job-kinds.ts';
import { handleNotices } from './notices.ts';
import { reconcileWithProvider } from './reconcile.ts';
import { refuseRequest } from './request-transitions.ts';
import { lookAgainSoon, settleAttempt } from './settle-attempt.ts';

/** How many requests are ended in one go. */
const mostAtOnce = 500;

/** The jobs that collect, release and find payments, those of plans too, and end requests in time. */
export function createPaymentJobs(deps: PayDeps): Job[] {
  const { database, log } = deps;
  const lapse = (bookingId: string) =>
    transaction(database, (trx) => refuseRequest(trx, deps, bookingId, { event: 'lapse' }));
  return [
    job(settlePayment, async ({ attemptId }) => {
      if ((await settleAttempt(deps, attemptId)) === 'waiting') await lookAgainSoon(deps, attemptId);
    }),
    job(lapseRequest, async ({ bookingId }) => {
      if (await lapse(bookingId)) log.info({ bookingId }, 'a request was not answered in time');
    }),
    job(sweepPayments, async (_data, signal) => {
      await handleNotices(deps, signal);
      const attempts = await database
        .selectFrom('payment_attempt')
        .innerJoin('booking', 'booking.id', 'booking_id')
        .select('payment_attempt.id')
        .where('payment_attempt.state_since', '<', inOtherHands)
        .where((row) =>
          row.or([
            row('payment_attempt.state', 'in', ['open', 'cancelling']),
            row.and([row('payment_attempt.state', '=', 'authorised'), row('booking.state', '<>', 'requested')]),
          ]),
        )
        // All of them, those that somebody waits for first: what was given up is watched for a day and would crowd them out.
        .orderBy(sql`payment_attempt.state = 'cancelling'`)
        .orderBy('payment_attempt.created_at')
        .execute();
      for (const { id } of attempts) {
        if (signal.aborted) return;
        await settleAttempt(deps, id);
      }
      const overdue = await database
        .selectFrom('booking')
        .select('id')
        .where('state', '=', 'requested')
        .where('answer_by', '<=', sql<Date>`now()`)
        .limit(mostAtOnce)
        .execute();
      for (const { id } of overdue) {
        if (signal.aborted) return;
        await lapse(id);
      }
    }),
    job(collectDuePayments, async (_data, signal) => {
      const moment = Date.now();
      for (const bookingId of await bookingsWithPaymentsDue(deps, moment)) {
        if (signal.aborted) return;
        await collectPayments(deps, bookingId, moment).catch((error: unknown) =>
          // One booking that cannot be looked after must not keep the others waiting.
          log.error({ bookingId, error }, 'the payments of a booking could not be collected'),
        );
      }
      await remindOfPayments(deps, moment, signal);
      await forgetBookingCards(deps, signal);
    }),
    job(reconcilePayments, async () => {
      await reconcileWithProvider(deps);
    }),
  ];
}
