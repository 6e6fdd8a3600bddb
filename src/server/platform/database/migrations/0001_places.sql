-- The places ledger: what can be sold of a departure or of one of its room types, and every change to it.

create table place (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('departure', 'room')),
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0,
  constraint place_never_oversold check (taken >= 0 and taken <= capacity)
);

create table place_entry (
  id bigint generated always as identity primary key,
  place_id bigint not null references place (id),
  claim_id uuid not null,
  amount integer not null check (amount <> 0),
  reason text not null,
  at timestamptz not null default now()
);

create index place_entry_place on place_entry (place_id);
create index place_entry_claim on place_entry (claim_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger place_entry_append_only before update or delete on place_entry
  for each statement execute function refuse_change();
