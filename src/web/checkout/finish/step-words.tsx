import { Trans } from '@lingui/react/macro';
import type { SubmissionStep } from './use-submission.ts';

/** What is happening, by name. */
export function StepWords({ step }: { step: SubmissionStep }) {
  switch (step) {
    case 'hold':
      return <Trans>Holding your places…</Trans>;
    case 'card':
      return <Trans>Checking your card…</Trans>;
    case 'sheet':
      return <Trans>Waiting for your wallet…</Trans>;
    case 'bank':
    case 'challenge':
      return <Trans>Asking your bank…</Trans>;
    case 'booking':
      return <Trans>Booking your places…</Trans>;
    case 'checking':
      return <Trans>We are checking your payment</Trans>;
  }
}

/** What the visitor should know while it takes its time. */
export function StepNote({ step, slow }: { step: SubmissionStep; slow: number }) {
  if (step === 'checking')
    return (
      <Trans>
        Your bank has not answered yet. Your places are kept, and this page goes on by itself. Please do not pay again.
      </Trans>
    );
  if (slow === 0 || (step !== 'bank' && step !== 'challenge'))
    return <Trans>Please keep this page open. It takes a few seconds.</Trans>;
  return slow < 60 ? (
    <Trans>Your bank takes longer than usual. Please keep this page open.</Trans>
  ) : slow < 90 ? (
    <Trans>Still waiting for your bank. Look whether its app or a message asks you to agree.</Trans>
  ) : (
    <Trans>
      Your bank has not answered for a minute and a half. We wait a little longer; nothing has been charged.
    </Trans>
  );
}
