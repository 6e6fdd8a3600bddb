import { readPayment } from '#contract/booking/book.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { SCHEDULE_CARD } from '#contract/wire/payment-types.ts';
import { allowsPlan } from '#domain/payment/method.ts';
import { hasLaterPayments, MIN_EXTRA, payable } from '#domain/payment/schedule.ts';
import type { PaymentProvider } from '../../payments/port.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { pagePath } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, PAYERS, readBooking } from '../book/access.ts';
import { charge } from '../book/charge.ts';
import { pause, retryDelaysMs } from '../book/charge-for-booking.ts';
import { type CheckedPayment, checkPayment } from '../book/check-payment.ts';
import type { BookDeps, PayDeps } from '../book/deps.ts';
import { type Payer, payerOf } from '../book/payer.ts';
import { scheduleCheck, settleAttempt } from '../book/settle-attempt.ts';
import { createRefuse, type Refuse } from '../hold/refuse.ts';
import { ownBookingCard } from './booking-card.ts';
import { type ReadSchedule, readSchedule } from './read-schedule.ts';

type Request = ParsedOf<'payBooking'>;
type Outcome = AnswerOf<'payBooking'> | Refusal;

/** Returns the amount to charge: the requested amount, or the minimum that verifies a card. */
const amountOf = ({ purpose, amount }: Request): number => (purpose === 'card' ? MIN_EXTRA : amount);

/** Returns why a payment is not possible now; null when it is. */
function problemOf(request: Request, { state, live, payments }: ReadSchedule): readonly [409 | 422, string] | null {
  const { all } = payable(payments);
  if (state !== 'confirmed' || all === 0) return [409, 'payment-nothing-due'];
  if (live) return [409, 'payment-under-way'];
  const { purpose, amount } = request;
  const isTooLittle = amount < Math.min(MIN_EXTRA, all);
  return purpose === 'extra' && (isTooLittle || amount > all) ? [422, 'payment-amount'] : null;
}

