-- Holds: places taken for 48 hours without payment. A hold's id is its claim on the places ledger.

alter table agency add column if not exists open_holds_limit integer not null default 10 check (open_holds_limit > 0);

create table hold (
  id uuid primary key,
  -- What people say on the phone.
  reference text not null unique check (reference ~ '^[A-Z0-9]{8}$'),
  variant_id integer not null references variant (id),
  departure_id integer not null references departure (id),
  tour_id integer not null references tour (id),
  -- Whose it is: the account that made it, else the browser. The browser's id is kept as a hash, so that reading this table opens no hold.
  account_id uuid references user_account (id) on delete set null,
  visitor_mark text not null,
  -- Where it was made from, as a keyed hash: enough to see that somebody makes too many.
  address_mark text not null,
  -- Set when a travel agent holds for a client; the agent is the account.
  agency_id uuid references agency (id),
  lead_email text not null check (lead_email = lower(lead_email) and lead_email <> ''),
  language text not null check (language in ('en', 'de')),
  time_zone text not null,
  -- What is held and what it costs, as it was agreed: names in every language, lines, grounds and terms.
  selection jsonb not null,
  price jsonb not null,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  total integer not null check (total >= 0),
  price_version bigint not null,
  -- Millionths of the currency for one euro.
  rate integer not null check (rate > 0),
  -- The submission that made it: the same one again answers this hold.
  submission_owner text not null,
  submission_key text not null,
  submission_print text not null,
  -- Of the code in mailed links; null makes them useless.
  code_hash text,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'held' check (state in ('held', 'paying', 'booked', 'expired', 'released')),
  ended_at timestamptz,
  constraint hold_lasts_48_hours check (extract(epoch from ends_at) - extract(epoch from created_at) = 172800),
  constraint hold_ended_says_when check ((state in ('expired', 'released')) = (ended_at is not null)),
  constraint hold_submitted_once unique (submission_owner, submission_key)
);
-- A traveller holds a departure once, ever; agencies have a limit of open holds instead.
create unique index hold_once_by_account on hold (departure_id, account_id) where agency_id is null and account_id is not null;
create unique index hold_once_by_email on hold (departure_id, lead_email) where agency_id is null;
create unique index hold_once_by_visitor on hold (departure_id, visitor_mark) where agency_id is null;
create index hold_due on hold (ends_at) where state = 'held';
create index hold_agency_open on hold (agency_id) where state in ('held', 'paying');
create index hold_account on hold (account_id);
create index hold_email on hold (lead_email);
create index hold_address on hold (address_mark, created_at);
create index hold_tour on hold (tour_id);
create index hold_variant on hold (variant_id);

create table hold_traveller (
  hold_id uuid not null references hold (id) on delete cascade,
  position integer not null check (position >= 0),
  passenger_type integer not null,
  -- By the names of the fields; never numbers of documents.
  answers jsonb not null,
  primary key (hold_id, position)
);

-- Friends who were named for open beds and book separately.
create table hold_friend (
  hold_id uuid not null references hold (id) on delete cascade,
  room_id integer not null,
  position integer not null check (position >= 0),
  name text not null,
  email text not null check (email = lower(email)),
  primary key (hold_id, room_id, position)
);

-- How many mails somebody gets is counted before the next is written.
create index mail_recipient on mail (recipient, created_at);
