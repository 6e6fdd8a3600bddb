import { sql } from 'kysely';
import { BOOKING_IS_SOLD, BOOKING_TAKES_PLACES, type BookingState } from '#domain/booking/lifecycle.ts';

/** States as literals, so that partial indexes on them are found: `where state in ${soldStates}`. */
const inSql = (states: readonly BookingState[]) => sql`(${sql.join(states.map((state) => sql.lit(state)))})`;

export const soldStates = inSql(BOOKING_IS_SOLD);
export const placeTakingStates = inSql(BOOKING_TAKES_PLACES);
