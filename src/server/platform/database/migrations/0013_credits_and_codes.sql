-- Travel credits are reserved by the hold that they lower, and promo codes that were good are remembered for every process.

-- Whoever reserved or spent the credits: a hold, later its booking. Null for what was granted.
alter table travel_credit add column claim_id uuid;
-- A claim reserves once and gives back once.
create unique index travel_credit_reserved_once on travel_credit (claim_id) where amount < 0;
create unique index travel_credit_given_back_once on travel_credit (claim_id) where amount > 0;
-- Rows go with their account and are otherwise never taken back, so only changes are refused.
create trigger travel_credit_append_only before update on travel_credit
  for each statement execute function refuse_change();

-- That an address has named a promo code while it was good, as a keyed hash of both; from then on naming it is no guess.
create unlogged table promo_proof (
  key text primary key,
  until timestamptz not null
);
create index promo_proof_until on promo_proof (until);
