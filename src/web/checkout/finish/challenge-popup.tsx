import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Popup } from '../../popups/popup.tsx';
import { classes } from '../../ui/classes.ts';
import { StepNote } from './step-words.tsx';
import type { Challenge } from './use-submission.ts';

/**
 * Shows the bank's page or the wallet's sheet for the holder's consent; closing it cancels the attempt, which can be
 * repeated.
 */
export default function ChallengePopup({
  challenge,
  slow,
  wallet,
}: {
  challenge: Challenge | null;
  slow: number;
  wallet: boolean;
}) {
  return (
    <Popup
      name="bank"
      title={wallet ? <Trans>Confirm in your wallet</Trans> : <Trans>Confirm the payment with your bank</Trans>}
      open={challenge !== null}
      onClose={() => challenge?.giveUp()}
      entry={false}
    >
      {challenge ? <Frame key={challenge.frame.src} frame={challenge.frame} tall={wallet} /> : null}
      <p role="status" className="pt-3 text-ink-soft text-sm">
        {slow > 0 ? (
          <StepNote step="challenge" slow={slow} />
        ) : wallet ? (
          <Trans>This window belongs to your wallet. Waymark doesn’t see your card.</Trans>
        ) : (
          <Trans>This step is provided by your bank. Waymark doesn’t see what you enter.</Trans>
        )}
      </p>
    </Popup>
  );
}

function Frame({ frame, tall }: { frame: HTMLIFrameElement; tall: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(frame);
    frame.focus();
  }, [frame]);
  return (
    <div
      ref={place}
      className={classes(
        'overflow-hidden rounded-field border border-line [&_iframe]:w-full',
        tall ? 'min-h-[29rem] [&_iframe]:h-[29rem]' : 'min-h-96 [&_iframe]:h-96',
      )}
    />
  );
}
