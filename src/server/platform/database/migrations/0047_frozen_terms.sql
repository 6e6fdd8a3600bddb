-- What a booking or a hold was sold under does not change with the catalogue.

-- How long the membership lasts that was bought with the booking; null when none was.
alter table booking add column membership_months integer check (membership_months > 0);
update booking set membership_months = coalesce((select months from membership_product), 12)
  where price -> 'lines' @> '[{"kind": "membership"}]';
alter table booking add constraint booking_membership_has_months
  check (membership_months is not null or not price -> 'lines' @> '[{"kind": "membership"}]');

-- All rates of the price of a hold. Older holds have the rate of their own currency; the others are today's, as they were until now.
with today as (
  select jsonb_object_agg(currency, rate) as rates from (
    select distinct on (currency) currency, (rate * 1000000)::bigint as rate from currency_rate
    where since <= current_date order by currency, since desc) newest)
update hold set price = hold.price || jsonb_build_object('rates', jsonb_build_object(
    'day', hold.price -> 'rateDay', 'perEuro', today.rates || jsonb_build_object(hold.currency, hold.rate)))
  from today where hold.state in ('held', 'paying') and today.rates is not null;
