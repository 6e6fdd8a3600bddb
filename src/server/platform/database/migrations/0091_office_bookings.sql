-- Searching and filtering bookings in the office, and notes that only the office reads.

-- What a traveller is found by: the words of the name, and the phone number with and without its country code.
create function traveller_words(answers jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, coalesce(answers ->> 'first-name', '') || ' ' || coalesce(answers ->> 'last-name', ''))
    || array_to_tsvector(array(select distinct substr(digits, n)
      from (select regexp_replace(coalesce(answers ->> 'phone', ''), '\D', '', 'g') as digits) phone, generate_series(1, 4) n
      where length(digits) - n >= 5))
$$;
create index booking_traveller_words on booking_traveller using gin (traveller_words(answers));

create index booking_lead_email on booking (lead_email text_pattern_ops);
create index departure_code_text on departure (lower(code)) where code is not null;
create index money_account_owing on money_account (owner) where kind = 'booking' and balance < 0;

-- The lists: of all bookings and of a tour's, the newest first or by the day of departure.
create index booking_office_newest on booking (created_at desc, id desc)
  where state in ('requested', 'confirmed', 'cancelled', 'completed');
create index booking_office_state on booking (state, created_at desc, id desc)
  where state in ('requested', 'confirmed', 'cancelled', 'completed');
create index booking_office_day on booking ((selection -> 'choices' ->> 'day'), id)
  where state in ('requested', 'confirmed', 'cancelled', 'completed');
create index booking_office_tour on booking (tour_id, created_at desc, id desc)
  where state in ('requested', 'confirmed', 'cancelled', 'completed');
create index booking_office_tour_day on booking (tour_id, (selection -> 'choices' ->> 'day'), id)
  where state in ('requested', 'confirmed', 'cancelled', 'completed');

-- Notes of an office about a booking. The operator's people and staff read an operator's notes, only staff those of staff.
create table booking_note (
  id bigint primary key generated always as identity,
  booking_id uuid not null references booking (id) on delete cascade,
  role text not null check (role in ('operator', 'staff')),
  account_id uuid references user_account (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  at timestamptz not null default now()
);
create index booking_note_booking on booking_note (booking_id, id);
create index booking_note_account on booking_note (account_id);
create function guard_booking_note() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'account_id' <> to_jsonb(old) - 'account_id' or new.account_id is not null then
    raise exception 'booking_note is append-only';
  end if;
  return new;
end $$;
create trigger booking_note_append_only before update on booking_note for each row execute function guard_booking_note();
