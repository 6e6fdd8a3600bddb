import { sql } from 'kysely';
import { transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import { cancelDepartureBooking, runCancellation } from '../cancel-departure/cancel-departure.ts';
import { forgetBookingCards } from '../schedule/booking-card.ts';
import { bookingsWithPaymentsDue, collectPayments, remindOfPayments } from '../schedule/collect.ts';
import { completeTrips } from './complete-trips.ts';
import type { PayDeps } from './deps.ts';
import {
  collectDuePayments,
  completeEndedTrips,
  lapseRequest,
  payRefund,
  reconcilePayments,
  settlePayment,
  sweepPayments,
  untouchedSince,
} from './job-kinds.ts';
import { handleNotices } from './notices.ts';
import { reconcileWithProviders } from './reconcile.ts';
import { payBack, refundsToPay } from './refunds.ts';
import { refuseRequest } from './request-transitions.ts';
import { scheduleCheck, settleAttempt } from './settle-attempt.ts';
import { providerNames, warnOfUnknownProviders } from './unknown-providers.ts';

/** The maximum number of requests that are ended in one batch. */
const maxBatch = 500;

/** Creates the jobs that settle payments, including those of payment plans, and end overdue requests. */
export function createPaymentJobs(deps: PayDeps): Job[] {
  const { database, providers, log } = deps;
  const lapse = (bookingId: string) =>
    transaction(database, (trx) => refuseRequest(trx, deps, bookingId, { event: 'lapse' }));
  return [
    job(cancelDepartureBooking, (item) => runCancellation(deps, item)),
    job(settlePayment, async ({ attemptId }) => {
      if ((await settleAttempt(deps, attemptId)) === 'waiting') await scheduleCheck(deps, attemptId);
    }),
    job(lapseRequest, async ({ bookingId }) => {
      if (await lapse(bookingId)) log.info({ bookingId }, 'a request was not answered in time');
    }),
    job(payRefund, ({ refundId }) => payBack(deps, refundId)),
    job(sweepPayments, async (_data, signal) => {
      await handleNotices(deps, signal);
      await warnOfUnknownProviders(deps);
      const attempts = await database
        .selectFrom('payment_attempt')
        .innerJoin('booking', 'booking.id', 'booking_id')
        .select('payment_attempt.id')
        .where('payment_attempt.state_since', '<', untouchedSince)
        .where(sql<boolean>`payment_attempt.provider = any(${providerNames(providers)}::text[])`)
        // A refused refund waits for staff; a refund made manually at the provider is reported by a notice or the daily
        // comparison.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payment_refund')
                .select('payment_refund.id')
                .whereRef('attempt_id', '=', 'payment_attempt.id')
                .where('payment_refund.state', '=', 'failed'),
            ),
          ),
        )
        .where((row) =>
          row.or([
            row('payment_attempt.state', 'in', ['open', 'cancelling']),
            row.and([row('payment_attempt.state', '=', 'authorised'), row('booking.state', '<>', 'requested')]),
          ]),
        )
        // Cancelled attempts come last, because they are watched for a day and would delay those that a visitor waits
        // for.
        .orderBy(sql`payment_attempt.state = 'cancelling'`)
        .orderBy('payment_attempt.created_at')
        .execute();
      const settling = {
        name: ({ id }: { id: string }) => ({ attemptId: id }),
        failure: 'a payment could not be settled',
      };
      await forEachItem(attempts, { ...settling, log, signal }, ({ id }) => settleAttempt(deps, id));
      const { rows: refunds } = await refundsToPay.execute(database);
      const paying = {
        name: ({ id }: { id: string }) => ({ refundId: id }),
        failure: 'a refund could not be made',
      };
      await forEachItem(refunds, { ...paying, log, signal }, ({ id }) => payBack(deps, id));
      const overdue = await database
        .selectFrom('booking')
        .select('id')
        .where('state', '=', 'requested')
        .where('answer_by', '<=', sql<Date>`now()`)
        .orderBy('answer_by')
        .limit(maxBatch)
        .execute();
      const ending = {
        name: ({ id }: { id: string }) => ({ bookingId: id }),
        failure: 'a request that was not answered in time could not be ended',
      };
      await forEachItem(overdue, { ...ending, log, signal }, ({ id }) => lapse(id));
    }),
    job(collectDuePayments, async (_data, signal) => {
      const moment = Date.now();
      const collecting = {
        name: (bookingId: string) => ({ bookingId }),
        failure: 'the payments of a booking could not be collected',
      };
      await forEachItem(await bookingsWithPaymentsDue(deps, moment), { ...collecting, log, signal }, (bookingId) =>
        collectPayments(deps, bookingId, moment),
      );
      await remindOfPayments(deps, moment, signal);
      await forgetBookingCards(deps, signal);
    }),
    job(completeEndedTrips, (_data, signal) => completeTrips(deps, signal)),
    job(reconcilePayments, (_data, signal) => reconcileWithProviders(deps, signal)),
  ];
}
