import type { FormProblem } from '../../ui/error-summary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Failure } from '../finish/outcome.ts';
import { cardFieldId, type PaymentHandleRef } from './payment-handle.ts';

/** The payment options and their fields, for pages that only take payments. */
export const PaymentMethods = lazyPart(
  'payment methods',
  async () => (await import('./payment-methods.tsx')).PaymentMethods,
  { fallback: <div className="min-h-96" /> },
);

/** Returns the problems of a failed payment that belong to a field or came from the server. */
export function failureProblems(failure: Failure | null, handle: PaymentHandleRef): FormProblem[] {
  if (failure?.kind === 'fields')
    return failure.problems.map((problem) => ({
      field: cardFieldId(problem.field),
      message: handle.current.card?.words(problem) ?? '',
    }));
  if (failure?.kind === 'problems')
    return failure.problems.map(({ message }) => ({ field: 'booking-payment', message }));
  return [];
}
