/**
 * What is wrong with a database that cannot do its work for now: it is not there, it has too much to do, its disk is full, or it
 * takes no changes, as a server that has just been replaced by another.
 */
export type DatabaseFailure = 'away' | 'busy' | 'full' | 'read-only';

/** By SQLSTATE, whole or its class; the whole one counts first. Everything else is a bug of ours and not the database's trouble. */
const byState: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'away', // the connection
  '28': 'away', // it does not let us in
  '3D000': 'away', // no such database, yet or any more
  '53': 'busy', // out of memory, connections or a limit of its own
  '53100': 'full',
  '57': 'away', // shut down, crashed, starting
  '57014': 'busy', // a statement took too long
  '58000': 'away', // the system beneath it
  '58030': 'away', // its disk cannot be read or written
  '40': 'busy', // a deadlock, or others were quicker
  '55P03': 'busy', // a lock was not to be had in time
  '25006': 'read-only',
  '25P03': 'away', // cut for idling in a transaction
  '25P04': 'busy', // a transaction took too long
};

/** What the network says when nobody is there. */
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
];

/** What the driver, its pool and the query builder say in words alone. */
const driverWords = [
  'Connection terminated', // also: unexpectedly, due to connection timeout
  'is not queryable', // a client that was cut or closed
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Postgres connection has been discarded',
  'Cannot use a pool after calling end on the pool',
  'is not currently accepting connections',
];

type Told = {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
};

function ownFailure({ code, syscall, message }: Told): DatabaseFailure | null {
  if (typeof code === 'string') {
    // A visitor who hangs up is a reset as well, but without a system call of ours that failed.
    if (networkCodes.includes(code) && syscall !== undefined) return 'away';
    const known = code.length === 5 ? (byState[code] ?? byState[code.slice(0, 2)]) : undefined;
    if (known) return known;
  }
  return typeof message === 'string' && driverWords.some((words) => message.includes(words)) ? 'away' : null;
}

/**
 * What an error says about the database, or null when it says nothing about it. With trouble, trying again later helps, but
 * whether the last change was made is not known: the answer to a commit may have been lost.
 */
export function databaseFailure(error: unknown, depth = 0): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null || depth > 5) return null;
  const details = error as Told;
  const failure = ownFailure(details);
  if (failure) return failure;
  const within = Array.isArray(details.errors) ? [...details.errors, details.cause] : [details.cause];
  for (const inner of within) {
    const trouble = databaseFailure(inner, depth + 1);
    if (trouble) return trouble;
  }
  return null;
}