/** Creates the endpoint that pays ahead or replaces the card for later payments, with the holder present. */
export function createPayBooking(deps: BookDeps) {
  const { database, catalogue, webRenderer, log } = deps;
  const { current: provider } = deps.providers;
  const payDeps: PayDeps | null = provider && deps;

  return async function payBooking(request: Request, caller: Caller): Promise<Outcome> {
    const refuse = createRefuse(webRenderer, caller.language);
    const booking = await readBooking(database, request.bookingId);
    const viewer = booking && (await bookingViewer(database, booking, caller, request.code));
    if (!booking || !viewer || !PAYERS.includes(viewer)) return refuse(404, 'not-found');
    if (!provider || !payDeps) return refuse(422, 'payment-not-available', { type: 'payment' });
    const earlier = await awaitOutcome(request, viewer, caller, refuse);
    if (earlier) return earlier;
    const outcome = await charged(request, booking, { ...payDeps, provider }, caller, refuse);
    // The refusal may be caused by the same payment from another tab; then its outcome is returned.
    return (
      (await awaitOutcome(request, viewer, caller, refuse)) ??
      outcome ??
      refuse(503, 'try-later', { retryAfterSeconds: 2 })
    );
  };

  /** Charges the requested payment; returns the refusal when it fails. */
  async function charged(
    request: Request,
    booking: BookingRow,
    pay: PayDeps & { readonly provider: PaymentProvider },
    caller: Caller,
    refuse: Refuse,
  ): Promise<Refusal | null> {
    const read = await readSchedule(database, booking.id, catalogue.now());
    const problem = problemOf(request, read);
    if (problem) return refuse(...problem, { type: 'payment' });
    const dueNow = { amount: amountOf(request), currency: booking.currency };
    const sent = readPayment(request, { country: request.billingCountry ?? '', zip: request.billingZip ?? '' });
    if (sent.method === null || !allowsPlan(sent.method, { kind: 'deposit' }))
      return refuse(422, 'payment-missing', { type: 'payment' });
    const isScheduleCard = request.purpose === 'extra' && request.methodId === SCHEDULE_CARD;
    const scheduleCard = isScheduleCard ? await ownBookingCard(database, booking.id, caller, catalogue.now()) : null;
    if (isScheduleCard && !scheduleCard) return refuse(422, 'payment-card-unknown', { type: 'payment' });
    const checked = await checkPayment(
      sent,
      dueNow,
      { kind: 'deposit' },
      { kind: 'booking', bookingId: booking.id },
      caller,
      { ...pay, log, now: catalogue.now(), scheduleCard },
      refuse,
    );
    if (checked instanceof Refusal) return checked;
    if (checked.ref === null) return refuse(422, 'payment-missing', { type: 'payment' });
    // Paying with the plan's own card does not replace it.
    const storeForPlan =
      scheduleCard === null &&
      hasLaterPayments(read.plan) &&
      (request.purpose === 'card' || request.keep_for_plan === true);
    const payment = { ...checked, ...payerOf(caller), storeForPlan };
    const begun = await transaction(database, (trx) =>
      begin(trx, pay.provider.name, booking, request, payment, catalogue.now()),
    );
    if (typeof begun !== 'string') return refuse(...begun, { type: 'payment' });
    const { outcome } = await charge(pay, begun, {
      amount: dueNow,
      source: { kind: 'oneTime', ref: checked.ref },
      keep: checked.keep || storeForPlan,
      initiator: 'holder',
    });
    if ((await settleAttempt(pay, begun)) === 'waiting' && outcome === 'unknown') await scheduleCheck(pay, begun);
    return null;
  }

  /** Returns the outcome of a payment, waiting briefly while it is in progress; null when the key is unknown. */
  async function awaitOutcome(
    request: Request,
    viewer: string,
    caller: Caller,
    refuse: Refuse,
  ): Promise<Outcome | null> {
    let outcome = await outcomeOf(request, viewer, caller, refuse);
    for (const wait of retryDelaysMs) {
      if (outcome === null || outcome instanceof Refusal || outcome.status !== 'checking') break;
      await pause(wait);
      outcome = await outcomeOf(request, viewer, caller, refuse);
    }
    return outcome;
  }

  /** Returns the outcome of a payment by its key; null when there is none. */
  async function outcomeOf(
    { key, bookingId, code }: Request,
    viewer: string,
    { language }: Caller,
    refuse: Refuse,
  ): Promise<Outcome | null> {
    const attempt = await database
      .selectFrom('payment_attempt')
      .select(['state', 'reason', 'booking_id', 'purpose'])
      .where('id', '=', key)
      .executeTakeFirst();
    if (!attempt) return null;
    const isOwn = attempt.booking_id === bookingId && (attempt.purpose === 'extra' || attempt.purpose === 'card');
    if (!isOwn) return refuse(409, 'submission-other');
    const query = viewer === 'code' && code !== null ? `?code=${encodeURIComponent(code)}` : '';
    const url = `${pagePath(language, `/bookings/${bookingId}`)}${query}`;
    if (attempt.state === 'open') return { status: 'checking', url };
    if (attempt.state === 'authorised' || attempt.state === 'captured') return { status: 'OK', url };
    // The authorisation that verified the card is released at once.
    if (attempt.purpose === 'card' && attempt.reason === 'card kept') return { status: 'OK', url };
    return refuse(422, attempt.state === 'declined' ? 'payment-declined' : 'payment-unfinished', { type: 'payment' });
  }
}

/** Inserts the attempt and returns its id, or why it is not possible any longer. */
async function begin(
  trx: Transaction,
  provider: string,
  booking: BookingRow,
  request: Request,
  payment: CheckedPayment & Payer & { readonly storeForPlan: boolean },
  now: number,
): Promise<string | readonly [409 | 422, string]> {
  await trx.selectFrom('booking').select('id').where('id', '=', booking.id).forUpdate().execute();
  const problem = problemOf(request, await readSchedule(trx, booking.id, now));
  if (problem) return problem;
  const made = await trx
    .insertInto('payment_attempt')
    .values({
      id: request.key,
      booking_id: booking.id,
      provider,
      purpose: request.purpose,
      method: payment.method,
      amount: amountOf(request),
      currency: booking.currency,
      brand: payment.brand,
      last_four: payment.lastFour,
      authentication: payment.authentication?.status ?? null,
      liability_shifted: payment.authentication?.liabilityShifted ?? false,
      keep_card: payment.keep,
      keep_for_plan: payment.storeForPlan,
      payer_account_id: payment.accountId,
      visitor_hash: payment.visitorHash,
      stored_card_id: payment.storedCardId,
      holder_name: request.cardHolder,
      billing_country: request.billingCountry,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // The same payment from another tab was inserted first.
  return made?.id ?? [409, 'payment-under-way'];
}
