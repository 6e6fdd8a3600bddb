-- Every payment state ends (docs/algorithms/payments.md): refused refunds are tasks for staff, notices are retried.

-- Money that left the company's own bank account, outside of any payment provider.
alter table money_account drop constraint money_account_kind_check;
alter table money_account add constraint money_account_kind_check check (kind in
  ('provider', 'booking', 'operator', 'agency', 'fee', 'saving', 'credits', 'insurance', 'membership', 'refund', 'exchange', 'bank'));

alter table payment_refund
  -- How often staff asked the provider again after it had refused.
  add column tries integer not null default 0 check (tries >= 0),
  -- The provider's code for the last refusal.
  add column refusal text,
  drop constraint payment_refund_state_check,
  -- `elsewhere`: staff refunded it another way, the provider still has the money.
  add constraint payment_refund_state_check check (state in ('asked', 'done', 'failed', 'elsewhere'));
create index refund_failed on payment_refund (state_since) where state = 'failed';

-- What staff did about a refused refund.
create table refund_action (
  id bigint generated always as identity primary key,
  refund_id uuid not null references payment_refund (id),
  action text not null check (action in ('retry', 'elsewhere')),
  account_id uuid references user_account (id) on delete set null,
  note text check (length(note) between 3 and 500),
  at timestamptz not null default now(),
  constraint refund_action_note check (action <> 'elsewhere' or note is not null)
);
create index refund_action_refund on refund_action (refund_id);
create index refund_action_account on refund_action (account_id) where account_id is not null;

alter table payment_notice
  add column tries integer not null default 0,
  add column next_try_at timestamptz not null default now(),
  -- Given up after the last try; what it points to is still checked by the sweep.
  add column failed_at timestamptz;
drop index notice_unhandled;
create index notice_unhandled on payment_notice (next_try_at) where handled_at is null and failed_at is null;

-- Two providers may call two transactions the same.
alter table payment_attempt
  drop constraint payment_attempt_transaction_ref_key,
  add constraint attempt_transaction_once unique (provider, transaction_ref);
