import type { Caller } from '../caller.ts';

/** What a request carries through the application. */
export type HttpEnvironment = {
  Variables: {
    caller: Caller;
    nonce: string;
    forcedCurrency: boolean;
    cookiesToSet: string[];
  };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
};
