-- The policy of a booking (docs/algorithms/insurance.md): chosen with it, wanted once it is confirmed, and the insurer's from then on.
create table insurance_policy (
  booking_id uuid primary key references booking (id),
  insurer text not null check (insurer <> ''),
  -- What the insurer knows the policy by, and its name in every language.
  policy_type text not null,
  name jsonb not null,
  -- The trip that it was offered for; amounts in minor units of the one currency.
  adults integer not null check (adults > 0),
  start_day date not null,
  length_days integer not null check (length_days > 0),
  start_location_id integer not null,
  trip_price integer not null check (trip_price > 0),
  premium integer not null check (premium > 0),
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  -- Where the insured people live; forgotten with the people of the booking.
  country_id integer references insurance_country (id),
  state_id integer references insurance_state (id),
  zip text,
  state text not null default 'chosen' check (state in ('chosen', 'wanted', 'bound', 'refused', 'voiding', 'voided')),
  number text unique,
  -- Why there is none: what the insurer said, unanswered, or undone with the booking.
  reason text,
  -- The premium goes back under this refund.
  refund_id uuid unique references payment_refund (id),
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now(),
  constraint policy_bound_by_number check (state <> 'bound' or number is not null)
);
create index insurance_policy_unsettled on insurance_policy (state_since) where state in ('wanted', 'voiding', 'refused', 'voided');

-- The books of the embedded insurer: what was ordered of it under which name. A real insurer has books of its own.
create table embedded_policy (
  order_key text primary key,
  -- None where an order was cancelled before it came.
  number text unique,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check (number is not null or cancelled_at is not null)
);
