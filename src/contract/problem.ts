/** One error in a request: its path, its code, and a message for the client. */
export type Problem = { readonly path: string; readonly code: string; readonly message: string };

/** The body of every response from 400 to 599. */
export type ProblemBody = {
  readonly status: 'error';
  readonly message: string;
  readonly problems: readonly Problem[];
  /** The reference number of this request in the server's log. */
  readonly reference: string;
};

/** A failed request: its status, 0 when no readable response arrived, and the body of the response, if any. */
export type CallRefusal = { readonly status: number; readonly body: ProblemBody | null };

/** The result of a request, for callers that handle a refusal. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: CallRefusal };
