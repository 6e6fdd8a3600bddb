-- Agencies: who organises them, what they earn with whom, the card they pay with, how people join (docs/algorithms/agencies.md).

-- Organisers invite and remove people, and keep the company's card.
alter table user_account
  add column agency_organiser boolean not null default false,
  add constraint user_account_organiser_has_agency check (not agency_organiser or agency_id is not null);

-- The first agent of an agency organises it; whoever leaves organises nothing.
create function keep_organiser() returns trigger language plpgsql as $$
begin
  if new.agency_id is null then new.agency_organiser := false;
  elsif not exists (select from user_account where agency_id = new.agency_id and agency_organiser and id <> new.id)
    then new.agency_organiser := true;
  elsif tg_op = 'UPDATE' and old.agency_id is distinct from new.agency_id then new.agency_organiser := false;
  end if;
  return new;
end $$;
create trigger user_account_organiser before insert or update of agency_id, agency_organiser on user_account
  for each row execute function keep_organiser();

update user_account set agency_organiser = true where id in (
  select distinct on (agency_id) id from user_account where agency_id is not null order by agency_id, created_at, id);

-- A rate that an agency has with one operator; else its own counts.
create table agency_rate (
  agency_id uuid not null references agency (id),
  operator_id integer not null references operator_profile (id),
  commission integer not null check (commission between 0 and 10000),
  primary key (agency_id, operator_id)
);
create index agency_rate_operator on agency_rate (operator_id);

-- The card of an agency. The provider keeps it; here is what it calls it and what is shown.
create table agency_card (
  -- Under this id the provider knows the reservation that proves the card.
  id uuid primary key,
  agency_id uuid not null references agency (id),
  provider text not null,
  state text not null check (state in ('proving', 'kept')),
  token text check (length(token) between 8 and 255 and token ~ '[^0-9 .-]'),
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  expiry_month integer check (expiry_month between 1 and 12),
  expiry_year integer check (expiry_year between 2000 and 2999),
  holder_name text not null check (btrim(holder_name) <> '' and length(regexp_replace(holder_name, '[^0-9]', '', 'g')) <= 4),
  created_at timestamptz not null default now(),
  constraint agency_card_kept_is_known check (
    state <> 'kept' or num_nonnulls(token, brand, last_four, expiry_month, expiry_year) = 5)
);
create unique index agency_card_kept_once on agency_card (agency_id) where state = 'kept';
create index agency_card_proving on agency_card (created_at) where state = 'proving';

-- An address that was asked to join. The code of the link is kept as its hash.
create table agency_invitation (
  id uuid primary key,
  agency_id uuid not null references agency (id),
  email text not null check (email = lower(email)),
  code_hash text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  accepted_at timestamptz
);
create unique index agency_invitation_open on agency_invitation (agency_id, email) where accepted_at is null;

-- The workspace reads the newest first.
create index booking_agency_newest on booking (agency_id, created_at desc, id desc) where agency_id is not null;
create index hold_agency_newest on hold (agency_id, ends_at, id) where agency_id is not null;
