import { data, type RouterContextProvider } from 'react-router';
import type { CallRefusal, ProblemBody } from '#contract/problem.ts';
import type { RequestOf } from '#contract/schemas.ts';
import type { CellValue } from '#domain/office/departure-cells.ts';
import { isCorrectable } from '../../account/answer.ts';
import { shopContext } from '../../shop.ts';

/** Why a cell was not written. */
export type CellRefusal = {
  readonly day: string;
  readonly cell: string;
  readonly current: CellValue;
  readonly message: string;
};

type BatchBody = ProblemBody & { readonly cells?: readonly Omit<CellRefusal, 'message'>[] };

/** Returns the problems of a refused batch; the same problem of many new departures is listed once. */
export function cellRefusals({ body }: CallRefusal): CellRefusal[] {
  const { problems = [], cells, message = '' } = (body ?? {}) as Partial<BatchBody>;
  if (!cells) {
    const other = problems.length > 0 ? problems : [{ path: '', message }];
    return other.map((problem) => ({ day: '', cell: problem.path, current: null, message: problem.message }));
  }
  const found = cells.map(({ day, cell, current }, at) => ({
    ...{ day, cell, current },
    message: problems[at]?.message ?? message,
  }));
  return [...new Map(found.map((one) => [`${one.cell} ${one.message} ${one.day}`, one])).values()];
}

/** Saves a batch; returns null, or the problems for the form. */
export async function trySaveBatch(
  context: Readonly<RouterContextProvider>,
  batch: RequestOf<'saveDepartureBatch'>,
): Promise<ReturnType<typeof refuseForm> | null> {
  const result = await context.get(shopContext).callResult('saveDepartureBatch', batch, isCorrectable);
  return result.ok ? null : refuseForm(result.refusal);
}

/** Returns the problems of a refused batch as the response of an action. */
export const refuseForm = (refusal: CallRefusal) =>
  data({ cells: cellRefusals(refusal), attempt: Date.now() }, { status: refusal.status });

/** Reads JSON from a hidden field; null if it has been tampered with. */
export function readHidden(value: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return null;
  }
}
