import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { INSTALMENT_REMINDER_DAYS, reminderDue, scheduleStep } from '#domain/payment/schedule.ts';
import { isCardExpired } from '#domain/payment/stored-card.ts';
import { REMINDER_DAYS } from '#domain/pricing/payment-plan.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { forEachItem } from '../../platform/jobs/for-each-item.ts';
import type { PayDeps } from '../book/deps.ts';
import { settleAttempt } from '../book/settle-attempt.ts';
import { notifyOfPayment } from './mails.ts';
import { type ReadSchedule, readSchedule, type ScheduledCard } from './read-schedule.ts';

/** The maximum number of steps per run; enough to catch up after weeks without a run. */
const maxSteps = 40;

/** Returns the bookings that may have a payment due, by any operator's calendar. */
export async function bookingsWithPaymentsDue({ database }: Pick<PayDeps, 'database'>, now: number): Promise<string[]> {
  // Days begin up to fourteen hours before UTC.
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

/** Charges the due payments of a booking one after the other, and records missed ones. */
export async function collectPayments(deps: PayDeps, bookingId: string, now: number): Promise<void> {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const attemptId = await transaction(deps.database, (trx) => nextAttempt(trx, deps, bookingId, now));
    if (attemptId === null) return;
    // The sweep settles attempts without a result.
    if (attemptId !== 'missed' && (await settleAttempt(deps, attemptId)) === 'waiting') return;
  }
}

/** Inserts the attempt to charge what is due; null when there is nothing to do now. */
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
      // A card of a provider that is no longer configured can be neither charged nor counted as refused.
      if (!read.card || !deps.providers.byName(read.card.provider)) return null;
      return insertScheduled(trx, bookingId, read, read.card, step);
    case 'miss':
      await miss(trx, deps, bookingId, read, step);
      return 'missed';
    case 'noCard':
      await notifyOfPayment(trx, deps, bookingId, {
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
  bookingId: string,
  { currency, today }: ReadSchedule,
  card: ScheduledCard,
  { due, amount }: Due,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('payment_attempt')
    .values({
      id,
      booking_id: bookingId,
      provider: card.provider,
      method: 'storedCard',
      purpose: 'scheduled',
      amount,
      currency,
      brand: card.brand,
      last_four: card.lastFour,
      booking_card_id: card.id,
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
  await notifyOfPayment(trx, deps, bookingId, {
    kind: 'payment-failed',
    payment: { due, amount },
    how: isLast ? 'last' : 'spread',
    retryOn: null,
    key: `missed ${due}`,
  });
}

/** Sends reminders of upcoming payments that were not announced yet. */
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
  const reminding = {
    name: ({ id }: { id: string }) => ({ bookingId: id }),
    failure: 'the payments of a booking could not be reminded of',
  };
  await forEachItem(rows, { ...reminding, log: deps.log, signal }, ({ id }) =>
    transaction(deps.database, (trx) => remind(trx, deps, id, now)),
  );
}

async function remind(trx: Transaction, deps: PayDeps, bookingId: string, now: number): Promise<void> {
  const { payments, plan, card, today } = await readSchedule(trx, bookingId, now);
  const next = reminderDue(plan.kind, payments, today);
  if (!next) return;
  const { due, amount, paid } = next;
  await notifyOfPayment(trx, deps, bookingId, {
    kind: 'payment-reminder',
    payment: { due, amount: amount - paid },
    card: card && { brand: card.brand, lastFour: card.lastFour },
    cardWorks: card?.refusedOn === null && !isCardExpired(card, Date.parse(`${due}T12:00:00Z`)),
    key: `reminder ${due}`,
  });
}
