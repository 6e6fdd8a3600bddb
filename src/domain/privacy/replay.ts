/** The share of all visits that may be recorded. Each tab draws a number from 0 to 1 once and retains it. */
export const REPLAY_SAMPLE = 0.2;

/** Returns whether the visit of a tab that drew this number is in the sample. */
export const isSampled = (drawn: number): boolean => drawn >= 0 && drawn < REPLAY_SAMPLE;

/** The maximum length of a recording, in milliseconds from its first event. */
export const MAX_REPLAY_MS = 30 * 60_000;
/** The maximum number of chunks of a recording, and their total stored size in bytes. */
export const MAX_REPLAY_CHUNKS = 400;
export const MAX_REPLAY_BYTES = 6_000_000;
/** The maximum size of a chunk, both compressed and uncompressed. */
export const MAX_REPLAY_CHUNK_BYTES = 400_000;
export const MAX_UNPACKED_CHUNK_BYTES = 4_000_000;
export const MAX_CHUNK_EVENTS = 5000;
/**
 * The maximum size of a recording that is decompressed for viewing, in bytes: a small file can expand a thousandfold.
 */
export const MAX_UNPACKED_REPLAY_BYTES = 24_000_000;

/** Which words of a recorded page are stored: those of the catalogue, or none. */
export type ReplayWords = 'catalogue' | 'none';

const withWords =
  /^\/(?:(?:destinations|styles|operators|t)(?:\/[\w-]+)?|help|about|terms|privacy|membership|travel-agents)?$/;
/** Pages that repeat what a visitor entered. */
const withoutWords = /^\/(?:search|book-now\/[\w-]+\/[\w-]+)$/;

/**
 * Returns how a page may be recorded, by its path without the language; null for one that is never recorded. Only the
 * pages listed here are: accounts, holds, bookings, payments, conversations, agencies and the office are not.
 */
export function replayWords(path: string): ReplayWords | null {
  if (withWords.test(path)) return 'catalogue';
  return withoutWords.test(path) ? 'none' : null;
}

/** Returns whether a person may be recorded: visitors and travellers, but not agents, operators or staff. */
export const mayBeRecorded = (role: string | null): boolean => role === null || role === 'traveller';
