/** The author of a message: the traveller, the company that runs the tour, or the marketplace's staff. */
export type MessageAuthor = 'traveller' | 'operator' | 'staff';

/** The two sides of a conversation; staff write on the operator's. */
export type Side = 'traveller' | 'operator';

/** The source of an enquiry for a date other than those on sale. */
export const OTHER_DATE_SOURCE = 'change-date';

/** The longest message, in characters. */
export const MAX_MESSAGE_LENGTH = 5000;

/** How many messages one side may send in ten minutes: more than anyone types. */
export const MESSAGE_LIMIT = { max: 20, seconds: 600 } as const;

/** Returns the side of a conversation that an author belongs to. */
export const sideOf = (author: MessageAuthor): Side => (author === 'traveller' ? 'traveller' : 'operator');

/** Shorter search terms match only the beginnings of names and tours, because most messages contain any two letters. */
const MIN_LETTERS_IN_MESSAGES = 3;

/** Returns whether an inbox search also searches message texts. */
export const searchesMessages = (q: string): boolean =>
  (q.match(/[\p{Letter}\p{Number}]/gu) ?? []).length >= MIN_LETTERS_IN_MESSAGES;
