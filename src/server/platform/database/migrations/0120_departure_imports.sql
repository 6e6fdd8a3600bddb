-- Files of departures that an office imports. See docs/algorithms/departures.md.
create table departure_import (
  id uuid primary key default gen_random_uuid(),
  -- The company whose departures it changes; null when staff import for several.
  operator_id uuid references operator (id),
  account_id uuid references user_account (id) on delete set null,
  created_at timestamptz not null default now(),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'planned' check (state in ('planned', 'running', 'done', 'undoing', 'undone')),
  -- What the page shows: counts, problems of rows, and the first changes.
  preview jsonb not null
);
create index departure_import_operator on departure_import (operator_id, created_at);
create index departure_import_account on departure_import (account_id);

-- The departures of one variant that are written together. A part is done, or undone, in the transaction of its batch.
create table departure_import_part (
  import_id uuid not null references departure_import (id) on delete cascade,
  number integer not null check (number > 0),
  variant_id integer not null references variant (id),
  plan jsonb not null,
  done_at timestamptz,
  batch_id bigint references office_batch (id),
  -- Why it was not written, or not undone.
  problems jsonb not null default '[]',
  undone_at timestamptz,
  primary key (import_id, number)
);
create index departure_import_part_variant on departure_import_part (variant_id);
create index departure_import_part_batch on departure_import_part (batch_id);
