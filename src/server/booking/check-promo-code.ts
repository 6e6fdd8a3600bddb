import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { requestCode } from '#contract/wire/problem-places.ts';
import type { Day } from '#domain/calendar/day.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { fromDotted } from '#domain/calendar/day-forms.ts';
import { departureOn } from '#domain/calendar/departures.ts';
import type { BookableFacts } from '#domain/catalogue/facts.ts';
import { isEmail } from '#domain/party/email.ts';
import { isEligible, type PassengerCounts, partyProblems } from '#domain/party/passengers.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import { hoursToExpiry, type PromoContext, promoReduction, promoTrouble } from '#domain/pricing/promo-code.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { Caller } from '../caller.ts';
import { Refusal } from '../refusal.ts';
import { type Claims, noClaims, readClaims } from './claims.ts';
import { type BookingMeans, currencyFor } from './means.ts';

type Request = ParsedOf<'checkPromoCode'>;
type Answer = AnswerOf<'checkPromoCode'>;
type Trouble = NonNullable<ReturnType<typeof promoTrouble>> | 'unknownCode';

/** What a person who guesses must not be able to tell apart: there is no such code, it is over, not begun, or used up. */
const secret: readonly Trouble[] = ['unknownCode', 'notYetValid', 'expired', 'usedUp'];

/** Tells whether a promo code applies, and what it would take off. */
export function createCheckPromoCode({ catalogue, bookables, pool, door, guesses }: BookingMeans) {
  return async function checkPromoCode(request: Request, caller: Caller): Promise<Answer | Refusal> {
    const bookable = await bookables.get(request.objectId);
    if (!bookable) return new Refusal(404, 'not-found');
    const { facts } = bookable;
    const now = catalogue.now();
    const day = fromDotted(request.date) as Day;
    const wrong = wrongParts(request, day, facts, dayAt(now, facts.operator.timeZone));
    if (wrong) return wrong;

    const currency = currencyFor(request.currency, caller);
    const own = { code: request.promoCode, email: request.email };
    const claims = await readClaims(pool, caller.account, own, now);
    const priced = quote(choicesFor(partyOf(request, facts), day), {
      ...noClaims,
      facts,
      currency,
      now,
      premium: null,
    });
    if (typeof priced === 'string')
      return new Refusal(422, 'invalid', { problems: [{ path: 'pax', code: requestCode(priced) }] });
    const context = { tourId: facts.tour.id, day, spend: priced.tourPrice, currency, rates: facts.rates, now };
    const trouble = troubleOf(claims, context, request.email, caller);
    if (trouble || !claims.promo) {
      const type = requestCode(trouble ?? 'unknownCode');
      return { status: 'error', message: await door.words(caller.language, `promo-${type}`), type, data: null };
    }
    guesses.prove(caller.address, request.promoCode);
    const { offer, code, bookUntil } = claims.promo.facts;
    return {
      status: 'OK',
      message: await door.words(caller.language, 'promo-applied'),
      type: 'applied',
      data: {
        code,
        offer_type: offer.kind,
        eur: offer.kind === 'absolute' ? offer.amount / 100 : null,
        offer_percent: offer.kind === 'percentage' ? offer.share / 100 : null,
        valid_until: new Date(bookUntil).toISOString(),
        hours_to_expiry: hoursToExpiry(bookUntil, now),
        off: { amount: promoReduction(claims.promo, context), currency },
      },
    };
  };
}

/** How many travel, as a party: a mere number stands for those who may travel alone. */
function partyOf({ pax }: Request, { variant }: BookableFacts): PassengerCounts {
  if (typeof pax !== 'number') return Object.fromEntries(Object.entries(pax).filter(([, count]) => count > 0));
  const leader = variant.passengerTypes.find(isEligible);
  return leader ? { [leader.id]: pax } : {};
}

function wrongParts(request: Request, day: Day, facts: BookableFacts, today: Day): Refusal | null {
  const problems: { path: string; code: string }[] = [];
  if (day <= today) problems.push({ path: 'date', code: 'past' });
  else if (!departureOn(facts.variant, day)) problems.push({ path: 'date', code: 'no-departure' });
  if (request.email !== null && !isEmail(request.email)) problems.push({ path: 'email', code: 'email-invalid' });
  const party = partyOf(request, facts);
  for (const problem of partyProblems(facts.variant.passengerTypes, party, facts.tour.maximumGroup)) {
    // A mere number says nothing about the kinds of passengers that a tour insists on.
    if (problem.code === 'belowMinimum') continue;
    const path = 'typeId' in problem && typeof request.pax !== 'number' ? `pax.${problem.typeId}` : 'pax';
    problems.push({ path, code: requestCode(problem.code) });
  }
  return problems.length > 0 ? new Refusal(422, 'invalid', { problems }) : null;
}

/** Why a code does not apply, as far as this caller may know. */
function troubleOf(
  { promo }: Claims,
  context: PromoContext,
  email: string | null,
  { account }: Caller,
): Trouble | null {
  const trouble = promo ? promoTrouble(promo, context) : 'unknownCode';
  // Whether somebody has used a code is for that person alone to know.
  const others = trouble === 'usedByPerson' && (!account || (email !== null && email.toLowerCase() !== account.email));
  return trouble && (secret.includes(trouble) || others) ? 'unknownCode' : trouble;
}

const choicesFor = (party: PassengerCounts, day: Day): Choices => ({
  day,
  party,
  rooms: {},
  extras: {},
  flexible: false,
  insurance: { answer: 'undecided' },
  membership: 'undecided',
  saving: { kind: 'none' },
});
