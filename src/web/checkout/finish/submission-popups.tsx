import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { isPlaced } from './outcome.ts';
import type { Submitting } from './use-submission.ts';

const Popups = lazyPiece('submission popups', async () => (await import('./submission-popups-view.tsx')).default);

/** What is shown over the page while a submission is on its way, and when it did not succeed; its code comes with the first try. */
export function SubmissionPopups({ submitting }: { submitting: Submitting }) {
  if (submitting.attempt === 0) return null;
  const { failure } = submitting;
  return <Popups submitting={submitting} failure={failure && !isPlaced(failure) ? failure : null} />;
}
