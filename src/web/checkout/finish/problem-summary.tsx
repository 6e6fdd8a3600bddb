import { ErrorSummary } from '../../ui/error-summary.tsx';
import { blockSection } from '../block-section.ts';
import { fieldId } from '../field-id.ts';
import { cardFieldId, type PaymentHandleRef } from '../payment/payment-handle.ts';
import { useProblemWords } from '../problem-words.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { hasDetail } from './missing-blocks.ts';
import type { Submitting } from './use-submission.ts';

/**
 * Lists the problems of the last submission above the button; each links to its field, and the first is focused at
 * once.
 */
export default function ProblemSummary({ submitting }: { submitting: Submitting & { handle: PaymentHandleRef } }) {
  const { problems } = useCheckout();
  const words = useProblemWords();
  const { failure, attempt, handle } = submitting;
  const serverProblems = failure?.kind === 'problems' ? failure.problems : [];
  const cardProblems = failure?.kind === 'fields' ? failure.problems : [];
  return (
    <ErrorSummary
      attempt={attempt}
      leadsToFirst
      problems={[
        ...problems.filter(hasDetail).map((problem) => ({
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
