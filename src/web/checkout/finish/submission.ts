import type { RequestOf } from '#contract/schemas.ts';
import { fieldNumber } from '#contract/wire/traveller-field-ids.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import { fieldsForTraveller } from '#domain/party/traveller-form.ts';
import { isPaid, knownBuyer, paymentDetails } from '../payment/payment-answers.ts';
import type { Checkout } from '../state/checkout.ts';
import { selectionRequest } from '../state/use-quote.ts';

/** A submission without its idempotency key. */
export type Submission = Omit<RequestOf<'book'>, 'submission_key'>;

/** Builds a submission from the choices, the form and the accepted terms, with the displayed price. */
export function submissionOf(
  checkout: Checkout,
  quoteId: string,
  around: {
    readonly objectId: number;
    readonly pid: string | null;
    readonly share: string | null;
    readonly timeZone: string;
  },
): Submission {
  const { selection, context, forms } = checkout;
  const fields = context.facts.variant.travellerFields;
  const { date, ...price } = selectionRequest(selection, around.objectId, context.currency);
  const paid = isPaid(selection, checkout.payable, checkout.payment.method)
    ? paymentDetails(checkout.payment, knownBuyer(forms[0]?.values))
    : null;
  const asksHome = fields.some(({ id }) => id === 'country' || id === 'zip-code');
  return {
    ...price,
    date: date as string,
    passengers: forms.map((form, index) => ({
      ...(index === 0 && paid ? billingAnswers(paid) : {}),
      ...Object.fromEntries(
        fieldsForTraveller(fields, form, index).map(({ id }) => [String(fieldNumber(id) ?? id), form.values[id] ?? '']),
      ),
    })),
    // The lead traveller's address and the billing address would otherwise be sent under the same field numbers.
    ...(paid && asksHome && { billing_country: paid.billingCountry, billing_zip: paid.billingZip }),
    signed_quote: quoteId,
    accept_terms: checkout.acceptedTerms,
    accept_data_terms: checkout.acceptedDataTerms,
    insuranceLoaded: checkout.insurer === 'offers',
    pid: around.pid,
    share_link: around.share,
    time_zone: around.timeZone,
  };
}

/** The billing address is sent as answers of the first traveller. */
export const billingAnswers = ({ billingCountry, billingZip }: PaymentDetails): Record<string, string> => ({
  [String(fieldNumber('country'))]: billingCountry,
  [String(fieldNumber('zip-code'))]: billingZip,
});

/**
 * Creates idempotency keys: equal content gets the same key, so that repeating it after a lost response returns the
 * same hold; other content gets a new key.
 */
export function createNaming(newName: () => string = randomName): (submission: Submission) => string {
  let named = { content: '', name: '' };
  return (submission) => {
    const content = JSON.stringify(submission);
    if (content !== named.content) named = { content, name: newName() };
    return named.name;
  };
}

// `randomUUID` is missing on pages without TLS.
const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
