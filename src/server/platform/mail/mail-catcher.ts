import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { parseMail } from './parse-mail.ts';

/** The usual limit of mail servers, enough for a message with a few photos. */
const maxMailBytes = 25_000_000;

/** The built-in mail server. */
export type MailCatcher = { readonly smtpUrl: string; close(): Promise<void> };

/** The memory limit for emails being received concurrently; others wait. */
const maxBytesReceiving = 4 * maxMailBytes;
/** The minimum that RFC 5321 requires; a sender with more recipients sends the email again for the rest. */
const maxRecipients = 100;

let bytesReceiving = 0;

/** Returns the complete email and a function that releases its memory; `source` is null if it exceeds the limit. */
async function readAll(stream: SMTPServerDataStream): Promise<{ source: Buffer | null; release(): void }> {
  let chunks: Buffer[] | null = [];
  let size = 0;
  const release = () => {
    bytesReceiving -= size;
    size = 0;
  };
  try {
    // A rejected email must be read to its end but is not stored.
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (stream.sizeExceeded || bytesReceiving + chunk.length > maxBytesReceiving) {
        chunks = null;
        release();
      }
      if (chunks === null) continue;
      chunks.push(chunk);
      size += chunk.length;
      bytesReceiving += chunk.length;
    }
  } catch (error) {
    release();
    throw error;
  }
  return { source: chunks && Buffer.concat(chunks), release };
}

/** Returns a text that PostgreSQL can store, truncated to the length of a list entry. */
const storable = (text: string) => text.replaceAll('\0', '').slice(0, 1000);

/** A permanent SMTP failure. */
const unreadable = () => Object.assign(new Error('This mail is malformed or too complex'), { responseCode: 554 });

/** Stores a caught email; one with the same Message-ID is a duplicate. */
export async function storeCaughtMail(database: Database, source: Buffer, recipient: string): Promise<void> {
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

/** Processes emails that may be replies to ours and reports the outcome. */
export type Receive = (recipient: string, source: Buffer) => Promise<'not-ours' | 'taken' | 'later' | 'unreadable'>;

/** A temporary SMTP failure. */
const tryLater = () => Object.assign(new Error('Please try again later'), { responseCode: 451 });

/** Options of the built-in mail server. */
export type CatcherOptions = {
  /** Receives replies to our emails. */
  readonly receive?: Receive | undefined;
  /** The port to listen on; any free port by default. */
  readonly port?: number | undefined;
  /** Rejects emails that are not replies instead of storing them, for shops that send through another mail server. */
  readonly onlyAnswers?: boolean;
};

/**
 * Starts a mail server on a loopback port that stores all emails for staff instead of delivering them, except replies
 * to our emails. Each process may run one; all use the same table.
 */
export async function startMailCatcher(
  database: Database,
  log: Log,
  { receive = async () => 'not-ours', port: wantedPort = 0, onlyAnswers = false }: CatcherOptions = {},
): Promise<MailCatcher> {
  const deliver = async (source: Buffer, recipients: readonly string[]): Promise<void> => {
    const others: string[] = [];
    for (const recipient of recipients) {
      const received = await receive(recipient, source);
      if (received === 'later') throw tryLater();
      if (received === 'unreadable') throw unreadable();
      if (received === 'not-ours') others.push(recipient);
    }
    if (others.length > 0 && onlyAnswers)
      throw Object.assign(new Error('Nobody has this address'), { responseCode: 550 });
    if (others.length > 0) await storeCaughtMail(database, source, others.join(', '));
  };
  const server = new SMTPServer({
    name: 'waymark',
    banner: 'the built-in mailbox',
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    maxClients: 50,
    closeTimeout: 2000,
    onRcptTo(_address, session, done) {
      const isFull = session.envelope.rcptTo.length >= maxRecipients;
      done(isFull ? Object.assign(new Error('Too many recipients'), { responseCode: 452 }) : null);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then(async ({ source, release }) => {
          try {
            if (stream.sizeExceeded) throw Object.assign(new Error('Too large'), { responseCode: 552 });
            if (source === null) throw tryLater();
            await deliver(source, recipients);
          } finally {
            release();
          }
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
