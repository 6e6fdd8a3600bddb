import type { Instant } from '#domain/calendar/instant.ts';
import type { ConversationScript } from './conversation-scripts.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** When each message of a conversation was written: in order, answers within the operator's hours, all of it before now. */
export function timesOf(
  { lines, marks }: ConversationScript,
  answerHours: number,
  now: Instant,
  random: Random,
): Instant[] {
  const recent = marks.has('waits') || marks.has('unread');
  const end = now - (recent ? random.between(2, 60) : random.between(70, 2600)) * HOUR;
  // From the last message back, so that what waits for an answer has not waited long.
  const times: Instant[] = [];
  let at = end - random.between(0, 59) * MINUTE;
  for (let index = lines.length - 1; index >= 0; index--) {
    // Nobody in an office writes at night.
    if (lines[index]?.author !== 'traveller') at = earlierByDay(at);
    times.unshift(at);
    const answer = lines[index]?.author !== 'traveller';
    at -= (answer ? random.between(1, Math.max(2, answerHours)) : random.between(2, 40)) * HOUR;
    at -= random.between(0, 59) * MINUTE;
  }
  return times;
}

/** The same moment, or, when it lies in the night, a moment of the afternoon before. */
function earlierByDay(at: Instant): Instant {
  const hour = Math.floor(at / HOUR) % 24;
  if (hour >= 7 && hour < 18) return at;
  return at - ((hour + 24 - 16) % 24) * HOUR;
}
