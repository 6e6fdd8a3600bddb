import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useScripts } from '../browser/use-scripts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isRefusedByBrowser, keepReplayAnswer, keptKeys, onReplayAnswer, replayAnswer } from './consent.ts';
import { withdrawReplays } from './withdraw.ts';

/** What the visitor said about recordings, and the way to say otherwise. */
export function ReplayChoice() {
  const alive = useScripts();
  const answer = useSyncExternalStore(onReplayAnswer, replayAnswer, () => null);
  const [state, setState] = useState<'idle' | 'pending' | 'deleted' | 'failed'>('idle');
  const withdraw = async (): Promise<void> => {
    setState('pending');
    setState((await withdrawReplays()) ? 'deleted' : 'failed');
  };
  if (!alive) return null;
  if (isRefusedByBrowser())
    return (
      <Notice kind="info">
        <Trans>Your browser asks us not to, so nothing is recorded and you are not asked.</Trans>
      </Notice>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'deleted' ? (
        <Notice kind="success" announce>
          <Trans>Nothing is recorded any more, and what was recorded in this browser is deleted.</Trans>
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice kind="danger" announce>
          <Trans>
            Nothing is recorded any more, but we could not be reached to delete what was. Please try again when you are
            online.
          </Trans>
        </Notice>
      ) : null}
      {answer === 'yes' || state === 'pending' || keptKeys().length > 0 ? (
        <Button variant="secondary" pending={state === 'pending'} onClick={withdraw}>
          <Trans>Record nothing, and delete what was recorded</Trans>
        </Button>
      ) : (
        <>
          {state === 'deleted' ? null : (
            <p>
              <Trans>At the moment nothing of your visits is recorded.</Trans>
            </p>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              setState('idle');
              keepReplayAnswer('yes');
            }}
          >
            <Trans>You may record my visits</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
