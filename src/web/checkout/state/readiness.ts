import type { Problem } from '#domain/booking/problem.ts';
import { type Details, problemsOf } from '#domain/booking/readiness.ts';
import type { Checkout } from './checkout.ts';

let judgePhone: (text: string) => boolean = () => true;

/** Judges an international number; until the phone book is there every number passes, and the server judges again. */
export const isInternationalPhone = (text: string): boolean => judgePhone(text);

/** Brings the phone book, which is too large for the first load. */
export function setPhoneJudge(judge: (text: string) => boolean): void {
  judgePhone = judge;
}

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
    isInternationalPhone,
    price: null,
    insuranceLoaded: false,
    billingWanted: false,
  });
}
