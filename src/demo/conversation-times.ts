import type { Instant } from '#domain/calendar/instant.ts';
import type { ConversationScript } from './conversation-scripts.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * Returns the times of a conversation's messages: ascending, replies within the operator's response time, all in the
 * past.
 */
export function timesOf(
  { lines, flags }: ConversationScript,
  answerHours: number,
  now: Instant,
  random: Random,
): Instant[] {
  const recent = flags.has('waits') || flags.has('unread');
  const end = now - (recent ? random.between(2, 60) : random.between(70, 2600)) * HOUR;
  // From the last message backwards, so that an unanswered message is recent.
  const times: Instant[] = [];
  let at = end - random.between(0, 59) * MINUTE;
  for (let index = lines.length - 1; index >= 0; index--) {
    // Staff do not write at night.
    if (lines[index]?.author !== 'traveller') at = earlierByDay(at);
    times.unshift(at);
    const answer = lines[index]?.author !== 'traveller';
    at -= (answer ? random.between(1, Math.max(2, answerHours)) : random.between(2, 40)) * HOUR;
    at -= random.between(0, 59) * MINUTE;
  }
  return times;
}

/** Moves a moment at night to the previous afternoon. */
function earlierByDay(at: Instant): Instant {
  const hour = Math.floor(at / HOUR) % 24;
  if (hour >= 7 && hour < 18) return at;
  return at - ((hour + 24 - 16) % 24) * HOUR;
}
