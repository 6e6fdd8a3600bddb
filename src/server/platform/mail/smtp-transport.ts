import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Envelope } from './message.ts';

/** The result of a delivery. It is final only if the server rejected this message or recipient. */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'later'; readonly reason: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Timeouts in milliseconds. */
export type SmtpTimeouts = {
  readonly connect: number;
  /** From the greeting until the server has received the whole message. */
  readonly conversation: number;
  /** From then until the server accepts it: long, because aborting earlier risks a duplicate. */
  readonly answer: number;
};

export const defaultTimeouts: SmtpTimeouts = { connect: 10_000, conversation: 30_000, answer: 120_000 };

/** Delivers an email through the mail server. */
export type SmtpTransport = (outgoing: Envelope, signal: AbortSignal) => Promise<Delivery>;

type SendProblem = {
  readonly message: string;
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
};

/**
 * A 5xx response is final if it concerns the recipient or the message. After the greeting, the log-in or the sender it
 * concerns our configuration, which can be fixed; 552 for a recipient is a full mailbox, which may be emptied.
 */
function judge({ message, command, responseCode = 0 }: SendProblem): Delivery {
  const aboutLetter = command === 'RCPT TO' || command === 'DATA';
  const final = aboutLetter && responseCode >= 500 && !(command === 'RCPT TO' && responseCode === 552);
  return { outcome: final ? 'refused' : 'later', reason: message.slice(0, 500) };
}

type LogIn = Parameters<SMTPConnection['login']>[0];

/** Runs the SMTP conversation until the server accepts or rejects the message. */
function converse(
  connection: SMTPConnection,
  logIn: LogIn,
  outgoing: Envelope,
  onHandedOver: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const message = Readable.from([outgoing.message]).once('end', onHandedOver);
    const envelope = { from: outgoing.from, to: [outgoing.to], size: outgoing.message.length };
    const send = () => connection.send(envelope, message, (error) => (error ? reject(error) : resolve()));
    connection.on('error', reject);
    connection.connect((error) => {
      if (error) reject(error);
      else if (logIn) connection.login(logIn, (refused) => (refused ? reject(refused) : send()));
      else send();
    });
  });
}

/** Creates an SMTP transport that uses one connection per email. */
export function createSmtpTransport(smtpUrl: string, timeout: SmtpTimeouts = defaultTimeouts): SmtpTransport {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  return async (outgoing, leaving) => {
    const socket = new Socket();
    const connection = new SMTPConnection({
      ...options,
      socket,
      connectionTimeout: timeout.connect,
      greetingTimeout: timeout.connect,
      socketTimeout: timeout.answer,
      logger: false,
    });
    const { promise: timedOut, reject: giveUp } = Promise.withResolvers<never>();
    const giveUpIn = (ms: number, reason: string) => setTimeout(() => giveUp(new Error(reason)), ms);
    let timer = giveUpIn(timeout.connect + timeout.conversation, 'the mail server is too slow');
    const onHandedOver = () => {
      clearTimeout(timer);
      timer = giveUpIn(timeout.answer, 'the mail server never said whether it took the mail');
    };
    const onLeaving = () => giveUp(new Error('the sending process is leaving'));
    leaving.addEventListener('abort', onLeaving);
    if (leaving.aborted) onLeaving();
    try {
      await Promise.race([converse(connection, auth, outgoing, onHandedOver), timedOut]);
      connection.quit();
      setTimeout(() => socket.destroy(), timeout.connect).unref();
      return { outcome: 'accepted' };
    } catch (error) {
      connection.close();
      // A graceful close would still send buffered data after the email has been reported as postponed.
      socket.destroy();
      return judge(error as SendProblem);
    } finally {
      clearTimeout(timer);
      leaving.removeEventListener('abort', onLeaving);
    }
  };
}
