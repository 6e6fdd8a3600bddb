-- What a price depends on besides the catalogue: codes that were used, and what a person owns. Quotes themselves are signed, not stored.

-- One row for each booking that used a code; a booking that is given back deletes its row.
create table promo_use (
  code text not null references promo_code (code) on update cascade,
  -- Whoever took the places: an attempt, a hold or a booking.
  claim_id uuid not null,
  -- The lead traveller's e-mail address, in lower case.
  person text not null check (person = lower(person)),
  used_at timestamptz not null default now(),
  primary key (code, claim_id)
);
create index promo_use_person on promo_use (code, person);

-- The membership that an account has bought; another year is another row.
create table membership (
  id bigint generated always as identity primary key,
  account_id uuid not null references user_account (id) on delete cascade,
  since timestamptz not null default now(),
  until timestamptz not null,
  constraint membership_lasts check (until > since)
);
create index membership_account on membership (account_id, until);

-- Travel credits in cents of a euro: granted above zero, spent below; what an account owns is the sum.
create table travel_credit (
  id bigint generated always as identity primary key,
  account_id uuid not null references user_account (id) on delete cascade,
  amount integer not null check (amount <> 0),
  reason text not null check (reason <> ''),
  at timestamptz not null default now()
);
create index travel_credit_account on travel_credit (account_id);
