import type { AnswerOf } from '#contract/schemas.ts';
import { bookingPath } from '#domain/booking/path.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import type { Selection } from '#domain/booking/selection.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';

/** A payment option as sent by the server. */
export type PaymentOption = AnswerOf<'listPaymentOptions'>[number];

/** A PayPal account that has approved an amount: the one-time payment token and the account's name. */
export type PaypalLogin = {
  readonly method: PaymentMethod;
  readonly ref: string;
  readonly payer: string | null;
  readonly amount: number;
  readonly currency: string;
};

/** The payment choices and input; null where nothing was entered yet. Card numbers stay with the provider. */
export type PaymentAnswers = {
  readonly method: PaymentMethod | null;
  /** The option within the method: for a stored card its id. */
  readonly methodId: string | null;
  readonly cardHolder: string | null;
  readonly billingCountry: string | null;
  readonly billingZip: string | null;
  /** Whether the card may be stored. */
  readonly storeCard: boolean;
  /** The bank for iDEAL, and the country for Sofort. */
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
  storeCard: false,
  bank: '',
  bankCountry: '',
  login: null,
};

/**
 * Returns the answers with an available method: the chosen one, otherwise a card unless a stored card can be chosen.
 */
export function answersAmong(answers: PaymentAnswers, options: readonly PaymentOption[]): PaymentAnswers {
  if (options.some(({ methodId }) => methodId === answers.methodId)) return answers;
  const of = (wanted: PaymentMethod) => options.find(({ method }) => method === wanted);
  // An agency that has stored its company card is expected to use it.
  const usual = options.length === 1 ? options[0] : (of('companyCard') ?? (of('storedCard') ? undefined : of('card')));
  return { ...answers, method: usual?.method ?? null, methodId: usual?.methodId ?? null };
}

/** Builds the request for the payment options of a departure. */
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
  // The request names a booking even while a hold is chosen, because a hold has no payment options.
  paymentOption: isAgent ? ('b2b' as const) : ('book' as const),
});

/** Details from the lead traveller, so that the payment form does not repeat questions. */
export type KnownBuyer = { readonly name: string; readonly country: string; readonly zip: string };

/** Extracts the buyer's details from the lead traveller's answers. */
export const knownBuyer = (values: Readonly<Record<string, string>> = {}): KnownBuyer => ({
  name: [values['first-name'], values['last-name']]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' '),
  country: values.country ?? '',
  zip: values['zip-code'] ?? '',
});

/** Returns the payment details to send: the entered ones, otherwise those of the buyer. */
export const paymentDetails = (answers: PaymentAnswers, buyer: KnownBuyer): PaymentDetails => ({
  method: answers.method,
  cardHolder: answers.cardHolder ?? buyer.name,
  billingCountry: answers.billingCountry ?? buyer.country,
  billingZip: answers.billingZip ?? buyer.zip,
  loggedIn: answers.login !== null && answers.login.method === answers.method,
  bank: answers.bank,
  country: answers.bankCountry,
});

/** Returns whether a submission includes a payment; without a provider no payment is possible. */
export const isPaid = (selection: Selection, payable: boolean | null, method: PaymentMethod | null): boolean =>
  payable === true && bookingPath(selection.paymentType, method) !== 'hold';
