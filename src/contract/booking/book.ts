import { type BookingPath, bookingPath } from '#domain/booking/path.ts';
import type { Selection } from '#domain/booking/selection.ts';
import { NO_INSURANCE_CHOICE } from '#domain/insurance/choice.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';
import type { ParsedOf } from '../schemas.ts';
import { readSelection } from '../selection-codec/codec.ts';
import { paymentMethodOf } from '../wire/payment-types.ts';
import { fieldOfKey } from '../wire/traveller-field-ids.ts';

type Sent = ParsedOf<'book'>;

/** What a submission asks for, in the words of the house; nothing of it has been held against the facts yet. */
export type Submission = {
  readonly asked: Partial<Selection>;
  /** The answers of each traveller by field, in the order they were sent; what was left empty is not there. */
  readonly answers: readonly Readonly<Record<string, string>>[];
  /** null: there is nothing to pay with. */
  readonly path: BookingPath | null;
  readonly payment: SentPayment;
  /** Where the first traveller lives, as their fields 72 to 74 say it: where nothing else is sent, insured people live there. */
  readonly home: { readonly country: string; readonly state: string; readonly zip: string };
  readonly acceptedTerms: boolean;
  readonly acceptedDataTerms: boolean;
};

/** What a submission says about its payment; the provider is asked whether it is true. */
export type SentPayment = {
  /** null: none named, or one that nobody knows. */
  readonly method: PaymentMethod | null;
  /** What can pay once, as the provider's client gave it to the browser. */
  readonly ref: string | null;
  readonly storedCardId: number | null;
  readonly cardHolder: string;
  readonly billingCountry: string;
  readonly billingZip: string;
  readonly keepCard: boolean;
  /** The bank of an account, and its country, for a local method. */
  readonly bank: string;
  readonly country: string;
};

/** Reads a submission; only an agent can book as one. */
export function readSubmission(sent: Sent, isAgent: boolean): Submission {
  const asked = readSelection(sent);
  const type: PaymentType = asked.paymentType === 'b2b' && !isAgent ? 'book' : (asked.paymentType ?? 'book');
  // The first traveller's fields 72 and 74 are where the card's bills go, unless those are said beside them.
  const [lead = {}] = sent.passengers;
  const payment = readPayment(sent, {
    country: sent.billing_country ?? lead[72] ?? '',
    zip: sent.billing_zip ?? lead[74] ?? '',
  });
  // A method that nobody knows is none that a hold could do without.
  const method = payment.method ?? (sent.paymentMethod === null && sent.methodId === null ? null : 'card');
  const path = bookingPath(type, method);
  return {
    asked: path === 'hold' ? heldSelection(asked) : { ...asked, paymentType: type },
    answers: sent.passengers.map(readAnswers),
    path,
    payment,
    home: { country: lead[72] ?? '', state: lead[73] ?? '', zip: lead[74] ?? '' },
    acceptedTerms: sent.accept_terms ?? false,
    acceptedDataTerms: sent.accept_data_terms ?? false,
  };
}

/** Reads what a request says about its payment. */
export function readPayment(
  sent: Pick<Sent, 'paymentMethod' | 'methodId' | 'paymentBlob' | 'cardHolder' | 'keep_card'> &
    Partial<Pick<Sent, 'bic' | 'paymentTypeCountryCode'>>,
  billing: { readonly country: string; readonly zip: string },
): SentPayment {
  const stored = /^[1-9]\d{0,14}$/.test(sent.methodId ?? '') ? Number(sent.methodId) : null;
  // The list of ways to pay names each by its methodId, too.
  const listed = PAYMENT_METHODS.find((method) => method === sent.methodId) ?? null;
  const named = sent.paymentMethod === null ? listed : paymentMethodOf(sent.paymentMethod);
  return {
    method: named ?? (sent.paymentMethod === null && stored !== null ? 'storedCard' : null),
    ref: sent.paymentBlob,
    storedCardId: stored,
    cardHolder: sent.cardHolder ?? '',
    billingCountry: billing.country,
    billingZip: billing.zip,
    keepCard: sent.keep_card ?? false,
    bank: sent.bic ?? '',
    country: sent.paymentTypeCountryCode ?? '',
  };
}

/** A hold is not paid, so how to pay is not part of it; and what was declined is the same as what was never asked. */
function heldSelection({ insurance, membership, ...asked }: Partial<Selection>): Partial<Selection> {
  return {
    ...asked,
    paymentType: 'hold',
    plan: null,
    insurance: insurance?.answer === 'yes' ? insurance : NO_INSURANCE_CHOICE,
    membership: membership === 'yes' ? membership : 'undecided',
  };
}

function readAnswers(sent: Readonly<Record<string, string>>): Record<string, string> {
  const answers = Object.entries(sent).map(([key, value]) => [fieldOfKey(key), value] as const);
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}
