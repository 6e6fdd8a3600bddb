import { readSubmission, type Submission } from '#contract/booking/book.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { changedSections, type FixedSection } from '#domain/booking/share-link.ts';
import type { InsuranceLocation } from '#domain/insurance/location.ts';
import { REDIRECT_FOR_MS } from '#domain/payment/attempt.ts';
import { hasLaterPayments } from '#domain/payment/schedule.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import { samePlan } from '#domain/pricing/payment-plan.ts';
import { checkResidence } from '../../insurance/residence.ts';
import type { Caller } from '../../platform/caller.ts';
import { pagePath } from '../../platform/page-address.ts';
import { Refusal } from '../../platform/refusal.ts';
import { heldBefore, whoHolds } from '../hold/holder.ts';
import { type HoldRefused, makeHold } from '../hold/make-hold.ts';
import { presentQuote } from '../hold/present-quote.ts';
import { createRefuse, type Refuse } from '../hold/refuse.ts';
import { findMade, nameSubmission, type PlacedHold, type SubmissionName } from '../hold/submission.ts';
import { validateSubmission } from '../hold/validate.ts';
import { endSeconds } from '../hold/view-hold.ts';
import { findShareLink, type ShareLinkRow, shareLinkRefusal } from '../share-link/share-link.ts';
import { chargeForBooking, looks, pause } from './charge-for-booking.ts';
import { checkPayment } from './check-payment.ts';
import type { BookDeps, PayDeps } from './deps.ts';
import { validateHoldPayment } from './hold-payment.ts';
import { inOtherHands } from './job-kinds.ts';
import { type BeginBooking, type BookingRefused, beginBooking, type Subject } from './make-booking.ts';
import { endEarlierRedirects, openRedirect, openRedirectOf } from './redirects.ts';
import { settleAttempt } from './settle-attempt.ts';
import { failureCode, findBooked, findSame, type PlacedBooking } from './submission.ts';

type Request = ParsedOf<'book'>;
type Answer = AnswerOf<'book'>;
type Outcome = Answer | Refusal;

/** One try to make something of a submission; null when the catalogue moved meanwhile and everything must be judged anew. */
type Try = (
  request: Request,
  submission: Submission,
  name: SubmissionName,
  caller: Caller,
  refuse: Refuse,
) => Promise<Outcome | null>;

/** How often the catalogue may move under a submission before it is asked to come again. */
const mostTries = 4;
/** What PostgreSQL says when others were in the way for too long. */
const busyCodes = ['55P03', '40P01'];
/** What is said when there are not enough places. */
const soldOutCodes = ['sold-out', 'too-few-places'];

