import type { Connected } from '../database/database.ts';
import type { Door } from '../door.ts';
import { createHoldJobs } from '../hold/jobs.ts';
import type { Log } from '../log.ts';
import { startCatcher } from '../mail/catcher.ts';
import { readSender } from '../mail/letter.ts';
import { queueMail } from '../mail/outbox.ts';
import { createPost } from '../mail/post.ts';
import { createMailSeal } from '../mail/seal.ts';
import { createMailJobs } from '../mail/send-mail.ts';
import { type Settings, StartProblem } from '../settings.ts';
import type { Queue } from './queue.ts';
import { createSweep } from './sweep.ts';

/** What doing the work needs. */
export type JobMeans = Connected & {
  readonly settings: Settings;
  readonly queue: Queue;
  readonly door: Door;
  readonly log: Log;
};

/** Work that is under way in this process. */
export type Working = { stop(): Promise<void> };

/** Starts to do all queued work in this process; without a mail server of the company's own, the built-in one runs too. */
export async function startJobs({ settings, database, pool, queue, door, log }: JobMeans): Promise<Working> {
  const from = readSender(settings.mailFrom);
  if (!from)
    throw new StartProblem('MAIL_FROM must be an address, or a name and an address: Waymark <hello@waymark.example>');
  const catcher = settings.smtpUrl ? null : await startCatcher(database, log);
  const post = createPost(settings.smtpUrl ?? (catcher?.smtpUrl as string));
  const seal = createMailSeal(settings.secret);
  const messageHost = new URL(settings.origin).hostname;
  await queue.work([
    ...createMailJobs({ database, queue, door, post, seal, log, from, messageHost }),
    ...createHoldJobs({
      database,
      settings,
      queue,
      log,
      sendMail: async (trx, mail) => void (await queueMail(trx, { queue, seal }, mail)),
    }),
    createSweep(pool, log),
  ]);
  return {
    async stop() {
      await queue.stop();
      await catcher?.close();
    },
  };
}
