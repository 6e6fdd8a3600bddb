-- Live chat: conversations with our staff that happen now.

alter table conversation
  -- Who chats leaves an address only if they like.
  alter column email drop not null;
drop index conversation_traveller;
create index conversation_traveller on conversation
  using gin ((first_name || ' ' || last_name || ' ' || coalesce(email, '')) gin_trgm_ops);

-- What a conversation is besides, when it began as a chat. Whoever has it is the one the conversation is assigned to; from its end on it is an
-- ordinary conversation.
create table chat (
  conversation_id bigint primary key references conversation (id) on delete cascade,
  -- What it is about. The conversation itself has no tour, since our staff answer it, until it is passed to the company that runs the tour.
  tour_id integer references tour (id) on delete set null,
  -- Where the visitor was when it began, and what brought them to write.
  page text not null check (page like '/%' and length(page) <= 300),
  prompt integer check (prompt in (5498, 4228, 4230)),
  started_at timestamptz not null default now(),
  -- When somebody took it first.
  taken_at timestamptz,
  -- When the visitor was told that nobody has come yet; null again as soon as somebody has.
  late_at timestamptz,
  ended_at timestamptz,
  -- Up to this message the visitor was sent by mail what they had not read.
  mailed_position integer not null default 0,
  rating integer check (rating between 1 and 5),
  rating_comment text check (length(rating_comment) <= 1000),
  -- Counts changes, so that pages know that they show another state.
  version integer not null default 1
);
create index chat_live on chat (started_at) where ended_at is null;
create index chat_ended on chat (ended_at) where ended_at is not null;
create index chat_tour on chat (tour_id);

-- What happened in a chat that nobody wrote: pages put it in the words of their reader.
create table chat_event (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat (conversation_id) on delete cascade,
  kind text not null check (kind in ('late', 'taken', 'passed', 'ended', 'email')),
  -- The person who has it from now on, or who ended it.
  account_id uuid references user_account (id) on delete set null,
  -- Whom it was taken from.
  taken_from uuid references user_account (id) on delete set null,
  -- It happened after this message.
  position integer not null check (position >= 0),
  at timestamptz not null default now()
);
create index chat_event_conversation on chat_event (conversation_id, id);
create index chat_event_account on chat_event (account_id);
create index chat_event_taken_from on chat_event (taken_from);

-- Who of the staff is there for chats, at which socket, and what visitors look at: true for a moment only, and renewed by the socket's pulse, so
-- that both end by themselves when a process is killed. Nothing is lost when these are.
create unlogged table chat_presence (
  socket_id uuid primary key,
  account_id uuid not null references user_account (id) on delete cascade,
  until timestamptz not null
);
create index chat_presence_account on chat_presence (account_id);
create unlogged table chat_looking (
  conversation_id bigint primary key references chat (conversation_id) on delete cascade,
  socket_id uuid not null,
  path text not null check (length(path) <= 300),
  object_id integer,
  selection text check (length(selection) <= 500),
  until timestamptz not null
);
create index chat_looking_socket on chat_looking (socket_id);

create function count_chat_change() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger chat_counted before update on chat for each row execute function count_chat_change();
create trigger chat_told after insert or update on chat for each row execute function tell_conversation();

-- Tells those who have the queue open, too.
create function tell_chats() returns trigger language plpgsql as $$
begin
  perform pg_notify('waymark_conversation', 'chats');
  return null;
end
$$;
create trigger chat_queue_told after insert or update or delete on chat for each statement execute function tell_chats();
create trigger chat_presence_told after insert or delete on chat_presence for each statement execute function tell_chats();
create trigger chat_looking_told after insert or delete or update of path, object_id, selection on chat_looking
  for each statement execute function tell_chats();
-- A message or a read mark is news of the queue when its conversation is a chat.
create function tell_chats_of_conversation() returns trigger language plpgsql as $$
begin
  if exists (select from chat where conversation_id = new.id and ended_at is null) then
    perform pg_notify('waymark_conversation', 'chats');
  end if;
  return null;
end
$$;
create trigger conversation_chat_told after update of last_position, operator_read, assigned_to on conversation for each row
  when (old.last_position is distinct from new.last_position or old.operator_read is distinct from new.operator_read
    or old.assigned_to is distinct from new.assigned_to)
  execute function tell_chats_of_conversation();

-- How fast questions are answered says nothing of chats, which are answered at once or not at all.
create or replace function measured_answer_hours(profile_id integer) returns integer language sql stable as $$
  select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_disc(0.75) within group (order by waited)) / 3600))::integer end
  from (
    select coalesce((select min(answer.at) from message answer
        where answer.conversation_id = conversation.id and answer.author <> 'traveller'),
      case when question.at < now() - interval '1 day' then now() end) - question.at as waited
    from conversation join message question on question.conversation_id = conversation.id and question.position = 1
    where conversation.operator_id = profile_id and question.at > now() - interval '90 days'
      and not exists (select from chat where chat.conversation_id = conversation.id)) first
  where waited is not null
$$;
create or replace function measured_staff_answer_hours() returns integer language sql stable as $$
  select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_disc(0.75) within group (order by waited)) / 3600))::integer end
  from (
    select coalesce((select min(answer.at) from message answer
        where answer.conversation_id = conversation.id and answer.author <> 'traveller'),
      case when question.at < now() - interval '1 day' then now() end) - question.at as waited
    from conversation join message question on question.conversation_id = conversation.id and question.position = 1
    where conversation.operator_id is null and question.at > now() - interval '90 days'
      and not exists (select from chat where chat.conversation_id = conversation.id)) first
  where waited is not null
$$;
