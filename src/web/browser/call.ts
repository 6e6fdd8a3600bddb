import type { call as clientCall } from './client.ts';

/** Makes a call, fetching the client with its list of calls when the first one is made: no page needs it before that. */
export const call: typeof clientCall = async (...asked) => (await import('./client.ts')).call(...asked);
