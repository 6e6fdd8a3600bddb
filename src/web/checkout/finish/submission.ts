import type { RequestOf } from '#contract/schemas.ts';
import { fieldNumber } from '#contract/wire/traveller-field-ids.ts';
import type { PaymentDetails } from '#domain/booking/payment-problems.ts';
import { askedFields } from '#domain/party/traveller-form.ts';
import { isPaid, knownBuyer, paymentDetails } from '../payment/payment-answers.ts';
import type { Checkout } from '../state/checkout.ts';
import { selectionRequest } from '../state/use-quote.ts';

/** A submission without the key that names it. */
export type Submission = Omit<RequestOf<'book'>, 'submission_key'>;

/** Everything that was chosen, typed and agreed to, as a submission that presents the price that was shown. */
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
        askedFields(fields, form, index).map(({ id }) => [String(fieldNumber(id) ?? id), form.values[id] ?? '']),
      ),
    })),
    // Where the lead traveller lives and where the bill goes would travel under the same numbers.
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

/** Where the billing address travels: among the answers of the first traveller. */
export const billingAnswers = ({ billingCountry, billingZip }: PaymentDetails): Record<string, string> => ({
  [String(fieldNumber('country'))]: billingCountry,
  [String(fieldNumber('zip-code'))]: billingZip,
});

/**
 * Names submissions: the same content keeps its name, so that sending it again after a lost answer asks for the same hold; other
 * content is another submission.
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
