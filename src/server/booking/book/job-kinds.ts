import { sql } from 'kysely';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job.ts';

/** Looks after one attempt: collects its payment, releases it, or finds out what became of it. */
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

/** Looks after every payment and request whose job was lost. */
export const sweepPayments: JobKind = {
  name: 'sweep-payments',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};

/** Holds the provider's books against ours, once a day. */
export const reconcilePayments: JobKind = {
  name: 'reconcile-payments',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '23 3 * * *',
};

/** Charges, reminds of and gives up the payments of plans, by the operators' calendars. */
export const collectDuePayments: JobKind = {
  name: 'collect-due-payments',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '7 * * * *',
};

/** What is younger than this is in the hands of a request or of its own job. */
export const inOtherHands = sql<Date>`now() - interval '20 seconds'`;
