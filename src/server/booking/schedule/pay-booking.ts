import { readPayment } from '#contract/booking/book.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { SCHEDULE_CARD } from '#contract/wire/payment-types.ts';
import { allowsPlan } from '#domain/payment/method.ts';
import { hasLaterPayments, LEAST_EXTRA, payable } from '#domain/payment/schedule.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Transaction, transaction } from '../../platform/database/database.ts';
import { pagePath } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingRow, bookingViewer, PAYERS, readBooking } from '../book/access.ts';
import { charge } from '../book/charge.ts';
import { type CheckedPayment, checkPayment } from '../book/check-payment.ts';
import type { BookDeps, PayDeps } from '../book/deps.ts';
import { lookAgainSoon, settleAttempt } from '../book/settle-attempt.ts';
import { createRefuse, type Refuse } from '../hold/refuse.ts';
import { workingCard } from './booking-card.ts';
import { type ReadSchedule, readSchedule } from './read-schedule.ts';

type Request = ParsedOf<'payBooking'>;
type Outcome = AnswerOf<'payBooking'> | Refusal;

/** What is asked for: the amount that was named, or the little that proves a card. */
const amountOf = ({ purpose, amount }: Request): number => (purpose === 'card' ? LEAST_EXTRA : amount);

/** Why nothing can be paid now; null when it can. */
function problemOf(request: Request, { state, live, payments }: ReadSchedule): readonly [409 | 422, string] | null {
  const { all } = payable(payments);
  if (state !== 'confirmed' || all === 0) return [409, 'payment-nothing-due'];
  if (live) return [409, 'payment-under-way'];
  const { purpose, amount } = request;
  const isTooLittle = amount < Math.min(LEAST_EXTRA, all);
  return purpose === 'extra' && (isTooLittle || amount > all) ? [422, 'payment-amount'] : null;
}

/** Pays ahead, or gives another card for the payments to come, with its holder before the page. */
export function createPayBooking(deps: BookDeps) {
  const { database, catalogue, webRenderer, log } = deps;
  const payDeps: PayDeps | null = deps.provider && { ...deps, provider: deps.provider };

  return async function payBooking(request: Request, caller: Caller): Promise<Outcome> {
    const refuse = createRefuse(webRenderer, caller.language);
    const booking = await readBooking(database, request.bookingId);
    const viewer = booking && (await bookingViewer(database, booking, caller, request.code));
    if (!booking || !viewer || !PAYERS.includes(viewer)) return refuse(404, 'not-found');
    if (!payDeps) return refuse(422, 'payment-not-available', { type: 'payment' });
    const answer = () => outcomeOf(request, viewer, caller, refuse);
    const earlier = await answer();
    if (earlier) return earlier;
    const read = await readSchedule(database, booking.id, catalogue.now());
    const problem = problemOf(request, read);
    if (problem) return refuse(...problem, { type: 'payment' });
    const dueNow = { amount: amountOf(request), currency: booking.currency };
    const sent = readPayment(request, { country: request.billingCountry ?? '', zip: request.billingZip ?? '' });
    if (sent.method === null || !allowsPlan(sent.method, { kind: 'deposit' }))
      return refuse(422, 'payment-missing', { type: 'payment' });
    const isScheduleCard = request.purpose === 'extra' && request.methodId === SCHEDULE_CARD;
    const scheduleCard = isScheduleCard ? await workingCard(database, booking.id, catalogue.now()) : null;
    const checked = await checkPayment(
      sent,
      dueNow,
      { kind: 'deposit' },
      caller,
      { ...payDeps, log, now: catalogue.now(), scheduleCard },
      refuse,
    );
    if (checked instanceof Refusal) return checked;
    if (checked.ref === null) return refuse(422, 'payment-missing', { type: 'payment' });
    const begun = await transaction(database, (trx) => begin(trx, payDeps, booking, request, checked, catalogue.now()));
    if (begun) return refuse(...begun, { type: 'payment' });
    const { outcome } = await charge(payDeps, request.key, {
      amount: dueNow,
      source: { kind: 'oneTime', ref: checked.ref },
      // The card of the schedule stays what it is.
      keep: checked.keep || (scheduleCard === null && hasLaterPayments(read.plan)),
      initiator: 'holder',
    });
    if ((await settleAttempt(payDeps, request.key)) === 'waiting' && outcome === 'unknown')
      await lookAgainSoon(payDeps, request.key);
    return (await answer()) ?? refuse(503, 'try-later', { retryAfterSeconds: 2 });
  };

  /** What has become of a payment by its name; null when there is none. */
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
    // What was reserved to prove a card is released at once.
    if (attempt.purpose === 'card' && attempt.reason === 'card kept') return { status: 'OK', url };
    return refuse(422, attempt.state === 'declined' ? 'payment-declined' : 'payment-unfinished', { type: 'payment' });
  }
}

/** Writes down the attempt; why it may not be made, when that has changed meanwhile. */
async function begin(
  trx: Transaction,
  { provider }: PayDeps,
  booking: BookingRow,
  request: Request,
  payment: CheckedPayment,
  now: number,
): Promise<readonly [409 | 422, string] | null> {
  await trx.selectFrom('booking').select('id').where('id', '=', booking.id).forUpdate().execute();
  const problem = problemOf(request, await readSchedule(trx, booking.id, now));
  if (problem) return problem;
  const made = await trx
    .insertInto('payment_attempt')
    .values({
      id: request.key,
      booking_id: booking.id,
      provider: provider.name,
      purpose: request.purpose,
      method: payment.method,
      amount: amountOf(request),
      currency: booking.currency,
      brand: payment.brand,
      last_four: payment.lastFour,
      authentication: payment.authentication?.status ?? null,
      liability_shifted: payment.authentication?.liabilityShifted ?? false,
      keep_card: payment.keep,
      stored_card_id: payment.storedCardId,
      holder_name: request.cardHolder,
      billing_country: request.billingCountry,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  // The same payment from another tab was quicker.
  return made ? null : [409, 'payment-under-way'];
}
