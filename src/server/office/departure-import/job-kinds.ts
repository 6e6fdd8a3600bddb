import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job.ts';

/** Writes the remaining parts of an import, or undoes those that were written. */
export const runDepartureImport: JobKind<{ importId: string }> = {
  name: 'departure-import',
  data: z.object({ importId: z.uuid() }),
  atOnce: 1,
  every: null,
};
