import type { Submission } from '#contract/booking/book.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { insurerQuoteOf, requestCode, requestProblem } from '#contract/selection-codec/codec.ts';
import { holdProblem } from '#domain/booking/hold.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import { inPageOrder } from '#domain/booking/problem.ts';
import { holdProblems, problemsOf } from '#domain/booking/readiness.ts';
import { chosenDeparture, type Selection } from '#domain/booking/selection.ts';
import { validateSelection } from '#domain/booking/validate-selection.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { DepartureFacts } from '#domain/catalogue/facts.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import type { InsuranceLocation } from '#domain/insurance/location.ts';
import type { Money } from '#domain/money/money.ts';
import { partySize } from '#domain/party/passengers.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { plansFor } from '#domain/payment/method.ts';
import { type PaymentPlan, paymentPlans } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import type { Policy } from '../../insurance/port.ts';
import type { CheckedResidence } from '../../insurance/residence.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import { offerContext } from '../deps.ts';
import { withOwnPlaces } from '../own-places.ts';
import { type Entitlements, readEntitlements } from '../quote/entitlements.ts';
import { type InsuredTrip, insuredTrip, readPolicy } from '../quote/premium.ts';
import { type PricedData, type Pricing, priceSelection } from '../quote/price-selection.ts';
import type { HoldDeps } from './deps.ts';
import { isInternationalPhone, leadEmail, lengthProblems, travellerForms } from './forms.ts';
import { type Refuse, staleProblem, wordlessProblem } from './refuse.ts';

/** A submission that is valid according to the cached facts; places and limits are not checked yet. */
export type ValidatedSubmission = {
  readonly bookable: BookableVariant;
  readonly departure: DepartureFacts;
  readonly selection: Selection;
  readonly forms: readonly TravellerForm[];
  readonly email: string;
  readonly entitlements: Entitlements;
  readonly price: Quote;
  readonly priced: PricedData;
  /** The price of the chosen policy; null without insurance. */
  readonly premium: Money | null;
  /** The chosen policy, the trip that it was quoted for, and where the insured travellers live. */
  readonly insured: {
    readonly policy: Policy;
    readonly trip: InsuredTrip;
    readonly location: InsuranceLocation;
  } | null;
  /** The available payment plans; none for a hold. */
  readonly plans: readonly PaymentPlan[];
  readonly now: Instant;
};

/** The input for a submission that pays. */
export type PaymentInput = {
  readonly details: PaymentDetails;
  readonly billingWanted: boolean;
  /** Checks with the insurer where the insured travellers live. */
  readonly checkResidence: (location: InsuranceLocation) => Promise<CheckedResidence | Refusal>;
};

/** The problems that can arise while a visitor fills in the form. */
const lateCodes = ['sold-out', 'too-few-places', 'departure-closed', 'departure-cancelled'];

