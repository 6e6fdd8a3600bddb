import { lazyPart } from '../../ui/lazy-part.tsx';
import { isPlaced } from './outcome.ts';
import type { Submitting } from './use-submission.ts';

const Popups = lazyPart('submission popups', async () => (await import('./submission-popups-view.tsx')).default);

/** The popups during a submission and after a failure; their code loads with the first submission. */
export function SubmissionPopups({ submitting }: { submitting: Submitting }) {
  if (submitting.attempt === 0) return null;
  const { failure } = submitting;
  return <Popups submitting={submitting} failure={failure && !isPlaced(failure) ? failure : null} />;
}
