import { randomUUID } from 'node:crypto';
import { createRemovedCardJob } from '../account/removed-cards.ts';
import { createCompanyCardJob } from '../agency/company-card.ts';
import { createBackupJob } from '../backup/scheduled-backup.ts';
import { createPaymentJobs } from '../booking/book/jobs.ts';
import { createPolicyJobs } from '../booking/book/policies.ts';
import { createHoldJobs } from '../booking/hold/jobs.ts';
import { createAnswerTimes } from '../conversation/answer-times.ts';
import { createCallReminders } from '../conversation/call-reminders.ts';
import { createChatJob } from '../conversation/chat/jobs.ts';
import { createReplyReceiver } from '../conversation/receive-reply.ts';
import type { Insurer } from '../insurance/port.ts';
import { createDepartureImportJob } from '../office/departure-import/import-job.ts';
import type { Providers } from '../payments/providers.ts';
import type { Connected } from '../platform/database/database.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { createRateLimiter } from '../platform/limits/rate-limit.ts';
import type { Log } from '../platform/log.ts';
import { createMailCipher } from '../platform/mail/cipher.ts';
import { startMailCatcher } from '../platform/mail/mail-catcher.ts';
import { readSender } from '../platform/mail/message.ts';
import { queueMail } from '../platform/mail/outbox.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import { createMailJobs } from '../platform/mail/send-mail.ts';
import { createSmtpTransport } from '../platform/mail/smtp-transport.ts';
import { type Settings, StartProblem } from '../platform/settings.ts';
import { createTracer, type Tracer } from '../platform/traces.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { createSweep } from './sweep.ts';

/** The dependencies of the jobs. */
export type JobDeps = Connected & {
  readonly databaseUrl: string;
  readonly settings: Settings;
  readonly queue: Queue;
  readonly webRenderer: WebRenderer;
  readonly providers: Providers;
  readonly insurer: Insurer;
  readonly log: Log;
};

/** Jobs that are running in this process. */
export type Working = { stop(): Promise<void> };

/** Records each run of a job as a trace of its own. */
const traceJob = ({ kind, run }: Job, tracer: Tracer): Job => ({
  kind,
  async run(data, signal) {
    const started = performance.now();
    let failed = true;
    try {
      await run(data, signal);
      failed = false;
    } finally {
      const ms = performance.now() - started;
      tracer.record({ name: `job ${kind.name}`, id: randomUUID(), kind: 'consumer', ms, failed, attributes: {} });
    }
  },
});

/**
 * Starts processing all queued jobs in this process. The built-in mail server runs too when no SMTP server is
 * configured or replies are received.
 */
export async function startJobs({
  settings,
  databaseUrl,
  database,
  pool,
  queue,
  webRenderer,
  log,
  providers,
  insurer,
}: JobDeps): Promise<Working> {
  const from = readSender(settings.mailFrom);
  if (!from)
    throw new StartProblem('MAIL_FROM must be an address, or a name and an address: Waymark <hello@waymark.example>');
  const cipher = createMailCipher(settings.secret);
  const sendMail: SendMail = async (trx, mail) => void (await queueMail(trx, { queue, cipher }, mail));
  const limit = createRateLimiter(pool, settings.secret);
  const receive = createReplyReceiver({ database, settings, sendMail, limit });
  const mailCatcher =
    settings.smtpUrl && !settings.replyPort
      ? null
      : await startMailCatcher(database, log, {
          receive,
          port: settings.replyPort ?? undefined,
          onlyAnswers: settings.smtpUrl !== null,
        });
  const transport = createSmtpTransport(settings.smtpUrl ?? (mailCatcher?.smtpUrl as string));
  const messageHost = new URL(settings.origin).hostname;
  const tracer = createTracer(settings.traces, log);
  const jobs = [
    ...createMailJobs({ database, queue, webRenderer, transport, cipher, log, from, messageHost }),
    ...createHoldJobs({ database, settings, queue, log, sendMail }),
    ...createPaymentJobs({ database, settings, queue, log, sendMail, providers }),
    ...createPolicyJobs({ database, settings, queue, log, sendMail, providers, insurer }),
    createCompanyCardJob({ database, providers, log }),
    createRemovedCardJob({ database, settings, providers, sendMail, log }),
    createCallReminders({ database, settings, sendMail, log }),
    createChatJob({ database, settings, sendMail, log }),
    createAnswerTimes(database),
    createDepartureImportJob({ database, log }),
    createSweep(pool, log),
    ...(settings.backup
      ? [createBackupJob({ pool, source: { ...settings, databaseUrl }, settings: settings.backup, log })]
      : []),
  ];
  await queue.work(jobs.map((one) => traceJob(one, tracer)));
  return {
    async stop() {
      await queue.stop();
      await tracer.close();
      await mailCatcher?.close();
    },
  };
}
