-- Tours that an account keeps for later.
create table wish (
  user_id uuid not null references user_account (id) on delete cascade,
  tour_id integer not null references tour (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, tour_id)
);
create index wish_tour on wish (tour_id);

-- Who agreed to get letters, to which words, when and where. It counts only from the click in the mail on.
create table consent (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  form text not null check (form in ('band', 'popup', 'brochure')),
  -- Which wording was shown; old wordings stay in the code's history.
  text_version text not null,
  language text not null check (language in ('en', 'de')),
  -- Keyed, so that the address itself cannot be found out from it.
  address_hash text not null,
  asked_at timestamptz not null default now(),
  -- The hash of the mailed link; it is gone once the link was used.
  confirm_hash text unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  constraint consent_link_works_once check (confirmed_at is null or confirm_hash is null)
);
create index consent_email on consent (email);
create index consent_waiting on consent (confirm_until) where confirmed_at is null;
