import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Envelope } from './message.ts';

/** What a mail server made of a letter. Only a refusal of this very letter is final. */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'later'; readonly reason: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** How long a server may take, in milliseconds. */
export type SmtpTimeouts = {
  readonly connect: number;
  /** From the first word until it has taken the whole message. */
  readonly conversation: number;
  /** From then until it says that it will deliver it: long, since to leave before that risks a second copy. */
  readonly answer: number;
};

export const defaultTimeouts: SmtpTimeouts = { connect: 10_000, conversation: 30_000, answer: 120_000 };

/** Hands letters to the mail server. */
export type SmtpTransport = (outgoing: Envelope, signal: AbortSignal) => Promise<Delivery>;

type Trouble = {
  readonly message: string;
  readonly command?: string | undefined;
  readonly responseCode?: number | undefined;
};

/**
 * A 5xx is final when it answers the recipient or the message. Said to the greeting, the log-in or the sender it is about
 * ourselves, and passes when somebody repairs the settings; 552 to a recipient is a full mailbox, which may be emptied.
 */
function judge({ message, command, responseCode = 0 }: Trouble): Delivery {
  const aboutLetter = command === 'RCPT TO' || command === 'DATA';
  const final = aboutLetter && responseCode >= 500 && !(command === 'RCPT TO' && responseCode === 552);
  return { outcome: final ? 'refused' : 'later', reason: message.slice(0, 500) };
}

type LogIn = Parameters<SMTPConnection['login']>[0];

/** Speaks with the server until it has taken responsibility for the letter. */
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

/** A post office over SMTP, one connection for each letter. */
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
    const { promise: givenUp, reject: giveUp } = Promise.withResolvers<never>();
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
      await Promise.race([converse(connection, auth, outgoing, onHandedOver), givenUp]);
      connection.quit();
      setTimeout(() => socket.destroy(), timeout.connect).unref();
      return { outcome: 'accepted' };
    } catch (trouble) {
      connection.close();
      // A polite close would still deliver what waits in the socket, after we have said that the letter goes later.
      socket.destroy();
      return judge(trouble as Trouble);
    } finally {
      clearTimeout(timer);
      leaving.removeEventListener('abort', onLeaving);
    }
  };
}
