import type { Caller } from '../platform/caller.ts';
import type { Reader } from '../platform/limits/read-limit.ts';

/** Headers by name, in small letters as Headers has them, so that none comes twice in two spellings. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** What a request carries through the application. */
export type HttpEnvironment = {
  Variables: {
    requestId: string;
    caller: Caller;
    /** Who is counted for what is read. */
    reader: Reader;
    /** Counts a refusal. */
    noteRefusal: (code: string) => void;
    forcedCurrency: boolean;
    /** What every answer to this request carries, whatever it says; cookies may still be added while it is worked on. */
    carried: AnswerHeaders;
    cookiesToSet: readonly string[];
    /** Why it is not known whose request this is. */
    lookupError?: Error;
    /** The answer that has all of that already. */
    complete?: Response;
  };
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
};
