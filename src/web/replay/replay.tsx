import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router';
import { mayBeRecorded, type ReplayWords, replayWords } from '#domain/privacy/replay.ts';
import { usePage } from '../browser/page-config.ts';
import { isRefusedByBrowser, isTabSampled, keepReplayAnswer, onReplayAnswer, replayAnswer } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';

/** Whether this visit may be recorded at all, known only in the browser. */
function useSampled(role: string | null): boolean {
  const [sampled, setSampled] = useState(false);
  useEffect(() => setSampled(mayBeRecorded(role) && !isRefusedByBrowser() && isTabSampled()), [role]);
  return sampled;
}

/** Records one page once the browser has nothing more urgent to do, until the page changes. */
function useRecording(words: ReplayWords | null, path: string): void {
  const address = useHref(path);
  useEffect(() => {
    if (words === null) return;
    let stop = (): void => {};
    let wanted = true;
    const begin = async (): Promise<void> => {
      // Without its recorder the page works all the same.
      const recorder = await import('./recorder.ts').catch(() => null);
      if (wanted && recorder) stop = recorder.recordPage(words, address);
    };
    const work = (): void => void (wanted && begin());
    // A tab that is never idle, such as one behind another, is recorded all the same.
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: 2000 });
    else window.setTimeout(work);
    return () => {
      wanted = false;
      stop();
    };
  }, [words, address]);
}

/** The recording of a visit: asks those who are in the sample, and records while they agree. */
export function Replay() {
  const role = usePage().account?.role ?? null;
  const { pathname } = useLocation();
  const answer = useSyncExternalStore(onReplayAnswer, replayAnswer, () => 'no' as const);
  const words = replayWords(pathname);
  const possible = useSampled(role) && words !== null;
  useRecording(possible && answer === 'yes' ? words : null, pathname);
  return possible && answer === null ? <ConsentBar onAnswer={keepReplayAnswer} /> : null;
}
