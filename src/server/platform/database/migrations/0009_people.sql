-- The people of the marketplace: what an agency may do, the cards a person left with us, and what people write to each other.

-- A new agency earns nothing until somebody says what it earns.
alter table agency
  -- Basis points of the price.
  add column commission integer not null default 0 check (commission between 0 and 10000),
  -- How many departures its agents may hold at once, all together.
  add column open_holds_limit integer not null default 10 check (open_holds_limit > 0);

-- A card that a provider keeps for a person. Here is only what a shop may know: enough to recognise the card and to ask the
-- provider for it. Its number and its security code never come near; the checks below refuse what looks like one.
create table stored_card (
  -- On the wire a stored card is a method of payment with a number for a name.
  id bigint generated always as identity primary key,
  account_id uuid not null references user_account (id) on delete cascade,
  provider text not null check (provider ~ '^[a-z][a-z0-9-]*$'),
  -- What the provider calls the card; it means nothing to anybody else.
  token text not null check (length(token) between 8 and 255),
  brand text not null check (brand in ('visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'maestro', 'unionpay')),
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2999),
  holder_name text not null check (btrim(holder_name) <> '' and length(holder_name) <= 100),
  billing_country text not null check (billing_country ~ '^[A-Z]{2}$'),
  -- When the owner agreed that it is kept; without that there is no row.
  consented_at timestamptz not null,
  unique (provider, token),
  -- Digits alone, however grouped, could be a card number.
  constraint stored_card_token_is_no_number check (token ~ '[^0-9 .-]'),
  constraint stored_card_holder_is_no_number check (length(regexp_replace(holder_name, '[^0-9]', '', 'g')) <= 4)
);
create index stored_card_account on stored_card (account_id);

-- Lets a conversation name a tour together with the company that runs it.
alter table tour add constraint tour_with_operator unique (id, operator_id);

-- An enquiry, and everything that is written about it afterwards.
create table conversation (
  id bigint generated always as identity primary key,
  -- Opens the conversation without an account. It is kept as it is, because every mail about a reply links with it.
  code text not null unique check (code ~ '^[A-Za-z0-9_-]{22,64}$'),
  kind text not null check (kind in ('tour', 'general', 'river', 'private')),
  tour_id integer,
  -- Who answers; null when it is the shop's own staff.
  operator_id integer references operator_profile (id),
  -- The traveller's account, if they have one. The address stays when the account goes, so that an answer still arrives.
  account_id uuid references user_account (id) on delete set null,
  email text not null check (email = lower(email) and email <> ''),
  first_name text not null check (btrim(first_name) <> ''),
  last_name text not null default '',
  phone text check (btrim(phone) <> ''),
  -- Asked by a travel agent for a client.
  as_agent boolean not null default false,
  language text not null check (language in ('en', 'de')),
  currency text not null default 'EUR' check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  -- Who would travel, and when: on a departure's day, or about a month. A general question has neither.
  adults integer check (adults >= 0),
  children integer check (children >= 0),
  day date,
  month text check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- The stateroom and the bed that somebody would like on a ship, as their lists named them.
  stateroom text,
  room text,
  -- When the traveller wants to be called, in GMT.
  call_day date,
  call_from text check (call_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  call_to text check (call_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Where the form stood, and its fields that only some operators have.
  source text not null default 'tr',
  source_id text,
  custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object'),
  created_at timestamptz not null default now(),
  -- The last message that each side has seen, by its position; null when it has seen none. Staff read on the operator's side.
  traveller_read integer,
  operator_read integer,
  -- A question about a tour goes to the company that runs it, and to nobody else.
  constraint conversation_tour_of_operator foreign key (tour_id, operator_id) references tour (id, operator_id) on update cascade,
  constraint conversation_about_tour check (kind = 'general' or (tour_id is not null and coalesce(adults + children, 0) > 0)),
  constraint conversation_tour_has_operator check (tour_id is null or operator_id is not null),
  constraint conversation_can_be_called check (phone is not null or (kind not in ('river', 'private') and call_day is null)),
  constraint conversation_private_has_month check (kind <> 'private' or month is not null),
  constraint conversation_call_is_whole check (num_nulls(call_day, call_from, call_to) in (0, 3)),
  constraint conversation_call_lasts check (call_to > call_from)
);
create index conversation_operator on conversation (operator_id, created_at desc);
create index conversation_account on conversation (account_id);
create index conversation_email on conversation (email);
create index conversation_tour on conversation (tour_id);

-- What was written, in order: two messages of one moment still have a first and a second.
create table message (
  conversation_id bigint not null references conversation (id) on delete cascade,
  position integer not null check (position > 0),
  author text not null check (author in ('traveller', 'operator', 'staff')),
  -- Null for a traveller without an account.
  account_id uuid references user_account (id) on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 10000),
  at timestamptz not null default now(),
  primary key (conversation_id, position)
);
create index message_account on message (account_id);

-- One can only have seen what was written.
alter table conversation
  add constraint conversation_traveller_read foreign key (id, traveller_read) references message (conversation_id, position),
  add constraint conversation_operator_read foreign key (id, operator_read) references message (conversation_id, position);
