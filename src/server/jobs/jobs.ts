import { createHoldJobs } from '../booking/hold/jobs.ts';
import type { Connected } from '../platform/database/database.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Log } from '../platform/log.ts';
import { createMailSeal } from '../platform/mail/cipher.ts';
import { startCatcher } from '../platform/mail/mail-catcher.ts';
import { readSender } from '../platform/mail/message.ts';
import { queueMail } from '../platform/mail/outbox.ts';
import { createMailJobs } from '../platform/mail/send-mail.ts';
import { createPost } from '../platform/mail/smtp-transport.ts';
import { type Settings, StartProblem } from '../platform/settings.ts';
import type { Door } from '../platform/web-bundle.ts';
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
