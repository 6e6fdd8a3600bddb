-- The journal: every movement of money is a transfer between two accounts of one currency (docs/algorithms/money.md).

create table money_account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('provider', 'booking', 'operator', 'agency', 'fee', 'saving', 'credits', 'insurance', 'membership', 'refund', 'exchange')),
  -- Whose it is: a booking's id, an operator's, an insurer's name; empty for the shop itself.
  owner text not null,
  currency text not null check (currency in ('EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD')),
  -- Above zero we owe the owner, below zero the owner owes us. Kept by the transfers alone.
  balance bigint not null default 0,
  unique (kind, owner, currency),
  unique (id, currency)
);

-- A set of transfers with one cause. A cause posts once.
create table money_posting (
  id bigint generated always as identity primary key,
  cause text not null unique check (cause <> ''),
  at timestamptz not null default now()
);

create table money_transfer (
  id bigint generated always as identity primary key,
  posting_id bigint not null references money_posting (id),
  from_id bigint not null,
  to_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  check (from_id <> to_id),
  -- Both accounts are of the currency of the transfer.
  foreign key (from_id, currency) references money_account (id, currency),
  foreign key (to_id, currency) references money_account (id, currency)
);
create index money_transfer_posting on money_transfer (posting_id);
create index money_transfer_from on money_transfer (from_id);
create index money_transfer_to on money_transfer (to_id);

create trigger money_posting_append_only before update or delete on money_posting
  for each statement execute function refuse_change();
create trigger money_transfer_append_only before update or delete on money_transfer
  for each statement execute function refuse_change();

-- Adds new transfers to the balances of their accounts, which are locked in the order of their ids.
create function keep_balances() returns trigger language plpgsql as $$
begin
  perform 1 from money_account
    where id in (select from_id from added union select to_id from added) order by id for no key update;
  update money_account set balance = balance + moved.amount
    from (
      select account_id, sum(amount) as amount
      from (select from_id as account_id, -amount as amount from added union all select to_id, amount from added) sides
      group by account_id
    ) moved
    where id = moved.account_id and moved.amount <> 0;
  return null;
end $$;
create trigger money_transfer_keeps_balances after insert on money_transfer
  referencing new table as added for each statement execute function keep_balances();

-- A balance is changed by the trigger above and by nobody else; an account begins at zero.
create function guard_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'accounts of the journal are never deleted'; end if;
  if tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'an account begins at zero'; end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'balances are kept by transfers alone';
  end if;
  return new;
end $$;
create trigger money_account_guarded before insert or update or delete on money_account
  for each row execute function guard_balance();

/*
 * Posts transfers for a cause, and tells whether they are new: a cause that has posted moves nothing. A transfer is
 * {"from": {"kind", "owner"}, "to": {"kind", "owner"}, "currency", "amount"}; accounts are opened as they are named.
 */
create function post_transfers(new_cause text, transfers jsonb) returns boolean language plpgsql as $$
declare
  new_posting bigint;
begin
  insert into money_posting (cause) values (new_cause) on conflict do nothing returning id into new_posting;
  if new_posting is null then return false; end if;
  insert into money_account (kind, owner, currency)
    select side ->> 'kind', side ->> 'owner', wanted ->> 'currency'
    from jsonb_array_elements(transfers) wanted, lateral (values (wanted -> 'from'), (wanted -> 'to')) sides (side)
    where not exists (select from money_account where kind = side ->> 'kind' and owner = side ->> 'owner' and currency = wanted ->> 'currency')
    group by 1, 2, 3 order by 1, 2, 3
    on conflict do nothing;
  insert into money_transfer (posting_id, from_id, to_id, currency, amount)
    select new_posting, giver.id, taker.id, wanted ->> 'currency', (wanted ->> 'amount')::bigint
    from jsonb_array_elements(transfers) wanted
      join money_account giver on giver.kind = wanted -> 'from' ->> 'kind' and giver.owner = wanted -> 'from' ->> 'owner'
        and giver.currency = wanted ->> 'currency'
      join money_account taker on taker.kind = wanted -> 'to' ->> 'kind' and taker.owner = wanted -> 'to' ->> 'owner'
        and taker.currency = wanted ->> 'currency';
  return true;
end $$;
