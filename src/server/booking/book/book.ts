import { readSubmission, type Submission } from '#contract/booking/book.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { changedSections, type FixedSection } from '#domain/booking/share-link.ts';
import type { InsuranceLocation } from '#domain/insurance/location.ts';
import type { Currency } from '#domain/money/currency.ts';
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
import { findMade, nameSubmission, type SubmissionName } from '../hold/submission.ts';
import { validateSubmission } from '../hold/validate.ts';
import { findShareLink, type ShareLinkRow, shareLinkRefusal } from '../share-link/share-link.ts';
import { createBookAnswers } from './answers.ts';
import { chargeForBooking, pause, retryDelaysMs } from './charge-for-booking.ts';
import { checkPayment } from './check-payment.ts';
import type { BookDeps, PayDeps } from './deps.ts';
import { validateHoldPayment } from './hold-payment.ts';
import { untouchedSince } from './job-kinds.ts';
import { type BeginBooking, type BookingRefused, beginBooking, type Subject } from './make-booking.ts';
import { endEarlierRedirects, openRedirect, openRedirectOf } from './redirects.ts';
import { settleAttempt } from './settle-attempt.ts';
import { findBooked, findSame } from './submission.ts';
import { hashTrip, heldTrip, submittedTrip, type Trip } from './trip.ts';

type Request = ParsedOf<'book'>;
type Answer = AnswerOf<'book'>;
type Outcome = Answer | Refusal;

/**
 * One attempt to process a submission; null when the catalogue changed in the meantime, and the submission must be
 * validated again.
 */
type Try = (
  request: Request,
  submission: Submission,
  name: SubmissionName,
  caller: Caller,
  refuse: Refuse,
) => Promise<Outcome | null>;

/** How many attempts a submission gets while the catalogue changes, before the client must retry. */
const maxTries = 4;
/** PostgreSQL's error codes for a lock timeout and a deadlock. */
const busyCodes = ['55P03', '40P01'];
/** The codes of refusals because of too few places. */
const soldOutCodes = ['sold-out', 'too-few-places'];

