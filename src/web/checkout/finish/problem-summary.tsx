import type { Problem } from '#domain/booking/problem.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { blockSection } from '../block-section.ts';
import { fieldId } from '../field-id.ts';
import { cardFieldId, type PaymentHandleRef } from '../payment/payment-handle.ts';
import { useProblemWords } from '../problem-words.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import type { Submitting } from './use-submission.ts';

/** That a form is empty is reported, but each of its questions says so too. */
const saysMore = ({ code }: Problem): boolean => code !== 'dataEmpty';

/** Everything that kept the last submission from succeeding, above the page; each line leads to its place. */
export default function ProblemSummary({ submitting }: { submitting: Submitting & { handle: PaymentHandleRef } }) {
  const { problems } = useCheckout();
  const words = useProblemWords();
  const { failure, attempt, handle } = submitting;
  const serverProblems = failure?.kind === 'problems' ? failure.problems : [];
  const cardProblems = failure?.kind === 'fields' ? failure.problems : [];
  return (
    <ErrorSummary
      attempt={attempt}
      problems={[
        ...problems.filter(saysMore).map((problem) => ({
          field: fieldId(problem.path),
          within: blockSection(problem.block),
          message: words(problem),
        })),
        ...cardProblems.map((problem) => ({
          field: cardFieldId(problem.field),
          within: blockSection('payment'),
          message: handle.current.card?.words(problem) ?? '',
        })),
        ...serverProblems.map(({ block, message }) => ({ field: blockSection(block), message })),
      ]}
    />
  );
}
