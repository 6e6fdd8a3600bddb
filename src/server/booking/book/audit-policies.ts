import { sql } from 'kysely';
import { soldStates } from '../booking-states.ts';

/** Finds policies that disagree with their bookings, or that have waited longer than an insurer should need. */
export const policyRules = sql<{ subject: string; detail: string }>`
  select 'policy of booking ' || policy.booking_id as subject,
    policy.state || ' since ' || to_char(policy.state_since at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as detail
  from insurance_policy policy where policy.state in ('wanted', 'voiding') and policy.state_since < now() - interval '1 hour'
  union all
  select 'policy of booking ' || policy.booking_id, policy.state || ', and the booking is ' || booking.state
  from insurance_policy policy join booking on booking.id = policy.booking_id
  where (policy.state in ('wanted', 'bound')) and booking.state not in ${soldStates}
    or policy.state = 'chosen' and booking.state in ${soldStates}
  union all
  select 'policy of booking ' || booking.id, 'was sold, and nobody was asked for it'
  from booking where state in ${soldStates} and price @> '{"lines": [{"kind": "insurance"}]}'
    and not exists (select from insurance_policy policy where policy.booking_id = booking.id)
  union all
  select 'policy of booking ' || policy.booking_id, policy.state || ' for an hour, and the premium is not on its way back'
  from insurance_policy policy join booking on booking.id = policy.booking_id and booking.state in ${soldStates}
  where (policy.state = 'refused' or policy.reason = 'unanswered') and policy.refund_id is null
    and policy.state_since < now() - interval '1 hour'`;
