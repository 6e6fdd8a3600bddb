import { sql } from 'kysely';

/**
 * What a sold booking still owes, in its currency, as SQL over `booking`. A sale charges its account with the total; an
 * authorised payment is about to be collected, so it counts as paid, as on the booking's page.
 */
export const balanceDue = sql<number>`greatest(0, -coalesce((select balance from money_account where kind = 'booking'
    and owner = booking.id::text and money_account.currency = booking.currency), 0)
  - coalesce((select sum(amount) from payment_attempt where booking_id = booking.id and payment_attempt.state = 'authorised'), 0))::int`;
