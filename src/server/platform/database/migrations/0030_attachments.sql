-- Pictures and documents that people send with their messages.

create table attachment (
  -- Random, so that nobody finds one by counting; who may see it hangs on the conversation all the same.
  id uuid primary key default gen_random_uuid(),
  conversation_id bigint not null references conversation (id) on delete cascade,
  side text not null check (side in ('traveller', 'operator')),
  -- The message that it was sent with; null until then.
  position integer,
  -- Where it stands among the files of its message.
  sequence integer check (sequence > 0),
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf')),
  width integer check (width > 0),
  height integer check (height > 0),
  content bytea not null,
  -- A small picture for the page; documents have none.
  preview bytea,
  created_at timestamptz not null default now(),
  foreign key (conversation_id, position) references message (conversation_id, position) on delete cascade,
  constraint attachment_sent check ((position is null) = (sequence is null)),
  constraint attachment_picture check ((type like 'image/%') = (width is not null and height is not null and preview is not null))
);
-- Pictures and documents are packed already.
alter table attachment alter column content set storage external, alter column preview set storage external;
create unique index attachment_message on attachment (conversation_id, position, sequence);
create index attachment_unsent on attachment (created_at) where position is null;

-- A message may be nothing but its files.
alter table message drop constraint message_body_check, add constraint message_body_check check
  ((body = '' or btrim(body) <> '') and length(body) <= 10000);

-- Codes are worked out from the id; nothing that opens a conversation is stored.
alter table conversation drop column code;
