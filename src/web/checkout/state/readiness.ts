import type { Problem } from '#domain/booking/problem.ts';
import { type Details, problemsOf } from '#domain/booking/readiness.ts';
import type { Checkout } from './checkout.ts';

/** A hold asks for no payment. */
const noPayment: Details['payment'] = {
  method: null,
  cardHolder: '',
  billingCountry: '',
  billingZip: '',
  bank: '',
  country: '',
};

/** Everything that keeps the places from being held, in the order of the page. */
export function currentProblems({ selection, context, forms, acceptedTerms, acceptedDataTerms }: Checkout): Problem[] {
  const details = { forms, payment: noPayment, acceptedTerms, acceptedDataTerms };
  return problemsOf(selection, details, {
    ...context,
    price: null,
    insuranceLoaded: false,
    billingWanted: false,
  });
}
