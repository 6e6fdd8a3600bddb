import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Popup } from '../../popups/popup.tsx';
import { classes } from '../../ui/classes.ts';
import { StepNote } from './step-words.tsx';
import type { Challenge } from './use-submission.ts';

/** The bank's own page or the wallet's own sheet, where its holder agrees. Closing it is a no that may be taken back. */
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
      title={wallet ? <Trans>Agree with your wallet</Trans> : <Trans>Your bank wants to be sure it is you</Trans>}
      open={challenge !== null}
      onClose={() => challenge?.giveUp()}
      entry={false}
    >
      {challenge ? <Frame key={challenge.frame.src} frame={challenge.frame} tall={wallet} /> : null}
      <p role="status" className="pt-3 text-ink-soft text-sm">
        {slow > 0 ? (
          <StepNote step="challenge" slow={slow} />
        ) : wallet ? (
          <Trans>This sheet belongs to your wallet. Waymark does not see your card.</Trans>
        ) : (
          <Trans>This part comes from your bank. Waymark does not see what you enter.</Trans>
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
