import { sql } from 'kysely';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Language } from '#contract/shop.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Database } from '../../platform/database/database.ts';
import { soldStates } from '../booking-states.ts';
import type { HeldSelection } from '../hold/snapshot.ts';
import { travellerNameSql } from '../traveller-name.ts';

type Row = {
  readonly id: string;
  readonly reference: string;
  readonly selection: HeldSelection;
  readonly due: string;
  readonly lead: string;
  readonly email: string;
  readonly left: number;
  readonly currency: Currency;
};

/**
 * Returns the bookings whose last payment was missed and that still owe money, because nothing more is charged
 * automatically.
 */
export async function listMissedPayments(
  database: Database,
  language: Language,
): Promise<Pick<AnswerOf<'listPaymentTasks'>, 'missed'>> {
  const { rows } = await sql<Row>`
    select booking.id, reference, selection, missed.due, lead_email as email, -account.balance as left, booking.currency,
      ${travellerNameSql(sql`answers`)} as lead
    from missed_payment missed join booking on booking.id = missed.booking_id
      join money_account account on account.kind = 'booking' and account.owner = booking.id::text
        and account.currency = booking.currency
      left join booking_traveller on booking_traveller.booking_id = booking.id and position = 0
    where booking.state in ${soldStates} and account.balance < 0
      and missed.due::text = booking.plan -> 'payments' -> -1 ->> 'due'
    order by booking.selection -> 'choices' ->> 'day', booking.id limit 500`.execute(database);
  return {
    missed: rows.map(({ id, selection, left, currency, ...row }) => ({
      ...row,
      bookingId: id,
      tour: selection.tour[language],
      from: selection.choices.day as string,
      left: { amount: left, currency },
    })),
  };
}
