import { z } from 'zod';
import type { JobKind } from '../platform/jobs/job.ts';

/** Looks after the policy of one booking: has it bound, voided, or its premium paid back. */
export const settlePolicy: JobKind<{ bookingId: string }> = {
  name: 'settle-policy',
  data: z.object({ bookingId: z.uuid() }),
  atOnce: 2,
  every: null,
};

/** Looks after every policy whose job was lost. */
export const sweepPolicies: JobKind = {
  name: 'sweep-policies',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '*/5 * * * *',
};
