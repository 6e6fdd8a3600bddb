import type { Day } from '#domain/calendar/day.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import { type AccountName, shopAccount, type Transfer, undone } from '#domain/money/transfer.ts';
import { type CancellableBooking, type Refund, splitPaid } from '#domain/pricing/cancellation.ts';
import { type Line, sumOf } from '#domain/pricing/line.ts';

/**
 * Who causes the cancellation: travellers get what the terms grant; if the operator or the shop cancels, the refund is
 * full.
 */
export type CancellationSide = 'traveller' | 'operator';

/** A row of the refund table that was agreed with the booking, for a booking that is paid in full. */
export interface AgreedRefund {
  readonly from: string;
  readonly until: string;
  readonly percent: number;
  readonly credit: Minor;
}

/** A confirmed booking as it was sold, with the balance of its account. */
export interface SoldBooking {
  readonly id: string;
  readonly currency: Currency;
  readonly lines: readonly Pick<Line, 'kind' | 'amount'>[];
  readonly total: Minor;
  readonly tourPrice: Minor;
  /** The transfers of the sale as they are in the journal. */
  readonly sale: readonly Transfer[];
  /** The balance of the booking's account: what was paid less what is owed. */
  readonly balance: Minor;
  readonly agreed: readonly AgreedRefund[];
  /** The premium of a policy that the insurer has not issued; it is always refunded. */
  readonly unissuedPremium: Minor;
}

/** What a cancellation refunds and to whom, with the transfers that record it. */
export interface Cancellation {
  /** The share of the tour price that is refunded. */
  readonly share: BasisPoints;
  readonly paid: Minor;
  /** `money + credit + kept` is the amount that was paid. */
  readonly money: Minor;
  readonly credit: Minor;
  readonly kept: Minor;
  /** The outstanding amount that is no longer due. */
  readonly dropped: Minor;
  /** The part of the tour price that is not refunded; the rest of `kept` is for fees and services due at once. */
  readonly cancellationFee: Minor;
  readonly transfers: readonly Transfer[];
}

const FULL: BasisPoints = 10_000;

/**
 * Returns the refund for a confirmed booking that is cancelled on a day; used by both the preview and the cancellation.
 */
export function cancelSold(booking: SoldBooking, side: CancellationSide, on: Day): Cancellation {
  const paid = booking.total + booking.balance;
  const dropped = Math.max(0, -booking.balance);
  if (side === 'operator') {
    const transfers = undone(booking.sale);
    const money = booking.balance + netTo(booking, transfers);
    return { share: FULL, paid, money, credit: 0, kept: paid - money, dropped, cancellationFee: 0, transfers };
  }
  const row = booking.agreed.find(({ from, until }) => from <= on && on <= until);
  const split = splitByTerms({ ...booking, paid }, row);
  const paidForTour = Math.max(0, paid - (booking.total - booking.tourPrice));
  const cancellationFee = paidForTour - split.money - split.credit;
  const transfers = reduceSale(booking, cancellationFee, paid);
  return {
    share: split.share,
    paid,
    money: split.money + booking.unissuedPremium,
    credit: split.credit,
    kept: split.kept - booking.unissuedPremium,
    dropped,
    cancellationFee,
    transfers,
  };
}

/** Returns the agreed refund table for a booking of which only a part may be paid: the fee comes off what was paid. */
export function refundsOfPaid<Row extends AgreedRefund>(
  agreed: readonly Row[],
  booking: PaidBooking,
): (Row & Omit<Refund, 'share'>)[] {
  return agreed.map((row) => {
    const { money, credit, kept } = splitByTerms(booking, row);
    return { ...row, money, credit, kept };
  });
}

type PaidBooking = Pick<CancellableBooking, 'total' | 'tourPrice' | 'paid'>;

/** Splits what was paid by a row of the agreed table; without a row nothing is refunded. */
function splitByTerms(booking: PaidBooking, row: AgreedRefund | undefined): Refund {
  return splitPaid(booking, row ? Math.round(row.percent * 100) : 0, (row?.credit ?? 0) > 0);
}

