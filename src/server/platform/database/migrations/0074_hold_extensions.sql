-- A hold can be extended once, by a day (domain/booking/hold.ts).

alter table hold add column extended_at timestamptz;
alter table hold drop constraint hold_lasts_48_hours;
alter table hold add constraint hold_lasts_48_hours check (
  extract(epoch from ends_at) - extract(epoch from created_at) = 172800 + case when extended_at is null then 0 else 86400 end);
