-- Travellers' answers reach the people they are for, and are erased on schedule (docs/privacy.md).

-- The fields as they were when the answers were given: id, kind, label, class and, for a choice, the label of the option.
-- Later edits of the tour do not change what was agreed.
alter table hold_traveller add column fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array');
alter table booking_traveller add column fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array');

create function snapshot_fields(answers jsonb, asked jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', field ->> 'id', 'kind', field ->> 'kind', 'label', field -> 'label',
      'class', case
        when field ->> 'id' ~ 'passport|document|identity|id-card|visa|licen[cs]e' then 'document'
        when field ->> 'id' ~ 'allerg|diet|food|medic|health|disab|mobility|pregnan|^note$' then 'health'
        else 'ordinary' end,
      'option', (select choice -> 'label' from jsonb_array_elements(field -> 'options') choice
        where choice ->> 'value' = answers ->> (field ->> 'id') limit 1))) order by place), '[]')
  from jsonb_array_elements(asked) with ordinality as listed (field, place)
  where coalesce(answers ->> (field ->> 'id'), '') <> ''
$$;
update booking_traveller set fields = snapshot_fields(answers, variant.sale -> 'travellerFields')
  from booking join variant on variant.id = variant_id where booking.id = booking_id;
update hold_traveller set fields = snapshot_fields(answers, variant.sale -> 'travellerFields')
  from hold join variant on variant.id = variant_id where hold.id = hold_id;
drop function snapshot_fields;

-- What is left of answers and fields once passport and health answers are erased.
create function ordinary_answers(answers jsonb, fields jsonb) returns jsonb language sql immutable parallel safe as $$
  select answers - coalesce(
    (select array_agg(field ->> 'id') from jsonb_array_elements(fields) field where field ->> 'class' <> 'ordinary'),
    array[]::text[])
$$;
create function ordinary_fields(fields jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(field order by place), '[]')
  from jsonb_array_elements(fields) with ordinality as listed (field, place) where field ->> 'class' = 'ordinary'
$$;

alter table booking
  -- When passport and health answers were erased.
  add column sensitive_erased_at timestamptz,
  -- The lead traveller asked to be forgotten before the trip: the booking is anonymised soon after it instead of years later.
  add column forget_after_trip boolean not null default false;
create index booking_sensitive on booking ((selection ->> 'until')) where sensitive_erased_at is null and forgotten_at is null;
create index booking_past on booking ((selection ->> 'until'))
  where state in ('confirmed', 'completed', 'cancelled') and forgotten_at is null;

-- Who of the operator or the staff opened passport or health answers. Append-only: a row changes only when its account is
-- deleted, and goes when its period is over.
create table answer_view (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking (id) on delete cascade,
  account_id uuid references user_account (id) on delete set null,
  role text not null check (role in ('operator', 'staff')),
  classes text[] not null check (classes <> '{}' and classes <@ array['document', 'health']),
  at timestamptz not null default now()
);
create index answer_view_booking on answer_view (booking_id, id);
create index answer_view_account on answer_view (account_id);
create index answer_view_at on answer_view (at);
create function guard_answer_view() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'account_id' <> to_jsonb(old) - 'account_id' or new.account_id is not null then
    raise exception 'answer_view is append-only';
  end if;
  return new;
end $$;
create trigger answer_view_append_only before update on answer_view for each row execute function guard_answer_view();
