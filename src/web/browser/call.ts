import type { call as clientCall } from './client.ts';

const unreachable = { ok: false, refusal: { status: 0, body: null } } as const;

/**
 * Makes a call, fetching the client with its list of calls when the first one is made: no page needs it before that. A client
 * that cannot be fetched is a server that cannot be reached.
 */
export const call: typeof clientCall = async (...asked) => {
  const client = await import('./client.ts').catch(() => null);
  return client ? client.call(...asked) : unreachable;
};
