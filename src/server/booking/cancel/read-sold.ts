import { sql } from 'kysely';
import type { SoldBooking } from '#domain/booking/cancellation.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Transfer } from '#domain/money/transfer.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Locked } from '../book/effects.ts';
import type { HeldPrice } from '../hold/snapshot.ts';

type Standing = {
  readonly balance: number;
  readonly unissued: number;
  readonly today: Day;
  readonly departure: Day;
  readonly until: Day;
  readonly live: boolean;
};

/** A booking as it was sold, and the days that determine the refund. */
export type ReadSold = Omit<Standing, 'balance' | 'unissued'> & { readonly sold: SoldBooking };

/** Reads the basis of a cancellation. To cancel, the caller must hold the lock on the booking. */
export async function readSold(
  database: Database | Transaction,
  { id, currency, total, price, sale }: Locked['booking'],
): Promise<ReadSold> {
  const { rows } = await sql<Standing>`
    select coalesce((select balance from money_account
        where kind = 'booking' and owner = ${id}::text and money_account.currency = ${currency}), 0) as balance,
      coalesce((select premium from insurance_policy
        where booking_id = ${id} and refund_id is null and state <> 'bound'), 0) as unissued,
      (now() at time zone profile.time_zone)::date::text as today,
      booking.selection -> 'choices' ->> 'day' as departure, booking.selection ->> 'until' as until,
      exists (select from payment_attempt where booking_id = ${id} and state in ('open', 'authorised')) as live
    from booking join tour on tour.id = booking.tour_id join operator_profile profile on profile.id = tour.operator_id
    where booking.id = ${id}`.execute(database);
  const { balance, unissued, ...days } = rows[0] as Standing;
  const { lines, tourPrice, cancellation } = price as HeldPrice;
  return {
    ...days,
    sold: {
      id,
      currency,
      lines,
      total,
      tourPrice,
      sale: sale as Transfer[],
      balance: Number(balance),
      agreed: cancellation,
      unissuedPremium: unissued,
    },
  };
}
