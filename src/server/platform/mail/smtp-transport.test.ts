import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSmtpTransport, defaultTimeouts } from './smtp-transport.ts';

let server: Server | null = null;
const sockets = new Set<Socket>();

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  server?.close();
  server = null;
});

/** A server that says these lines, one for each command; `null` is silence. */
async function scripted(script: Readonly<Record<string, string | null>>): Promise<string> {
  const usual: Record<string, string> = {
    greeting: '220 here',
    EHLO: '250-here\r\n250 AUTH PLAIN',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go',
    '.': '250 taken',
    QUIT: '221 bye',
  };
  const lines = { ...usual, ...script };
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let inMessage = false;
    const say = (line: string | null | undefined) => line && socket.write(`${line}\r\n`);
    say(lines.greeting);
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (inMessage && line !== '.') continue;
        inMessage = false;
        const command = line === '.' ? '.' : (line.split(/[ :]/)[0] as string);
        say(lines[command]);
        if (command === 'DATA' && lines.DATA?.startsWith('354')) inMessage = true;
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as { port: number }).port}`;
}

const outgoing = {
  from: 'hello@waymark.example',
  to: 'ada@example.com',
  message: Buffer.from('Subject: Hi\r\n\r\nHi\r\n'),
};
const hasty = { connect: 500, conversation: 500, answer: 1200 };
const send = async (
  script: Readonly<Record<string, string | null>>,
  signal = new AbortController().signal,
  logIn = '',
) => {
  // Only silence is cut short.
  const timeouts = Object.values(script).includes(null) ? hasty : defaultTimeouts;
  return createSmtpTransport(`smtp://${logIn}${await scripted(script)}`, timeouts)(outgoing, signal);
};

test('a mail is accepted by the server with and without authentication', async () => {
  expect(await send({})).toEqual({ outcome: 'accepted' });
  expect(await send({}, undefined, 'ada:secret@')).toEqual({ outcome: 'accepted' });
});

test.each([
  ['an unknown recipient', { RCPT: '550 no such user' }, 'refused'],
  ['an unwanted message', { '.': '554 this is spam' }, 'refused'],
  ['a message that may not begin', { DATA: '554 no' }, 'refused'],
  ['a full mailbox', { RCPT: '552 mailbox full' }, 'later'],
  ['greylisting', { RCPT: '450 come again' }, 'later'],
  ['an overloaded server', { '.': '451 later' }, 'later'],
  ['a closed server', { greeting: '554 no service' }, 'later'],
  ['a sender that it does not want', { MAIL: '550 who are you' }, 'later'],
  ['a server that speaks nonsense', { greeting: 'HTTP/1.1 400 Bad Request' }, 'later'],
] as const)('a mail fails permanently only when it is itself refused: %s', async (_what, script, outcome) => {
  expect(await send(script)).toMatchObject({ outcome });
});

test('a failed SMTP log-in is temporary, and the mail is retried', async () => {
  expect(await send({ AUTH: '535 wrong' }, undefined, 'ada:wrong@')).toMatchObject({ outcome: 'later' });
});

test.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'])(
  'silence after %s times out, and the mail is retried',
  async (step) => {
    expect(await send({ [step]: null })).toMatchObject({ outcome: 'later' });
  },
);

test('silence after the message body has a longer time-out, and the mail is retried', async () => {
  const started = performance.now();
  expect(await send({ '.': null })).toEqual({
    outcome: 'later',
    reason: 'the mail server never said whether it took the mail',
  });
  expect(performance.now() - started).toBeGreaterThan(1100);
});

test('a stopping process aborts its mail immediately', async () => {
  const leaving = new AbortController();
  const sending = send({ RCPT: null }, leaving.signal);
  leaving.abort();
  expect(await sending).toEqual({ outcome: 'later', reason: 'the sending process is leaving' });
});
