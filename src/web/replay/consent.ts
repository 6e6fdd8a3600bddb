import { maxWithdrawn } from '#contract/list/replay.ts';
import { isSampled } from '#domain/privacy/replay.ts';
import { lasting } from '../browser/storage.ts';
import { passing } from '../browser/tab-storage.ts';

const answerName = 'waymark_replay';
const keysName = 'waymark_replay_keys';
const tabKeyName = 'waymark_replay_key';
const drawnName = 'waymark_replay_drawn';
const numberName = 'waymark_replay_number';
/** The storage key of the chunk queue between two pages. */
export const queueName = 'waymark_replay_queue';

/** A visitor's answer about recordings; null before they were asked. */
export type ReplayAnswer = 'yes' | 'no' | null;

const listeners = new Set<() => void>();

/** Returns the visitor's answer, from this tab or another. */
export function replayAnswer(): ReplayAnswer {
  const stored = lasting.read(answerName);
  return stored === 'yes' || stored === 'no' ? stored : null;
}

/** Stores the visitor's answer and notifies the listeners. */
export function saveReplayAnswer(answer: 'yes' | 'no'): void {
  lasting.save(answerName, answer);
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the answer, also from other tabs. */
export function onReplayAnswer(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === answerName || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Returns whether the browser signals that the user does not want to be tracked; then no consent is requested. */
export function isRefusedByBrowser(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Returns whether this tab is in the recording sample: drawn once, and stored until the tab is closed. */
export function isTabSampled(): boolean {
  const stored = passing.read(drawnName);
  if (stored !== null) return isSampled(Number(stored));
  const drawn = Math.random();
  passing.save(drawnName, String(drawn));
  return isSampled(drawn);
}

/** Returns the keys of this browser's recordings, so that all of them can be deleted. */
export function readKeys(): string[] {
  return (lasting.read(keysName) ?? '').split(' ').filter(Boolean);
}

/** Removes the keys after their recordings were deleted. */
export function forgetKeys(): void {
  lasting.forget(keysName);
  passing.forget(tabKeyName);
  passing.forget(queueName);
}

/**
 * Returns the key of this tab's recording: empty where recording is refused, null before it was requested or after
 * another tab deleted it.
 */
export function readTabKey(): string | null {
  const stored = passing.read(tabKeyName);
  return stored && !readKeys().includes(stored) ? null : stored;
}

/** Stores the key of this tab's recording; an empty key prevents further requests after a refusal. */
export function saveTabKey(key: string): void {
  passing.save(tabKeyName, key);
  if (key) lasting.save(keysName, [...readKeys(), key].slice(-maxWithdrawn).join(' '));
}

/** Returns the number of the next chunk of this tab's recording, counted across all its pages. */
export function takeChunkNumber(key: string): number {
  const [of, last] = (passing.read(numberName) ?? '').split(' ');
  const number = of === key ? Number(last) + 1 : 0;
  passing.save(numberName, `${key} ${number}`);
  return number;
}
