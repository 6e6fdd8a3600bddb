/** One thing that is wrong with a request: where, which kind, and in words for the person who sent it. */
export type Problem = { readonly path: string; readonly code: string; readonly message: string };

/** The body of every answer from 400 to 599. */
export type ProblemBody = {
  readonly status: 'error';
  readonly message: string;
  readonly problems: readonly Problem[];
  /** The reference number under which the server's log knows this request. */
  readonly reference: string;
};

/** A call that was not answered: its status, 0 when nothing readable came back, and what the server said, if anything. */
export type CallRefusal = { readonly status: number; readonly body: ProblemBody | null };

/** What came of a call, for whoever has an answer to a refusal. */
export type CallResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: CallRefusal };
