/** The highest first digit that can be followed by a second one. */
const HIGHEST_FIRST_DIGIT = { day: 3, month: 1 } as const;

/**
 * Returns whether a part of a date is complete, so that the cursor moves on: two digits, or one that no digit can
 * follow.
 */
export const movesOn = (part: 'day' | 'month', text: string): boolean =>
  /^\d{2}$/.test(text) || (/^\d$/.test(text) && Number(text) > HIGHEST_FIRST_DIGIT[part]);
