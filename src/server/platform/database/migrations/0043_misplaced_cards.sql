-- Removes stored cards that may belong to another person than the owner of the account (docs/algorithms/payments.md).

-- A card that a payment stored is retained only when the account that has it made that payment, as a new booking of its own.
-- Removed: cards of holds that another person paid, of later payments (their payer was not recorded), and of bookings of agencies.
-- Cards that no payment stored came with the account and are retained.
create temporary table misplaced_card on commit drop as
select card.id, card.provider, card.token, attempt.booking_id, booking.language
from stored_card card
  join payment_attempt attempt on attempt.stored_card_id = card.id and attempt.keep_card
  join booking on booking.id = attempt.booking_id
where attempt.purpose <> 'booking' or attempt.payer_account_id is distinct from card.account_id or booking.agency_id is not null;

-- Another booking whose plan is charged to such a card has no working card from now on; its traveller is told as for any missing card.
update booking_card card set replaced_at = now()
from misplaced_card misplaced
where card.provider = misplaced.provider and card.token = misplaced.token and card.booking_id <> misplaced.booking_id
  and card.replaced_at is null;

with removed as (
  delete from stored_card card using misplaced_card misplaced where card.id = misplaced.id
  returning card.account_id, misplaced.language, card.provider, card.token, card.brand, card.last_four
)
insert into removed_card (account_id, language, provider, token, brand, last_four)
select account_id, language, provider, token, brand, last_four from removed;
