-- Offers that operators make in a conversation: a departure for a party in these rooms, at the tour's price or at a special one.

create table offer (
  id bigint generated always as identity primary key,
  conversation_id bigint not null,
  -- The message in which it stands.
  position integer not null,
  departure_id integer not null references departure (id) on delete cascade,
  -- People by passenger type; by room and passenger type.
  party jsonb not null check (jsonb_typeof(party) = 'object' and party <> '{}'),
  rooms jsonb not null check (jsonb_typeof(rooms) = 'object'),
  -- What it cost when it was offered, in the operator's currency; a special price is lower, by half at most.
  normal_price integer not null check (normal_price >= 0),
  special_price integer check (special_price >= normal_price - normal_price / 2 and special_price < normal_price),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  -- The hold or booking that uses the special price: one at a time.
  claim_id uuid unique,
  made_at timestamptz not null default now(),
  foreign key (conversation_id, position) references message (conversation_id, position) on delete cascade,
  unique (conversation_id, position),
  check (claim_id is null or special_price is not null)
);
create index offer_departure on offer (departure_id);

/*
 * In how many hours our own staff usually answer general questions, counted as for operators (measured_answer_hours).
 * Null with fewer than five questions: then nothing is claimed.
 */
create function measured_staff_answer_hours() returns integer language sql stable as $$
  select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_disc(0.75) within group (order by waited)) / 3600))::integer end
  from (
    select coalesce((select min(answer.at) from message answer
        where answer.conversation_id = conversation.id and answer.author <> 'traveller'),
      case when question.at < now() - interval '1 day' then now() end) - question.at as waited
    from conversation join message question on question.conversation_id = conversation.id and question.position = 1
    where conversation.operator_id is null and question.at > now() - interval '90 days') first
  where waited is not null
$$;
