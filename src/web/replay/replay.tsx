import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router';
import { mayBeRecorded, type ReplayWords, replayWords } from '#domain/privacy/replay.ts';
import { usePage } from '../browser/page-config.ts';
import { isRefusedByBrowser, isTabSampled, onReplayAnswer, replayAnswer, saveReplayAnswer } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';

/** Returns whether this visit may be recorded, which is known only in the browser. */
function useSampled(role: string | null): boolean {
  const [sampled, setSampled] = useState(false);
  useEffect(() => setSampled(mayBeRecorded(role) && !isRefusedByBrowser() && isTabSampled()), [role]);
  return sampled;
}

/** Records a page once the browser is idle, until the page changes. */
function useRecording(words: ReplayWords | null, path: string): void {
  const address = useHref(path);
  useEffect(() => {
    if (words === null) return;
    let stop = (): void => {};
    let wanted = true;
    const begin = async (): Promise<void> => {
      // The page works without its recorder, so an error is ignored.
      const recorder = await import('./recorder.ts').catch(() => null);
      if (wanted && recorder) stop = recorder.recordPage(words, address);
    };
    const work = (): void => void (wanted && begin());
    // With a timeout, because a tab in the background may never be idle.
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 2000 });
    else window.setTimeout(work);
    return () => {
      wanted = false;
      stop();
    };
  }, [words, address]);
}

/** The recording of a visit: requests consent from visitors in the sample, and records while they agree. */
export function Replay() {
  const role = usePage().account?.role ?? null;
  const { pathname } = useLocation();
  const answer = useSyncExternalStore(onReplayAnswer, replayAnswer, () => 'no' as const);
  const words = replayWords(pathname);
  const possible = useSampled(role) && words !== null;
  useRecording(possible && answer === 'yes' ? words : null, pathname);
  return possible && answer === null ? <ConsentBar onAnswer={saveReplayAnswer} /> : null;
}
