import type { FormProblem } from '../../ui/error-summary.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import type { Failure } from '../finish/outcome.ts';
import { cardFieldId, type PaymentHandleRef } from './payment-handle.ts';

/** The ways to pay and their fields, on a page that is there for paying. */
export const PaymentMethods = lazyPiece(
  'payment methods',
  async () => (await import('./payment-methods.tsx')).PaymentMethods,
  <div className="min-h-96" />,
);

/** What kept a payment from succeeding, as far as it stands beside a field or came from the server. */
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
