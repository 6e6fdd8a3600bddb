import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';

/** Returns the id of a day in the markup of a calendar. */
export const dayId = (value: Day): string => `day-${value}`;

/** Returns the id of a month in the markup of a calendar. */
export const monthId = (value: Month): string => `month-${value}`;
