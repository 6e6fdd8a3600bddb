-- What keeps places on pages of banks without money is limited (docs/algorithms/payments.md), and whom a booking came through.

alter table payment_attempt
  -- The keyed hash of the network that a payment on a page of a bank was begun from; only while its holder is there.
  add column network_hash text,
  -- Its holder is at a page of a bank and nobody has confirmed their address: the places count as those of unconfirmed holds do.
  add column unconfirmed boolean not null default false,
  add constraint attempt_network_forgotten check (network_hash is null or state = 'open');
create index attempt_network on payment_attempt (network_hash) where network_hash is not null;
create index attempt_unconfirmed on payment_attempt (booking_id) where unconfirmed and state = 'open';

-- Somebody books the same journey for the same people once at a time, from however many tabs. What was booked twice before stays.
update booking set submission_hash = submission_hash || ' ' || id where exists (
  select from booking earlier where earlier.submission_owner = booking.submission_owner and earlier.submission_hash = booking.submission_hash
    and earlier.id < booking.id and earlier.state in ('attempting', 'requested', 'confirmed'));
create unique index booking_content_once on booking (submission_owner, submission_hash)
  where state in ('attempting', 'requested', 'confirmed') and hold_id is null and forgotten_at is null;

-- The agent id that the address of the page carried: a hint for staff, which gives nobody a right or a commission.
alter table hold add column referred_by text check (length(referred_by) <= 200);
alter table booking add column referred_by text check (length(referred_by) <= 200);
