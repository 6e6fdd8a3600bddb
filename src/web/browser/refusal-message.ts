import type { CallRefusal } from '#contract/problem.ts';

/**
 * Returns the server's message for a refusal that the visitor can act on; null without a message and for server errors.
 */
export const refusalMessage = ({ status, body }: CallRefusal): string | null =>
  body && status < 500 ? (body.problems[0]?.message ?? body.message) : null;
