import type { AnswerOf } from '#contract/schemas.ts';
import { bookingPath } from '#domain/booking/path.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';

/** A way to pay as the server offers it. */
export type PaymentOption = AnswerOf<'listPaymentOptions'>[number];

/** An account of PayPal that has agreed to an amount: what can pay it once, and whose it is. */
export type PaypalLogin = {
  readonly method: PaymentMethod;
  readonly ref: string;
  readonly payer: string | null;
  readonly amount: number;
  readonly currency: string;
};

/** What was chosen and typed in order to pay; null where nothing was typed yet. The card itself stays with its provider. */
export type PaymentAnswers = {
  readonly method: PaymentMethod | null;
  /** Which option of the method: a stored card by its number. */
  readonly methodId: string | null;
  readonly cardHolder: string | null;
  readonly billingCountry: string | null;
  readonly billingZip: string | null;
  /** Whether the card may be kept for the next time. */
  readonly keepCard: boolean;
  /** The bank of an account, for iDEAL, and its country, for Sofort. */
  readonly bank: string;
  readonly bankCountry: string;
  readonly login: PaypalLogin | null;
};

export const NO_ANSWERS: PaymentAnswers = {
  method: null,
  methodId: null,
  cardHolder: null,
  billingCountry: null,
  billingZip: null,
  keepCard: false,
  bank: '',
  bankCountry: '',
  login: null,
};

/** The answers with a method that is offered: the chosen one; else a card, which most people pay with, unless one is kept to choose from. */
export function answersAmong(answers: PaymentAnswers, options: readonly PaymentOption[]): PaymentAnswers {
  if (options.some(({ methodId }) => methodId === answers.methodId)) return answers;
  const of = (wanted: PaymentMethod) => options.find(({ method }) => method === wanted);
  // An agency that has left its card means to pay with it.
  const usual = options.length === 1 ? options[0] : (of('companyCard') ?? (of('storedCard') ? undefined : of('card')));
  return { ...answers, method: usual?.method ?? null, methodId: usual?.methodId ?? null };
}

/** What the payment options of a departure are asked by. */
export const paymentOptionsRequest = (
  objectId: number,
  date: string,
  currency: Currency,
  userAgent: string,
  isAgent: boolean,
) => ({
  objectId,
  date,
  currency,
  userAgent: userAgent.slice(0, 1000),
  // Whether there is a way to pay is asked even while a hold is chosen, which has none.
  paymentOption: isAgent ? ('b2b' as const) : ('book' as const),
});

/** What the lead traveller answered already, so that nothing is asked twice. */
export type KnownBuyer = { readonly name: string; readonly country: string; readonly zip: string };

/** What the lead traveller's answers say about the buyer. */
export const knownBuyer = (values: Readonly<Record<string, string>> = {}): KnownBuyer => ({
  name: [values['first-name'], values['last-name']]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' '),
  country: values.country ?? '',
  zip: values['zip-code'] ?? '',
});

/** The payment as it would be sent: what was typed, else what is known of the buyer. */
export const paymentDetails = (answers: PaymentAnswers, buyer: KnownBuyer): PaymentDetails => ({
  method: answers.method,
  cardHolder: answers.cardHolder ?? buyer.name,
  billingCountry: answers.billingCountry ?? buyer.country,
  billingZip: answers.billingZip ?? buyer.zip,
  loggedIn: answers.login !== null && answers.login.method === answers.method,
  bank: answers.bank,
  country: answers.bankCountry,
});

/** Tells whether a submission goes the way of a payment; without a provider nothing can be paid. */
export const isPaid = (selection: Selection, payable: boolean | null, method: PaymentMethod | null): boolean =>
  payable === true && bookingPath(selection.paymentType, method) !== 'hold';
