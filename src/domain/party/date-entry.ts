/** The highest first digit that can still be followed by another. */
const HIGHEST_FIRST_DIGIT = { day: 3, month: 1 } as const;

/** Tells whether a part of a date is complete, so that the cursor moves on: two digits, or one that no second can follow. */
export const movesOn = (part: 'day' | 'month', text: string): boolean =>
  /^\d{2}$/.test(text) || (/^\d$/.test(text) && Number(text) > HIGHEST_FIRST_DIGIT[part]);
