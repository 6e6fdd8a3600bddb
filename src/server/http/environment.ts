import type { Caller } from '../platform/caller.ts';
import type { Reader } from '../platform/limits/read-limit.ts';

/** Headers with lower-case names, so that no header occurs in two spellings. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** The context variables of a request. */
export type HttpEnvironment = {
  Variables: {
    requestId: string;
    caller: Caller;
    /** The subject of read limits. */
    reader: Reader;
    noteRefusal: (code: string) => void;
    forcedCurrency: boolean;
    /** Headers of every response to this request; cookies may be added until it is sent. */
    carried: AnswerHeaders;
    cookiesToSet: readonly string[];
    /** The error that prevented the session from being read. */
    lookupError?: Error;
    /** The response that already has these headers. */
    complete?: Response;
  };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
};
