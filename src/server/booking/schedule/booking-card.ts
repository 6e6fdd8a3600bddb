import { sql } from 'kysely';
import type { Day } from '#domain/calendar/day.ts';
import { hasLaterPayments } from '#domain/payment/schedule.ts';
import { type CardBrand, isCardExpired } from '#domain/payment/stored-card.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import { cardPurpose, type PresentableCard } from '../../payments/card-purpose.ts';
import type { SavedCard } from '../../payments/port.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import type { PayDeps } from '../book/deps.ts';
import { type Locked, now } from '../book/effects.ts';
import { isPayer } from '../book/payer.ts';
import { providerNames } from '../book/unknown-providers.ts';

/** Stores the card that paid as the card for the rest of the plan, if its payer agreed. */
export async function storeBookingCard(
  trx: Transaction,
  { booking, attempt }: Locked,
  savedCard: SavedCard | null,
): Promise<void> {
  if (!attempt.keep_for_plan || !hasLaterPayments(booking.plan as PaymentPlan)) return;
  const card = savedCard ?? (await storedCard(trx, attempt.stored_card_id));
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
      account_id: attempt.payer_account_id,
      visitor_hash: attempt.visitor_hash,
      provider: attempt.provider,
      token: card.ref,
      brand: card.brand,
      last_four: card.lastFour,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
    })
    .execute();
}

async function storedCard(trx: Transaction, id: number | null): Promise<SavedCard | null> {
  if (id === null) return null;
  const card = await trx
    .selectFrom('stored_card')
    .select(['token as ref', 'last_four as lastFour', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .select(sql<CardBrand>`brand`.as('brand'))
    .where('id', '=', id)
    .executeTakeFirst();
  return card ?? null;
}

/** Returns the card that later payments are charged to, if it works and the caller is its payer. */
export async function ownBookingCard(
  database: Database,
  bookingId: string,
  caller: Caller,
  moment: number,
): Promise<PresentableCard | null> {
  const card = await database
    .selectFrom('booking_card')
    .select(['provider', 'token', 'expiry_month as expiryMonth', 'expiry_year as expiryYear'])
    .select(['account_id as accountId', 'visitor_hash as visitorHash'])
    .where('booking_id', '=', bookingId)
    .where('replaced_at', 'is', null)
    .where('refused_on', 'is', null)
    .executeTakeFirst();
  if (!card || isCardExpired(card, moment) || !isPayer(card, caller)) return null;
  const { provider, token, accountId, visitorHash } = card;
  const person = (accountId ?? visitorHash) as string;
  return { provider, token, purpose: cardPurpose('schedule', person, { kind: 'booking', bookingId }) };
}

/** Marks a card as refused, so that it is not charged again. */
export const refuseCard = (trx: Transaction, id: number, on: Day) =>
  trx
    .updateTable('booking_card')
    .set({ refused_on: on })
    .where('id', '=', id)
    .where('refused_on', 'is', null)
    .execute();

/**
 * Deletes cards that will not be charged again, also at the provider unless an account or another booking uses the
 * card.
 */
export async function forgetBookingCards({ database, providers, log }: PayDeps, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: number; provider: string; token: string; shared: boolean }>`
    select card.id, card.provider, card.token,
      exists (select from stored_card where stored_card.provider = card.provider and stored_card.token = card.token)
        or exists (select from booking_card other where other.provider = card.provider and other.token = card.token
          and other.id <> card.id) as shared
    from booking_card card join booking on booking.id = card.booking_id
    where card.provider = any(${providerNames(providers)}::text[])
      and (card.replaced_at is not null or booking.state in ('declined', 'lapsed', 'cancelled', 'completed')
        or (booking.state = 'confirmed' and exists (select from money_account account where account.kind = 'booking'
          and account.owner = booking.id::text and account.currency = booking.currency and account.balance >= 0)))
      and not exists (select from payment_attempt attempt where attempt.booking_id = booking.id
        and attempt.state in ('open', 'authorised'))
    limit 500`.execute(database);
  const silent = new Set<string>();
  const forgetting = {
    name: ({ id }: { id: number }) => ({ bookingCardId: id }),
    failure: 'the card of a booking could not be forgotten',
  };
  await forEachItem(rows, { ...forgetting, log, signal }, async ({ id, provider, token, shared }) => {
    if (silent.has(provider)) return;
    const forgotten = shared ? null : await providers.byName(provider)?.forgetCard(token);
    if (forgotten?.outcome === 'unknown') {
      silent.add(provider);
      log.warn({ provider, cause: forgotten.cause }, 'the payment provider could not be asked to forget a card');
      return;
    }
    await database.deleteFrom('booking_card').where('id', '=', id).execute();
  });
}
