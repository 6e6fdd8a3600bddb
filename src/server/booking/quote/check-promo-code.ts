import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { readSelection, requestCode, requestProblem } from '#contract/selection-codec/codec.ts';
import { emptySelection } from '#domain/booking/change.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import { selectionProblems } from '#domain/booking/selection-problems.ts';
import { settle } from '#domain/booking/settle.ts';
import { isStale } from '#domain/booking/validate-selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { fromDotted } from '#domain/calendar/day-forms.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { convert } from '#domain/money/exchange.ts';
import { isEmailAddress } from '#domain/party/email.ts';
import { isEligible, type PassengerCounts, partyProblems } from '#domain/party/passengers.ts';
import { hoursToExpiry, type PromoContext, promoProblem, promoReduction } from '#domain/pricing/promo-code.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type BookingDeps, offerContext } from '../deps.ts';
import { type Entitlements, noEntitlements, readEntitlements } from './entitlements.ts';

type Request = ParsedOf<'checkPromoCode'>;
type Answer = AnswerOf<'checkPromoCode'>;
type CodeProblem = NonNullable<ReturnType<typeof promoProblem>> | 'unknownCode';

/**
 * The problems that must be indistinguishable to visitors who guess codes: unknown, expired, not valid yet, or used up.
 */
const secret: readonly CodeProblem[] = ['unknownCode', 'notYetValid', 'expired', 'usedUp'];

/** Creates the endpoint that returns whether a promo code applies, and its discount. */
export function createCheckPromoCode({ catalogue, bookableVariants, pool, webRenderer, guesses }: BookingDeps) {
  return async function checkPromoCode(request: Request, caller: Caller): Promise<Answer | Refusal> {
    const bookable = await bookableVariants.get(request.objectId);
    if (!bookable) return new Refusal(404, 'not-found');
    const { facts } = bookable;
    const now = catalogue.now();
    const day = fromDotted(request.date) as Day;
    const wrong = partProblems(request, day, facts, dayAt(now, facts.operator.timeZone));
    if (wrong) return wrong;

    const lookup = { code: request.promoCode, email: request.email };
    const entitlements = await readEntitlements(pool, caller.account, lookup, now);
    const offer = offerContext(bookable, noEntitlements, caller, request.currency, now);
    const { currency } = offer;
    const selection = selectionOf(request, day, offer);
    if (selection instanceof Refusal) return selection;
    const priced = quote(selection, { ...noEntitlements, facts, currency, now, premium: null });
    if (typeof priced === 'string')
      return new Refusal(422, 'invalid', { problems: [{ path: 'pax', code: requestCode(priced) }] });
    const context = { tourId: facts.tour.id, day, spend: priced.tourPrice, currency, rates: facts.rates, now };
    const problem = problemOf(entitlements, context, isWhole(selection, facts));
    if (problem || !entitlements.promo) {
      const type = requestCode(problem ?? 'unknownCode');
      return { status: 'error', message: await webRenderer.words(caller.language, `promo-${type}`), type, data: null };
    }
    await guesses.prove(caller.network, request.promoCode);
    const { offer: taken, code, bookUntil, minimumSpend } = entitlements.promo.facts;
    return {
      status: 'OK',
      message: await webRenderer.words(caller.language, 'promo-applied'),
      type: 'applied',
      data: {
        code,
        offer_type: taken.kind,
        eur: taken.kind === 'absolute' ? taken.amount / 100 : null,
        offer_percent: taken.kind === 'percentage' ? taken.share / 100 : null,
        valid_until: new Date(bookUntil).toISOString(),
        hours_to_expiry: hoursToExpiry(bookUntil, now),
        off: { amount: promoReduction(entitlements.promo, context), currency },
        minimum_spend: { amount: convert({ amount: minimumSpend, currency: 'EUR' }, currency, facts.rates), currency },
      },
    };
  };
}

/** Returns the party; a plain number counts as travellers who may travel alone. */
function partyOf({ pax }: Request, { variant }: BookableFacts): PassengerCounts {
  if (typeof pax !== 'number') return Object.fromEntries(Object.entries(pax).filter(([, count]) => count > 0));
  const leader = variant.passengerTypes.find(isEligible);
  return leader ? { [leader.id]: pax } : {};
}

function partProblems(request: Request, day: Day, facts: BookableFacts, today: Day): Refusal | null {
  const problems: { path: string; code: string }[] = [];
  if (day <= today) problems.push({ path: 'date', code: 'past' });
  else if (!departureOn(facts.variant, day)) problems.push({ path: 'date', code: 'no-departure' });
  if (request.email !== null && !isEmailAddress(request.email)) problems.push({ path: 'email', code: 'email-invalid' });
  const party = partyOf(request, facts);
  for (const problem of partyProblems(facts.variant.passengerTypes, party, facts.tour.maximumGroup)) {
    // A plain number does not specify the kinds of travellers that a tour requires.
    if (problem.code === 'belowMinimum') continue;
    const path = 'typeId' in problem && typeof request.pax !== 'number' ? `pax.${problem.typeId}` : 'pax';
    problems.push({ path, code: requestCode(problem.code) });
  }
  return problems.length > 0 ? new Refusal(422, 'invalid', { problems }) : null;
}

/** Returns why a code does not apply, as far as this caller may know. */
function problemOf({ promo }: Entitlements, context: PromoContext, isComplete: boolean): CodeProblem | null {
  const problem = promo ? promoProblem(promo, context) : 'unknownCode';
  // Rooms and extras that are not selected yet may still reach the minimum spend; the price reload checks it then.
  if (problem === 'belowMinimumSpend' && !isComplete) return null;
  return problem && secret.includes(problem) ? 'unknownCode' : problem;
}

/**
 * Returns what would be booked: options that are no longer available are dropped as in a price reload, unknown ones are
 * refused.
 */
function selectionOf(request: Request, day: Day, context: OfferContext): Selection | Refusal {
  const party = partyOf(request, context.facts);
  const { rooms = {}, extras = {} } = readSelection(request);
  const selection = { ...emptySelection(context), day, party, rooms, extras };
  const impossible = selectionProblems(selection, context).filter(
    (problem) => /^(rooms|extras)\./.test(problem.path) && !isStale(problem),
  );
  if (impossible.length === 0) return settle(selection, context);
  return new Refusal(422, 'invalid', { problems: impossible.map(requestProblem) });
}

/** Returns whether a selection determines the final price: rooms or extras are selected, or there are none. */
const isWhole = ({ rooms, extras }: Selection, { variant }: BookableFacts): boolean =>
  [...Object.keys(rooms), ...Object.keys(extras)].length > 0 || variant.rooms.length + variant.extras.length === 0;
