-- Payments that come later (docs/algorithms/schedules.md).

-- The card that the later payments of a booking are charged to. The provider keeps it; here is what it calls it and what is shown.
create table booking_card (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking (id),
  provider text not null,
  token text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null,
  -- Its holder agreed to the dates and amounts of the plan by paying with it.
  consented_at timestamptz not null default now(),
  -- Since this day of the operator's it is known not to work any more.
  refused_on date,
  -- Another card has taken its place.
  replaced_at timestamptz
);
create unique index booking_card_current on booking_card (booking_id) where replaced_at is null;

alter table payment_attempt
  -- What it pays: the booking itself, a payment of its plan, something ahead of it; `card` proves a card and pays nothing.
  add column purpose text not null default 'booking' check (purpose in ('booking', 'scheduled', 'extra', 'card')),
  add column booking_card_id bigint references booking_card (id) on delete set null,
  -- Of a payment of the plan: the day it is due, the operator's day it was tried on, and the number of the try.
  add column due_day date,
  add column tried_on date,
  add column try integer check (try > 0),
  add constraint attempt_scheduled check (num_nonnulls(due_day, tried_on, try) = case purpose when 'scheduled' then 3 else 0 end);
-- A payment of a plan is tried once under each number, whatever crashes.
create unique index attempt_tried_once on payment_attempt (booking_id, due_day, try) where purpose = 'scheduled';
create index attempt_booking_card on payment_attempt (booking_card_id) where booking_card_id is not null;

-- A payment that was given up for good: spread over the later ones, or, being the last, for staff.
create table missed_payment (
  booking_id uuid not null references booking (id),
  due date not null,
  amount integer not null check (amount > 0),
  at timestamptz not null default now(),
  primary key (booking_id, due)
);

-- Bookings with payments to come.
create index booking_scheduled on booking (id) where state = 'confirmed' and plan ->> 'kind' <> 'full';
