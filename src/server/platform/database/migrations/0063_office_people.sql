-- The people of an office: invitations, and a guard for the last person who may do everything.

-- An invitation to work for an operator, or for the marketplace when operator_id is null. The code of its link is stored as a hash.
create table office_invitation (
  id uuid primary key,
  operator_id uuid references operator (id),
  email text not null check (email = lower(email)),
  preset text not null check (case when operator_id is null
    then preset in ('admin', 'support', 'catalogue', 'finance')
    else preset in ('owner', 'product', 'sales', 'finance', 'guide') end),
  code_hash text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  accepted_at timestamptz
);
create unique index office_invitation_open on office_invitation (operator_id, email) nulls not distinct where accepted_at is null;

-- A company always has an owner, and the marketplace an admin. The lock makes two people who demote each other at the same time
-- wait for one another; the count after it sees what the first one did.
create function guard_last_owner() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.role, new.preset) = (old.role, old.preset) and new.operator_id is not distinct from old.operator_id then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('office people ' || coalesce(old.operator_id::text, 'staff'), 0));
  if not exists (select from user_account where role = old.role and preset = old.preset
      and operator_id is not distinct from old.operator_id) then
    raise exception 'an office needs at least one account that may do everything'
      using errcode = 'check_violation', constraint = 'office_has_owner';
  end if;
  return null;
end $$;
create trigger user_account_last_owner after update of role, preset, operator_id or delete on user_account for each row
  when (old.role = 'operator' and old.preset = 'owner' or old.role = 'staff' and old.preset = 'admin')
  execute function guard_last_owner();
