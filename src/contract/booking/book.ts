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

/** A submission in domain terms, before it is validated against the facts. */
export type Submission = {
  readonly requested: Partial<Selection>;
  /** The answers of each traveller by field, in the order they were sent; empty answers are omitted. */
  readonly answers: readonly Readonly<Record<string, string>>[];
  /** null: there is no payment method. */
  readonly path: BookingPath | null;
  readonly payment: SentPayment;
  /** The first traveller's home from fields 72 to 74: the default location of the insured. */
  readonly home: { readonly country: string; readonly state: string; readonly zip: string };
  readonly acceptedTerms: boolean;
  readonly acceptedDataTerms: boolean;
};

/** The payment part of a submission; the provider verifies it. */
export type SentPayment = {
  /** null: no method, or an unknown one. */
  readonly method: PaymentMethod | null;
  /** The provider that the page was made for; null when the client does not say. */
  readonly provider: string | null;
  /** The one-time payment token that the provider's client issued to the browser. */
  readonly ref: string | null;
  readonly storedCardId: number | null;
  readonly cardHolder: string;
  readonly billingCountry: string;
  readonly billingZip: string;
  readonly storeCard: boolean;
  /** The bank of an account, and its country, for a local method. */
  readonly bank: string;
  readonly country: string;
};

/** Reads a submission; only an agent can book as one. */
export function readSubmission(sent: Sent, isAgent: boolean): Submission {
  const requested = readSelection(sent);
  const type: PaymentType = requested.paymentType === 'b2b' && !isAgent ? 'book' : (requested.paymentType ?? 'book');
  // Fields 72 and 74 of the first traveller are the default billing address.
  const [lead = {}] = sent.passengers;
  const payment = readPayment(sent, {
    country: sent.billing_country ?? lead[72] ?? '',
    zip: sent.billing_zip ?? lead[74] ?? '',
  });
  // An unknown method is not the same as no method, which takes the path of a hold.
  const method = payment.method ?? (sent.paymentMethod === null && sent.methodId === null ? null : 'card');
  const path = bookingPath(type, method);
  return {
    requested: path === 'hold' ? heldSelection(requested) : { ...requested, paymentType: type },
    answers: sent.passengers.map(readAnswers),
    path,
    payment,
    home: { country: lead[72] ?? '', state: lead[73] ?? '', zip: lead[74] ?? '' },
    acceptedTerms: sent.accept_terms ?? false,
    acceptedDataTerms: sent.accept_data_terms ?? false,
  };
}

/** Reads the payment part of a request. */
export function readPayment(
  sent: Pick<Sent, 'paymentMethod' | 'methodId' | 'paymentBlob' | 'cardHolder' | 'keep_card'> &
    Partial<Pick<Sent, 'bic' | 'paymentTypeCountryCode' | 'paymentProvider' | 'externalId'>>,
  billing: { readonly country: string; readonly zip: string },
): SentPayment {
  const stored = /^[1-9]\d{0,14}$/.test(sent.methodId ?? '') ? Number(sent.methodId) : null;
  // The list of payment methods also identifies each by its methodId.
  const listed = PAYMENT_METHODS.find((method) => method === sent.methodId) ?? null;
  const named = sent.paymentMethod === null ? listed : paymentMethodOf(sent.paymentMethod);
  return {
    method: named ?? (sent.paymentMethod === null && stored !== null ? 'storedCard' : null),
    provider: sent.paymentProvider || null,
    // A payment that was agreed at the provider may be named by the provider's own id.
    ref: sent.paymentBlob || sent.externalId || null,
    storedCardId: stored,
    cardHolder: sent.cardHolder ?? '',
    billingCountry: billing.country,
    billingZip: billing.zip,
    storeCard: sent.keep_card ?? false,
    bank: sent.bic ?? '',
    country: sent.paymentTypeCountryCode ?? '',
  };
}

/** Returns the selection of a hold, which has no payment plan; declined offers are treated like unanswered ones. */
function heldSelection({ insurance, membership, ...requested }: Partial<Selection>): Partial<Selection> {
  return {
    ...requested,
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
