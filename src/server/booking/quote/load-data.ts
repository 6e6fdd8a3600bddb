import { choicesAnswer } from '#contract/booking/choices-answer.ts';
import { bookingBlocks } from '#contract/list/book-now.ts';
import type { PriceAnswer, WholeAnswer } from '#contract/schemas/book-now.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { insurerQuoteOf, readSelection, requestProblem } from '#contract/selection-codec/codec.ts';
import type { Language } from '#contract/shop.ts';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { changeSelection } from '#domain/booking/change.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import { validateSelection } from '#domain/booking/validate-selection.ts';
import { quote } from '#domain/pricing/quote.ts';
import { photoOf } from '../../catalogue/card.ts';
import type { Caller } from '../../platform/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import { type BookingDeps, offerContext } from '../deps.ts';
import { withOwnPlaces } from '../own-places.ts';
import { type Comparison, compareQuote } from './compare-quote.ts';
import { ecommerceOf } from './ecommerce.ts';
import { type Entitlements, readEntitlements } from './entitlements.ts';
import { createPaymentOptions } from './payment-options.ts';
import { insuredTrip, readPremium } from './premium.ts';
import { presentDifference } from './present-lines.ts';
import { type Pricing, priceSelection } from './price-selection.ts';
import type { SignedQuote } from './quote-token.ts';
import { creditsOf } from './travel-credits.ts';

type Request = ParsedOf<'loadBookingData'>;

/**
 * Creates the endpoint that prices a selection: from cached facts and the domain rules, with at most one query for
 * entitlements and one for insurance.
 */
