import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Letter } from './letter.ts';

/** What a mail server made of a letter. Only a refusal of this very letter is final. */
export type Delivery =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'later'; readonly reason: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** How long a server may take, in milliseconds. */
export type PostPatience = {
  readonly connect: number;
  /** From the first word until it has taken the whole message. */
  readonly conversation: number;
  /** From then until it says that it will deliver it: long, since to leave before that risks a second copy. */
  readonly answer: number;
};

export const usualPatience: PostPatience = { connect: 10_000, conversation: 30_000, answer: 120_000 };

/** Hands letters to the mail server. */
export type Post = (letter: Letter, signal: AbortSignal) => Promise<Delivery>;

type Trouble = { readonly message: string; readonly command?: string; readonly responseCode?: number };

/**
 * A 5xx is final when it answers the recipient or the message. Said to the greeting, the log-in or the sender it is about
 * ourselves, and passes when somebody repairs the settings; 552 to a recipient is a full mailbox, which may be emptied.
 */
function judge({ message, command, responseCode = 0 }: Trouble): Delivery {
  const aboutLetter = command === 'RCPT TO' || command === 'DATA';
  const final = aboutLetter && responseCode >= 500 && !(command === 'RCPT TO' && responseCode === 552);
  return { outcome: final ? 'refused' : 'later', reason: message.slice(0, 500) };
}

/** A post office over SMTP, one connection for each letter. */
export function createPost(smtpUrl: string, patience: PostPatience = usualPatience): Post {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  return (letter, signal) =>
    new Promise((resolve) => {
      const socket = new Socket();
      const connection = new SMTPConnection({
        ...options,
        socket,
        connectionTimeout: patience.connect,
        greetingTimeout: patience.connect,
        socketTimeout: patience.answer,
        logger: false,
      });
      let timer = setTimeout(() => giveUp('the mail server is too slow'), patience.connect + patience.conversation);
      const leave = () => giveUp('the sending process is leaving');
      const settle = (delivery: Delivery): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        resolve(delivery);
        if (delivery.outcome === 'accepted') connection.quit();
        else hangUp();
      };
      const hangUp = (): void => {
        connection.close();
        // A polite close would still deliver what waits in the socket, after we have said that the letter goes later.
        socket.destroy();
      };
      const giveUp = (reason: string): void => settle({ outcome: 'later', reason });
      const fail = (error: Trouble): void => settle(judge(error));
      const message = Readable.from([letter.message]);
      message.once('end', () => {
        clearTimeout(timer);
        timer = setTimeout(() => giveUp('the mail server never said whether it took the mail'), patience.answer);
      });
      const send = (): void =>
        connection.send(
          { from: letter.from, to: [letter.to], size: letter.message.length },
          message,
          (error) => (error ? fail(error) : settle({ outcome: 'accepted' })),
        );

      connection.on('error', fail);
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      connection.connect((error) => {
        if (error) return fail(error);
        if (!auth) return send();
        connection.login(auth, (refused) => (refused ? fail(refused) : send()));
      });
    });
}
