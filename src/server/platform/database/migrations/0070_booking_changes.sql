-- What changes about a booking after it was made (docs/algorithms/cancellation.md).

create table booking_change (
  id uuid primary key,
  booking_id uuid not null references booking (id),
  number integer not null check (number > 0),
  kind text not null check (kind in ('cancel')),
  -- On whose side the reason is: a traveller gets what the terms give, for an operator's reason everything comes back.
  side text not null check (side in ('traveller', 'operator')),
  -- Who did it; the account goes when it is deleted.
  role text not null check (role in ('traveller', 'agent', 'operator', 'staff')),
  account_id uuid references user_account (id) on delete set null,
  paid integer not null check (paid >= 0),
  money integer not null check (money >= 0),
  credit integer not null check (credit >= 0),
  kept integer not null check (kept >= 0),
  -- What was still to be paid and is no longer due.
  dropped integer not null check (dropped >= 0),
  -- The code that carries the credit.
  credit_code text references promo_code (code),
  words text check (length(words) <= 1000),
  at timestamptz not null default now(),
  unique (booking_id, number),
  constraint booking_change_adds_up check (money + credit + kept = paid),
  constraint booking_change_credit_has_code check ((credit > 0) = (credit_code is not null))
);
create index booking_change_account on booking_change (account_id) where account_id is not null;
create index booking_change_credit_code on booking_change (credit_code) where credit_code is not null;

-- Append-only; a deleted account leaves its changes without a name, and erasure takes the words out.
create function refuse_booking_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' - 'words' = to_jsonb(old) - 'account_id' - 'words'
    and (new.account_id is null or new.account_id = old.account_id) and (new.words is null or new.words = old.words) then
    return new;
  end if;
  raise exception 'changes of bookings are append-only';
end $$;
create trigger booking_change_append_only before update or delete on booking_change
  for each row execute function refuse_booking_change();

alter table payment_refund add column change_id uuid references booking_change (id);
create index payment_refund_change on payment_refund (change_id) where change_id is not null;
