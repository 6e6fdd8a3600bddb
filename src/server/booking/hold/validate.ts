import type { Submission } from '#contract/booking/book.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { requestCode, requestProblem } from '#contract/selection-codec/codec.ts';
import { holdProblem } from '#domain/booking/hold.ts';
import { inPageOrder } from '#domain/booking/problem.ts';
import { holdProblems } from '#domain/booking/readiness.ts';
import { chosenDeparture, type Selection } from '#domain/booking/selection.ts';
import { validateSelection } from '#domain/booking/validate-selection.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { DepartureFacts } from '#domain/catalogue/facts.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Refusal } from '../../platform/refusal.ts';
import type { BookableVariant } from '../bookable-variants.ts';
import { offerContext } from '../deps.ts';
import { type Entitlements, readEntitlements } from '../quote/entitlements.ts';
import { type PricedData, priceSelection } from '../quote/price-selection.ts';
import type { HoldDeps } from './deps.ts';
import { isInternationalPhone, leadEmail, lengthProblems, travellerForms } from './forms.ts';
import { type Refuse, staleProblem, wordlessProblem } from './refuse.ts';

/** A submission that is complete and possible as far as memory knows; the places and the limits are still to be asked for. */
export type ValidatedHold = {
  readonly bookable: BookableVariant;
  readonly departure: DepartureFacts;
  readonly selection: Selection;
  readonly forms: readonly TravellerForm[];
  readonly email: string;
  readonly entitlements: Entitlements;
  readonly price: Quote;
  readonly shown: PricedData;
  readonly now: Instant;
};

/** Holds a submission against the facts: the selection strictly, then everything that is missing in the order of the page. */
export async function validateHold(
  request: ParsedOf<'book'>,
  { asked, answers, ...consent }: Submission,
  caller: Caller,
  { bookableVariants, catalogue, pool, guesses, signer }: HoldDeps,
  refuse: Refuse,
): Promise<ValidatedHold | Refusal> {
  const bookable = await bookableVariants.get(request.objectId);
  if (!bookable) return refuse(404, 'not-found');
  const { facts } = bookable;
  const now = catalogue.now();
  if (facts.tour.blocked) {
    const description = facts.tour.blocked[caller.language];
    return refuse(409, 'blocked', { description, problems: [staleProblem({ path: 'date', code: 'blocked' })] });
  }

  const code = asked.saving?.kind === 'promoCode' ? asked.saving.code : null;
  const hasty = code === null ? null : await guesses.refuse(caller.network, code);
  if (hasty) return refuse(429, hasty.code, { retryAfterSeconds: hasty.retryAfterSeconds ?? 1 });
  const entitlements = await readEntitlements(pool, caller.account, { code, email: null }, now);

  const context = offerContext(bookable, entitlements, caller, request.currency, now);
  const settled = validateSelection(asked, context);
  if (settled.problems) {
    const problems = settled.problems.map(requestProblem).map(staleProblem);
    const late = problems.every(({ code }) => code === 'sold-out' || code === 'too-few-places');
    return late ? refuse(409, problems[0]?.code ?? 'sold-out', { problems }) : refuse(422, 'invalid', { problems });
  }
  const { selection } = settled;
  const departure = chosenDeparture(selection, context) as DepartureFacts;
  const impossible = holdProblem(departure, { kind: 'traveller', holdsOnDeparture: 0 }, now, facts.operator.timeZone);
  if (impossible) return refuse(422, `hold-${requestCode(impossible)}`);
  if (settled.takenBack.length > 0)
    return refuse(409, 'selection-stale', { problems: settled.takenBack.map(requestProblem).map(staleProblem) });

  const { data: shown, quote: price } = priceSelection(selection, {
    bookable,
    entitlements,
    premium: null,
    insuranceQuoteId: null,
    context,
    signer,
  });
  // The selection has a departure that sells to everybody in the party, so it has a price.
  if (!price) return refuse(422, 'invalid');
  if (code !== null && price.savingTrouble === null) await guesses.prove(caller.network, code);
  const forms = travellerForms(facts.variant, selection.party, answers);
  const email = leadEmail(forms, caller.account?.email ?? null);
  const found = holdProblems(
    selection,
    { forms, ...consent },
    { ...context, isInternationalPhone, price: { quote: price, plans: [] } },
  );
  const problems = [
    ...found,
    ...lengthProblems(facts.variant.travellerFields, forms),
    ...(typeof email === 'string' || found.some(({ path }) => path === email.path) ? [] : [email]),
  ];
  if (typeof email !== 'string' || problems.length > 0)
    return refuse(422, 'invalid', { problems: inPageOrder(problems).map(wordlessProblem), quote: shown.quote });
  return { bookable, departure, selection, forms, email, entitlements, price, shown, now };
}
