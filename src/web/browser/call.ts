import type { call as clientCall } from './client.ts';

const unreachable = { ok: false, refusal: { status: 0, body: null } } as const;

/**
 * Calls an endpoint; the client and its list of endpoints load with the first call, because no page needs them earlier.
 * If the client fails to load, the call is refused as if the server were unreachable.
 */
export const call: typeof clientCall = async (...args) => {
  const client = await import('./client.ts').catch(() => null);
  return client ? client.call(...args) : unreachable;
};
