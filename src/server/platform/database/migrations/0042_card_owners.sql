-- Whose card pays (docs/algorithms/payments.md, "Whose card it is").

alter table payment_attempt
  -- Who pressed the button: an account, or the browser of a guest. A payment of a plan has neither.
  add column payer_account_id uuid references user_account (id) on delete set null,
  add column visitor_hash text,
  -- The payer agreed that the later payments of the plan are charged to this card.
  add column keep_for_plan boolean not null default false,
  add constraint attempt_one_payer check (num_nonnulls(payer_account_id, visitor_hash) <= 1);
create index attempt_payer on payment_attempt (payer_account_id) where payer_account_id is not null;

alter table booking_card
  -- The person who left it: an account, or the browser of a guest. Without either it is charged as agreed, and nobody can present it.
  add column account_id uuid references user_account (id) on delete set null,
  add column visitor_hash text,
  add constraint booking_card_one_owner check (num_nonnulls(account_id, visitor_hash) <= 1);
create index booking_card_account on booking_card (account_id) where account_id is not null;

-- The submission that made a booking names its sender, who is also the payer of the first payment.
update payment_attempt attempt set payer_account_id = account.id
from booking join user_account account on booking.submission_owner = 'account ' || account.id
where attempt.booking_id = booking.id and attempt.purpose = 'booking';
update payment_attempt attempt set visitor_hash = substr(booking.submission_owner, length('browser ') + 1)
from booking
where attempt.booking_id = booking.id and attempt.purpose = 'booking' and booking.submission_owner like 'browser %';

-- Payments that are under way were begun on pages that said the card would be charged again.
update payment_attempt set keep_for_plan = true where purpose <> 'scheduled' and state = 'open';

-- The card of a plan belongs to the payer of the first payment, unless a later payment may have replaced it.
update booking_card card set account_id = attempt.payer_account_id, visitor_hash = attempt.visitor_hash
from payment_attempt attempt
where attempt.booking_id = card.booking_id and attempt.purpose = 'booking' and attempt.state in ('authorised', 'captured', 'refunded')
  and not exists (select from payment_attempt later where later.booking_id = card.booking_id and later.purpose in ('extra', 'card'));

-- Cards that were removed from accounts. A job emails the account, asks the provider to forget the card, and deletes the row.
create table removed_card (
  id bigint generated always as identity primary key,
  account_id uuid references user_account (id) on delete set null,
  language text not null check (language in ('en', 'de')),
  provider text not null,
  token text not null,
  brand text not null,
  last_four text not null,
  removed_at timestamptz not null default now(),
  notified_at timestamptz
);
