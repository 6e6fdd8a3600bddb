import type { CallResult } from '#contract/problem.ts';
import type { RenderJob } from './render-page.ts';

/** Messages to a render thread. */
export type ToThread =
  | { readonly kind: 'render'; readonly id: number; readonly job: RenderJob }
  | { readonly kind: 'outcome'; readonly id: number; readonly call: number; readonly outcome: string }
  | { readonly kind: 'abort'; readonly id: number };

/** Messages from a render thread. */
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

/** Serializes the result of an endpoint as text, which is much faster to copy between threads than an object tree. */
export const toSentOutcome = (outcome: CallResult<unknown> | SentError): string => JSON.stringify(outcome);

export const fromSentOutcome = (text: string): CallResult<unknown> | SentError => JSON.parse(text);

/** A serializable error; structured cloning would lose its code. */
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
