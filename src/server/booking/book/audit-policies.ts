import { sql } from 'kysely';

/** Policies that are not as their bookings are, or that wait for longer than an insurer should need. */
export const policyRules = sql<{ subject: string; detail: string }>`
  select 'policy of booking ' || policy.booking_id as subject,
    policy.state || ' since ' || to_char(policy.state_since at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as detail
  from insurance_policy policy where policy.state in ('wanted', 'voiding') and policy.state_since < now() - interval '1 hour'
  union all
  select 'policy of booking ' || policy.booking_id, policy.state || ', and the booking is ' || booking.state
  from insurance_policy policy join booking on booking.id = policy.booking_id
  where (policy.state in ('wanted', 'bound')) and booking.state not in ('confirmed', 'completed')
    or policy.state = 'chosen' and booking.state in ('confirmed', 'completed')
  union all
  select 'policy of booking ' || booking.id, 'was sold, and nobody was asked for it'
  from booking where state in ('confirmed', 'completed') and price @> '{"lines": [{"kind": "insurance"}]}'
    and not exists (select from insurance_policy policy where policy.booking_id = booking.id)
  union all
  select 'policy of booking ' || policy.booking_id, policy.state || ' for an hour, and the premium is not on its way back'
  from insurance_policy policy join booking on booking.id = policy.booking_id and booking.state in ('confirmed', 'completed')
  where (policy.state = 'refused' or policy.reason = 'unanswered') and policy.refund_id is null
    and policy.state_since < now() - interval '1 hour'`;
