import pino, { type Logger } from 'pino';
import { writtenStack } from './written-stack.ts';

export type Log = Logger;

/** Property names whose values are never logged: secrets, card data and personal data. */
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

/**
 * Creates a structured log with one JSON line per entry; secrets and personal data are redacted by property name, two
 * levels deep.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: { process: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Driver errors reference whole connections, so only type, code, message and stack are logged.
      serializers: {
        err: ({ name, code, message, stack }) => ({ type: name, code, message, stack: stack && writtenStack(stack) }),
      },
      redact: { paths: hidden.flatMap((key) => [key, `*.${key}`]), censor: '[hidden]' },
    },
    // Synchronous, so that no entry is lost when the process exits.
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}
