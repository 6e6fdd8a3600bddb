import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import type { OperatorFacts } from '#domain/catalogue/facts.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import { shareOf } from '#domain/money/money.ts';

/** What a cancellation is counted on. */
export interface CancellableBooking {
  readonly departure: Day;
  readonly total: Minor;
  readonly tourPrice: Minor;
  readonly paid: Minor;
  readonly flexible: boolean;
}

/** Where the paid money goes when a booking is cancelled; the three add up to what was paid. */
export interface Refund {
  readonly share: BasisPoints;
  readonly money: Minor;
  readonly credit: Minor;
  readonly kept: Minor;
}

/** The share of the tour price that comes back that many days before departure. */
export function refundShare(operator: OperatorFacts, daysBefore: number): BasisPoints {
  const reached = operator.cancellation.filter((step) => step.daysBefore <= daysBefore);
  return reached.sort((one, other) => other.daysBefore - one.daysBefore)[0]?.refund ?? 0;
}

/** What comes back when the traveller cancels on a day. */
export function refundOn(on: Day, booking: CancellableBooking, operator: OperatorFacts): Refund {
  const daysBefore = daysBetween(on, booking.departure);
  const share = refundShare(operator, daysBefore);
  const paidForTour = Math.max(0, booking.paid - (booking.total - booking.tourPrice));
  const keptByTerms = booking.tourPrice - shareOf(booking.tourPrice, share);
  const money = Math.max(0, paidForTour - keptByTerms);
  const credit = hasCredit(daysBefore, booking, operator) ? paidForTour - money : 0;
  return { share, money, credit, kept: booking.paid - money - credit };
}

function hasCredit(daysBefore: number, booking: CancellableBooking, { flexible }: OperatorFacts): boolean {
  return booking.flexible && flexible !== null && daysBefore >= flexible.creditUntilDays;
}

/** A stretch of days on which a cancellation gives the same; `until` is its last day. */
export interface CancellationRow {
  readonly from: Day;
  readonly until: Day;
  readonly refund: Refund;
}

/** The refunds from today to the departure, one row for each stretch of days on which nothing changes. */
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
