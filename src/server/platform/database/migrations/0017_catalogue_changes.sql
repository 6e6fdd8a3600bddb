-- Which tours each version of the catalogue has changed, so that whoever keeps a copy reads those and not all of them. There is a
-- line for every version, as far back as anybody reasonable lags behind.
create table catalogue_change (
  version bigint primary key,
  -- Null when more has changed than some tours.
  tour_ids integer[]
);

-- Raises the version, writes down what has changed, and tells everybody.
create function note_catalogue_change(ids integer[]) returns void language plpgsql as $$
declare raised bigint;
begin
  update catalogue_version set version = version + 1 returning version into raised;
  insert into catalogue_change values (raised, case when cardinality(ids) <= 500 then ids end);
  delete from catalogue_change where version <= raised - 1000;
  perform pg_notify('waymark_catalogue', '');
end $$;

-- For what concerns many tours, and for tables that were emptied.
create or replace function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(null);
  return null;
end $$;

-- For what belongs to tours. The argument of a trigger finds the tours of changed rows: %s is the name that the rows go by.
create function tours_changed() returns trigger language plpgsql as $$
declare
  ids integer[];
  query text := format(tg_argv[0], 'changed');
begin
  if tg_op = 'UPDATE' then query := query || ' union ' || format(tg_argv[0], 'before'); end if;
  execute 'select array_agg(distinct tour_id) from (' || query || ') rows' into ids;
  -- Where rows went with the tour they belonged to, that has been written down already.
  if ids is not null then perform note_catalogue_change(ids); end if;
  return null;
end $$;

create function place_capacity_changed() returns trigger language plpgsql as $$
begin
  perform note_catalogue_change(array(
    select tour_id from departure join variant on variant.id = variant_id where place_id = new.id
    union select tour_id from departure_room join departure on departure.id = departure_id join variant on variant.id = variant_id
      where departure_room.place_id = new.id));
  return null;
end $$;
drop trigger place_capacity_changed on place;
create trigger place_capacity_changed after update on place for each row
  when (old.capacity is distinct from new.capacity) execute function place_capacity_changed();

-- The names stay before those of the triggers that raise the versions of sales: all who edit lock the row of catalogue_version first.
do $$
declare
  name text;
  query text;
begin
  for name, query in values
    ('tour', 'select id as tour_id from %s'),
    ('tour_country', 'select tour_id from %s'), ('tour_style', 'select tour_id from %s'), ('tour_photograph', 'select tour_id from %s'),
    ('tour_stop', 'select tour_id from %s'), ('variant', 'select tour_id from %s'), ('review', 'select tour_id from %s'),
    ('question', 'select tour_id from %s'),
    ('departure', 'select variant.tour_id from %s rows join variant on variant.id = rows.variant_id'),
    ('departure_room', 'select variant.tour_id from %s rows join departure on departure.id = rows.departure_id
      join variant on variant.id = departure.variant_id')
  loop
    execute format('drop trigger %I on %I', name || '_changed', name);
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function tours_changed(%L)', name || '_changed_insert', name, query);
    execute format('create trigger %I after update on %I referencing old table as before new table as changed
      for each statement execute function tours_changed(%L)', name || '_changed_update', name, query);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function tours_changed(%L)', name || '_changed_delete', name, query);
    execute format('create trigger %I after truncate on %I
      for each statement execute function catalogue_changed()', name || '_changed_truncate', name);
  end loop;
end $$;
