/** Why a database is unavailable: unreachable, overloaded, out of disk space, or read-only after a failover. */
export type DatabaseFailure = 'away' | 'busy' | 'full' | 'read-only';

/** By full SQLSTATE or its class; the full code takes precedence. Any other state is a bug in Waymark. */
const byState: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'away', // connection exception
  '28': 'away', // invalid authorization
  '3D000': 'away', // database does not exist
  '53': 'busy', // out of memory, connections or another limit
  '53100': 'full',
  '57': 'away', // shutdown, crash or startup
  '57014': 'busy', // statement timeout
  '58000': 'away', // system error
  '58030': 'away', // I/O error
  '40': 'busy', // deadlock or serialization failure
  '55P03': 'busy', // lock not available
  '25006': 'read-only',
  '25P03': 'away', // idle in transaction timeout
  '25P04': 'busy', // transaction timeout
};

/** Network error codes that mean the server is unreachable. */
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

/** Messages of the driver, its pool and the query builder that have no error code. */
const driverWords = [
  'Connection terminated', // also matches "unexpectedly" and "due to connection timeout"
  'is not queryable', // a closed or broken client
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Postgres connection has been discarded',
  'Cannot use a pool after calling end on the pool',
  'is not currently accepting connections',
];

type ErrorDetails = {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
};

function ownFailure({ code, syscall, message }: ErrorDetails): DatabaseFailure | null {
  if (typeof code === 'string') {
    // A visitor who disconnects also causes ECONNRESET, but without a failed system call.
    if (networkCodes.includes(code) && syscall !== undefined) return 'away';
    const known = code.length === 5 ? (byState[code] ?? byState[code.slice(0, 2)]) : undefined;
    if (known) return known;
  }
  return typeof message === 'string' && driverWords.some((words) => message.includes(words)) ? 'away' : null;
}

/**
 * Classifies an error as a database failure, or returns null. The operation can be retried later, but the last change
 * may have been committed because the response to a commit can be lost.
 */
export function databaseFailure(error: unknown, depth = 0): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null || depth > 5) return null;
  const details = error as ErrorDetails;
  const failure = ownFailure(details);
  if (failure) return failure;
  const within = Array.isArray(details.errors) ? [...details.errors, details.cause] : [details.cause];
  for (const inner of within) {
    const failure = databaseFailure(inner, depth + 1);
    if (failure) return failure;
  }
  return null;
}
