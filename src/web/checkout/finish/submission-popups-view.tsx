import LoadingPopupView from '../popups/loading-popup-view.tsx';
import ChallengePopup from './challenge-popup.tsx';
import FailurePopup, { type FailureView } from './failure-popup.tsx';
import { StepNote, StepWords } from './step-words.tsx';
import type { Submitting } from './use-submission.ts';

/** See `SubmissionPopups`. */
export default function SubmissionPopupsView({
  submitting,
  failure,
}: {
  submitting: Submitting;
  failure: FailureView | null;
}) {
  const { state, step, slow, challenge } = submitting;
  return (
    <>
      <LoadingPopupView
        open={state !== 'ready' && challenge === null}
        step={<StepWords step={step} />}
        note={<StepNote step={step} slow={slow} />}
      />
      <ChallengePopup challenge={challenge} slow={slow} wallet={step === 'sheet'} />
      <FailurePopup
        failure={failure}
        isHold={step === 'hold'}
        onClose={submitting.forgetFailure}
        onAgain={submitting.submit}
      />
    </>
  );
}
