import { sql } from 'kysely';
import type { Day } from '#domain/calendar/day.ts';
import { hasLaterPayments } from '#domain/payment/schedule.ts';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import type { KeptCard } from '../../payments/port.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { type Locked, now } from '../book/effects.ts';

/** The card that paid is the one that the rest of the plan is charged to from now on. */
export async function keepBookingCard(
  trx: Transaction,
  { booking, attempt }: Locked,
  keptCard: KeptCard | null,
): Promise<void> {
  if (attempt.purpose === 'scheduled' || !hasLaterPayments(booking.plan as PaymentPlan)) return;
  const card = keptCard ?? (await storedCard(trx, attempt.stored_card_id));
  if (!card) return;
  await trx
    .updateTable('booking_card')
    .set({ replaced_at: now })
    .where('booking_id', '=', booking.id)
    .where('replaced_at', 'is', null)
    .execute();
  await trx
    .insertInto('booking_card')
    .values({
      booking_id: booking.id,
      provider: attempt.provider,
      token: card.ref,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
    })
    .execute();
}

async function storedCard(trx: Transaction, id: number | null): Promise<KeptCard | null> {
  if (id === null) return null;
  const card = await trx
    .selectFrom('stored_card')
    .select(['token as ref', 'last_four as lastFour', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .select(sql<CardBrand>`brand`.as('brand'))
    .where('id', '=', id)
    .executeTakeFirst();
  return card ?? null;
}

/** The card that the later payments of a booking are charged to, if it works. */
export async function workingCard(database: Database, bookingId: string, moment: number) {
  const card = await database
    .selectFrom('booking_card')
    .select(['provider', 'token', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .where('booking_id', '=', bookingId)
    .where('replaced_at', 'is', null)
    .where('refused_on', 'is', null)
    .executeTakeFirst();
  return card && !isCardExpired(card, moment) ? card : null;
}

/** A card that will not pay again is not charged again. */
export const refuseCard = (trx: Transaction, id: number, on: Day) =>
  trx
    .updateTable('booking_card')
    .set({ refused_on: on })
    .where('id', '=', id)
    .where('refused_on', 'is', null)
    .execute();

/** Forgets cards that nothing will be charged to any more; the provider too, unless an account or another booking has the card. */
export async function forgetBookingCards({ database, provider, log }: PayDeps, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: number; token: string; shared: boolean }>`
    select card.id, card.token,
      exists (select from stored_card where stored_card.provider = card.provider and stored_card.token = card.token)
        or exists (select from booking_card other where other.provider = card.provider and other.token = card.token
          and other.id <> card.id) as shared
    from booking_card card join booking on booking.id = card.booking_id
    where card.provider = ${provider.name}
      and (card.replaced_at is not null or booking.state in ('declined', 'lapsed', 'cancelled', 'completed')
        or (booking.state = 'confirmed' and exists (select from money_account account where account.kind = 'booking'
          and account.owner = booking.id::text and account.currency = booking.currency and account.balance >= 0)))
      and not exists (select from payment_attempt attempt where attempt.booking_id = booking.id
        and attempt.state in ('open', 'authorised'))
    limit 500`.execute(database);
  for (const { id, token, shared } of rows) {
    if (signal.aborted) return;
    const forgotten = shared ? null : await provider.forgetCard(token);
    if (forgotten?.outcome === 'unknown') {
      log.warn({ cause: forgotten.cause }, 'the payment provider could not be asked to forget a card');
      return;
    }
    await database.deleteFrom('booking_card').where('id', '=', id).execute();
  }
}
