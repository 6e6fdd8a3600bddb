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

/** Structured logs, one JSON line each; personal data and secrets are struck out by name, two levels deep. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Drivers hang whole connections on their errors; what helps is the kind, the code, the words and the place.
      serializers: {
        err: ({ name, code, message, stack }) => ({ type: name, code, message, stack: stack && writtenStack(stack) }),
      },
      redact: { paths: hidden.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
    },
    // Written at once, so that nothing is left behind when a process ends.
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
