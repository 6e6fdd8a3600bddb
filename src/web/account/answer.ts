import { data, type RouterContextProvider } from 'react-router';
import type { CallName } from '#contract/list.ts';
import type { CallRefusal } from '#contract/problem.ts';
import type { RequestOf } from '#contract/schemas.ts';
import { shopContext } from '../shop.ts';
import type { FormProblem } from '../ui/error-summary.tsx';

/** A form that was refused: what is wrong, and what was typed, so that nothing has to be typed again. */
export type Refused = {
  readonly problems: readonly FormProblem[];
  readonly typed: Readonly<Record<string, string>>;
  /** Grows with each try, so that the same problems are told again. */
  readonly attempt: number;
};

/** What is wrong with one field, if anything is. */
export function problemOf(refused: Refused | undefined, field: string): string | undefined {
  return refused?.problems.find((problem) => problem.field === field)?.message;
}

/** The text fields of a submitted form. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const form = await request.formData();
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** Makes a call for a form. A refusal that the person can do something about comes back with what they had typed. */
export async function tryCall<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  request: RequestOf<Name>,
  typed: Refused['typed'] = {},
) {
  const result = await context.get(shopContext).callResult(name, request, isCorrectable);
  return result.ok ? null : refusedForm(result.refusal, typed);
}

/** A refusal that the person can do something about. */
export const isCorrectable = (status: number): boolean => status < 500 && status !== 401;

/** A refusal as the form shows it, with what was typed. */
export function refusedForm({ status, body }: CallRefusal, typed: Refused['typed'] = {}) {
  const fieldProblems = (body?.problems ?? []).map((problem) => ({
    field: problem.path || null,
    message: problem.message,
  }));
  const refused: Refused = {
    problems: fieldProblems.length > 0 ? fieldProblems : [{ field: null, message: body?.message ?? '' }],
    typed,
    attempt: Date.now(),
  };
  return data(refused, { status });
}
