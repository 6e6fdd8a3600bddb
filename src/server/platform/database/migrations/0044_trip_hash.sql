-- The same people on the same departure, with the same rooms and extras, are one trip: it is charged once, however it is paid
-- (docs/algorithms/payments.md). Bookings that are older have no hash and are compared with nothing.
alter table booking add column trip_hash text;

drop index booking_content_once;
-- A booking that pays a hold is left out: every hold has places of its own and is paid once.
create unique index booking_trip_once on booking (submission_owner, trip_hash)
  where state in ('attempting', 'requested', 'confirmed') and hold_id is null and forgotten_at is null;
create index booking_trip on booking (trip_hash) where trip_hash is not null;
