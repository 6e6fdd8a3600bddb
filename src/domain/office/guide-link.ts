import { addDays, type Day } from '#domain/calendar/day.ts';

/** How many days after the return a guide link still opens the manifest. */
export const GUIDE_LINK_DAYS = 3;

/** Returns the last day on which a guide link works. */
export const lastLinkDay = (returnDay: Day): Day => addDays(returnDay, GUIDE_LINK_DAYS);
