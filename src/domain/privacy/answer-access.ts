import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { AnswerClass, AnsweredField } from '#domain/party/answer-class.ts';

/**
 * How a caller is related to a booking's answers. `booker` entered them, `lead` proved the lead traveller's address
 * with an account. `other`: colleagues of the agent, clients of a link who did not enter them, and anyone with a mailed
 * link, which may be forwarded.
 */
export const ANSWER_READERS = ['booker', 'lead', 'operator', 'staff', 'other'] as const;
export type AnswerReader = (typeof ANSWER_READERS)[number];

/**
 * The states in which the operator and staff can read answers: an operator decides on a request without travel
 * documents.
 */
const OFFICE_STATES: Record<AnswerClass, readonly BookingState[]> = {
  ordinary: ['requested', 'confirmed', 'completed', 'cancelled'],
  health: ['requested', 'confirmed', 'completed'],
  document: ['confirmed', 'completed'],
};

/** Returns whether a reader may read answers of a class while the booking is in a state. */
export function mayReadAnswer(reader: AnswerReader, answerClass: AnswerClass, state: BookingState): boolean {
  if (reader === 'other') return false;
  if (reader === 'booker' || reader === 'lead') return true;
  return OFFICE_STATES[answerClass].includes(state);
}

/** Returns an answer as its reader sees it: travellers see only the last three characters of a document number. */
export function answerAsSeen(reader: AnswerReader, { class: answerClass, kind }: AnsweredField, value: string): string {
  if (answerClass !== 'document' || kind === 'date' || reader === 'operator' || reader === 'staff') return value;
  const visible = value.length > 3 ? value.slice(-3) : '';
  return '•'.repeat(Math.max(3, value.length - visible.length)) + visible;
}
