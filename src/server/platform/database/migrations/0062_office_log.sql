-- Who in an office may do what, and who changed what.

alter table user_account add column preset text;
update user_account set preset = case role when 'operator' then 'owner' when 'staff' then 'admin' end;
alter table user_account add constraint user_account_preset check (case role
  when 'operator' then preset is not null and preset in ('owner', 'product', 'sales', 'finance', 'guide')
  when 'staff' then preset is not null and preset in ('support', 'catalogue', 'finance', 'admin')
  else preset is null end);

-- Changes that were made together and can be undone together.
create table office_batch (
  id bigint primary key generated always as identity,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  account_id uuid references user_account (id) on delete set null,
  -- The company whose objects it changes; null when they are the marketplace's.
  operator_id uuid references operator (id),
  at timestamptz not null default now(),
  -- What it did in numbers, for lists and for undoing: {"changed": 30, "added": 12}.
  summary jsonb not null default '{}',
  undone_at timestamptz,
  undone_by uuid references user_account (id) on delete set null
);
create index office_batch_operator on office_batch (operator_id, id);
create index office_batch_account on office_batch (account_id);
create index office_batch_undone_by on office_batch (undone_by);

create function guard_office_batch() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - '{undone_at,undone_by,account_id}'::text[] <> to_jsonb(old) - '{undone_at,undone_by,account_id}'::text[]
    or (new.account_id is distinct from old.account_id and new.account_id is not null)
    or (old.undone_at is not null and new.undone_at is distinct from old.undone_at) then
    raise exception 'office_batch is append-only but for being undone';
  end if;
  return new;
end $$;
create trigger office_batch_append_only before update or delete on office_batch for each row execute function guard_office_batch();

-- Every change that somebody in an office made, written in its transaction. `before` and `after` have the changed fields alone, and
-- never anything about a traveller. A deleted account leaves its lines without a name.
create table office_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  account_id uuid references user_account (id) on delete set null,
  role text not null check (role in ('operator', 'staff')),
  operator_id uuid references operator (id),
  subject_kind text not null check (subject_kind ~ '^[a-z]+(-[a-z]+)*$'),
  subject_id text not null check (subject_id <> ''),
  action text not null check (action ~ '^[a-z]+(-[a-z]+)*$'),
  before jsonb,
  after jsonb,
  batch_id bigint references office_batch (id),
  reason text
);
create index office_log_subject on office_log (subject_kind, subject_id, id);
create index office_log_operator on office_log (operator_id, id);
create index office_log_batch on office_log (batch_id);
create index office_log_account on office_log (account_id);

create function guard_office_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'account_id' <> to_jsonb(old) - 'account_id' or new.account_id is not null then
    raise exception 'office_log is append-only';
  end if;
  return new;
end $$;
create trigger office_log_append_only before update or delete on office_log for each row execute function guard_office_log();
