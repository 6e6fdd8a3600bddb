import type { CallResult } from '#contract/problem.ts';
import type { RenderJob } from './render-page.ts';

/** What a render thread is told. */
export type ToThread =
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly kind: 'outcome'; readonly id: number; readonly call: number; readonly outcome: string }
  | { readonly kind: 'abort'; readonly id: number };

/** What a render thread tells. */
export type FromThread =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly call: number;
      readonly name: string;
      readonly request: unknown;
    }
  | { readonly kind: 'error'; readonly id: number; readonly error: SentError }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError }
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly status: number;
      readonly headers: [string, string][];
      readonly body: ArrayBuffer | null;
    };

/** How a call ended, on its way to another thread: as text, which is copied in a fraction of the time that a tree of objects takes. */
export const toSentOutcome = (outcome: CallResult<unknown> | SentError): string => JSON.stringify(outcome);

export const fromSentOutcome = (text: string): CallResult<unknown> | SentError => JSON.parse(text);

/** An error on its way to another thread. What is cloned for a thread would lose the code that tells what kind it is. */
export type SentError = {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  readonly code?: string;
};

export function toSentError(error: unknown): SentError {
  const thrown: NodeJS.ErrnoException = error instanceof Error ? error : new Error(describe(error));
  const { name, message, stack, code } = thrown;
  return { name, message, ...(stack && { stack }), ...(typeof code === 'string' && { code }) };
}

const describe = (thrown: unknown): string =>
  thrown instanceof Response ? `a response with status ${thrown.status}` : String(thrown);

export const fromSentError = ({ message, ...rest }: SentError): Error => Object.assign(new Error(message), rest);
