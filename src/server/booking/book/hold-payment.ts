import type { Submission } from '#contract/booking/book.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { paymentProblems } from '#domain/booking/payment-problems.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { termsProblems } from '#domain/booking/readiness.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import { partySize } from '#domain/party/passengers.ts';
import { type PaymentPlan, paymentPlans, samePlan } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { type HoldRow, mayPay, readHold, viewerOf } from '../hold/access.ts';
import { type Refuse, wordlessProblem } from '../hold/refuse.ts';
import type { HeldPrice, HeldSelection } from '../hold/snapshot.ts';
import type { PaymentInput } from '../hold/validate.ts';
import { presentState } from '../hold/view-hold.ts';
import type { ShareLinkRow } from '../share-link/share-link.ts';
import type { BookDeps } from './deps.ts';
import type { ValidatedHoldPayment } from './make-booking.ts';

/**
 * Validates the payment of a hold against the agreed terms: the caller is the owner or has their link, the hold is
 * open, and the dates allow the payment plan.
 */
export async function validateHoldPayment(
  holdId: string,
  request: ParsedOf<'book'>,
  { requested: selected, acceptedTerms, acceptedDataTerms }: Submission,
  payment: PaymentInput,
  caller: Caller,
  { database, bookableVariants, catalogue }: BookDeps,
  refuse: Refuse,
  link: ShareLinkRow | null,
): Promise<
  (ValidatedHoldPayment & { readonly hold: HoldRow; readonly plan: PaymentPlan; readonly isOwner: boolean }) | Refusal
> {
  const hold = await readHold(database, holdId);
  const viewer = hold && viewerOf(hold, caller, request.hold_code);
  const isLinked = link !== null && link.hold_id === hold?.id;
  if (!hold || !(isLinked || (viewer && mayPay(viewer)))) return refuse(404, 'not-found');
  const state = presentState(hold);
  if (state !== 'held') return refuse(state === 'paying' ? 409 : 410, state === 'paying' ? 'hold-paying' : 'hold-over');
  const bookable = await bookableVariants.get(hold.variant_id);
  const selection = hold.selection as HeldSelection;
  const departure = bookable && departureOn(bookable.facts.variant, selection.choices.day);
  if (!bookable || !departure || bookable.facts.tour.blocked) return refuse(409, 'blocked');
  // A hold may still be paid after its departure closed, but not after it was cancelled.
  if (departure.state === 'cancelled') return refuse(409, 'departure-cancelled');
  const { lines, total, tourPrice, oldTotal } = hold.price as HeldPrice;
  const quote: Quote = { currency: hold.currency, lines, total, tourPrice, oldTotal, savingProblem: null };
  const today = dayAt(catalogue.now(), bookable.facts.operator.timeZone);
  const plans = paymentPlans(quote, bookable.facts, departure.day, partySize(selection.choices.party), today);
  const chosen = selected.plan ?? null;
  const named = chosen ? plans.find((offered) => samePlan(offered, chosen)) : undefined;
  // With nothing to pay, no plan has to be selected.
  const plan = total === 0 || (!chosen && plans.length === 1) ? plans[0] : named;
  const problems: Problem[] = [
    ...(plan
      ? []
      : [
          {
            block: 'plan',
            code: chosen ? 'notOffered' : 'notSelected',
            path: 'plan',
            report: 'Pay by installments - No option selected',
          } as const,
        ]),
    ...paymentProblems({ paymentType: 'book', plan: chosen } as Selection, payment.details, {
      price: { quote, plans },
      billingWanted: payment.billingWanted,
    }),
    ...termsProblems({ acceptedTerms, acceptedDataTerms }),
  ];
  if (!plan || problems.length > 0) return refuse(422, 'invalid', { problems: problems.map(wordlessProblem) });
  return { hold, plan, bookable, departure, lines, isOwner: viewer === 'owner' };
}
