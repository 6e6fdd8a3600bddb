-- The outbox: a mail is written in the transaction of what it tells of, and sent by a job afterwards.
create table mail (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  language text not null check (language in ('en', 'de')),
  recipient text not null,
  -- What the words of the mail need. It may carry secrets such as a reset link, so it is emptied once the mail is sent.
  props jsonb not null,
  -- At most one mail with the same key is written, as long as the first is kept.
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Until then one worker has the mail in hand; it renews this while it lives.
  claimed_until timestamptz,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  -- The same at every try, so that whoever receives a mail twice can tell.
  message_id text unique,
  constraint mail_recipient_is_one_plain_address check (recipient ~ '^[^[:cntrl:][:space:]<>,;:"()@]+@[^[:cntrl:][:space:]<>,;:"()@]+$'),
  constraint mail_ends_once check (sent_at is null or failed_at is null)
);
create index mail_waiting on mail (next_try_at) where sent_at is null and failed_at is null;
create index mail_failed on mail (failed_at desc) where failed_at is not null;

-- The built-in mailbox: what the mail server inside Waymark caught. A mail that arrives twice is kept once.
create table caught_mail (
  id uuid primary key default gen_random_uuid(),
  message_id text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  received_at timestamptz not null default now(),
  source bytea not null
);
create index caught_mail_newest on caught_mail (received_at desc);
