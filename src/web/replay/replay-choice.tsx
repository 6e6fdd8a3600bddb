import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useScripts } from '../browser/use-scripts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { isRefusedByBrowser, onReplayAnswer, readKeys, replayAnswer, saveReplayAnswer } from './consent.ts';
import { withdrawReplays } from './withdraw.ts';

/** Shows the visitor's answer about recordings, with a way to change it. */
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
        <Trans>Your browser asks sites not to track you, so we don’t record anything and won’t ask.</Trans>
      </Notice>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      {state === 'deleted' ? (
        <Notice kind="success" announce>
          <Trans>Recording is off, and recordings from this browser have been deleted.</Trans>
        </Notice>
      ) : null}
      {state === 'failed' ? (
        <Notice kind="danger" announce>
          <Trans>
            Recording is off, but we couldn’t connect to delete earlier recordings. Please try again when you’re online.
          </Trans>
        </Notice>
      ) : null}
      {answer === 'yes' || state === 'pending' || readKeys().length > 0 ? (
        <Button variant="secondary" pending={state === 'pending'} onClick={withdraw}>
          <Trans>Turn off and delete recordings</Trans>
        </Button>
      ) : (
        <>
          {state === 'deleted' ? null : (
            <p>
              <Trans>Your visits aren’t being recorded.</Trans>
            </p>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              setState('idle');
              saveReplayAnswer('yes');
            }}
          >
            <Trans>You may record my visits</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