/** Validates a submission: the selection strictly, then all missing fields in the order of the page. */
export async function validateSubmission(
  request: ParsedOf<'book'>,
  { requested, answers, acceptedTerms, acceptedDataTerms }: Submission,
  payment: PaymentInput | null,
  caller: Caller,
  { bookableVariants, catalogue, pool, database, guesses, specialPrices, signer }: HoldDeps,
  refuse: Refuse,
): Promise<ValidatedSubmission | Refusal> {
  const cached = await bookableVariants.get(request.objectId);
  // A payment replaces the caller's unfinished one and its places; a hold does not.
  const { bookable } = payment ? await withOwnPlaces(database, cached, caller) : { bookable: cached };
  if (!bookable) return refuse(404, 'not-found');
  const { facts } = bookable;
  const now = catalogue.now();
  if (facts.tour.blocked) {
    const description = facts.tour.blocked[caller.language];
    return refuse(409, 'blocked', { description, problems: [staleProblem({ path: 'date', code: 'blocked' })] });
  }

  const code = requested.saving?.kind === 'promoCode' ? requested.saving.code : null;
  const hasty = code === null ? null : await guesses.refuse(caller.network, code);
  if (hasty) return refuse(429, hasty.code, { retryAfterSeconds: hasty.retryAfterSeconds ?? 1 });
  const special = requested.saving?.kind === 'specialPrice' ? await specialPrices.read(requested.saving.code) : null;
  const entitlements = { ...(await readEntitlements(pool, caller.account, { code, email: null }, now)), special };

  const context = offerContext(bookable, entitlements, caller, request.currency, now);
  const settled = validateSelection(requested, context);
  if (settled.problems) {
    const problems = settled.problems.map(requestProblem).map(staleProblem);
    const late = problems.every(({ code }) => lateCodes.includes(code));
    return late ? refuse(409, problems[0]?.code ?? 'sold-out', { problems }) : refuse(422, 'invalid', { problems });
  }
  let { selection } = settled;
  const departure = chosenDeparture(selection, context) as DepartureFacts;
  const impossible = payment
    ? null
    : holdProblem(departure, { kind: 'traveller', holdsOnDeparture: 0 }, now, facts.operator.timeZone);
  if (impossible) return refuse(422, `hold-${requestCode(impossible)}`);
  if (settled.takenBack.length > 0)
    return refuse(409, 'selection-stale', { problems: settled.takenBack.map(requestProblem).map(staleProblem) });

  const pricing: Pricing = { bookable, entitlements, premium: null, insuranceQuoteId: null, context, signer };
  const insured = selection.insurance.answer === 'yes' ? await insure(selection, pricing, request) : null;
  if (insured === 'gone')
    return refuse(409, 'selection-stale', {
      problems: [staleProblem(requestProblem({ path: 'insurance', code: 'notOffered' }))],
    });
  const premium = insured?.policy.price ?? null;
  const insuranceQuoteId = insured?.insuranceQuoteId ?? null;
  if (insured && payment) {
    const residence = await payment.checkResidence(selection.insurance.location);
    if (residence instanceof Refusal)
      return refuse(409, residence.code, {
        problems: [staleProblem({ path: 'insurance_attached', code: residence.code })],
      });
    if (residence.notice !== null)
      return refuse(422, 'no-cover', {
        description: residence.notice,
        problems: [staleProblem({ path: 'insurance_country', code: 'no-cover' })],
      });
    selection = { ...selection, insurance: { ...selection.insurance, ...residence } };
  }
  const { data: priced, quote: price } = priceSelection(selection, { ...pricing, premium, insuranceQuoteId });
  // The validated selection has a departure that is open to the whole party, so it has a price.
  if (!price) return refuse(422, 'invalid');
  if (code !== null && price.savingProblem === null) await guesses.prove(caller.network, code);
  const all = payment ? paymentPlans(price, facts, departure.day, partySize(selection.party), context.today) : [];
  const plans = plansFor(selection.paymentType, all);
  const forms = travellerForms(facts.variant, selection.party, answers);
  const email = leadEmail(forms, caller.account?.email ?? null);
  const details = { forms, acceptedTerms, acceptedDataTerms };
  const readiness = { ...context, isInternationalPhone, price: { quote: price, plans } };
  const found = payment
    ? problemsOf(
        selection,
        { ...details, payment: payment.details },
        {
          ...readiness,
          // Without a quote from the insurer the insurance question is not required.
          insuranceLoaded: insured !== null || (request.insuranceLoaded ?? false),
          billingWanted: payment.billingWanted,
        },
      )
    : holdProblems(selection, details, readiness);
  const problems = [
    ...found,
    ...lengthProblems(facts.variant.travellerFields, forms),
    ...(typeof email === 'string' || found.some(({ path }) => path === email.path) ? [] : [email]),
  ];
  if (typeof email !== 'string' || problems.length > 0)
    return refuse(422, 'invalid', { problems: inPageOrder(problems).map(wordlessProblem), quote: priced.quote });
  const { location } = selection.insurance;
  return {
    bookable,
    departure,
    selection,
    forms,
    email,
    entitlements,
    price,
    priced,
    premium,
    insured: insured && { policy: insured.policy, trip: insured.trip, location },
    plans,
    now,
  };

  /** Returns the chosen policy, if the insurer quoted it for exactly this trip at this price. */
  async function insure(chosen: Selection, bare: Pricing, sent: ParsedOf<'book'>) {
    const uninsured = priceSelection({ ...chosen, insurance: NO_INSURANCE_CHOICE }, bare).quote;
    const insuranceQuoteId = insurerQuoteOf(sent);
    const policy = { quoteId: insuranceQuoteId, policyId: chosen.insurance.policyId };
    const trip = insuredTrip(chosen, uninsured, facts.tour);
    const offered = await readPolicy(database, policy, trip, now);
    return offered && trip ? { policy: offered, trip, insuranceQuoteId } : 'gone';
  }
}
