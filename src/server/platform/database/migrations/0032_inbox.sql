-- What the inbox of the office needs: what waits, found fast among many conversations; calls and what became of them; kept answers.

-- Finds a piece of a text by an index.
create extension if not exists pg_trgm;

alter table conversation
  -- Where it stands, kept with every message by the trigger below, so that a list reads one row for each conversation.
  add column last_position integer not null default 0,
  add column last_at timestamptz not null default now(),
  add column last_author text not null default 'traveller' check (last_author in ('traveller', 'operator', 'staff')),
  add column traveller_position integer not null default 0,
  -- Up to this message somebody has said that no answer is needed.
  add column done_position integer not null default 0,
  -- The zone of whoever wants to be called; null where it is not known.
  add column call_zone text,
  -- What became of the call; null while it is to be made.
  add column call_outcome text check (call_outcome in ('done', 'missed')),
  -- The beginning of the call that somebody was reminded of: moved, it is reminded of again.
  add column call_reminded timestamptz,
  add column call_at timestamptz generated always as (
    timezone('UTC', call_day + make_time(left(call_from, 2)::integer, right(call_from, 2)::integer, 0))) stored,
  add column call_until timestamptz generated always as (
    timezone('UTC', call_day + case when call_to < call_from then 1 else 0 end
      + make_time(left(call_to, 2)::integer, right(call_to, 2)::integer, 0))) stored;

update conversation set last_position = last.position, last_at = last.at, last_author = last.author,
    traveller_position = coalesce((select max(position) from message
      where conversation_id = conversation.id and author = 'traveller'), 0)
  from (select distinct on (conversation_id) conversation_id, position, at, author from message
    order by conversation_id, position desc) last
  where last.conversation_id = conversation.id;

create function note_last_message() returns trigger language plpgsql as $$
begin
  update conversation set last_position = new.position, last_at = new.at, last_author = new.author
    where id = new.conversation_id and last_position < new.position;
  if new.author = 'traveller' then
    update conversation set traveller_position = new.position
      where id = new.conversation_id and traveller_position < new.position;
  end if;
  return null;
end $$;
create trigger message_last after insert on message for each row execute function note_last_message();

create index conversation_last on conversation (last_at, id);
create index conversation_operator_last on conversation (operator_id, last_at, id);
create index conversation_waiting on conversation (last_at, id)
  where last_author = 'traveller' and last_position > done_position;
create index conversation_call on conversation (call_at) where call_at is not null;
create index conversation_traveller on conversation using gin ((first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
create index message_body on message using gin (body gin_trgm_ops);

-- Answers that an office writes once and uses often. An operator's people share theirs; without an operator they are our own staff's.
create table reply_template (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid references operator (id) on delete cascade,
  language text not null check (language in ('en', 'de')),
  title text not null check (btrim(title) <> '' and length(title) <= 60),
  body text not null check (btrim(body) <> '' and length(body) <= 5000),
  changed_at timestamptz not null default now(),
  constraint reply_template_title unique nulls not distinct (operator_id, language, title)
);
