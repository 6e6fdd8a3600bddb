-- What is on sale, what is not yet or no longer on sale, and facts of a departure that operators edit. See docs/algorithms/catalogue.md.

-- New rows start as drafts; everything that exists is public.
alter table tour add column state text not null default 'open' check (state in ('draft', 'open', 'closed', 'archived'));
alter table tour alter column state set default 'draft';

alter table variant
  add column state text not null default 'open' check (state in ('open', 'retired')),
  -- The next id for a room, an extra or an option of this variant. Bookings and links name these ids, so none is reused.
  add column next_item_id integer not null default 1 check (next_item_id > 0);

alter table departure
  add column state text not null default 'open' check (state in ('draft', 'open', 'closed', 'cancelled', 'archived')),
  -- The operator's own name for it, unique within the company, which `code_operator_id` names for the index.
  add column code text check (code ~ '^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$'),
  add column code_operator_id integer references operator_profile (id),
  -- Below so many travellers the operator may cancel until the decision day; null: it always runs.
  add column minimum integer check (minimum > 0),
  add column guaranteed boolean not null default false,
  -- The last day on which it can be booked is so many days before it starts.
  add column closes_days_before integer not null default 1 check (closes_days_before between 1 and 365),
  add column meeting_point jsonb check (meeting_point is null or is_words(meeting_point)),
  -- By the clocks of the meeting point.
  add column meeting_time text check (meeting_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column note jsonb check (note is null or is_words(note)),
  -- What each traveller pays on the spot; it is not part of the price.
  add column local_payment integer check (local_payment > 0),
  add column local_payment_currency text check (local_payment_currency ~ '^[A-Z]{3}$'),
  add constraint departure_local_payment check ((local_payment is null) = (local_payment_currency is null)),
  add constraint departure_code_operator check ((code is null) = (code_operator_id is null));
alter table departure alter column state set default 'draft';
create unique index departure_code on departure (code_operator_id, code);

-- An archived departure no longer occupies its day.
alter table departure drop constraint departure_variant_id_day_key;
create unique index departure_variant_day on departure (variant_id, day) where state <> 'archived';
create index departure_variant on departure (variant_id);

create function set_code_operator() returns trigger language plpgsql as $$
begin
  new.code_operator_id := case when new.code is not null then (
    select operator_id from variant join tour on tour.id = tour_id where variant.id = new.variant_id) end;
  return new;
end $$;
create trigger departure_code_operator before insert or update of code, code_operator_id, variant_id on departure
  for each row when (new.code is not null or new.code_operator_id is not null) execute function set_code_operator();

create function move_codes() returns trigger language plpgsql as $$
begin
  update departure set code = code where code is not null and variant_id in (select id from variant where tour_id = new.id);
  return null;
end $$;
create trigger tour_codes after update of operator_id on tour
  for each row when (old.operator_id is distinct from new.operator_id) execute function move_codes();

-- States follow these paths; everything else would make something public look as if it had never been, or bring back what was cancelled.
create function guard_tour_state() returns trigger language plpgsql as $$
begin
  if new.state = 'draft' then
    raise exception 'tour % was public and cannot become a draft', old.id using errcode = 'check_violation', constraint = 'tour_state_path';
  end if;
  if new.state = 'archived' then
    -- Locked as buyers lock them, so that no claim comes in between.
    perform 1 from place where id in (
      select place_id from departure join variant on variant.id = variant_id where tour_id = old.id and day >= current_date)
      order by id for update;
    if exists (select from departure join variant on variant.id = variant_id join place on place.id = place_id
      where tour_id = old.id and day >= current_date and taken > 0) then
      raise exception 'tour % has claims on a departure to come', old.id using errcode = 'check_violation', constraint = 'tour_unclaimed';
    end if;
  end if;
  return new;
end $$;
create trigger tour_state_path before update of state on tour
  for each row when (old.state is distinct from new.state) execute function guard_tour_state();

create function guard_departure_state() returns trigger language plpgsql as $$
begin
  if new.state = 'draft' or old.state = 'archived' or (old.state = 'cancelled' and new.state <> 'archived')
    or (old.state = 'draft' and new.state = 'cancelled') then
    raise exception 'departure % cannot go from % to %', old.id, old.state, new.state
      using errcode = 'check_violation', constraint = 'departure_state_path';
  end if;
  if new.state = 'archived' and old.day >= current_date then
    perform 1 from place where id = old.place_id for update;
    if exists (select from place where id = old.place_id and taken > 0) then
      raise exception 'departure % has claims', old.id using errcode = 'check_violation', constraint = 'departure_unclaimed';
    end if;
  end if;
  return new;
end $$;
create trigger departure_state_path before update of state on departure
  for each row when (old.state is distinct from new.state) execute function guard_departure_state();

-- A claim was made for this day: another day is a cancellation with an offer to rebook.
create function guard_departure_day() returns trigger language plpgsql as $$
begin
  perform 1 from place where id = old.place_id for update;
  if exists (select from place where id = old.place_id and taken > 0) then
    raise exception 'departure % has claims', old.id using errcode = 'check_violation', constraint = 'departure_day_unclaimed';
  end if;
  return new;
end $$;
create trigger departure_day_unclaimed before update of day on departure
  for each row when (old.day is distinct from new.day) execute function guard_departure_day();

-- What was public stays: bookings, offers, reviews and links name it. Whatever belongs to a draft tour goes with it.
create function guard_deletion() returns trigger language plpgsql as $$
declare was_public boolean;
begin
  case tg_table_name
    when 'tour' then was_public := old.state <> 'draft';
    when 'variant' then was_public := exists (select from tour where id = old.tour_id and state <> 'draft');
    when 'departure' then was_public := old.state <> 'draft' and exists (
      select from variant join tour on tour.id = tour_id where variant.id = old.variant_id and tour.state <> 'draft');
    when 'departure_room' then was_public := exists (select from departure where id = old.departure_id)
      and exists (select from place_entry where place_id = old.place_id);
  end case;
  if was_public then
    raise exception '% was public and cannot be deleted', tg_table_name
      using errcode = 'restrict_violation', constraint = tg_table_name || '_was_public';
  end if;
  return old;
end $$;
do $$
declare name text;
begin
  foreach name in array array['tour', 'variant', 'departure', 'departure_room'] loop
    execute format('create trigger %I before delete on %I for each row execute function guard_deletion()', name || '_was_public', name);
  end loop;
end $$;

-- The rooms, extras and options of a variant by their ids.
create function sale_items(sale jsonb) returns table (kind text, id integer) language sql immutable as $$
  select 'room', (item ->> 'id')::integer from jsonb_array_elements(coalesce(sale -> 'rooms', '[]')) item
  union all select 'extra', (item ->> 'id')::integer from jsonb_array_elements(coalesce(sale -> 'extras', '[]')) item
  union all select 'option', (choice ->> 'id')::integer from jsonb_array_elements(coalesce(sale -> 'extras', '[]')) item,
    jsonb_array_elements(coalesce(item -> 'options', '[]')) choice
$$;

create function guard_item_ids() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if exists (select from sale_items(new.sale) item where id < old.next_item_id
      and not exists (select from sale_items(old.sale) former where (former.kind, former.id) = (item.kind, item.id))) then
      raise exception 'variant % uses an item id again', new.id using errcode = 'check_violation', constraint = 'variant_item_ids';
    end if;
    if exists (select kind, id from sale_items(old.sale) except select kind, id from sale_items(new.sale))
      and exists (select from tour where id = new.tour_id and state <> 'draft') then
      raise exception 'variant % lost an item that was on sale', new.id
        using errcode = 'restrict_violation', constraint = 'variant_item_was_public';
    end if;
    new.next_item_id := greatest(new.next_item_id, old.next_item_id);
  end if;
  new.next_item_id := greatest(new.next_item_id, (select max(id) + 1 from sale_items(new.sale)));
  return new;
end $$;
create trigger variant_item_ids before insert or update of sale, next_item_id on variant
  for each row execute function guard_item_ids();
update variant set next_item_id = greatest(1, (select max(id) + 1 from sale_items(sale)));

-- Terms are append-only from the moment they are valid, since bookings name them: a new text is a new row that the old one points to.
alter table terms
  add column valid_from timestamptz default now(),
  add column superseded_by integer references terms (id);
create index terms_superseded_by on terms (superseded_by);
create function guard_terms() returns trigger language plpgsql as $$
begin
  if old.valid_from is null then return case tg_op when 'DELETE' then old else new end; end if;
  if tg_op = 'DELETE' or to_jsonb(new) - 'superseded_by' <> to_jsonb(old) - 'superseded_by'
    or (old.superseded_by is not null and new.superseded_by is distinct from old.superseded_by) then
    raise exception 'terms are append-only' using errcode = 'restrict_violation', constraint = 'terms_append_only';
  end if;
  return new;
end $$;
create trigger terms_append_only before update or delete on terms for each row execute function guard_terms();

-- New places are sold only while the departure, its variant and its tour are open. The answer is null when one of them is not.
create or replace function take_places(new_claim uuid, new_reason text, ids bigint[], amounts integer[]) returns bigint[] language plpgsql as $$
declare
  short bigint[];
begin
  perform 1 from place where id = any(ids) order by id for update;
  if exists (select from departure join variant on variant.id = variant_id join tour on tour.id = tour_id
    where place_id = any(ids) and (departure.state <> 'open' or variant.state <> 'open' or tour.state <> 'open')) then
    return null;
  end if;
  select array_agg(wanted.id order by wanted.id) into short
    from unnest(ids, amounts) wanted (id, amount) left join place on place.id = wanted.id
    where coalesce(place.capacity - place.taken, 0) < wanted.amount;
  if short is not null then return short; end if;
  update place set taken = taken + wanted.amount from unnest(ids, amounts) wanted (id, amount) where place.id = wanted.id;
  insert into place_entry (place_id, claim_id, amount, reason)
    select wanted.id, new_claim, wanted.amount, new_reason from unnest(ids, amounts) wanted (id, amount) order by wanted.id;
  return '{}';
end $$;

-- Ids come from sequences. Rows may still bring their own (a demo, an import that keeps ids); `continue_identities` then moves the
-- sequences above them.
do $$
declare name text;
begin
  foreach name in array array['tour', 'variant', 'departure', 'terms', 'review', 'question', 'location', 'operator_profile'] loop
    execute format('alter table %I alter column id add generated by default as identity', name);
  end loop;
end $$;
create function continue_identities() returns void language plpgsql as $$
declare
  name text;
  sequence text;
begin
  foreach name in array array['tour', 'variant', 'departure', 'terms', 'review', 'question', 'location', 'operator_profile', 'promotion'] loop
    sequence := pg_get_serial_sequence(name, 'id');
    execute format('select setval(%L, greatest((select max(id) from %I), (select last_value from %s)))', sequence, name, sequence);
  end loop;
end $$;
