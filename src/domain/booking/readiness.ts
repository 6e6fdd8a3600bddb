import { locationProblems } from '#domain/insurance/choice.ts';
import type { TravellerForm } from '#domain/party/traveller-form.ts';
import { samePlan } from '#domain/pricing/payment-plan.ts';
import { isInsuranceOffered, isMembershipOffered } from './offers.ts';
import { bookingPath } from './path.ts';
import { isFree, type PaymentDetails, type Price, paymentProblems } from './payment-problems.ts';
import type { Problem } from './problem.ts';
import type { Selection, SelectionContext } from './selection.ts';
import { tourProblems } from './tour-problems.ts';
import { travellerProblems } from './traveller-problems.ts';

/** What a person has entered besides the selection. */
export interface Details {
  readonly forms: readonly TravellerForm[];
  readonly payment: PaymentDetails;
  readonly acceptedTerms: boolean;
  readonly acceptedDataTerms: boolean;
}

/** What readiness depends on; the price and its plans are null while there is no price. */
export interface ReadinessContext extends SelectionContext {
  readonly isInternationalPhone: (text: string) => boolean;
  readonly price: Price | null;
  /** Whether an insurer has sent a quote; without one, insurance is not required. */
  readonly insuranceLoaded: boolean;
  /** Whether the page requires billing country and zip. */
  readonly billingWanted: boolean;
}

/** Returns everything that prevents the booking, in page order; empty when it is ready. */
export function problemsOf(selection: Selection, details: Details, context: ReadinessContext): Problem[] {
  const isHold = bookingPath(selection.paymentType, details.payment.method) === 'hold';
  return [
    ...tourProblems(selection, context),
    ...travellerProblems(details.forms, selection, context),
    ...(isHold ? [] : insuranceProblems(selection, context)),
    ...membershipProblems(selection, context),
    ...savingProblems(context),
    ...(isHold ? [] : planProblems(selection, context)),
    ...paymentProblems(selection, details.payment, context),
    ...termsProblems(details),
  ];
}

/**
 * Returns everything that prevents the payment of a hold, in page order; its tour and travellers were validated
 * earlier.
 */
export const holdPaymentProblems = (
  selection: Pick<Selection, 'paymentType' | 'plan'>,
  details: Omit<Details, 'forms'>,
  context: Pick<ReadinessContext, 'price' | 'billingWanted'>,
): Problem[] => [
  ...planProblems(selection, context),
  ...paymentProblems(selection, details.payment, context),
  ...termsProblems(details),
];

/** A hold is not paid. */
const NO_PAYMENT: PaymentDetails = {
  method: null,
  cardHolder: '',
  billingCountry: '',
  billingZip: '',
  loggedIn: false,
  bank: '',
  country: '',
};

/** Returns everything that prevents a hold, in page order: as for a booking, but without payment and insurance. */
export const holdProblems = (
  selection: Selection,
  details: Omit<Details, 'payment'>,
  context: SelectionContext & Pick<ReadinessContext, 'isInternationalPhone' | 'price'>,
): Problem[] =>
  problemsOf(
    selection,
    { ...details, payment: NO_PAYMENT },
    { ...context, insuranceLoaded: false, billingWanted: false },
  );

function insuranceProblems(selection: Selection, context: ReadinessContext): Problem[] {
  if (!context.insuranceLoaded || !isInsuranceOffered(selection, context)) return [];
  const { insurance } = selection;
  const problem = (code: string, path: string, text: string): Problem => ({
    block: 'insurance',
    code,
    path,
    report: `Insurance - ${text}`,
  });
  if (insurance.answer === 'undecided') return [problem('notSelected', 'insurance', 'Please select insurance')];
  return locationProblems(insurance).map(({ part, label }) => problem('locationMissing', `insurance.${part}`, label));
}

/** The product that membership is reported under. */
const PRODUCT = 'Waymark';

function membershipProblems(selection: Selection, context: ReadinessContext): Problem[] {
  // Only a normal submission requires an answer: agents book for clients.
  if (selection.paymentType !== 'book' || !isMembershipOffered(selection, context)) return [];
  if (selection.membership !== 'undecided') return [];
  const report = `${PRODUCT}+ Membership - No option selected`;
  return [{ block: 'membership', code: 'notSelected', path: 'membership', report }];
}

function savingProblems({ price }: ReadinessContext): Problem[] {
  const problem = price?.quote.savingProblem;
  return problem ? [{ block: 'savings', code: problem, path: 'saving', report: `Savings - ${problem}` }] : [];
}

function planProblems(selection: Pick<Selection, 'plan'>, { price }: Pick<ReadinessContext, 'price'>): Problem[] {
  if (!price || isFree(price)) return [];
  const { plan } = selection;
  const settled = plan ? price.plans.some((offered) => samePlan(offered, plan)) : price.plans.length < 2;
  if (settled) return [];
  const code = plan ? 'notOffered' : 'notSelected';
  return [{ block: 'plan', code, path: 'plan', report: 'Pay by installments - No option selected' }];
}

/** Returns the terms that have not been accepted. */
export function termsProblems(details: Pick<Details, 'acceptedTerms' | 'acceptedDataTerms'>): Problem[] {
  const problem = (path: string, name: string): Problem => ({
    block: 'terms',
    code: 'notAccepted',
    path,
    report: `${name} - not accepted`,
  });
  return [
    ...(details.acceptedTerms ? [] : [problem('acceptedTerms', 'Terms & Conditions')]),
    ...(details.acceptedDataTerms ? [] : [problem('acceptedDataTerms', 'Customer Data Terms & Conditions')]),
  ];
}
