-- An operator cancels a departure with all its bookings (docs/algorithms/changes.md).

create table departure_cancellation (
  id uuid primary key,
  departure_id integer not null unique references departure (id),
  role text not null check (role in ('operator', 'staff')),
  account_id uuid references user_account (id) on delete set null,
  words text not null check (length(words) between 3 and 1000),
  at timestamptz not null default now()
);
create index departure_cancellation_account on departure_cancellation (account_id) where account_id is not null;

create table departure_cancellation_item (
  cancellation_id uuid not null references departure_cancellation (id),
  booking_id uuid not null references booking (id),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- Why it failed, as the code of a refusal.
  problem text,
  tries integer not null default 0,
  state_since timestamptz not null default now(),
  primary key (cancellation_id, booking_id),
  constraint departure_cancellation_item_problem check ((state = 'failed') = (problem is not null))
);
create index departure_cancellation_item_booking on departure_cancellation_item (booking_id);
