-- The catalogue: where one can travel, with whom, on which tour, when and for how much. Words are {"en": …, "de": …}.
-- Documents (jsonb) are what is only ever read whole; everything that is compared, counted or referred to has a column.

create function is_words(value jsonb) returns boolean immutable language sql
  return coalesce(jsonb_typeof(value -> 'en') = 'string' and jsonb_typeof(value -> 'de') = 'string', false);

create table continent (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null unique,
  name jsonb not null check (is_words(name)),
  intro jsonb not null check (is_words(intro))
);

create table country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  continent_slug text not null references continent (slug),
  name jsonb not null check (is_words(name)),
  locative jsonb not null check (is_words(locative)),
  directional jsonb not null check (is_words(directional)),
  intro jsonb not null check (is_words(intro))
);

-- A place of the gazetteer where tours stop. (A "place" is one that can be sold.)
create table location (
  id integer primary key,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  country_code text not null references country (code),
  name jsonb not null check (is_words(name)),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);

create table style (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null unique,
  name jsonb not null check (is_words(name)),
  intro jsonb not null check (is_words(intro))
);

create table photograph (
  file text primary key,
  photographer text not null,
  alternative jsonb not null check (is_words(alternative)),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  tags text[] not null
);

-- What a company that sells tours is and by which rules it sells; its accounts hang on the table operator.
create table operator_profile (
  id integer primary key,
  operator_id uuid not null unique references operator (id),
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  -- Fees, deposit, cancellation, flexible booking and promotions.
  rules jsonb not null,
  story jsonb not null check (is_words(story)),
  languages text[] not null,
  answer_hours integer not null check (answer_hours > 0),
  base_country_code text not null check (base_country_code ~ '^[A-Z]{2}$'),
  founded_year integer not null,
  brand_colour text not null check (brand_colour ~ '^#[0-9a-f]{6}$'),
  email text not null
);

create table terms (
  id integer primary key,
  operator_id integer not null references operator_profile (id),
  kind text not null check (kind in ('operator', 'cancellation', 'flexible')),
  title jsonb not null check (is_words(title)),
  body jsonb not null check (is_words(body))
);
create index terms_operator on terms (operator_id);

create table tour (
  id integer primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  operator_id integer not null references operator_profile (id),
  name jsonb not null check (is_words(name)),
  style text not null check (style in ('group', 'private', 'river')),
  length_days integer not null check (length_days > 0),
  minimum_age integer not null check (minimum_age >= 0),
  maximum_age integer not null,
  maximum_group integer not null check (maximum_group > 0),
  private_minimum integer check (private_minimum > 0),
  start_location_id integer not null references location (id),
  end_location_id integer not null references location (id),
  insurance_offered boolean not null,
  blocked jsonb check (blocked is null or is_words(blocked)),
  physical_level integer not null check (physical_level between 1 and 5),
  guide_languages text[] not null,
  listed_on date not null,
  changed_on date not null default current_date,
  tagline jsonb not null check (is_words(tagline)),
  highlights jsonb not null,
  -- Description, itinerary, included and excluded.
  page jsonb not null,
  constraint tour_ages check (minimum_age <= maximum_age)
);
create index tour_operator on tour (operator_id);
create index tour_start on tour (start_location_id);
create index tour_end on tour (end_location_id);

create table tour_country (
  tour_id integer not null references tour (id) on delete cascade,
  position integer not null,
  country_code text not null references country (code),
  primary key (tour_id, position),
  unique (tour_id, country_code)
);
create index tour_country_country on tour_country (country_code);

create table tour_style (
  tour_id integer not null references tour (id) on delete cascade,
  position integer not null,
  style_slug text not null references style (slug),
  primary key (tour_id, position),
  unique (tour_id, style_slug)
);
create index tour_style_style on tour_style (style_slug);

create table tour_photograph (
  tour_id integer not null references tour (id) on delete cascade,
  position integer not null,
  file text not null references photograph (file),
  primary key (tour_id, position)
);
create index tour_photograph_file on tour_photograph (file);

create table tour_stop (
  tour_id integer not null references tour (id) on delete cascade,
  position integer not null,
  location_id integer not null references location (id),
  nights integer not null check (nights >= 0),
  primary key (tour_id, position)
);
create index tour_stop_location on tour_stop (location_id);

create table variant (
  id integer primary key,
  tour_id integer not null references tour (id) on delete cascade,
  name jsonb not null check (is_words(name)),
  -- Passenger types, rooms, extras and the questions that travellers are asked.
  sale jsonb not null
);
create index variant_tour on variant (tour_id);

create table departure (
  id integer primary key,
  variant_id integer not null references variant (id) on delete cascade,
  day date not null,
  -- By passenger type.
  prices jsonb not null,
  confirmation text not null check (confirmation in ('instant', 'onRequest')),
  place_id bigint not null unique references place (id),
  unique (variant_id, day)
);

create table departure_room (
  departure_id integer not null references departure (id) on delete cascade,
  room_id integer not null,
  place_id bigint not null unique references place (id),
  primary key (departure_id, room_id)
);

create table review (
  id integer primary key,
  tour_id integer not null references tour (id) on delete cascade,
  first_name text not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  travelled text not null check (travelled ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  written_on date not null,
  rating integer not null check (rating between 1 and 5),
  title jsonb not null check (is_words(title)),
  body jsonb not null check (is_words(body)),
  language text not null check (language in ('en', 'de')),
  reply jsonb check (reply is null or is_words(reply))
);
create index review_newest on review (tour_id, written_on desc, id desc);

create table question (
  id integer primary key,
  tour_id integer not null references tour (id) on delete cascade,
  first_name text not null,
  asked_on date not null,
  question jsonb not null check (is_words(question)),
  answer jsonb not null check (is_words(answer)),
  answered_on date not null
);
create index question_tour on question (tour_id, asked_on desc);

create table promo_code (
  code text primary key check (code <> ''),
  offer jsonb not null,
  book_from timestamptz not null,
  book_until timestamptz not null,
  travel_from date,
  travel_until date,
  total_limit integer check (total_limit > 0),
  person_limit integer check (person_limit > 0),
  minimum_spend integer not null check (minimum_spend >= 0),
  tour_ids integer[] not null
);

-- The yearly membership; there is one or none.
create table membership_product (
  id integer primary key check (id = 1),
  price integer not null check (price > 0),
  saving integer not null check (saving between 0 and 10000),
  months integer not null check (months > 0)
);

-- Goes up with every change to the catalogue, so that whoever keeps a copy knows whether it is the newest.
create table catalogue_version (
  id integer primary key check (id = 1),
  version bigint not null
);
insert into catalogue_version values (1, 1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  perform pg_notify('waymark_catalogue', '');
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['continent', 'country', 'location', 'style', 'photograph', 'operator_profile', 'terms', 'tour',
    'tour_country', 'tour_style', 'tour_photograph', 'tour_stop', 'variant', 'departure', 'departure_room', 'review', 'question',
    'membership_product', 'currency_rate'] loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
      for each statement execute function catalogue_changed()', name || '_changed', name);
  end loop;
end $$;

-- How much is left of a place is read off the ledger by whoever wants to know: a notification in the buyer's transaction
-- would make all buyers commit one after the other. A new capacity is not in the ledger, but rare.
create trigger place_capacity_changed after update on place for each row
  when (old.capacity is distinct from new.capacity) execute function catalogue_changed();
