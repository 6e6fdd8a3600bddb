/** Who a message is from: whoever asked, the company that runs the tour, or our own staff. */
export type MessageAuthor = 'traveller' | 'operator' | 'staff';

/** The two sides of a conversation; staff write on the operator's. */
export type Side = 'traveller' | 'operator';

/** Where a question comes from that asks for another date than those on sale. */
export const OTHER_DATE_SOURCE = 'change-date';

/** The longest message, in characters. */
export const LONGEST_MESSAGE = 5000;

/** So many messages may one side write in ten minutes: more than anybody types. */
export const MESSAGE_LIMIT = { max: 20, seconds: 600 } as const;

/** The side that somebody writes on. */
export const sideOf = (author: MessageAuthor): Side => (author === 'traveller' ? 'traveller' : 'operator');

/** Fewer letters than this are looked for at the beginnings of names and tours alone: most messages have any two somewhere. */
const LEAST_LETTERS_IN_MESSAGES = 3;

/** Whether what somebody searches for in the inbox is looked for inside messages too. */
export const searchesMessages = (q: string): boolean =>
  (q.match(/[\p{Letter}\p{Number}]/gu) ?? []).length >= LEAST_LETTERS_IN_MESSAGES;
