import { mostWithdrawn } from '#contract/list/replay.ts';
import { isSampled } from '#domain/privacy/replay.ts';
import { lasting } from '../browser/storage.ts';
import { passing } from '../browser/tab-storage.ts';

const answerName = 'waymark_replay';
const keysName = 'waymark_replay_keys';
const tabKeyName = 'waymark_replay_key';
const drawnName = 'waymark_replay_drawn';

/** What a visitor said about recordings; null while they were not asked. */
export type ReplayAnswer = 'yes' | 'no' | null;

const listeners = new Set<() => void>();

/** What the visitor said, in this tab or in another. */
export function replayAnswer(): ReplayAnswer {
  const kept = lasting.read(answerName);
  return kept === 'yes' || kept === 'no' ? kept : null;
}

/** Keeps what the visitor says and tells whoever listens. */
export function keepReplayAnswer(answer: 'yes' | 'no'): void {
  lasting.keep(answerName, answer);
  for (const listener of listeners) listener();
}

/** Calls back when the answer changes, also where another tab changed it. */
export function onReplayAnswer(listener: () => void): () => void {
  const told = ({ key }: StorageEvent): void => {
    if (key === answerName || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', told);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', told);
  };
}

/** Whether the browser says that its owner wants nothing of the kind; then nobody is asked. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Whether the visit of this tab is one of those that may be recorded: drawn once, and kept until the tab is closed. */
export function isTabSampled(): boolean {
  const kept = passing.read(drawnName);
  if (kept !== null) return isSampled(Number(kept));
  const drawn = Math.random();
  passing.keep(drawnName, String(drawn));
  return isSampled(drawn);
}

/** The keys of this browser's recordings, so that all of them can be taken back. */
export function keptKeys(): string[] {
  return (lasting.read(keysName) ?? '').split(' ').filter(Boolean);
}

/** Forgets them, once what they open is deleted. */
export function forgetKeys(): void {
  lasting.forget(keysName);
  passing.forget(tabKeyName);
}

/** The key of this tab's own recording: empty where none is taken, null before it was asked for, or once another tab had it deleted. */
export function readTabKey(): string | null {
  const kept = passing.read(tabKeyName);
  return kept && !keptKeys().includes(kept) ? null : kept;
}

/** Keeps the key of this tab's recording; an empty one, so that a refused recording is not asked for again on every page. */
export function keepTabKey(key: string): void {
  passing.keep(tabKeyName, key);
  if (key) lasting.keep(keysName, [...keptKeys(), key].slice(-mostWithdrawn).join(' '));
}
