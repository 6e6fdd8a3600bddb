import type { Problem } from '#contract/problem.ts';

/** A problem whose message is looked up by `words`, or by its code, in the caller's language. */
type RefusalProblem = Omit<Problem, 'message'> & {
  readonly words?: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

/** An expected rejection by a use case: it changes nothing and has a message for the caller. */
export class Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 503;
  /** The reason code, which selects the message. */
  readonly code: string;
  readonly problems: readonly RefusalProblem[];
  readonly retryAfterSeconds: number | null;
  /** Additional members of the response body that the endpoint promises. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Additional response headers, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Refusal['status'],
    code: string,
    {
      problems = [],
      retryAfterSeconds = null,
      more = {},
      headers = {},
    }: {
      problems?: Refusal['problems'];
      retryAfterSeconds?: number | null;
      more?: Refusal['more'] | undefined;
      headers?: Refusal['headers'];
    } = {},
  ) {
    this.status = status;
    this.code = code;
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
    this.more = more;
    this.headers = headers;
  }
}
