-- What a price was made of is frozen with it, so that a changed booking is priced on the same facts
-- (docs/algorithms/changes.md).

-- The facts of a sale with the one departure that was sold; many sales of one version of a tour share a row.
create table sale_facts (
  hash text primary key,
  facts jsonb not null,
  at timestamptz not null default now()
);
create trigger sale_facts_append_only before update or delete on sale_facts
  for each row execute function refuse_change();

-- The context is what the price depended on besides: the moment, the person, the code. Older sales have neither.
alter table hold
  add column facts_hash text references sale_facts (hash),
  add column facts_context jsonb,
  add constraint hold_facts_whole check ((facts_hash is null) = (facts_context is null));
alter table booking
  add column facts_hash text references sale_facts (hash),
  add column facts_context jsonb,
  add constraint booking_facts_whole check ((facts_hash is null) = (facts_context is null));
create index booking_facts on booking (facts_hash);
create index hold_facts on hold (facts_hash);

alter table booking_change
  drop constraint booking_change_kind_check,
  add constraint booking_change_kind_check check (kind in ('cancel', 'travellers', 'party', 'date'));
