import { z } from 'zod';
import type { JobKind } from '../jobs/job.ts';

export const sendMail: JobKind<{ mailId: string }> = {
  name: 'send-mail',
  data: z.object({ mailId: z.uuid() }),
  atOnce: 4,
  every: null,
};

/** Finds emails whose job was lost and queues them again. */
export const rescueMail: JobKind = {
  name: 'rescue-mail',
  data: z.unknown().transform(() => ({})),
  atOnce: 1,
  every: '* * * * *',
};
