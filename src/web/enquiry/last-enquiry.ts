import { isLastEnquiryAlive, type LastEnquiry, newLastEnquiry, seenLastEnquiry } from '#domain/enquiry/last-enquiry.ts';
import { lasting } from '../browser/storage.ts';

const key = 'lastEnquiry';
const listeners = new Set<() => void>();

const isRecord = (value: unknown): value is LastEnquiry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LastEnquiry).createdAt === 'number' &&
  /^(\/de)?\/conversations\/\d+\?code=[\w-]+$/.test((value as LastEnquiry).path);

/** The shortcut to the last question; null when there is none, or it is too old. */
export function readLastEnquiry(now: number): LastEnquiry | null {
  try {
    const record: unknown = JSON.parse(lasting.read(key) ?? 'null');
    if (isRecord(record) && isLastEnquiryAlive(record, now)) return record;
  } catch {
    // What cannot be read is no shortcut.
  }
  return null;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Keeps the shortcut to a question just asked. */
export function keepLastEnquiry(path: string, now: number): void {
  lasting.keep(key, JSON.stringify(newLastEnquiry(path, now)));
  tell();
}

/** Notes that the shortcut was used. */
export function markLastEnquirySeen(record: LastEnquiry, now: number): void {
  lasting.keep(key, JSON.stringify(seenLastEnquiry(record, now)));
  tell();
}

/** Takes the shortcut away. */
export function forgetLastEnquiry(): void {
  lasting.forget(key);
  tell();
}

/** Hears of every change; returns how to stop. */
export function onLastEnquiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
