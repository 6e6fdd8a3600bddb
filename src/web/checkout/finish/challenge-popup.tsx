import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Popup } from '../../popups/popup.tsx';
import { StepNote } from './step-words.tsx';
import type { Challenge } from './use-submission.ts';

/** The bank's own page, where the holder of the card agrees. Closing it is a no that may be taken back. */
export default function ChallengePopup({ challenge, slow }: { challenge: Challenge | null; slow: number }) {
  return (
    <Popup
      name="bank"
      title={<Trans>Your bank wants to be sure it is you</Trans>}
      open={challenge !== null}
      onClose={() => challenge?.giveUp()}
      entry={false}
    >
      {challenge ? <Frame key={challenge.frame.src} frame={challenge.frame} /> : null}
      <p role="status" className="pt-3 text-ink-soft text-sm">
        {slow > 0 ? (
          <StepNote step="challenge" slow={slow} />
        ) : (
          <Trans>This part comes from your bank. Waymark does not see what you enter.</Trans>
        )}
      </p>
    </Popup>
  );
}

function Frame({ frame }: { frame: HTMLIFrameElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(frame);
    frame.focus();
  }, [frame]);
  return (
    <div
      ref={place}
      className="min-h-96 overflow-hidden rounded-field border border-line [&_iframe]:h-96 [&_iframe]:w-full"
    />
  );
}
