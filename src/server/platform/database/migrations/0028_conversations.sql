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
