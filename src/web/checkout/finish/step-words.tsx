import { Trans } from '@lingui/react/macro';
import type { SubmissionStep } from './use-submission.ts';

/** Names the current step. */
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
      return <Trans>Contacting your bank…</Trans>;
    case 'booking':
      return <Trans>Booking your places…</Trans>;
    case 'checking':
      return <Trans>We are checking your payment</Trans>;
  }
}

/** Informs the visitor while a step takes long. */
export function StepNote({ step, slow }: { step: SubmissionStep; slow: number }) {
  if (step === 'checking')
    return (
      <Trans>
        Your bank hasn’t replied yet. Your places are held, and this page updates automatically. Please don’t pay again.
      </Trans>
    );
  if (slow === 0 || (step !== 'bank' && step !== 'challenge'))
    return <Trans>Please keep this page open. It takes a few seconds.</Trans>;
  return slow < 60 ? (
    <Trans>Your bank is taking longer than usual. Please keep this page open.</Trans>
  ) : slow < 90 ? (
    <Trans>Still waiting for your bank. Check its app or your messages for a request to confirm.</Trans>
  ) : (
    <Trans>
      Your bank hasn’t replied for a minute and a half. We’ll wait a little longer; you haven’t been charged.
    </Trans>
  );
}
