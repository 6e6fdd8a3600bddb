/*
 * In how many hours three of four questions of the last 90 days were answered first; null with fewer than five. Those of an operator, or with
 * null those that our own staff answer. A question that waits for more than a day counts with its time so far; chats are no questions.
 */
create or replace function measured_answer_hours(profile_id integer) returns integer language sql stable as $$
  select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_disc(0.75) within group (order by waited)) / 3600))::integer end
  from (
    select coalesce((select min(answer.at) from message answer
        where answer.conversation_id = conversation.id and answer.author <> 'traveller'),
      case when question.at < now() - interval '1 day' then now() end) - question.at as waited
    from conversation join message question on question.conversation_id = conversation.id and question.position = 1
    where (conversation.operator_id = profile_id or (profile_id is null and conversation.operator_id is null))
      and question.at > now() - interval '90 days'
      and not exists (select from chat where chat.conversation_id = conversation.id)) first
  where waited is not null
$$;
drop function measured_staff_answer_hours();
