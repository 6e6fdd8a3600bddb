import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { OperatorFacts } from '#domain/catalogue/facts.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';

/** What the refund of a cancellation is calculated from. */
export interface CancellableBooking {
  readonly departure: Day;
  readonly total: Minor;
  readonly tourPrice: Minor;
  readonly paid: Minor;
  readonly flexible: boolean;
}

/** The distribution of the paid money when a booking is cancelled; the three parts add up to what was paid. */
export interface Refund {
  readonly share: BasisPoints;
  readonly money: Minor;
  readonly credit: Minor;
  readonly kept: Minor;
}

/** Returns the share of the tour price that is refunded a number of days before departure. */
export function refundShare(operator: OperatorFacts, daysBefore: number): BasisPoints {
  const reached = operator.cancellation.filter((step) => step.daysBefore <= daysBefore);
  return reached.sort((one, other) => other.daysBefore - one.daysBefore)[0]?.refund ?? 0;
}

/** Returns the refund when the traveller cancels on a day. */
export function refundOn(on: Day, booking: CancellableBooking, operator: OperatorFacts): Refund {
  const daysBefore = daysBetween(on, booking.departure);
  return splitPaid(booking, refundShare(operator, daysBefore), hasCredit(daysBefore, booking, operator));
}

/** Splits the paid amount into money back, credit and the retained part, by the refunded share of the tour price. */
export function splitPaid(
  booking: Pick<CancellableBooking, 'total' | 'tourPrice' | 'paid'>,
  share: BasisPoints,
  givesCredit: boolean,
): Refund {
  const paidForTour = Math.max(0, booking.paid - (booking.total - booking.tourPrice));
  const retainedByTerms = booking.tourPrice - shareOf(booking.tourPrice, share);
  const money = Math.max(0, paidForTour - retainedByTerms);
  const credit = givesCredit ? paidForTour - money : 0;
  return { share, money, credit, kept: booking.paid - money - credit };
}

function hasCredit(daysBefore: number, booking: CancellableBooking, { flexible }: OperatorFacts): boolean {
  return booking.flexible && flexible !== null && daysBefore >= flexible.creditUntilDays;
}

/** A range of days on which the refund is the same; `until` is its last day. */
export interface CancellationRow {
  readonly from: Day;
  readonly until: Day;
  readonly refund: Refund;
}

/** Returns the refunds from today to the departure, one row for each range of days with the same refund. */
export function cancellationTable(booking: CancellableBooking, operator: OperatorFacts, today: Day): CancellationRow[] {
  const cuts = [
    ...operator.cancellation.map(({ daysBefore }) => daysBefore),
    operator.flexible?.creditUntilDays ?? 0,
    0,
  ];
  const lastDays = [...new Set(cuts)]
    .map((daysBefore) => addDays(booking.departure, -daysBefore))
    .filter((last) => last >= today && last <= booking.departure)
    .sort();
  const rows: CancellationRow[] = [];
  for (const until of lastDays) {
    const refund = refundOn(until, booking, operator);
    const previous = rows.at(-1);
    if (previous && sameRefund(previous.refund, refund)) rows[rows.length - 1] = { ...previous, until };
    else rows.push({ from: previous ? addDays(previous.until, 1) : today, until, refund });
  }
  return rows;
}

const sameRefund = (one: Refund, other: Refund): boolean =>
  one.share === other.share && one.money === other.money && one.credit === other.credit;