/** Takes places: for 48 hours, or for good when they are paid. */
export function createBook(deps: BookDeps) {
  const { catalogue, database, webRenderer, provider } = deps;
  const payDeps: PayDeps | null = provider && { ...deps, provider };

  const heldAnswer = async (
    { id, reference, ends_at }: PlacedHold,
    again: boolean,
    { language }: Caller,
  ): Promise<Answer> => ({
    status: 'OK',
    type: 'redirect',
    url: pagePath(language, `/holds/${id}`),
    message: await webRenderer.words(language, 'hold-made'),
    description: await webRenderer.words(language, 'hold-made-next'),
    enquiryId: id,
    data: { holdId: id, bookingId: null, reference, state: 'held', endsAt: endSeconds(ends_at), again },
  });

  /** What is told of a booking: it is made, it waits for its operator, it is being checked, or it came to nothing. */
  async function bookedAnswer(
    booking: PlacedBooking,
    again: boolean,
    caller: Caller,
    refuse: Refuse,
  ): Promise<Outcome> {
    const { id, reference, state, reason } = booking;
    const { language } = caller;
    if (state === 'failed') return refuse(422, failureCode(reason), { type: 'payment', enquiryId: id });
    const atBank = state === 'attempting' ? await openRedirectOf(deps, id) : null;
    if (atBank?.url)
      return {
        status: 'OK',
        type: 'payment',
        url: atBank.url,
        message: await webRenderer.words(language, 'payment-at-bank'),
        description: await webRenderer.words(language, 'payment-at-bank-next'),
        enquiryId: id,
        data: { holdId: null, bookingId: id, reference, state: 'checking', endsAt: null, again },
      };
    const shown = state === 'attempting' ? 'checking' : state === 'requested' ? 'requested' : 'confirmed';
    const words = `booking-${shown}`;
    return {
      status: shown === 'checking' ? 'checking' : 'OK',
      type: shown === 'checking' ? 'other' : 'redirect',
      url: pagePath(language, `/bookings/${id}`),
      message: await webRenderer.words(language, words),
      description: await webRenderer.words(language, `${words}-next`),
      enquiryId: id,
      data: { holdId: null, bookingId: id, reference, state: shown, endsAt: null, again },
    };
  }

  async function refuseHold(reason: Exclude<HoldRefused, { kind: 'catalogue-moved' }>, refuse: Refuse, caller: Caller) {
    if (reason.kind === 'key-of-another') return refuse(409, 'submission-other');
    if (reason.kind === 'flood') return refuse(429, 'too-fast', { retryAfterSeconds: reason.retryAfterSeconds });
    if (reason.kind === 'refused') return refuse(reason.status, reason.code, { problems: reason.problems });
    const url = reason.before?.isOwn ? pagePath(caller.language, `/holds/${reason.before.id}`) : null;
    return refuse(409, 'hold-already-held', { url });
  }

  const tryHold: Try = async (request, submission, name, caller, refuse) => {
    const validated = await validateSubmission(request, submission, null, caller, deps, refuse);
    if (validated instanceof Refusal) return validated;
    const who = await whoHolds(database, caller, validated.email);
    const before = who.agencyId === null ? await heldBefore(database, validated.departure.id, who) : null;
    if (before) return refuseHold({ kind: 'already-held', before }, refuse, caller);
    const quoteRefusal = await presentQuote(request.signed_quote, validated, caller, deps, refuse);
    if (quoteRefusal) return quoteRefusal;
    const outcome = await makeHold(deps, {
      validated,
      who,
      name,
      caller,
      timeZone: timeZoneOf(request.time_zone),
      referredBy: request.pid,
    });
    if ('made' in outcome) return heldAnswer(outcome.made, outcome.again, caller);
    return outcome.kind === 'catalogue-moved' ? null : refuseHold(outcome, refuse, caller);
  };

  async function refuseBooking(
    reason: Exclude<BookingRefused, { kind: 'catalogue-moved' | 'begun-elsewhere' }>,
    refuse: Refuse,
  ) {
    if (reason.kind === 'key-of-another') return refuse(409, 'submission-other');
    if (reason.kind === 'hold-over') return refuse(410, 'hold-over');
    if (reason.kind === 'share-link') {
      const { status, code } = shareLinkRefusal(reason.state);
      return refuse(status, code);
    }
    if (reason.kind === 'too-many-redirects')
      return refuse(429, 'redirect-too-many', { type: 'payment', retryAfterSeconds: REDIRECT_FOR_MS / 1000 });
    const type = reason.code.startsWith('redirect-') ? 'payment' : 'other';
    return refuse(409, reason.code, { type, problems: reason.problems });
  }

  const tryBooking: Try = async (request, submission, name, caller, refuse) => {
    if (!payDeps) return refuse(422, 'payment-not-available', { type: 'payment' });
    const { payment: sent } = submission;
    const link = await linkOf(request, refuse);
    if (link instanceof Refusal) return link;
    const already = (how: 'made' | 'paid', id: string) =>
      refuse(409, `booking-already-${how}`, { url: pagePath(caller.language, `/bookings/${id}`) });
    const same = request.hold_id || link ? null : await findSame(database, name);
    if (same) return already('made', same.id);
    const subject = await subjectOf(request, submission, caller, refuse, link);
    if (subject instanceof Refusal) {
      if (!soldOutCodes.includes(subject.code)) return subject;
      // The places may be those that the same visitor has left at a page of a bank.
      const { ended, paid } = await endEarlierRedirects(payDeps, name, request.objectId);
      return paid ? already('paid', paid) : ended > 0 ? null : subject;
    }
    const { plan } = subject;
    const dueNow = { amount: plan.payments[0]?.amount ?? 0, currency: subject.currency };
    const checked = await checkPayment(sent, dueNow, plan, caller, { ...payDeps, now: catalogue.now() }, refuse);
    if (checked instanceof Refusal) return checked;
    // The way back from a bank leads to the booking page, or to the page of a hold for whoever it belongs to; neither knows a link.
    const knowsBack = link === null && (subject.subject.kind === 'new' || subject.subject.isOwner);
    if (checked.ref === null && !knowsBack) return refuse(422, 'payment-not-offered', { type: 'payment' });
    if (subject.subject.kind === 'new' || checked.ref === null) {
      const { paid } = await endEarlierRedirects(payDeps, name, request.objectId);
      if (paid) return already('paid', paid);
    }
    const begin: BeginBooking = {
      subject: subject.subject,
      name,
      caller,
      timeZone: timeZoneOf(request.time_zone),
      plan,
      payment: checked,
      sent,
      link,
      referredBy: request.pid,
    };
    const begun = await beginBooking(deps, begin);
    if ('kind' in begun)
      return begun.kind === 'catalogue-moved' || begun.kind === 'begun-elsewhere' ? null : refuseBooking(begun, refuse);
    if (begun.attemptId === null) await awaitOutcome(name);
    else if (checked.ref === null) await openRedirect(payDeps, begun.attemptId, redirectOf(request, sent), caller);
    else {
      const paid = await chargeForBooking(payDeps, begun.attemptId, {
        amount: dueNow,
        source: { kind: 'oneTime', ref: checked.ref },
        keep: checked.keep || hasLaterPayments(plan),
        initiator: 'holder',
      });
      if (paid !== null) return bookedAnswer({ ...begun.booking, state: paid }, begun.again, caller, refuse);
    }
    const booking = await findBooked(database, name);
    if (!booking || booking === 'other') {
      // A submission that is known by its content alone is forgotten when it fails, so that it can be made again.
      const row = await database
        .selectFrom('booking')
        .select(['id', 'reference', 'state', 'reason'])
        .where('id', '=', begun.booking.id)
        .executeTakeFirstOrThrow();
      return bookedAnswer(row, begun.again, caller, refuse);
    }
    return bookedAnswer(booking, begun.again, caller, refuse);
  };

  /** The link that a client pays by, while it is open; null when there is none. */
  async function linkOf(request: Request, refuse: Refuse): Promise<ShareLinkRow | Refusal | null> {
    if (request.share_link === null) return null;
    const link = await findShareLink(database, request.share_link);
    if (!link) return refuse(404, 'share-link-unknown');
    if (link.state !== 'open') {
      const { status, code } = shareLinkRefusal(link.state);
      return refuse(status, code);
    }
    // Where the agent holds the places, they are paid, and no others are taken.
    const isSame = link.variant_id === request.objectId && link.hold_id === (request.hold_id ?? null);
    return isSame ? link : refuse(422, 'share-link-other');
  }

  /** What is to be paid: a new selection at the price that was shown, or a hold at the price that was agreed. */
  async function subjectOf(
    request: Request,
    submission: Submission,
    caller: Caller,
    refuse: Refuse,
    link: ShareLinkRow | null,
  ): Promise<{ subject: Subject; plan: PaymentPlan; currency: BeginBookingCurrency } | Refusal> {
    const { payment: sent } = submission;
    const asked = {
      details: { ...sent, loggedIn: sent.ref !== null },
      billingWanted: sent.method === 'card',
      checkResidence: (location: InsuranceLocation) => checkResidence(deps, location, submission.home, caller),
    };
    if (request.hold_id) {
      const validated = await validateHoldPayment(
        request.hold_id,
        request,
        submission,
        asked,
        caller,
        deps,
        refuse,
        link,
      );
      if (validated instanceof Refusal) return validated;
      const { hold, plan, isOwner, ...rest } = validated;
      return { subject: { kind: 'hold', hold, validated: rest, isOwner }, plan, currency: hold.currency };
    }
    const validated = await validateSubmission(request, submission, asked, caller, deps, refuse);
    if (validated instanceof Refusal) return validated;
    const quoteRefusal = await presentQuote(request.signed_quote, validated, caller, deps, refuse);
    if (quoteRefusal) return quoteRefusal;
    const changed = link ? changedSections(link.choices, validated.selection, link.allows) : [];
    if (changed.length > 0)
      return refuse(422, 'share-link-changed', { problems: changed.map((path) => fixedProblem(path)) });
    const holder = await whoHolds(database, caller, validated.email);
    // The sale is the agent's; the browser is the client's.
    const who = link ? { ...holder, accountId: link.account_id, agencyId: link.agency_id } : holder;
    const { selection, plans, price } = validated;
    const chosen = selection.plan && plans.find((plan) => samePlan(plan, selection.plan as PaymentPlan));
    const plan = chosen ?? (plans[0] as PaymentPlan);
    return { subject: { kind: 'new', validated, who }, plan, currency: price.currency };
  }

  /** The same submission is under way elsewhere: its outcome is waited for a little. */
  async function awaitOutcome(name: SubmissionName): Promise<void> {
    for (const wait of looks) {
      const booking = await findBooked(database, name);
      if (!booking || booking === 'other' || booking.state !== 'attempting') return;
      if ((await openRedirectOf(deps, booking.id))?.url) return;
      await pause(wait);
    }
  }

  /** Asks the provider about an attempt that nobody can be working on any more: whoever began it may be dead. */
  async function lookAgain(bookingId: string): Promise<void> {
    const attempt = await database
      .selectFrom('payment_attempt')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'open')
      .where('state_since', '<', inOtherHands)
      .executeTakeFirst();
    if (attempt && payDeps) await settleAttempt(payDeps, attempt.id);
  }

  /** What this very submission has become already, perhaps from another tab a moment ago. */
  async function earlierOutcome(
    request: Request,
    { payment }: Submission,
    name: SubmissionName,
    caller: Caller,
    refuse: Refuse,
  ): Promise<Outcome | null> {
    const hold = await findMade(database, name);
    if (hold === 'other') return refuse(409, 'submission-other');
    if (hold) return heldAnswer(hold, true, caller);
    let booking = await findBooked(database, name);
    if (booking === 'other') return refuse(409, 'submission-other');
    if (booking?.state === 'attempting') {
      await lookAgain(booking.id);
      const atBank = payDeps && (await openRedirectOf(deps, booking.id));
      if (!atBank) await awaitOutcome(name);
      else if (atBank.url === null) await openRedirect(payDeps, atBank.id, redirectOf(request, payment), caller);
      booking = await findBooked(database, name);
    }
    return booking && booking !== 'other' ? bookedAnswer(booking, true, caller, refuse) : null;
  }

  return async function book(request: Request, caller: Caller): Promise<Outcome> {
    const refuse = createRefuse(webRenderer, caller.language);
    const submission = readSubmission(request, caller.account?.role === 'agent');
    const name = nameSubmission(request, submission, caller);
    const earlier = await earlierOutcome(request, submission, name, caller, refuse);
    if (earlier) return earlier;
    const { path } = submission;
    if (path === 'hold' && request.share_link !== null) return refuse(422, 'share-link-pay');
    const attempt = path === 'hold' ? tryHold : tryBooking;
    for (let tries = 0; tries < mostTries; tries += 1) {
      try {
        const outcome = await attempt(request, submission, name, caller, refuse);
        if (outcome instanceof Refusal && outcome.status === 409)
          return (await earlierOutcome(request, submission, name, caller, refuse)) ?? outcome;
        if (outcome) return outcome;
      } catch (error) {
        if (!busyCodes.includes((error as { code?: string }).code ?? '')) throw error;
        return refuse(503, 'try-later', { retryAfterSeconds: 2 });
      }
      await catalogue.catchUp();
    }
    return refuse(503, 'try-later', { retryAfterSeconds: 2 });
  };
}

type BeginBookingCurrency = Parameters<PayDeps['provider']['authorise']>[0]['amount']['currency'];

/** A section that a link does not let its client change, where the page has it. */
const fixedProblem = (section: FixedSection) => ({
  block: section === 'flexible' ? ('extras' as const) : section,
  code: 'share-link-fixed',
  path: section,
  report: `Shareable link - ${section} changed`,
});

/** What a page of a bank is opened with. */
const redirectOf = ({ pid }: Request, { bank, country }: Submission['payment']) => ({ bank, country, pid });

/** A zone that the world knows, else UTC. */
function timeZoneOf(asked: string | null): string {
  if (asked === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
