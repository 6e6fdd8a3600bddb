-- The manifest of a departure: links for guides without an account, and who has arrived (docs/algorithms/manifests.md).

create table guide_link (
  id uuid primary key,
  departure_id integer not null references departure (id),
  -- For whom it was made, as the office calls them.
  label text not null check (length(label) between 1 and 100),
  -- Of the code in the link; the link opens nothing without it.
  code_hash text not null,
  -- Whether it also shows diet, health and travel documents.
  sensitive boolean not null,
  account_id uuid references user_account (id) on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  opened_at timestamptz,
  constraint guide_link_ends_later check (ends_at > created_at)
);
create index guide_link_departure on guide_link (departure_id);
create index guide_link_account on guide_link (account_id);

-- Who was marked as arrived, and who took it back. The newest row of a traveller counts; append-only.
create table traveller_arrival (
  id bigint primary key generated always as identity,
  booking_id uuid not null,
  position integer not null,
  arrived boolean not null,
  -- Who marked it: an account of the office, or the holder of a guide link.
  account_id uuid references user_account (id) on delete set null,
  guide_link_id uuid references guide_link (id),
  at timestamptz not null default now(),
  foreign key (booking_id, position) references booking_traveller (booking_id, position) on delete cascade
);
create index traveller_arrival_traveller on traveller_arrival (booking_id, position, id);
create index traveller_arrival_account on traveller_arrival (account_id);
create index traveller_arrival_guide_link on traveller_arrival (guide_link_id);
create function guard_traveller_arrival() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'account_id' <> to_jsonb(old) - 'account_id' or new.account_id is not null then
    raise exception 'traveller_arrival is append-only';
  end if;
  return new;
end $$;
create trigger traveller_arrival_append_only before update on traveller_arrival
  for each row execute function guard_traveller_arrival();

-- Passport and health answers may also be read by a guide link that was made for it.
alter table answer_view
  drop constraint answer_view_role_check,
  add constraint answer_view_role_check check (role in ('operator', 'staff', 'guide')),
  add column guide_link_id uuid references guide_link (id),
  add constraint answer_view_guide_has_link check ((role = 'guide') = (guide_link_id is not null));
create index answer_view_guide_link on answer_view (guide_link_id) where guide_link_id is not null;
