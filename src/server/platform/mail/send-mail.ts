import { setTimeout as wait } from 'node:timers/promises';
import type { MailContent, MailKind, MailProps } from '#contract/mail.ts';
import { type Database, transaction } from '../database/database.ts';
import { databaseTrouble } from '../database/failure.ts';
import { type Job, job } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { Door } from '../web-bundle.ts';
import type { MailSeal } from './cipher.ts';
import { rescueMail, sendMail } from './job-kinds.ts';
import { composeLetter, type Sender } from './message.ts';
import { type ClaimedMail, claimMail, keepClaim, markFailed, markLater, markSent, rescueMails } from './outbox.ts';
import type { Delivery, Post } from './smtp-transport.ts';

/** When things happen to a mail, in seconds. */
export type MailPace = {
  /** How long a mail stays in the hands of a worker that is not heard of; it is renewed three times in that time. */
  readonly lease: number;
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** A mail that could not be sent for so long has failed. */
  readonly giveUpAfter: number;
};

export const usualMailPace: MailPace = { lease: 30, firstDelay: 15, longestDelay: 900, giveUpAfter: 3 * 86_400 };

/** What sending needs. */
export type Sending = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'add'>;
  readonly door: Pick<Door, 'mail'>;
  readonly post: Post;
  readonly seal: Pick<MailSeal, 'open'>;
  readonly log: Log;
  readonly from: Sender;
  /** The host after the @ in a Message-ID. */
  readonly messageHost: string;
  readonly pace?: MailPace;
};

/** The wait before the next try: it doubles, up to a limit, and a random part keeps a crowd of mails from moving as one. */
export function delayBefore(attempt: number, { firstDelay, longestDelay }: MailPace, chance: number): number {
  const full = Math.min(longestDelay, firstDelay * 2 ** Math.min(attempt - 1, 20));
  return full * (0.75 + 0.25 * chance);
}

/**
 * Notes what cannot be undone, also when the database is away just then: a mail that is sent and not noted is sent again. The
 * note may be made twice without harm.
 */
async function insist(note: () => Promise<void>, patience: number): Promise<void> {
  const deadline = performance.now() + patience;
  for (let pause = 50; ; pause = Math.min(1000, 2 * pause)) {
    try {
      return await note();
    } catch (error) {
      if (!databaseTrouble(error) || performance.now() > deadline) throw error;
      await wait(pause);
    }
  }
}

/** The job that sends a mail, and the one that looks after mails whose job was lost. */
export function createMailJobs(sending: Sending): Job[] {
  const { database, queue, door, post, seal, log, from, messageHost, pace = usualMailPace } = sending;

  const deliver = async (mail: ClaimedMail, signal: AbortSignal): Promise<Delivery> => {
    const { id, language, kind, messageId } = mail;
    let words: MailContent;
    try {
      words = await door.mail(language, kind, seal.open(id, mail.props) as MailProps<MailKind>);
    } catch (error) {
      return { outcome: 'later', reason: `its words could not be found: ${(error as Error).message}`.slice(0, 500) };
    }
    const letter = await composeLetter(words, { from, to: mail.recipient, messageId, language });
    if (!letter) return { outcome: 'refused', reason: 'a header of the mail would not be one line' };
    return post(letter, signal);
  };

  /** Delivers while renewing the claim; gives up when the claim is lost, since another has the mail then. */
  const deliverInHand = async (mail: ClaimedMail, leaving: AbortSignal): Promise<Delivery> => {
    const lost = new AbortController();
    const renew = () =>
      keepClaim(database, mail, pace.lease).then(
        (ours) => ours || lost.abort(),
        () => {}, // The database is away for a moment; the next renewal tells.
      );
    const renewal = setInterval(renew, (pace.lease * 1000) / 3);
    try {
      return await deliver(mail, AbortSignal.any([leaving, lost.signal]));
    } finally {
      clearInterval(renewal);
    }
  };

  const settle = async (mail: ClaimedMail, delivery: Delivery): Promise<void> => {
    const told = { mailId: mail.id, mailKind: mail.kind, attempt: mail.attempt };
    if (delivery.outcome === 'accepted') {
      await insist(() => markSent(database, mail), pace.lease * 1000);
      log.info(told, 'mail sent');
    } else if (delivery.outcome === 'refused' || mail.ageSeconds > pace.giveUpAfter) {
      await markFailed(database, mail, delivery.reason);
      log.error(told, 'mail failed for good');
    } else {
      const delay = delayBefore(mail.attempt, pace, Math.random());
      await transaction(database, (trx) => markLater(trx, queue, mail, delay, delivery.reason));
      log.warn({ ...told, delaySeconds: Math.round(delay) }, 'mail goes later');
    }
  };

  return [
    job(sendMail, async ({ mailId }, signal) => {
      const claim = await claimMail(database, mailId, pace.lease, messageHost);
      if (claim.state === 'ours') await settle(claim.mail, await deliverInHand(claim.mail, signal));
      if (claim.state !== 'later') return;
      const { notBefore } = claim;
      await transaction(database, (trx) => queue.add(trx, sendMail, { mailId }, { key: mailId, notBefore }));
    }),
    job(rescueMail, async () => {
      const rescued = await transaction(database, (trx) => rescueMails(trx, queue, 2 * pace.lease));
      if (rescued > 0) log.warn({ rescued }, 'mails without a job were queued again');
    }),
  ];
}
