import { sql } from 'kysely';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job.ts';

/** Settles one attempt: captures or releases its payment, or looks up its outcome. */
export const settlePayment: JobKind<{ attemptId: string }> = {
  name: 'settle-payment',
  data: z.object({ attemptId: z.uuid() }),
  atOnce: 4,
  every: null,
};

/** Ends one request that its operator has not answered in time. */
export const lapseRequest: JobKind<{ bookingId: string }> = {
  name: 'lapse-request',
  data: z.object({ bookingId: z.uuid() }),
  atOnce: 2,
  every: null,
};

/** Pays out one promised refund at the provider. */
export const payRefund: JobKind<{ refundId: string }> = {
  name: 'pay-refund',
  data: z.object({ refundId: z.uuid() }),
  atOnce: 4,
  every: null,
};

/** Settles every payment and request whose job was lost. */
export const sweepPayments: JobKind = {
  name: 'sweep-payments',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};

/** Compares the providers' records with ours, once a day. */
export const reconcilePayments: JobKind = {
  name: 'reconcile-payments',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '23 3 * * *',
};

/** Completes bookings whose trip is over, every hour, because days end at different times for different operators. */
export const completeEndedTrips: JobKind = {
  name: 'complete-ended-trips',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '37 * * * *',
};

/** Charges the due payments of plans, sends reminders and records missed payments, by the operators' calendars. */
export const collectDuePayments: JobKind = {
  name: 'collect-due-payments',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '7 * * * *',
};

/** Anything younger is being processed by a request or its own job. */
export const untouchedSince = sql<Date>`now() - interval '20 seconds'`;
