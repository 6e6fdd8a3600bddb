import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job.ts';

/** Ends one hold at its time. */
export const expireHold: JobKind<{ holdId: string }> = {
  name: 'expire-hold',
  data: z.object({ holdId: z.uuid() }),
  atOnce: 2,
  every: null,
};

/** Ends every hold whose time has passed and whose job was lost. */
export const sweepHolds: JobKind = {
  name: 'sweep-holds',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};
