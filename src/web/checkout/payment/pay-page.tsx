import type { ReactNode } from 'react';
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

/** A part of a page that is there for paying. */
export function PayPart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-5 rounded-card border border-line bg-paper p-5 md:p-7"
    >
      <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

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
