import { sql } from 'kysely';
import type { BookingState } from '#domain/booking/lifecycle.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { PaymentHistory } from '#domain/payment/schedule.ts';
import { type ScheduledPayment, schedule } from '#domain/payment/schedule.ts';
import type { CardBrand } from '#domain/payment/stored-card.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Payer } from '../book/payer.ts';

/** The card of a payment plan, without the provider's token, and its payer. */
export type ScheduledCard = Payer & {
  readonly id: number;
  readonly provider: string;
  readonly brand: CardBrand;
  readonly lastFour: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly refusedOn: Day | null;
};

type Row = {
  readonly state: BookingState;
  readonly total: number;
  readonly currency: Currency;
  readonly plan: PaymentPlan;
  readonly time_zone: string;
  readonly balance: number;
  readonly card: ScheduledCard | null;
  readonly missed: Day[];
  readonly declines: PaymentHistory['declines'];
  readonly live: boolean;
};

/** A payment plan with its history. */
export type ReadSchedule = Pick<Row, 'state' | 'currency' | 'plan' | 'card' | 'live'> & {
  readonly payments: readonly ScheduledPayment[];
  readonly history: PaymentHistory;
  /** The current day in the operator's time zone. */
  readonly today: Day;
};

/**
 * Reads the state of a booking's payment plan at a moment; to change it, the caller must hold the lock on the booking.
 */
export async function readSchedule(
  database: Database | Transaction,
  bookingId: string,
  moment: number | Day,
): Promise<ReadSchedule> {
  const { rows } = await sql<Row>`
    select booking.state, booking.total, booking.currency, booking.plan, profile.time_zone,
      coalesce((select balance from money_account where kind = 'booking' and owner = booking.id::text
        and money_account.currency = booking.currency), 0) as balance,
      case when card.id is not null then json_build_object('id', card.id, 'provider', card.provider, 'brand', card.brand, 'lastFour', card.last_four,
        'expiryMonth', card.expiry_month, 'expiryYear', card.expiry_year, 'refusedOn', card.refused_on,
        'accountId', card.account_id, 'visitorHash', card.visitor_hash) end as card,
      (select coalesce(json_agg(due order by due), '[]') from missed_payment where booking_id = booking.id) as missed,
      (select coalesce(json_agg(json_build_object('due', due_day, 'on', tried_on)), '[]') from payment_attempt
        where booking_id = booking.id and purpose = 'scheduled' and booking_card_id = card.id
          and state in ('declined', 'cancelling', 'cancelled', 'refunded')) as declines,
      exists (select from payment_attempt where booking_id = booking.id and state in ('open', 'authorised')) as live
    from booking join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
      left join booking_card card on card.booking_id = booking.id and card.replaced_at is null
    where booking.id = ${bookingId}`.execute(database);
  const { total, balance, time_zone, missed, declines, ...row } = rows[0] as Row;
  const today = typeof moment === 'number' ? dayAt(moment, time_zone) : moment;
  // A sale charges the account with the total; before it, and after it was undone, the balance is the amount paid.
  const isSold = row.state === 'confirmed' || row.state === 'completed';
  const history = { paid: isSold ? total + balance : balance, missed, declines };
  return { ...row, today, history, payments: schedule(row.plan, history, today) };
}
