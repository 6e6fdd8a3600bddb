import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import type { Currency } from '#domain/money/currency.ts';
import { type Minor, shareOf } from '#domain/money/money.ts';
import { netTransfers, type Transfer } from '#domain/money/transfer.ts';
import { amendedPlan } from '#domain/pricing/amended-plan.ts';
import { cancellationTable, splitPaid } from '#domain/pricing/cancellation.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { type Line, line, sumOf } from '#domain/pricing/line.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import type { FoundPromoCode } from '#domain/pricing/promo-code.ts';
import { type QuoteProblem, quote } from '#domain/pricing/quote.ts';
import { resold } from '#domain/pricing/sale.ts';
import type { Person } from '#domain/pricing/saving.ts';
import type { AgreedRefund } from './cancellation.ts';

/** What a booking was priced on besides its choices, frozen with it. */
export interface PricedOn {
  readonly facts: BookableFacts;
  readonly now: Instant;
  readonly person: Person;
  readonly promo: FoundPromoCode | null;
}

/** A row of the refund table as it is stored with a booking. */
export interface AgreedRow extends AgreedRefund {
  readonly from: Day;
  readonly until: Day;
  readonly money: Minor;
  readonly kept: Minor;
}

/** A confirmed booking before a change. */
export interface AmendableBooking {
  readonly id: string;
  readonly currency: Currency;
  readonly choices: Choices;
  readonly lines: readonly Line[];
  readonly total: Minor;
  readonly tourPrice: Minor;
  /** The balance of the booking's account: what was paid less what is owed. */
  readonly balance: Minor;
  readonly sale: readonly Transfer[];
  readonly agreed: readonly AgreedRow[];
  readonly plan: PaymentPlan;
}

/** What a change of a booking does; used by the preview and by the change itself. */
export interface Amendment {
  readonly lines: readonly Line[];
  readonly total: Minor;
  readonly tourPrice: Minor;
  /** How much the tour price goes down or, negative, up. */
  readonly reduction: Minor;
  /** The part of the reduction that the terms do not refund. */
  readonly fee: Minor;
  readonly paid: Minor;
  /** `money + credit + kept` is what was paid. */
  readonly money: Minor;
  readonly credit: Minor;
  readonly kept: Minor;
  /** What is still to be paid after the change. */
  readonly due: Minor;
  readonly agreed: readonly AgreedRow[];
  readonly plan: PaymentPlan;
  /** The transfers of the sale from now on, and the difference to the earlier ones. */
  readonly sale: readonly Transfer[];
  readonly transfers: readonly Transfer[];
}

const TOUR: readonly Line['kind'][] = ['traveller', 'promotion', 'room', 'extra', 'saving'];

/**
 * Prices a change of a booking on its frozen facts. The tour is priced as if it had been booked this way; purchases that
 * were due at once stay as agreed. A lower tour price is a partial cancellation: the terms of today decide which part of
 * it is refunded, and the rest is a fee, or credit while flexible booking gives it.
 */
export function amend(
  booking: AmendableBooking,
  next: Choices,
  { priced, today }: { readonly priced: PricedOn; readonly today: Day },
): Amendment | QuoteProblem {
  const { currency, balance } = booking;
  const { facts } = priced;
  const quoted = quote(next, { ...priced, currency, special: null, premium: null });
  if (typeof quoted === 'string') return quoted;
  const tour = quoted.lines.filter(({ kind }) => TOUR.includes(kind));
  const atOnce = booking.lines.filter(({ kind }) => !TOUR.includes(kind) && kind !== 'changeFee');
  const earlierFees = sumOf(booking.lines.filter(({ kind }) => kind === 'changeFee'));
  const tourPrice = sumOf(tour);
  const reduction = booking.tourPrice - tourPrice;
  const row = booking.agreed.find(({ from, until }) => from <= today && today <= until);
  const share = row ? Math.round(row.percent * 100) : 0;
  const notRefunded = reduction > 0 ? reduction - shareOf(reduction, share) : 0;
  const givesCredit = (row?.credit ?? 0) > 0;
  const fee = givesCredit ? 0 : notRefunded;
  const lines = [...tour, ...atOnce, ...feeLine(earlierFees + fee)];
  const total = sumOf(lines);
  const paid = booking.total + balance;
  const over = Math.max(0, paid - total);
  const money = givesCredit ? Math.max(0, over - notRefunded) : over;
  const credit = over - money;
  const sale = resold(booking.sale, {
    bookingId: booking.id,
    currency,
    lines,
    operator: facts.operator,
    rates: facts.rates,
  });
  const prices = { total, tourPrice };
  const isMoved = next.day !== booking.choices.day;
  const departure = next.day as Day;
  return {
    lines,
    ...prices,
    reduction,
    fee,
    paid,
    money,
    credit,
    kept: paid - over,
    due: Math.max(0, total - paid),
    agreed: isMoved
      ? movedTable({ ...prices, departure, flexible: next.flexible }, facts, today, { share, givesCredit })
      : booking.agreed.map((agreed) => repriced(agreed, Math.round(agreed.percent * 100), agreed.credit > 0, prices)),
    plan: amendedPlan(booking.plan, total, today, departure),
    sale,
    transfers: netTransfers(booking.sale, sale),
  };
}

/** The fees of all changes are one line. */
const feeLine = (fees: Minor): Line[] => (fees > 0 ? [line({ kind: 'changeFee', reason: null }, 1, fees)] : []);

type Prices = { readonly total: Minor; readonly tourPrice: Minor };

function repriced(row: AgreedRow, share: number, givesCredit: boolean, prices: Prices): AgreedRow {
  const { money, credit, kept } = splitPaid({ ...prices, paid: prices.total }, share, givesCredit);
  return { from: row.from, until: row.until, percent: share / 100, money, credit, kept };
}

/**
 * Returns the refund table for another date. Moving never improves what a cancellation would have refunded on the day of
 * the move, so that nobody moves far away to cancel for free.
 */
function movedTable(
  { departure, flexible, ...prices }: Prices & { readonly departure: Day; readonly flexible: boolean },
  { operator }: BookableFacts,
  today: Day,
  most: { readonly share: number; readonly givesCredit: boolean },
): AgreedRow[] {
  const table = cancellationTable({ departure, flexible, ...prices, paid: prices.total }, operator, today);
  return table.map(({ from, until, refund }) => {
    const stored = { from, until, percent: 0, money: 0, credit: 0, kept: 0 };
    const share = Math.min(refund.share, most.share);
    return repriced(stored, share, most.givesCredit && refund.credit > 0, prices);
  });
}
