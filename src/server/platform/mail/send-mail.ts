import { setTimeout as wait } from 'node:timers/promises';
import { LOGO_IN_MAIL, type MailContent, type MailKind, type MailProps } from '#contract/mail.ts';
import { readLogoPicture } from '../agency-logo.ts';
import { type Database, transaction } from '../database/database.ts';
import { databaseFailure } from '../database/failure.ts';
import { type Job, job } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { WebRenderer } from '../web-bundle.ts';
import type { MailCipher } from './cipher.ts';
import { rescueMail, sendMail } from './job-kinds.ts';
import { composeMessage, type MailFile, type Sender } from './message.ts';
import { type LeasedMail, leaseMail, markFailed, markLater, markSent, renewLease, rescueMails } from './outbox.ts';
import type { Delivery, SmtpTransport } from './smtp-transport.ts';

/** Intervals for sending emails, in seconds. */
export type MailTimings = {
  /** How long the lease of an unresponsive worker lasts; it is renewed three times in that period. */
  readonly lease: number;
  readonly firstDelay: number;
  readonly maxDelay: number;
  /** After this long without success an email fails permanently. */
  readonly giveUpAfter: number;
};

export const defaultMailTimings: MailTimings = {
  lease: 30,
  firstDelay: 15,
  maxDelay: 900,
  giveUpAfter: 3 * 86_400,
};

/** The dependencies for sending. */
export type Sending = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'add'>;
  readonly webRenderer: Pick<WebRenderer, 'mail' | 'document'>;
  readonly transport: SmtpTransport;
  readonly cipher: Pick<MailCipher, 'open'>;
  readonly log: Log;
  readonly from: Sender;
  /** The host after the @ in a Message-ID. */
  readonly messageHost: string;
  readonly timings?: MailTimings;
};

/** Returns the delay before the next attempt: exponential up to a limit, with a random part that spreads retries. */
export function delayBefore(attempt: number, { firstDelay, maxDelay }: MailTimings, chance: number): number {
  const full = Math.min(maxDelay, firstDelay * 2 ** Math.min(attempt - 1, 20));
  return full * (0.75 + 0.25 * chance);
}

/**
 * Retries to record an irreversible result while the database is unavailable, because an email that is sent but not
 * recorded is sent again. Recording it twice is harmless.
 */
async function insist(note: () => Promise<void>, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  for (let pause = 50; ; pause = Math.min(1000, 2 * pause)) {
    try {
      return await note();
    } catch (error) {
      if (!databaseFailure(error) || performance.now() > deadline) throw error;
      await wait(pause);
    }
  }
}

/** Creates the jobs that send emails and that recover emails whose job was lost. */
export function createMailJobs(sending: Sending): Job[] {
  const {
    database,
    queue,
    webRenderer,
    transport,
    cipher,
    log,
    from,
    messageHost,
    timings = defaultMailTimings,
  } = sending;

  /** Returns the attachments of an email: the voucher of a booking. */
  const filesOf = async (language: LeasedMail['language'], props: MailProps<MailKind>): Promise<MailFile[]> => {
    if (!('voucher' in props)) return [];
    const logo = await readLogoPicture(database, props.voucher.agency?.logo);
    const bytes = await webRenderer.document(language, 'voucher', { ...props.voucher, logo });
    return [{ name: `waymark-${props.voucher.reference}.pdf`, type: 'application/pdf', bytes }];
  };

  /** Returns the data of an email with the agency's logo, unless the agency has removed it in the meantime. */
  const withLogo = async (
    props: MailProps<MailKind>,
  ): Promise<{ readonly props: MailProps<MailKind>; readonly pictures: readonly MailFile[] }> => {
    if (!('seller' in props) || !props.seller?.logo) return { props, pictures: [] };
    const bytes = await readLogoPicture(database, props.seller.logo);
    if (bytes === null) return { props: { ...props, seller: { ...props.seller, logo: null } }, pictures: [] };
    return { props, pictures: [{ name: 'logo.png', type: 'image/png', bytes, cid: LOGO_IN_MAIL }] };
  };

  const deliver = async (mail: LeasedMail, signal: AbortSignal): Promise<Delivery> => {
    const { id, language, kind, messageId } = mail;
    let words: MailContent;
    let files: readonly MailFile[];
    let replyTo: string | undefined;
    try {
      const { props, pictures } = await withLogo(cipher.open(id, mail.props) as MailProps<MailKind>);
      words = await webRenderer.mail(language, kind, props);
      files = [...pictures, ...(await filesOf(language, props))];
      if ('replyTo' in props) replyTo = props.replyTo;
    } catch (error) {
      return { outcome: 'later', reason: `its words could not be found: ${(error as Error).message}`.slice(0, 500) };
    }
    const envelope = await composeMessage(words, { from, to: mail.recipient, messageId, language, replyTo }, files);
    if (!envelope) return { outcome: 'refused', reason: 'a header of the mail would not be one line' };
    return transport(envelope, signal);
  };

  /** Delivers while renewing the lease; aborts if the lease is lost, because another worker has the email then. */
  const deliverInHand = async (mail: LeasedMail, leaving: AbortSignal): Promise<Delivery> => {
    const lost = new AbortController();
    const renew = () =>
      renewLease(database, mail, timings.lease).then(
        (ours) => ours || lost.abort(),
        () => {}, // The database is briefly unavailable; the next renewal decides.
      );
    const renewal = setInterval(renew, (timings.lease * 1000) / 3);
    try {
      return await deliver(mail, AbortSignal.any([leaving, lost.signal]));
    } finally {
      clearInterval(renewal);
    }
  };

  const settle = async (mail: LeasedMail, delivery: Delivery): Promise<void> => {
    const context = { mailId: mail.id, mailKind: mail.kind, attempt: mail.attempt };
    if (delivery.outcome === 'accepted') {
      await insist(() => markSent(database, mail), timings.lease * 1000);
      log.info(context, 'mail sent');
    } else if (delivery.outcome === 'refused' || mail.ageSeconds > timings.giveUpAfter) {
      await markFailed(database, mail, delivery.reason);
      log.error(context, 'mail failed for good');
    } else {
      const delay = delayBefore(mail.attempt, timings, Math.random());
      await transaction(database, (trx) => markLater(trx, queue, mail, delay, delivery.reason));
      log.warn({ ...context, delaySeconds: Math.round(delay) }, 'mail goes later');
    }
  };

  return [
    job(sendMail, async ({ mailId }, signal) => {
      const lease = await leaseMail(database, mailId, timings.lease, messageHost);
      if (lease.state === 'ours') await settle(lease.mail, await deliverInHand(lease.mail, signal));
      if (lease.state !== 'later') return;
      const { notBefore } = lease;
      await transaction(database, (trx) => queue.add(trx, sendMail, { mailId }, { key: mailId, notBefore }));
    }),
    job(rescueMail, async () => {
      const rescued = await rescueMails(database, queue, 2 * timings.lease, log);
      if (rescued > 0) log.warn({ rescued }, 'mails without a job were queued again');
    }),
  ];
}
