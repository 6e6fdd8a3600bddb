-- Bookings, and what is asked of payment providers for them (docs/algorithms/payments.md).

create table booking (
  id uuid primary key,
  -- What people say on the phone.
  reference text not null unique check (reference ~ '^[A-Z0-9]{8}$'),
  state text not null check (state in
    ('attempting', 'requested', 'confirmed', 'failed', 'declined', 'lapsed', 'cancelled', 'completed')),
  -- In whose name it takes places, codes and credits: its own id, or the hold that it pays.
  claim_id uuid not null,
  hold_id uuid references hold (id),
  -- The operator has to accept it.
  on_request boolean not null,
  variant_id integer not null references variant (id),
  departure_id integer not null references departure (id),
  tour_id integer not null references tour (id),
  -- Whose it is, as with holds.
  account_id uuid references user_account (id) on delete set null,
  visitor_hash text not null,
  agency_id uuid references agency (id),
  lead_email text not null check (lead_email = lower(lead_email) and lead_email <> ''),
  mailbox_key text not null generated always as (mailbox_key(lead_email)) stored,
  language text not null check (language in ('en', 'de')),
  time_zone text not null,
  -- What was booked and what it costs, as it was agreed, and when it is paid.
  selection jsonb not null,
  price jsonb not null,
  plan jsonb not null,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  total integer not null check (total >= 0),
  price_version bigint not null,
  -- Millionths of the currency for one euro.
  rate integer not null check (rate > 0),
  -- The transfers of the sale, worked out when the price was agreed and posted when the booking is confirmed.
  sale jsonb not null,
  -- The submission that made it: the same one again answers this booking.
  submission_owner text not null,
  submission_key text not null,
  submission_hash text not null,
  -- Of the code in mailed links; null makes them useless.
  code_hash text,
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now(),
  -- Until when the operator may answer a request.
  answer_by timestamptz,
  -- Why it failed, was declined or cancelled: a code, and an operator's words.
  reason text,
  reason_words text check (length(reason_words) <= 1000),
  -- When its people were taken out of it, after it came to nothing.
  forgotten_at timestamptz,
  constraint booking_submitted_once unique (submission_owner, submission_key),
  constraint booking_request_has_deadline check (state <> 'requested' or answer_by is not null)
);
-- A claim has one living booking: a hold is paid once.
create unique index booking_claimed_once on booking (claim_id) where state in ('attempting', 'requested', 'confirmed', 'completed');
create index booking_hold on booking (hold_id);
create index booking_account on booking (account_id);
create index booking_mailbox on booking (mailbox_key);
create index booking_agency on booking (agency_id);
create index booking_departure on booking (departure_id);
create index booking_tour on booking (tour_id);
create index booking_variant on booking (variant_id);
create index booking_ended on booking (state_since) where state in ('failed', 'declined', 'lapsed') and forgotten_at is null;
create index booking_waiting on booking (answer_by) where state = 'requested';

create table booking_traveller (
  booking_id uuid not null references booking (id) on delete cascade,
  position integer not null check (position >= 0),
  passenger_type integer not null,
  -- By the names of the fields.
  answers jsonb not null,
  primary key (booking_id, position)
);

create table booking_friend (
  booking_id uuid not null references booking (id) on delete cascade,
  room_id integer not null,
  position integer not null check (position >= 0),
  name text not null,
  email text not null check (email = lower(email)),
  primary key (booking_id, room_id, position)
);

-- One try to be paid. The id is what the provider knows it by.
create table payment_attempt (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  provider text not null,
  method text not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  state text not null default 'open' check (state in
    ('open', 'authorised', 'captured', 'declined', 'cancelling', 'cancelled', 'refunded')),
  -- What the provider calls the transaction.
  transaction_ref text unique,
  -- What is shown of the card, and the status of 3-D Secure as the provider told it.
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  authentication text,
  liability_shifted boolean not null default false,
  -- Its holder agreed that the card is kept, or it is one that is kept already.
  keep_card boolean not null default false,
  stored_card_id bigint references stored_card (id) on delete set null,
  -- What a kept card needs besides what the provider tells; cleared once it is kept or the attempt has ended.
  holder_name text,
  billing_country text,
  -- Why it was declined or given up.
  reason text,
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now(),
  constraint attempt_known_to_provider check (state not in ('authorised', 'captured') or transaction_ref is not null)
);
-- At most one charge of a booking is alive.
create unique index attempt_alive_once on payment_attempt (booking_id) where state in ('open', 'authorised');
create index attempt_booking on payment_attempt (booking_id);
create index attempt_unsettled on payment_attempt (created_at) where state in ('open', 'authorised', 'cancelling');

-- What we ask a provider to pay back.
create table payment_refund (
  id uuid primary key,
  attempt_id uuid not null references payment_attempt (id),
  amount integer not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'failed')),
  reason text not null,
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now()
);
create index refund_attempt on payment_refund (attempt_id);
create index refund_asked on payment_refund (created_at) where state = 'asked';

-- News from providers, each kept once and looked into by a job.
create table payment_notice (
  provider text not null,
  dedupe_key text not null,
  kind text not null,
  attempt_ref text,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  primary key (provider, dedupe_key)
);
create index notice_unhandled on payment_notice (received_at) where handled_at is null;

-- A membership that was bought with a booking; it begins with it and counts for the account, or for whoever proves the address.
alter table membership
  alter column account_id drop not null,
  add column mailbox_key text,
  add column booking_id uuid unique references booking (id),
  add constraint membership_of_somebody check (num_nonnulls(account_id, mailbox_key) > 0);
create index membership_mailbox on membership (mailbox_key);

-- How long an operator has for the answer to a request, in hours.
alter table operator_profile add column request_hours integer not null default 48 check (request_hours between 1 and 120);
