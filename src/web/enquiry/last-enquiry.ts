import { isLastEnquiryAlive, type LastEnquiry, newLastEnquiry, seenLastEnquiry } from '#domain/enquiry/last-enquiry.ts';
import { lasting } from '../browser/storage.ts';

const key = 'lastEnquiry';
const listeners = new Set<() => void>();

const isRecord = (value: unknown): value is LastEnquiry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LastEnquiry).createdAt === 'number' &&
  /^(\/de)?\/conversations\/\d+\?code=[\w-]+$/.test((value as LastEnquiry).path);

/** Returns the shortcut to the last enquiry; null when there is none or it is too old. */
export function readLastEnquiry(now: number): LastEnquiry | null {
  try {
    const record: unknown = JSON.parse(lasting.read(key) ?? 'null');
    if (isRecord(record) && isLastEnquiryAlive(record, now)) return record;
  } catch {
    // Invalid data is treated as missing.
  }
  return null;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Stores the shortcut to a new enquiry. */
export function saveLastEnquiry(path: string, now: number): void {
  lasting.save(key, JSON.stringify(newLastEnquiry(path, now)));
  notify();
}

/** Records that the shortcut was used. */
export function markLastEnquirySeen(record: LastEnquiry, now: number): void {
  lasting.save(key, JSON.stringify(seenLastEnquiry(record, now)));
  notify();
}

/** Removes the shortcut. */
export function forgetLastEnquiry(): void {
  lasting.forget(key);
  notify();
}

/** Subscribes to changes; returns a function that unsubscribes. */
export function onLastEnquiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
