import type { CallRefusal } from '#contract/problem.ts';

/** What the server says to whoever can do something about a refusal; null when it says nothing, or the trouble is its own. */
export const refusalMessage = ({ status, body }: CallRefusal): string | null =>
  body && status < 500 ? (body.problems[0]?.message ?? body.message) : null;
