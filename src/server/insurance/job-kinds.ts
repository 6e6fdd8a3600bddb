import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job.ts';

/** Settles the policy of one booking: binds it, voids it, or refunds its premium. */
export const settlePolicy: JobKind<{ bookingId: string }> = {
  name: 'settle-policy',
  data: z.object({ bookingId: z.uuid() }),
  atOnce: 2,
  every: null,
};

/** Settles every policy whose job was lost. */
export const sweepPolicies: JobKind = {
  name: 'sweep-policies',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '*/5 * * * *',
};
