-- Recordings of visits that people agreed to (docs/algorithms/replay.md). Nothing here says whose visit it was.

create table replay (
  id uuid primary key default gen_random_uuid(),
  -- Of the key that the recorded browser has: with it one goes on recording, and deletes.
  key_hash text not null unique,
  started_at timestamptz not null default now(),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  language text not null,
  -- By the clock of the recorded browser, in milliseconds.
  first_event bigint,
  last_event bigint,
  chunks integer not null default 0,
  bytes integer not null default 0,
  pages text[] not null default '{}',
  check (last_event >= first_event)
);
create index replay_started on replay (started_at);

create table replay_chunk (
  replay_id uuid not null references replay (id) on delete cascade,
  position integer not null,
  -- Cleaned events as JSON, packed with gzip.
  content bytea not null,
  primary key (replay_id, position)
);

-- Who of the staff looked at which recording. It outlives the recording.
create table replay_opening (
  id uuid primary key default gen_random_uuid(),
  replay_id uuid not null,
  account_id uuid references user_account (id) on delete set null,
  at timestamptz not null default now()
);
create index replay_opening_replay on replay_opening (replay_id);
create index replay_opening_account on replay_opening (account_id);
