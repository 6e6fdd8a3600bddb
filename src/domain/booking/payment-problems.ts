import { type LocalDetails, type LocalProblem, localProblems } from '#domain/payment/local-payment.ts';
import { allowsPlan, asksBilling, isLocal, isPaypal, type PaymentMethod } from '#domain/payment/method.ts';
import { type PaymentPlan, samePlan } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { hasCardNumber } from '#domain/text/card-numbers.ts';
import { bookingPath } from './path.ts';
import type { Problem } from './problem.ts';
import type { Selection } from './selection.ts';

/** A price and the ways it can be paid. */
export interface Price {
  readonly quote: Quote;
  readonly plans: readonly PaymentPlan[];
}

/** What a person has entered to pay; never includes card numbers. */
export interface PaymentDetails extends LocalDetails {
  /** null: none chosen, or an agent without a card. */
  readonly method: PaymentMethod | null;
  readonly cardHolder: string;
  readonly billingCountry: string;
  readonly billingZip: string;
  /** Whether the PayPal account is logged in. */
  readonly loggedIn: boolean;
}

const LOCAL_REPORTS: Record<LocalProblem, string> = {
  notEuro: 'Payment - local methods charge EUR',
  noBank: 'Payment - bank not selected',
  noCountry: 'Payment - country not selected',
  amountTooHigh: 'Amount should be below 5000 for sofort',
};

const LOCAL_PATHS: Record<LocalProblem, string> = {
  notEuro: 'method',
  noBank: 'bank',
  noCountry: 'bankCountry',
  amountTooHigh: 'method',
};

/** Returns whether the total is zero, so that a booking needs no payment. */
export const isFree = (price: Price | null): boolean => price?.quote.total === 0;

/** Returns what is missing or wrong in the payment; a hold and a free booking need none. */
export function paymentProblems(
  selection: Pick<Selection, 'paymentType' | 'plan'>,
  details: PaymentDetails,
  context: {
    readonly price: Price | null;
    readonly billingWanted: boolean;
  },
): Problem[] {
  const { method } = details;
  const problem = (code: string, path: string, report: string): Problem => ({ block: 'payment', code, path, report });
  const chosenPath = bookingPath(selection.paymentType, method);
  if (chosenPath === 'hold' || isFree(context.price)) return [];
  if (method === null) return [problem('notSelected', 'method', 'Payment - method not selected')];
  const problems: Problem[] = [];
  if (method === 'card' && details.cardHolder.trim() === '') {
    problems.push(problem('missing', 'cardHolder', 'Payment - card holder'));
  }
  if (hasCardNumber(details.cardHolder)) problems.push(problem('cardNumber', 'cardHolder', 'Payment - card holder'));
  if (asksBilling(context.billingWanted, selection.paymentType, method)) {
    if (details.billingCountry.trim() === '') problems.push(problem('missing', 'billingCountry', 'Payment - country'));
    if (details.billingZip.trim() === '') problems.push(problem('missing', 'billingZip', 'Payment - zip code'));
  }
  if (isPaypal(method) && !details.loggedIn)
    problems.push(problem('notLoggedIn', 'paypal', 'Payment - PayPal not logged in'));
  if (isLocal(method)) {
    const dueNow = { amount: dueAtOnce(selection, context.price), currency: context.price?.quote.currency ?? 'EUR' };
    for (const code of localProblems(method, details, dueNow))
      problems.push(problem(code, LOCAL_PATHS[code], LOCAL_REPORTS[code]));
  }
  if (!allowsPlan(method, selection.plan)) {
    problems.push(problem('noInstalments', 'method', 'Payment - only cards take installments'));
  }
  return problems;
}

/** Returns the first payment of the chosen plan, or the total while none is chosen. */
export function dueAtOnce({ plan }: Pick<Selection, 'plan'>, price: Price | null): number {
  const chosen = plan && price?.plans.find((offered) => samePlan(offered, plan));
  return chosen?.payments[0]?.amount ?? price?.quote.total ?? 0;
}
