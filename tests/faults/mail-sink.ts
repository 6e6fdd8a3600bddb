// A real mail server for tests: it takes mails, or is told to be rude in the ways that mail servers are.
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An answer other than yes: the code that the server says. */
export const refusal = (responseCode: number): Error =>
  Object.assign(new Error('as the test wishes'), { responseCode });

/** What the server does at each step; a step that throws refuses, one that never ends is a tarpit. */
export type Manners = {
  onConnect?(): Promise<void>;
  onRecipient?(address: string): Promise<void>;
  /** Before the message's last dot is answered; the mail counts as received only if this does not throw. The client is whoever it says it is. */
  onMessage?(mail: Email, hangUp: () => void, client: string): Promise<void>;
};

/** A running mail server and what it has taken. */
export type Sink = {
  readonly url: string;
  readonly port: number;
  readonly received: Email[];
  /** How many conversations began. */
  conversations(): number;
  manners: Manners;
  close(): Promise<void>;
};

/** Starts a mail server on a loopback port. */
export async function startSink(manners: Manners = {}, port = 0): Promise<Sink> {
  let conversations = 0;
  const answer = (step: Promise<void> | undefined, done: (error?: Error | null) => void) =>
    (step ?? Promise.resolve()).then(() => done(), done);
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect(_session, done) {
      conversations += 1;
      answer(sink.manners.onConnect?.(), done);
    },
    onRcptTo: ({ address }, _session, done) => answer(sink.manners.onRecipient?.(address), done),
    onData(stream, session, done) {
      const read = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const hangUp = () => {
          for (const connection of server.connections)
            if (connection.session.id === session.id)
              (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        };
        await sink.manners.onMessage?.(mail, hangUp, String(session.hostNameAppearsAs));
        sink.received.push(mail);
      };
      answer(read(), done);
    },
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    listening.once('listening', resolve);
    listening.once('error', reject);
  });
  const at = (listening.address() as AddressInfo).port;
  const sink: Sink = {
    url: `smtp://127.0.0.1:${at}`,
    port: at,
    received: [],
    conversations: () => conversations,
    manners,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}
