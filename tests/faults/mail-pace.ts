// How quickly things happen in tests of mails and jobs.
import type { MailContent } from '#contract/mail.ts';
import type { QueueTimings } from '#server/platform/jobs/queue.ts';
import type { MailTimings } from '#server/platform/mail/send-mail.ts';
import type { SmtpTimeouts } from '#server/platform/mail/smtp-transport.ts';

/** What seals and opens mails, in every process of a test. */
export const mailSecret = 'a secret that only these tests know about';

export const quickQueue: QueueTimings = { heartbeat: 10, supervise: 1, poll: 0.5, timeout: 1 };
export const quickMail: MailTimings = { lease: 3, firstDelay: 0.3, maxDelay: 1, giveUpAfter: 3600 };
export const quickPost: SmtpTimeouts = { connect: 1000, conversation: 1000, answer: 20_000 };

/** Words that need no web bundle. */
export const plainDoor = {
  document: async () => new TextEncoder().encode('%PDF-'),
  mail: async (_language: unknown, kind: string): Promise<MailContent> => ({
    subject: `About ${kind}`,
    html: '<p>Hello</p>',
    text: 'Hello',
  }),
};
