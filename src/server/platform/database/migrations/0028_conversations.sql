-- What a conversation needs to be worked with in the office.

alter table conversation
  -- Who of the operator's people, or of ours, sees to it.
  add column assigned_to uuid references user_account (id) on delete set null,
  -- Until then it is out of the way; a new message of the traveller brings it back at once.
  add column snoozed_until timestamptz;
create index conversation_assigned on conversation (assigned_to);

-- The name that the writer's page gave a message: sent twice, it is written once.
alter table message add column submission uuid;
create unique index message_submission on message (conversation_id, submission);

-- What colleagues tell each other about a conversation. A table of its own, so that no query for travellers can show one.
create table conversation_note (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  account_id uuid references user_account (id) on delete set null,
  body text not null check (btrim(body) <> '' and length(body) <= 5000),
  at timestamptz not null default now()
);
create index conversation_note_conversation on conversation_note (conversation_id);
create index conversation_note_account on conversation_note (account_id);

/*
 * In how many hours an operator usually answers: so long did three of four questions of the last 90 days wait for their first answer,
 * in whole hours. A question that waits for more than a day counts with its time so far, so that not to answer is not to be quick.
 * Null with fewer than five questions: they say nothing yet.
 */
create function measured_answer_hours(profile_id integer) returns integer language sql stable as $$
  select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_disc(0.75) within group (order by waited)) / 3600))::integer end
  from (
    select coalesce((select min(answer.at) from message answer
        where answer.conversation_id = conversation.id and answer.author <> 'traveller'),
      case when question.at < now() - interval '1 day' then now() end) - question.at as waited
    from conversation join message question on question.conversation_id = conversation.id and question.position = 1
    where conversation.operator_id = profile_id and question.at > now() - interval '90 days') first
  where waited is not null
$$;
