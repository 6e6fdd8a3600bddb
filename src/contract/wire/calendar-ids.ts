import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';

/** The id of a day in the markup of a calendar. */
export const dayId = (value: Day): string => `day-${value}`;

/** The id of a month in the markup of a calendar. */
export const monthId = (value: Month): string => `month-${value}`;
