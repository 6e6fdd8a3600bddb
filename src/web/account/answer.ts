import { data, type RouterContextProvider } from 'react-router';
import type { CallName } from '#contract/list.ts';
import type { CallRefusal } from '#contract/problem.ts';
import type { RequestOf } from '#contract/schemas.ts';
import { shopContext } from '../shop.ts';
import type { FormProblem } from '../ui/error-summary.tsx';

/** A refused form: its problems, and the submitted values, so that nothing has to be entered again. */
export type Refused = {
  readonly problems: readonly FormProblem[];
  readonly typed: Readonly<Record<string, string>>;
  /** Increases with each attempt, so that repeated problems are announced again. */
  readonly attempt: number;
};

/** Returns the error message of a field, if there is one. */
export function problemOf(refused: Refused | undefined, field: string): string | undefined {
  return refused?.problems.find((problem) => problem.field === field)?.message;
}

/** Returns a reader for the text fields of a submitted form. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const form = await request.formData();
  return (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
}

/** Calls an endpoint for a form; a correctable refusal is returned together with the submitted values. */
export async function tryCall<Name extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  request: RequestOf<Name>,
  typed: Refused['typed'] = {},
) {
  const result = await context.get(shopContext).callResult(name, request, isCorrectable);
  return result.ok ? null : refusedForm(result.refusal, typed);
}

/** Returns whether the user can correct the reason of a refusal. */
export const isCorrectable = (status: number): boolean => status < 500 && status !== 401;

/** Returns a refusal for the form, with the submitted values. */
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
