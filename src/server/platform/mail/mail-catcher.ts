import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { parseMail } from './parse-mail.ts';

/** What most mail servers take: a message with a few photographs. */
const largestMail = 25_000_000;

/** The mail server inside Waymark: where to find it, and how to stop it. */
export type MailCatcher = { readonly smtpUrl: string; close(): Promise<void> };

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // What is too large has to be read to its end, but not kept.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A text that PostgreSQL can store, no longer than a list shows. */
const storable = (text: string) => text.replaceAll('\0', '').slice(0, 1000);

/** A refusal for good: it would be the same the next time. */
const unreadable = () => Object.assign(new Error('This mail cannot be read'), { responseCode: 554 });

/** Keeps a caught mail. One that arrives again, under the same Message-ID, is the same mail. */
export async function keepCaughtMail(database: Database, source: Buffer, recipient: string): Promise<void> {
  const mail = await parseMail(source);
  if (mail === null) throw unreadable();
  await database
    .insertInto('caught_mail')
    .values({
      message_id: storable(mail.messageId ?? randomUUID()),
      sender: storable(mail.from?.address ?? ''),
      recipient: storable(recipient),
      subject: storable(mail.subject ?? ''),
      source,
    })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
}

/** What takes mails that are answers to ours: it tells whether one was. */
export type Receive = (recipient: string, source: Buffer) => Promise<'not-ours' | 'taken' | 'later' | 'unreadable'>;

/** A refusal that tells the sender to try again. */
const tryLater = () => Object.assign(new Error('Please try again later'), { responseCode: 451 });

/** How the mail server inside Waymark is run. */
export type CatcherOptions = {
  /** Takes answers to our mails. */
  readonly receive?: Receive | undefined;
  /** Where it listens; any free port unless named. */
  readonly port?: number | undefined;
  /** Refuses whatever is no answer, instead of keeping it: for a shop whose mails go elsewhere. */
  readonly onlyAnswers?: boolean;
};

/**
 * Starts a real mail server on a loopback port that delivers nothing and keeps everything for staff to read, but for answers to
 * our mails. Each process may run one of its own: all keep what they catch in the one table.
 */
export async function startMailCatcher(
  database: Database,
  log: Log,
  { receive = async () => 'not-ours', port: wantedPort = 0, onlyAnswers = false }: CatcherOptions = {},
): Promise<MailCatcher> {
  const server = new SMTPServer({
    name: 'waymark',
    banner: 'the built-in mailbox',
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    maxClients: 50,
    closeTimeout: 2000,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
          const kept: string[] = [];
          for (const recipient of recipients) {
            const received = await receive(recipient, source);
            if (received === 'later') throw tryLater();
            if (received === 'unreadable') throw unreadable();
            if (received === 'not-ours') kept.push(recipient);
          }
          if (kept.length > 0 && onlyAnswers)
            throw Object.assign(new Error('Nobody has this address'), { responseCode: 550 });
          if (kept.length > 0) await keepCaughtMail(database, source, kept.join(', '));
          done();
        })
        .catch((error: Error & { responseCode?: number }) => {
          log.warn({ reason: error.message }, 'the built-in mailbox could not keep a mail');
          done(error.responseCode ? error : tryLater());
        });
    },
  });
  server.on('error', (error) => log.warn({ reason: error.message }, 'the built-in mail server had trouble'));
  const listening = server.listen(wantedPort, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    listening.once('listening', resolve);
    listening.once('error', reject);
  });
  const { port } = listening.address() as AddressInfo;
  const closed = Promise.withResolvers<void>();
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close() {
      server.close(closed.resolve);
      return closed.promise;
    },
  };
}
