-- When a conversation was begun and first answered stands in its own row too, as where it stands does: how fast an operator answers reads one
-- row for each question, and no messages.
alter table conversation
  add column asked_at timestamptz,
  add column answered_at timestamptz;

update conversation set
  asked_at = (select at from message where conversation_id = conversation.id and position = 1),
  answered_at = (select min(at) from message where conversation_id = conversation.id and author <> 'traveller');

-- One change of the row for a message, whoever wrote it.
create or replace function note_last_message() returns trigger language plpgsql as $$
begin
  update conversation set
      last_at = case when new.position > last_position then new.at else last_at end,
      last_author = case when new.position > last_position then new.author else last_author end,
      last_position = greatest(last_position, new.position),
      traveller_position = case when new.author = 'traveller' then greatest(traveller_position, new.position) else traveller_position end,
      asked_at = case when new.position = 1 then new.at else asked_at end,
      answered_at = case when new.author = 'traveller' then answered_at else least(answered_at, new.at) end
    where id = new.conversation_id;
  return null;
end $$;

create index conversation_asked on conversation (operator_id, asked_at);

/*
 * In how many hours three of four questions of the last 90 days were answered first; null with fewer than five. Those of an operator, or with
 * null those that our own staff answer. A question that waits for more than a day counts with its time so far; chats are no questions.
 */
create or replace function measured_answer_hours(profile_id integer) returns integer language sql stable as $$
  select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_disc(0.75) within group (order by waited)) / 3600))::integer end
  from (
    select coalesce(answered_at, case when asked_at < now() - interval '1 day' then now() end) - asked_at as waited
    from conversation
    where (operator_id = profile_id or (profile_id is null and operator_id is null))
      and asked_at > now() - interval '90 days'
      and not exists (select from chat where chat.conversation_id = conversation.id)) first
  where waited is not null
$$;
