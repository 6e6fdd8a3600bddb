// The outbox and its sender on a database of their own, at a pace that suits a test.
import { randomUUID } from 'node:crypto';
import { jobKinds } from '#server/jobs/job-kinds.ts';
import { type Connected, connect, transaction } from '#server/platform/database/database.ts';
import { openQueue, type Queue } from '#server/platform/jobs/queue.ts';
import { createLog } from '#server/platform/log.ts';
import { createMailCipher } from '#server/platform/mail/cipher.ts';
import { queueMail } from '#server/platform/mail/outbox.ts';
import { createMailJobs } from '#server/platform/mail/send-mail.ts';
import { createSmtpTransport, type SmtpTimeouts } from '#server/platform/mail/smtp-transport.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import { mailSecret, plainDoor, quickMail, quickQueue } from './mail-pace.ts';

/** A database with an outbox, any number of workers, and the questions that tests ask. */
export async function startMailHouse() {
  const fresh = await freshDatabase();
  const connected: Connected = connect(fresh.url, 12);
  const { database } = connected;
  const log = createLog('silent');
  const cipher = createMailCipher(mailSecret);
  const queues: Queue[] = [];
  const newQueue = async () => {
    const queue = await openQueue(fresh.url, jobKinds, log, quickQueue);
    queues.push(queue);
    return queue;
  };
  const queue = await newQueue();
  const outbox = { queue, cipher };

  return {
    ...connected,
    url: fresh.url,
    queue,
    outbox,
    /** Starts a worker that sends through this mail server; how to stop it. */
    async work(
      smtpUrl: string,
      webRenderer: Partial<typeof plainDoor> = {},
      timings = quickMail,
      timeouts?: SmtpTimeouts,
    ): Promise<() => Promise<void>> {
      const own = await newQueue();
      await own.work(
        createMailJobs({
          database,
          queue: own,
          webRenderer: { ...plainDoor, ...webRenderer },
          transport: createSmtpTransport(smtpUrl, timeouts),
          // A worker may be another process, which knows nothing but the secret.
          cipher: createMailCipher(mailSecret),
          log,
          from: { header: 'Waymark <hello@waymark.example>', address: 'hello@waymark.example' },
          messageHost: 'shop.example',
          timings,
        }),
      );
      return own.stop;
    },
    write: (to = `${randomUUID()}@example.com`, dedupeKey?: string) =>
      transaction(database, (trx) =>
        queueMail(trx, outbox, {
          kind: 'welcome',
          language: 'en',
          to,
          props: { name: 'Ada', url: 'https://shop.example/' },
          ...(dedupeKey && { dedupeKey }),
        }),
      ) as Promise<string>,
    row: (id: string) => database.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async close() {
      await Promise.all(queues.map((one) => one.stop()));
      await connected.close();
      await fresh.drop();
    },
  };
}

export type MailHouse = Awaited<ReturnType<typeof startMailHouse>>;