/** Creates the endpoint that makes holds and bookings. */
export function createBook(deps: BookDeps) {
  const { catalogue, database, webRenderer } = deps;
  const { current: provider } = deps.providers;
  const payDeps: PayDeps | null = provider && deps;

  const { heldAnswer, bookedAnswer, alreadyBooked } = createBookAnswers(deps);

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
    reason: Exclude<BookingRefused, { kind: 'catalogue-moved' | 'begun-elsewhere' | 'same-trip' }>,
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
    const { payment: sent } = submission;
    // A booking that costs nothing needs no method.
    if (!provider && sent.method !== null) return refuse(422, 'payment-not-available', { type: 'payment' });
    const link = await linkOf(request, refuse);
    if (link instanceof Refusal) return link;
    // Checked first, because the first booking may have used up the places or the promo code, and a refusal for that
    // reason would mislead.
    const submitted = hashTrip(submittedTrip(request.objectId, submission, caller));
    const same = request.hold_id ? null : await findSame(database, { ...name, trip: submitted, holdId: null });
    if (same && !same.atBank) return alreadyBooked(same.id, 'made', caller, refuse);
    const found = await subjectOf(request, submission, caller, refuse, link);
    if (found instanceof Refusal) {
      if (!soldOutCodes.includes(found.code) || !payDeps) return found;
      // The places may be taken by a payment that the same visitor left on a bank's page.
      const { ended, paid } = await endEarlierRedirects(payDeps, name, request.objectId);
      return paid ? alreadyBooked(paid, 'paid', caller, refuse) : ended > 0 ? null : found;
    }
    const { plan, currency, subject } = found;
    const dueNow = { amount: plan.payments[0]?.amount ?? 0, currency };
    if (!provider && dueNow.amount > 0) return refuse(422, 'payment-not-available', { type: 'payment' });
    const checked =
      provider && dueNow.amount > 0
        ? await checkPayment(
            sent,
            dueNow,
            plan,
            { kind: 'selection', objectId: request.objectId },
            caller,
            { ...deps, provider, now: catalogue.now() },
            refuse,
          )
        : null;
    if (checked instanceof Refusal) return checked;
    const isRedirect = checked?.ref === null;
    // A bank redirects to the booking page or to the hold's page of its owner; neither works with a share link.
    const knowsBack = link === null && (subject.kind === 'new' || subject.isOwner);
    if (isRedirect && !knowsBack) return refuse(422, 'payment-not-offered', { type: 'payment' });
    const trip = hashTrip(await tripOf(subject));
    if (payDeps) {
      const onlyTrip = subject.kind === 'hold' && !isRedirect ? trip : null;
      const { paid } = await endEarlierRedirects(payDeps, name, request.objectId, onlyTrip);
      if (paid) return alreadyBooked(paid, 'paid', caller, refuse);
    }
    const begin: BeginBooking = {
      subject,
      name,
      trip,
      caller,
      timeZone: timeZoneOf(request.time_zone),
      plan,
      payment: checked,
      sent,
      link,
      referredBy: request.pid,
    };
    const begun = await beginBooking(deps, begin);
    if ('kind' in begun) {
      if (begun.kind === 'same-trip') return alreadyBooked(begun.bookingId, 'made', caller, refuse);
      return begun.kind === 'catalogue-moved' || begun.kind === 'begun-elsewhere' ? null : refuseBooking(begun, refuse);
    }
    const { attemptId } = begun;
    if (checked === null && !begun.again) return bookedAnswer(begun.booking, false, caller, refuse);
    if (attemptId === null || checked === null || !payDeps) await awaitOutcome(name);
    else if (checked.ref === null) await openRedirect(payDeps, attemptId, redirectOf(request, sent), caller);
    else {
      const paid = await chargeForBooking(payDeps, attemptId, {
        amount: dueNow,
        source: { kind: 'oneTime', ref: checked.ref },
        keep: checked.keep || hasLaterPayments(plan),
        initiator: 'holder',
      });
      if (paid !== null) return bookedAnswer({ ...begun.booking, state: paid }, begun.again, caller, refuse);
    }
    const booking = await findBooked(database, name);
    if (!booking || booking === 'other') {
      // A submission that is identified only by its content loses its key when it fails, so that it can be repeated;
      // read the booking by its id.
      const row = await database
        .selectFrom('booking')
        .select(['id', 'reference', 'state', 'reason'])
        .where('id', '=', begun.booking.id)
        .executeTakeFirstOrThrow();
      return bookedAnswer(row, begun.again, caller, refuse);
    }
    return bookedAnswer(booking, begun.again, caller, refuse);
  };

  /** Returns the trip that is paid for. */
  async function tripOf(subject: Subject): Promise<Trip> {
    if (subject.kind === 'hold') return heldTrip(database, subject.hold);
    const { selection, forms, email, bookable } = subject.validated;
    const travellers = forms.map(({ values }) => values);
    return { ...selection, variantId: bookable.facts.variant.id, leadEmail: email, travellers };
  }

  /** Returns the share link that a client pays by, if it is open; null when the request has none. */
  async function linkOf(request: Request, refuse: Refuse): Promise<ShareLinkRow | Refusal | null> {
    if (request.share_link === null) return null;
    const link = await findShareLink(database, request.share_link);
    if (!link) return refuse(404, 'share-link-unknown');
    if (link.state !== 'open') {
      const { status, code } = shareLinkRefusal(link.state);
      return refuse(status, code);
    }
    // A link to a hold must pay that hold.
    const isSame = link.variant_id === request.objectId && link.hold_id === (request.hold_id ?? null);
    return isSame ? link : refuse(422, 'share-link-other');
  }

  /** Returns what is paid: a new selection at the displayed price, or a hold at the agreed price. */
  async function subjectOf(
    request: Request,
    submission: Submission,
    caller: Caller,
    refuse: Refuse,
    link: ShareLinkRow | null,
  ): Promise<{ subject: Subject; plan: PaymentPlan; currency: Currency } | Refusal> {
    const { payment: sent } = submission;
    const requirements = {
      details: { ...sent, loggedIn: sent.ref !== null },
      billingWanted: sent.method === 'card',
      checkResidence: (location: InsuranceLocation) => checkResidence(deps, location, submission.home, caller),
    };
    if (request.hold_id) {
      const validated = await validateHoldPayment(
        request.hold_id,
        request,
        submission,
        requirements,
        caller,
        deps,
        refuse,
        link,
      );
      if (validated instanceof Refusal) return validated;
      const { hold, plan, isOwner, ...rest } = validated;
      return { subject: { kind: 'hold', hold, validated: rest, isOwner }, plan, currency: hold.currency };
    }
    const validated = await validateSubmission(request, submission, requirements, caller, deps, refuse);
    if (validated instanceof Refusal) return validated;
    // The price of a link is in the currency that its agent selected.
    if (link && validated.price.currency !== link.currency) return refuse(422, 'share-link-currency');
    const quoteRefusal = await presentQuote(request.signed_quote, validated, caller, deps, refuse);
    if (quoteRefusal) return quoteRefusal;
    const changed = link ? changedSections(link.choices, validated.selection, link.allows) : [];
    if (changed.length > 0)
      return refuse(422, 'share-link-changed', { problems: changed.map((path) => fixedProblem(path)) });
    const holder = await whoHolds(database, caller, validated.email);
    // The agent makes the sale, but the browser is the client's.
    const who = link ? { ...holder, accountId: link.account_id, agencyId: link.agency_id } : holder;
    const { selection, plans, price } = validated;
    const chosen = selection.plan && plans.find((plan) => samePlan(plan, selection.plan as PaymentPlan));
    const plan = chosen ?? (plans[0] as PaymentPlan);
    return { subject: { kind: 'new', validated, who }, plan, currency: price.currency };
  }

  /** Waits briefly for the outcome of the same submission that is processed elsewhere. */
  async function awaitOutcome(name: SubmissionName): Promise<void> {
    for (const wait of retryDelaysMs) {
      const booking = await findBooked(database, name);
      if (!booking || booking === 'other' || booking.state !== 'attempting') return;
      if ((await openRedirectOf(deps, booking.id))?.url) return;
      await pause(wait);
    }
  }

  /** Checks an old open attempt with the provider, because the process that started it may have crashed. */
  async function recheck(bookingId: string): Promise<void> {
    const attempt = await database
      .selectFrom('payment_attempt')
      .select('id')
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'open')
      .where('state_since', '<', untouchedSince)
      .executeTakeFirst();
    if (attempt && payDeps) await settleAttempt(payDeps, attempt.id);
  }

  /** Returns the outcome of an earlier request with the same submission, for example from another tab. */
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
      await recheck(booking.id);
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
    for (let tries = 0; tries < maxTries; tries += 1) {
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

/** Returns the problem with a section that the share link does not let its client change. */
const fixedProblem = (section: FixedSection) => ({
  block: section === 'flexible' ? ('extras' as const) : section,
  code: 'share-link-fixed',
  path: section,
  report: `Shareable link - ${section} changed`,
});

/** Returns the details for opening a bank's page. */
const redirectOf = ({ pid }: Request, { bank, country }: Submission['payment']) => ({ bank, country, pid });

/** Returns a valid time zone, else UTC. */
function timeZoneOf(requirements: string | null): string {
  if (requirements === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: requirements }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
