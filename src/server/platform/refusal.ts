import type { Problem } from '#contract/problem.ts';

/** A problem whose words are found later by its code and values, or are there already. */
type RefusalProblem = Omit<Problem, 'message'> & {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly message?: string;
};

/** A use case's polite no: expected, told to the caller in words, and nothing was changed. */
export class Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 421 | 422 | 429 | 503;
  /** What the refusal is about; the words for it live with the other words. */
  readonly code: string;
  readonly problems: readonly RefusalProblem[];
  readonly retryAfterSeconds: number | null;
  /** What the body carries besides the usual, where the call promises more. */
  readonly more: Readonly<Record<string, unknown>>;
  /** Headers that belong to this answer, by name in small letters. */
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
      more?: Refusal['more'];
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
