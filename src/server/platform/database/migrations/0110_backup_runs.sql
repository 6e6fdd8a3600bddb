-- Backups that were written, or that failed: for the warning when the last one is too old.

create table backup_run (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The name of the file without its folder; null if it went to standard output.
  file text,
  bytes bigint,
  manifest_sha256 text,
  failure text
);
create index backup_run_finished on backup_run (finished_at desc) where finished_at is not null;
