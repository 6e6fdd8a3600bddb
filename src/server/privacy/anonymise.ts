/*
 * Statements that anonymise bookings and holds. Amounts, days and the tour are retained for accounting and statistics.
 * `$1` is the current time; `due` selects and locks the rows. Retention and `waymark forget` run the same statements.
 */

/** Clears the personal columns of a hold. Unique keys require a distinct value in each row. */
const withoutHolder = `forgotten_at = $1::timestamptz, lead_email = hold.id || '@forgotten.invalid', account_id = null,
  visitor_mark = 'forgotten ' || hold.id, address_mark = null, referred_by = null, code_hash = null, time_zone = 'UTC',
  submission_owner = 'forgotten', submission_key = hold.id::text, submission_print = ''`;

/** Returns the statement that anonymises the holds of `select id …`. */
export const anonymiseHolds = (due: string): string => `with due as (${due}),
  travellers as (delete from hold_traveller using due where hold_id = due.id),
  friends as (delete from hold_friend using due where hold_id = due.id)
  update hold set ${withoutHolder} from due where hold.id = due.id`;

/**
 * Returns the statement that anonymises the bookings of `select id, hold_id, claim_id …` and their holds; the hold of a
 * failed booking is skipped, because it may have been paid since. A booking that took place retains one traveller named
 * "Deleted", so that lists and statements have a name to display.
 */
export const anonymiseBookings = (due: string): string => `with due as (${due}),
  gone as (delete from booking_traveller using due, booking where booking_id = due.id and booking.id = due.id
    and (position > 0 or booking.state in ('failed', 'declined', 'lapsed'))),
  leads as (update booking_traveller set answers = '{"first-name": "Deleted"}', fields = '[]' from due, booking
    where booking_id = due.id and booking.id = due.id and position = 0 and booking.state not in ('failed', 'declined', 'lapsed')),
  changes as (update booking_change set words = null, account_id = null,
    before = case kind when 'travellers' then null else before end, after = case kind when 'travellers' then null else after end from due where booking_id = due.id),
  friends as (delete from booking_friend using due where booking_id = due.id),
  notes as (delete from booking_note using due where booking_id = due.id),
  policies as (update insurance_policy set country_id = null, state_id = null, zip = null from due where booking_id = due.id),
  attempts as (update payment_attempt set holder_name = null, billing_country = null, payer_account_id = null,
    visitor_hash = null from due where booking_id = due.id),
  codes as (update promo_use set person = promo_use.claim_id || '@forgotten.invalid' from due where promo_use.claim_id = due.claim_id),
  memberships as (delete from membership using due where booking_id = due.id and until < $1::timestamptz),
  booked as (select due.hold_id as id from due join booking on booking.id = due.id join hold on hold.id = due.hold_id
    where booking.state <> 'failed' and hold.state = 'booked' and hold.forgotten_at is null),
  held as (delete from hold_traveller using booked where hold_id = booked.id),
  held_friends as (delete from hold_friend using booked where hold_id = booked.id),
  holds as (update hold set ${withoutHolder} from booked where hold.id = booked.id)
  update booking set forgotten_at = $1::timestamptz, sensitive_erased_at = coalesce(sensitive_erased_at, $1::timestamptz),
    lead_email = booking.id || '@forgotten.invalid', account_id = null, visitor_hash = 'forgotten', referred_by = null,
    code_hash = null, time_zone = 'UTC', reason_words = null,
    submission_owner = 'forgotten', submission_key = booking.id::text, submission_hash = '', trip_hash = null
  from due where booking.id = due.id`;

/** A condition on bookings: no payment or refund is under way, and neither side owes the other money. */
export const isSettled = `not exists (select from payment_attempt attempt where attempt.booking_id = booking.id
    and (attempt.state in ('open', 'authorised', 'cancelling')
      or exists (select from payment_refund where attempt_id = attempt.id and payment_refund.state = 'asked')))
  and not exists (select from money_account where kind = 'booking' and owner = booking.id::text and balance <> 0)`;
