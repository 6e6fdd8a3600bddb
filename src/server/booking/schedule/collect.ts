import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { INSTALMENT_REMINDER_DAYS, reminderDue, scheduleStep } from '#domain/payment/schedule.ts';
import { isCardExpired } from '#domain/payment/stored-card.ts';
import { REMINDER_DAYS } from '#domain/pricing/payment-plan.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import type { PayDeps } from '../book/deps.ts';
import { settleAttempt } from '../book/settle-attempt.ts';
import { tellOfPayment } from './mails.ts';
import { type ReadSchedule, readSchedule } from './read-schedule.ts';

/** So many steps in a row bring a plan up to date, even after weeks in which nothing ran. */
const mostSteps = 40;

/** The bookings that may owe a payment at a moment, by any operator's calendar. */
export async function bookingsWithPaymentsDue({ database }: Pick<PayDeps, 'database'>, now: number): Promise<string[]> {
  // Fourteen hours ahead of UTC a day begins first.
  const latest = dayAt(now + 14 * 3_600_000, 'UTC');
  const { rows } = await sql<{ id: string }>`
    select booking.id from booking join money_account account on account.kind = 'booking'
      and account.owner = booking.id::text and account.currency = booking.currency
    where booking.state = 'confirmed' and booking.plan ->> 'kind' <> 'full' and account.balance < 0
      -- When the last payment was missed nothing more is charged by itself.
      and not exists (select from missed_payment missed where missed.booking_id = booking.id
        and missed.due::text = booking.plan -> 'payments' -> -1 ->> 'due')
      and booking.total + account.balance < (select sum((payment ->> 'amount')::int)
        from jsonb_array_elements(booking.plan -> 'payments') payment where payment ->> 'due' <= ${latest})
    order by booking.id`.execute(database);
  return rows.map(({ id }) => id);
}

/** Charges what a booking owes by now, one payment after the other, and gives up what cannot be had. */
export async function collectPayments(deps: PayDeps, bookingId: string, now: number): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const attemptId = await transaction(deps.database, (trx) => nextAttempt(trx, deps, bookingId, now));
    if (attemptId === null) return;
    // What has no answer yet is looked after by the sweep.
    if (attemptId !== 'missed' && (await settleAttempt(deps, attemptId)) === 'waiting') return;
  }
}

/** Writes down the attempt to charge what is due; null when there is nothing to do now. */
async function nextAttempt(
  trx: Transaction,
  deps: PayDeps,
  bookingId: string,
  now: number,
): Promise<string | 'missed' | null> {
  await sql`select from booking where id = ${bookingId} for update`.execute(trx);
  const read = await readSchedule(trx, bookingId, now);
  if (read.state !== 'confirmed' || read.live) return null;
  const step = scheduleStep(read.payments, read.card, read.today);
  switch (step.kind) {
    case 'none':
      return null;
    case 'charge':
      return insertScheduled(trx, deps, bookingId, read, step);
    case 'miss':
      await miss(trx, deps, bookingId, read, step);
      return 'missed';
    case 'noCard':
      await tellOfPayment(trx, deps, bookingId, {
        kind: 'payment-failed',
        payment: step,
        how: 'card',
        retryOn: null,
        key: `card ${step.due} ${read.card?.id ?? 'none'}`,
      });
      return null;
  }
}

type Due = { readonly due: Day; readonly amount: number };

async function insertScheduled(
  trx: Transaction,
  { provider }: PayDeps,
  bookingId: string,
  { card, currency, today }: ReadSchedule,
  { due, amount }: Due,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('payment_attempt')
    .values({
      id,
      booking_id: bookingId,
      provider: provider.name,
      method: 'storedCard',
      purpose: 'scheduled',
      amount,
      currency,
      brand: card?.brand ?? null,
      last_four: card?.lastFour ?? null,
      booking_card_id: card?.id ?? null,
      due_day: due,
      tried_on: today,
      try: sql<number>`1 + (select count(*) from payment_attempt where booking_id = ${bookingId} and due_day = ${due})`,
    })
    .execute();
  return id;
}

async function miss(
  trx: Transaction,
  deps: PayDeps,
  bookingId: string,
  { payments }: ReadSchedule,
  { due, amount }: Due,
): Promise<void> {
  await trx.insertInto('missed_payment').values({ booking_id: bookingId, due, amount }).execute();
  const isLast = payments.at(-1)?.due === due;
  if (isLast) deps.log.warn({ bookingId, due }, 'the last payment of a booking was missed; staff must see to it');
  await tellOfPayment(trx, deps, bookingId, {
    kind: 'payment-failed',
    payment: { due, amount },
    how: isLast ? 'last' : 'spread',
    retryOn: null,
    key: `missed ${due}`,
  });
}

/** Reminds of every payment that comes up and was not announced yet. */
export async function remindOfPayments(deps: PayDeps, now: number, signal: AbortSignal): Promise<void> {
  const today = dayAt(now, 'UTC');
  const { rows } = await sql<{ id: string }>`
    select booking.id from booking join money_account account on account.kind = 'booking'
      and account.owner = booking.id::text and account.currency = booking.currency
    where booking.state = 'confirmed' and booking.plan ->> 'kind' <> 'full' and account.balance < 0
      and exists (select from jsonb_array_elements(booking.plan -> 'payments') payment
        where payment ->> 'due' between ${today} and case booking.plan ->> 'kind'
            when 'deposit' then ${addDays(today, REMINDER_DAYS + 1)} else ${addDays(today, INSTALMENT_REMINDER_DAYS + 1)} end
          and not exists (select from mail where dedupe_key = 'booking ' || booking.id || ' reminder ' || (payment ->> 'due')))
    order by booking.id`.execute(deps.database);
  for (const { id } of rows) {
    if (signal.aborted) return;
    await transaction(deps.database, (trx) => remind(trx, deps, id, now));
  }
}

async function remind(trx: Transaction, deps: PayDeps, bookingId: string, now: number): Promise<void> {
  const { payments, plan, card, today } = await readSchedule(trx, bookingId, now);
  const next = reminderDue(plan.kind, payments, today);
  if (!next) return;
  const { due, amount, paid } = next;
  await tellOfPayment(trx, deps, bookingId, {
    kind: 'payment-reminder',
    payment: { due, amount: amount - paid },
    card: card && { brand: card.brand, lastFour: card.lastFour },
    cardWorks: card?.refusedOn === null && !isCardExpired(card, Date.parse(`${due}T12:00:00Z`)),
    key: `reminder ${due}`,
  });
}
