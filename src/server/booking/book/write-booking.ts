import { randomUUID } from 'node:crypto';
import type { SentPayment } from '#contract/booking/book.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import { ANSWER_CLASSES } from '#domain/party/answer-class.ts';
import { hasLaterPayments } from '#domain/payment/schedule.ts';
import type { Line } from '#domain/pricing/line.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import { saleTransfers } from '#domain/pricing/sale.ts';
import { readCommissionRate } from '../../money/commission-rate.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { HoldRow } from '../hold/access.ts';
import { codeHash, newReference } from '../hold/codes.ts';
import { storedAnswers } from '../hold/forms.ts';
import { friendsOf } from '../hold/mails.ts';
import type { SubmissionName } from '../hold/submission.ts';
import type { ValidatedSubmission } from '../hold/validate.ts';
import type { FrozenFacts } from '../quote/sale-facts.ts';
import { bookingCode } from './access.ts';
import type { CheckedPayment } from './check-payment.ts';
import type { BookDeps } from './deps.ts';
import { payerOf } from './payer.ts';
import type { PlacedBooking } from './submission.ts';

/** How a booking is submitted and paid. */
export type BookingTerms = {
  readonly name: SubmissionName;
  /** The hash of the trip. */
  readonly trip: string;
  readonly timeZone: string;
  readonly plan: PaymentPlan;
  /** Null where nothing is due. */
  readonly payment: CheckedPayment | null;
  readonly sent: SentPayment;
  /** The agent id of the page's address. */
  readonly referredBy: string | null;
};

/** The data of a booking, whether it was just selected or held before. */
export type NewBooking = {
  readonly id: string;
  readonly claim_id: string;
  readonly hold_id: string | null;
  readonly share_link_id: string | null;
  readonly account_id: string | null;
  readonly visitor_hash: string;
  readonly agency_id: string | null;
  readonly lead_email: string;
  readonly language: 'en' | 'de';
  readonly selection: string;
  readonly price: string;
  /** What it was priced on; a booking that pays a hold has the facts of the hold. */
  readonly frozen: FrozenFacts;
  readonly currency: HoldRow['currency'];
  readonly referred_by: string | null;
  readonly total: number;
  readonly price_version: number;
  readonly rate: number;
  /** The rates of the agreed price, even if a hold is paid two days later. */
  readonly rates: RateFacts;
  readonly lines: readonly Line[];
  readonly bookable: ValidatedSubmission['bookable'];
  readonly onRequest: boolean;
  readonly departureId: number;
};

/** Inserts the booking; null when one of its unique keys exists, after any concurrent insert of it has committed. */
export async function insertBooking(
  trx: Transaction,
  { settings, insurer }: BookDeps,
  { name, trip, timeZone, plan }: BookingTerms,
  { lines, rates, bookable: { facts }, onRequest, departureId, frozen, ...row }: NewBooking,
): Promise<PlacedBooking | null> {
  const { operator, membership } = facts;
  const agency = row.agency_id
    ? { id: row.agency_id, commission: await readCommissionRate(trx, row.agency_id, operator.id) }
    : null;
  const insured = lines.some(({ kind }) => kind === 'insurance');
  const sale = saleTransfers({
    bookingId: row.id,
    currency: row.currency,
    lines,
    operator,
    insurer: insured ? insurer.name : null,
    agency,
    rates,
  });
  const made = await trx
    .insertInto('booking')
    .values({
      ...row,
      ...frozen,
      reference: newReference(),
      state: 'attempting',
      on_request: onRequest,
      variant_id: facts.variant.id,
      departure_id: departureId,
      tour_id: facts.tour.id,
      membership_months: lines.some(({ kind }) => kind === 'membership') ? (membership?.months ?? null) : null,
      time_zone: timeZone,
      plan: JSON.stringify(plan),
      sale: JSON.stringify(sale),
      submission_owner: name.owners[0] as string,
      submission_key: name.key,
      submission_hash: name.print,
      trip_hash: trip,
      code_hash: codeHash(bookingCode(settings.secret, row.id)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'reference', 'state', 'reason'])
    .executeTakeFirst();
  return made ?? null;
}

/** Inserts an open attempt for the amount that the plan requires now; null when nothing is due. */
export async function insertAttempt(
  trx: Transaction,
  { providers }: BookDeps,
  { plan, sent, caller }: BookingTerms & { readonly caller: Caller },
  payment: CheckedPayment | null,
  {
    id: booking_id,
    ...more
  }: Pick<NewBooking, 'id' | 'currency'> & {
    readonly network_hash: string | null;
    readonly unconfirmed: boolean;
  },
): Promise<string | null> {
  if (payment === null) return null;
  const id = randomUUID();
  const payer = payerOf(caller);
  await trx
    .insertInto('payment_attempt')
    .values({
      id,
      booking_id,
      provider: providers.current?.name as string,
      method: payment.method,
      amount: plan.payments[0]?.amount as number,
      ...more,
      brand: payment.brand,
      last_four: payment.lastFour,
      authentication: payment.authentication?.status ?? null,
      liability_shifted: payment.authentication?.liabilityShifted ?? false,
      keep_card: payment.keep,
      keep_for_plan: hasLaterPayments(plan),
      payer_account_id: payer.accountId,
      visitor_hash: payer.visitorHash,
      stored_card_id: payment.storedCardId,
      holder_name: sent.cardHolder.trim() || null,
      billing_country: /^[A-Z]{2}$/.test(sent.billingCountry) ? sent.billingCountry : null,
    })
    .execute();
  return id;
}

/** Inserts the travellers, and the friends who were named for open beds. */
export async function writePeople(
  trx: Transaction,
  bookingId: string,
  { bookable, forms, selection }: ValidatedSubmission,
): Promise<void> {
  const { travellerFields } = bookable.facts.variant;
  const travellers = forms.map((form, position) => ({
    booking_id: bookingId,
    position,
    passenger_type: form.typeId,
    ...storedAnswers(travellerFields, form, position, ANSWER_CLASSES),
  }));
  if (travellers.length > 0) await trx.insertInto('booking_traveller').values(travellers).execute();
  const friends = friendsOf(selection).map(({ roomId, ...friend }, position) => ({
    booking_id: bookingId,
    room_id: roomId,
    position,
    ...friend,
  }));
  if (friends.length > 0) await trx.insertInto('booking_friend').values(friends).execute();
}