/** Returns the net amount that some transfers move to the account of a booking. */
function netTo({ id, currency }: SoldBooking, transfers: readonly Transfer[]): Minor {
  const isOwn = ({ kind, owner }: AccountName) => kind === 'booking' && owner === id;
  return transfers
    .filter((transfer) => transfer.currency === currency)
    .reduce((sum, { from, to, amount }) => sum + (isOwn(to) ? amount : 0) - (isOwn(from) ? amount : 0), 0);
}

/** Reverses the refunded part of a sale in proportion, so that its rates and commission stay as agreed. */
function reduceSale(booking: SoldBooking, cancellationFee: Minor, paid: Minor): Transfer[] {
  const { currency, sale } = booking;
  const own: AccountName = { kind: 'booking', owner: booking.id };
  const sum = (from: AccountName['kind'], to: AccountName['kind'], within?: Currency): Minor =>
    sale
      .filter((one) => one.from.kind === from && one.to.kind === to && (!within || one.currency === within))
      .reduce((total, { amount }) => total + amount, 0);
  const transfers: Transfer[] = [];
  const move = (from: AccountName, to: AccountName, amount: Minor, within: Currency = currency) => {
    if (amount > 0) transfers.push({ from, to, currency: within, amount });
  };

  const earning = sale.find(({ from, to }) => to.kind === 'operator' && from.kind !== 'agency');
  if (earning) {
    const isExchanged = earning.from.kind === 'exchange';
    const sold = isExchanged ? sum('booking', 'exchange') : earning.amount;
    // Of what the operator sold at once, nothing is refunded.
    const atOnce = sumOf(booking.lines.filter(({ kind }) => kind === 'flexible' || kind === 'changeFee') as Line[]);
    const retainedSold = Math.min(sold, cancellationFee + atOnce);
    const retainedEarned = isExchanged ? proportion(earning.amount, retainedSold, sold) : retainedSold;
    const seller = earning.to;
    if (isExchanged) {
      move(seller, shopAccount('exchange'), earning.amount - retainedEarned, earning.currency);
      move(shopAccount('exchange'), own, sold - retainedSold);
    } else {
      move(seller, own, sold - retainedSold);
    }
    const commission = sale.find(({ to }) => to.kind === 'agency');
    if (commission) {
      const retainedCommission = proportion(commission.amount, retainedEarned, earning.amount);
      move(commission.to, seller, commission.amount - retainedCommission, commission.currency);
    }
  }
  move(own, shopAccount('saving'), sum('saving', 'booking'));
  move(own, shopAccount('credits'), sum('credits', 'booking'));
  const insured = sale.find(({ to }) => to.kind === 'insurance');
  if (insured) move(insured.to, own, booking.unissuedPremium);
  // A traveller who has paid less than what was due at once owes nothing more.
  move(shopAccount('fee'), own, Math.max(0, booking.total - booking.tourPrice - paid));
  return transfers;
}

/** Returns `amount × part ÷ whole`, rounded half up in integer arithmetic. */
function proportion(amount: Minor, part: Minor, whole: Minor): Minor {
  if (whole === 0) return 0;
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/** A collected payment, and how much of it has not been refunded. */
export interface CollectedPayment {
  readonly attemptId: string;
  readonly left: Minor;
}

/**
 * Returns the payments that an amount is refunded to, newest first; null when the amount exceeds what was collected.
 */
export function allocateRefund(
  amount: Minor,
  newestFirst: readonly CollectedPayment[],
): { readonly attemptId: string; readonly amount: Minor }[] | null {
  let left = amount;
  const parts = newestFirst.flatMap((payment) => {
    const part = Math.min(left, payment.left);
    left -= part;
    return part > 0 ? [{ attemptId: payment.attemptId, amount: part }] : [];
  });
  return left === 0 ? parts : null;
}
