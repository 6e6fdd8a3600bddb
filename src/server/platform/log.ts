import pino, { type Logger } from 'pino';
import { writtenStack } from './written-stack.ts';

export type Log = Logger;

/** Names under which a log line must never carry a value: secrets, card data and what tells who somebody is. */
const hidden = [
  'password',
  'token',
  'secret',
  'cookie',
  'authorization',
  'email',
  'to',
  'phone',
  'name',
  'firstName',
  'lastName',
  'address',
  'ip',
];

let momentTold = 0;
let timeTold = '';

/** When a line was written. Many are written in the same millisecond, and its words take longer than the rest of a line. */
function timeNow(): string {
  const now = Date.now();
  if (now !== momentTold) {
    momentTold = now;
    timeTold = `,"time":"${new Date(now).toISOString()}"`;
  }
  return timeTold;
}

let output: pino.DestinationStream | null = null;

/** Standard output, by turns of the event loop: each visit to it costs more than a line. There is one for all logs of a process. */
function standardOutput(): pino.DestinationStream {
  output ??= openStandardOutput();
  return output;
}

function openStandardOutput(): pino.DestinationStream {
  const stream = pino.destination({ dest: 1, sync: true });
  let lines = '';
  const pass = () => {
    const gathered = lines;
    lines = '';
    if (gathered) stream.write(gathered);
  };
  process.on('exit', pass);
  return {
    write(line) {
      if (lines === '') setImmediate(pass);
      lines += line;
    },
  };
}

/** Structured logs, one JSON line each; personal data and secrets are struck out by name, two levels deep. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: { process: process.pid },
      timestamp: timeNow,
      formatters: { level: (label) => ({ level: label }) },
      // Drivers hang whole connections on their errors; what helps is the kind, the code, the words and the place.
      serializers: {
        err: ({ name, code, message, stack }) => ({ type: name, code, message, stack: stack && writtenStack(stack) }),
      },
      redact: { paths: hidden.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
    },
    destination ?? standardOutput(),
  );
}

/**
 * Writes lines whose fields are always the same and never tell who somebody is, so that there is nothing to be looked for and struck
 * out: a fraction of the work for what is written most. The fields are given as JSON without its braces.
 */
export function createLineWriter(
  log: Log,
  level: 'info' | 'debug',
  message: string,
): (requestId: string, fields: string) => void {
  if (!log.isLevelEnabled(level)) return () => {};
  const stream = (log as unknown as Record<symbol, pino.DestinationStream>)[
    pino.symbols.streamSym
  ] as pino.DestinationStream;
  const end = `,"msg":${JSON.stringify(message)}}\n`;
  const { pid } = process;
  return (requestId, fields) =>
    stream.write(`{"level":"${level}"${timeNow()},"process":${pid},"requestId":"${requestId}",${fields}${end}`);
}
