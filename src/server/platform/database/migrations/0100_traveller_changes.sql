-- Names and answers can be changed after the booking (docs/algorithms/changes.md).

alter table operator_profile
  -- Until how many days before departure travellers can change a booking themselves.
  add column changes_until_days integer not null default 7 check (changes_until_days between 0 and 90);

alter table booking_change
  drop constraint booking_change_kind_check,
  add constraint booking_change_kind_check check (kind in ('cancel', 'travellers')),
  -- What changed; of passport and health answers the question alone.
  add column before jsonb,
  add column after jsonb;

-- Append-only; erasure takes out the account, the words and what people had answered.
create or replace function refuse_booking_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - array['account_id', 'words', 'before', 'after']
      = to_jsonb(old) - array['account_id', 'words', 'before', 'after']
    and (new.account_id is null or new.account_id = old.account_id)
    and (new.words is null or new.words = old.words)
    and (new.before is null or new.before = old.before)
    and (new.after is null or new.after = old.after) then
    return new;
  end if;
  raise exception 'changes of bookings are append-only';
end $$;