export function createLoadData(deps: BookingDeps) {
  const { bookableVariants, catalogue, pool, database, signer, guesses, specialPrices, webRenderer } = deps;
  const listPaymentOptions = createPaymentOptions(deps);

  /** Returns the caller's entitlements, with their code or offer; refuses callers who have tried too many codes. */
  async function entitlementsOf(
    caller: Caller,
    { saving }: Partial<Selection>,
    now: number,
  ): Promise<Entitlements | Refusal> {
    const code = saving?.kind === 'promoCode' ? saving.code : null;
    const hasty = code === null ? null : await guesses.refuse(caller.network, code);
    if (hasty) return hasty;
    const owned = await readEntitlements(pool, caller.account, { code, email: null }, now);
    return saving?.kind === 'specialPrice' ? { ...owned, special: await specialPrices.read(saving.code) } : owned;
  }

  /**
   * Prices a selection. A code that was never valid is priced like an unknown code, so that guessing reveals nothing.
   */
  async function priceFor({ network }: Caller, selection: Selection, pricing: Pricing) {
    const priced = priceSelection(selection, pricing);
    const { saving } = selection;
    if (saving.kind !== 'promoCode' || !priced.quote) return priced;
    const { savingProblem } = priced.quote;
    if (savingProblem === null) await guesses.prove(network, saving.code);
    // Only the owner of the address gets `usedByPerson`, and they know the code already.
    const known = savingProblem === null || savingProblem === 'usedByPerson';
    return known || (await guesses.isProven(network, saving.code))
      ? priced
      : priceSelection(selection, { ...pricing, entitlements: { ...pricing.entitlements, promo: null } });
  }

  /** Compares a presented quote with the current price; null without a quote. */
  async function comparisonOf(id: string | null, bookable: BookableVariant, entitlements: Entitlements, now: number) {
    if (id === null) return null;
    const signed = signer.read(id, now);
    const premium = typeof signed === 'string' ? null : await premiumNow(signed, bookable, entitlements, now);
    return compareQuote(signed, bookable, entitlements, premium, now);
  }

  /** Returns the premium of a presented quote, if the insurer quoted it for the current price of its choices. */
  async function premiumNow(
    signed: SignedQuote,
    { facts }: BookableVariant,
    { person, promo, special }: Entitlements,
    now: number,
  ) {
    const { choices, insuranceQuoteId: quoteId } = signed;
    if (quoteId === null) return null;
    const { currency } = signed.quote;
    const priced = quote(choices, { facts, currency, now, person, promo, special, premium: null });
    const trip = insuredTrip(choices, typeof priced === 'string' ? null : priced, facts.tour);
    return readPremium(database, { quoteId, policyId: choices.insurance.policyId }, trip, now);
  }

  return async function loadBookingData(
    request: Request,
    caller: Caller,
  ): Promise<PriceAnswer | WholeAnswer | Refusal> {
    const { bookable } = await withOwnPlaces(database, await bookableVariants.get(request.objectId), caller);
    if (!bookable) return new Refusal(404, 'not-found');
    const now = catalogue.now();
    const requested = readRequestedSelection(request, caller);
    const entitlements = await entitlementsOf(caller, requested, now);
    if (entitlements instanceof Refusal) return entitlements;
    const { facts } = bookable;
    const context = offerContext(bookable, entitlements, caller, request.currency, now);
    const validated = validateSelection(requested, context);
    if (validated.problems) return new Refusal(422, 'invalid', { problems: validated.problems.map(requestProblem) });
    const comparison = await comparisonOf(request.signed_quote, bookable, entitlements, now);
    const wrong = quoteRefusal(comparison);
    if (wrong) return wrong;

    const wanted = request.applyRecommendation
      ? changeSelection(validated.selection, { kind: 'applyRecommendation' }, context)
      : validated.selection;
    const pricing: Pricing = { bookable, entitlements, premium: null, insuranceQuoteId: null, context, signer };
    const bare = withoutPolicy(wanted);
    const uninsured = await priceFor(caller, bare, pricing);
    const trip = wanted.insurance.answer === 'yes' ? insuredTrip(bare, uninsured.quote, facts.tour) : null;
    const insuranceQuoteId = insurerQuoteOf(request);
    const policy = { quoteId: insuranceQuoteId, policyId: wanted.insurance.policyId };
    const premium = trip && (await readPremium(database, policy, trip, now));
    const selection = premium ? wanted : bare;
    const { data, quote: priced } = premium
      ? await priceFor(caller, selection, { ...pricing, premium, insuranceQuoteId })
      : uninsured;
    const lostPolicy = requested.insurance?.answer === 'yes' && !premium;
    const takenBack = lostPolicy
      ? [...validated.takenBack, { path: 'insurance', code: 'notOffered' }]
      : validated.takenBack;
    const answer: PriceAnswer = {
      status: 'OK',
      action: request.action,
      travelCredits: creditsOf(selection, priced, entitlements, context),
      data: {
        ...data,
        takenBack: takenBack.map(requestProblem),
        difference: presentDifference(comparison, facts, caller.language),
      },
    };
    return request.only === 'price' ? answer : wholeAnswer(answer, selection, context, bookable, caller);
  };

  /** Returns a price with all data that a page without its own rules displays. */
  async function wholeAnswer(
    answer: PriceAnswer,
    selection: Selection,
    context: OfferContext,
    bookable: BookableVariant,
    caller: Caller,
  ): Promise<WholeAnswer> {
    const data = { ...answer.data, ...choicesAnswer(selection, context) };
    const { language, dataOnly } = caller;
    return {
      ...answer,
      html: dataOnly ? undefined : await renderBlocks(selection, context, answer, caller),
      roomsImages: imagesOf(bookable, language),
      isDepositAllowed: data.plans.some(({ kind }) => kind === 'deposit'),
      ecommerce: ecommerceOf(data, bookable.facts.operator.name),
      data,
    };
  }

  /** Returns the descriptions of the tour's photographs, and caches them. */
  function imagesOf({ listed, images }: BookableVariant, language: Language): WholeAnswer['roomsImages'] {
    const { tourIndex } = catalogue.snapshot();
    const photos = images.get(language) ?? listed.photographs.map((file) => photoOf(tourIndex, file, language));
    images.set(language, photos);
    return photos;
  }

  async function renderBlocks(
    selection: Selection,
    context: OfferContext,
    { data: price }: PriceAnswer,
    caller: Caller,
  ): Promise<WholeAnswer['html']> {
    const facts = { selection, context, price, payment: await paymentOptions(selection, context, caller) };
    const { language } = caller;
    const rendered = await Promise.all(
      bookingBlocks.map(async (block) => [
        block,
        await webRenderer.fragment(language, 'booking-block', { block, ...facts }),
      ]),
    );
    return Object.fromEntries(rendered);
  }

  /** Returns the payment options of a selection; none before a date is selected. */
  async function paymentOptions(
    { day, plan, paymentType }: Selection,
    { facts, currency }: OfferContext,
    caller: Caller,
  ) {
    if (day === null) return [];
    const listed = await listPaymentOptions(
      {
        objectId: facts.variant.id,
        currency,
        date: day,
        userAgent: null,
        paymentOption: paymentType,
        chargeMethod: plan && chargeMethodOf(plan),
      },
      caller,
    );
    return listed instanceof Refusal ? [] : listed;
  }
}

/** Returns the requested selection. The session determines who is an agent; agent data from others is ignored. */
function readRequestedSelection(request: Request, { account }: Caller): Partial<Selection> {
  const requested = readSelection(request);
  return requested.paymentType === 'b2b' && account?.role !== 'agent'
    ? { ...requested, paymentType: 'book' }
    : requested;
}

/** Refuses a quote that is forged, expired, or for something else. */
function quoteRefusal(comparison: Comparison | null): Refusal | null {
  if (comparison?.kind !== 'forged' && comparison?.kind !== 'expired' && comparison?.kind !== 'other') return null;
  const code = comparison.kind === 'expired' ? 'quote-expired' : 'quote-forged';
  return new Refusal(422, code, { problems: [{ path: 'signed_quote', code }] });
}

/** Returns the selection without its policy, so that the visitor must choose again. */
const withoutPolicy = (selection: Selection): Selection =>
  selection.insurance.answer === 'yes'
    ? { ...selection, insurance: { ...selection.insurance, answer: 'undecided', policyId: null } }
    : selection;
