/** The part of all visits that may be recorded. Each tab draws a number from 0 to 1 once, and keeps it. */
export const REPLAY_SAMPLE = 0.2;

/** Whether the visit of a tab that drew this number is in the sample. */
export const isSampled = (drawn: number): boolean => drawn >= 0 && drawn < REPLAY_SAMPLE;

/** How long a recording may become, in milliseconds from its first event on. */
export const LONGEST_REPLAY = 30 * 60_000;
/** How many chunks a recording may have, and how many bytes they may take together as they are stored. */
export const MOST_REPLAY_CHUNKS = 400;
export const LARGEST_REPLAY = 6_000_000;
/** The largest chunk, packed as it is sent and unpacked. */
export const LARGEST_REPLAY_CHUNK = 400_000;
export const LARGEST_UNPACKED_CHUNK = 4_000_000;
export const MOST_CHUNK_EVENTS = 5000;

/** How the words of a recorded page are kept: those of the catalogue as they are, or none. */
export type ReplayWords = 'catalogue' | 'none';

const withWords =
  /^\/(?:(?:destinations|styles|operators|t)(?:\/[\w-]+)?|help|about|terms|privacy|membership|travel-agents)?$/;
/** Pages that repeat what a visitor entered. */
const withoutWords = /^\/(?:search|book-now\/[\w-]+\/[\w-]+)$/;

/**
 * How a page may be recorded, by its path without the language; null for one that never is. Only pages that are named here are:
 * accounts, holds, bookings, payments, conversations, agencies and the office are not.
 */
export function replayWords(path: string): ReplayWords | null {
  if (withWords.test(path)) return 'catalogue';
  return withoutWords.test(path) ? 'none' : null;
}

/** Who may be recorded: visitors and travellers, never those who work here or for others. */
export const mayBeRecorded = (role: string | null): boolean => role === null || role === 'traveller';
