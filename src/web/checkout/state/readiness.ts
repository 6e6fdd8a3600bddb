import type { PriceData } from '#contract/schemas/book-now-data.ts';
import { planOf } from '#contract/wire/charge-method.ts';
import type { Price } from '#domain/booking/payment-problems.ts';
import type { Problem } from '#domain/booking/problem.ts';
import { holdProblems, problemsOf } from '#domain/booking/readiness.ts';
import type { PaymentPlan } from '#domain/pricing/payment-plan.ts';
import type { Quote } from '#domain/pricing/quote.ts';
import { isPaid, knownBuyer, paymentDetails } from '../payment/payment-answers.ts';
import type { Checkout } from './checkout.ts';

/** Returns everything that blocks a submission, in page order; a missing plan counts only once there is a price. */
export function currentProblems(
  { selection, context, payment, payable, insurer, ...details }: Checkout,
  price: PriceData | null | undefined,
): Problem[] {
  if (!isPaid(selection, payable, payment.method))
    // Where payment is impossible the page offers a hold, which needs no payment option.
    return holdProblems(selection, details, { ...context, price: null }).filter(({ block }) => block !== 'payment');
  return problemsOf(
    selection,
    { ...details, payment: paymentDetails(payment, knownBuyer(details.forms[0]?.values)) },
    {
      ...context,
      price: displayPrice(price),
      insuranceLoaded: insurer === 'offers',
      billingWanted: payment.method === 'card',
    },
  );
}

/** Converts a price for the rules, which do not use its lines. */
export function displayPrice(price: PriceData | null | undefined): Price | null {
  return price?.quote ? { quote: price.quote as unknown as Quote, plans: offeredPlans(price.plans) } : null;
}

/** Converts the plans from the wire format for the rules. */
export const offeredPlans = (plans: PriceData['plans']): PaymentPlan[] =>
  plans.map(({ chargeMethod, payments }) => ({ ...planOf(chargeMethod), payments }) as unknown as PaymentPlan);
