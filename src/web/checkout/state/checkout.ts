import type { AnswerOf } from '#contract/schemas.ts';
import { readForm } from '#contract/selection-codec/codec.ts';
import { type Change, changeSelection } from '#domain/booking/change.ts';
import { openSelection } from '#domain/booking/open.ts';
import type { PageAddress } from '#domain/booking/page-address.ts';
import { reuse } from '#domain/booking/reuse.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Availability, DepartureFacts } from '#domain/catalogue/facts.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { InsuranceChange } from '#domain/insurance/choice.ts';
import type { Currency } from '#domain/money/currency.ts';
import { answered, fitForms, type TravellerForm } from '#domain/party/traveller-form.ts';
import { answersAmong, NO_ANSWERS, type PaymentAnswers, type PaymentOption } from '../payment/payment-answers.ts';

/** What the booking page opens with. */
export type BookingPage = AnswerOf<'loadBookingPage'>['data'];

/** What choices and answers are held against. */
export type CheckoutContext = OfferContext & {
  /** Judges an international number; until the phone book is there every number passes, and the server judges again. */
  readonly isInternationalPhone: (text: string) => boolean;
};

const anyNumber = () => true;

/** Everything a visitor has chosen, typed and ticked on the booking page, and what it is held against. */
export type Checkout = {
  readonly context: CheckoutContext;
  readonly selection: Selection;
  readonly forms: readonly TravellerForm[];
  readonly acceptedTerms: boolean;
  readonly acceptedDataTerms: boolean;
  readonly payment: PaymentAnswers;
  /** Whether there is a way to pay; null while that is not known. */
  readonly payable: boolean | null;
  /** Whether the insurer was asked about this trip on this page, and offers something. */
  readonly insurer: 'unasked' | 'asked' | 'offers' | 'silent';
  /** Whether the visitor has changed anything, so that leaving asks first. */
  readonly touched: boolean;
};

/** What was typed on an earlier visit. */
export type SavedAnswers = Pick<Checkout, 'forms' | 'acceptedTerms' | 'acceptedDataTerms'> & {
  readonly changes: readonly Change[];
};

/** Everything that can happen to a checkout. */
export type CheckoutEvent =
  | { readonly kind: 'change'; readonly change: Change }
  /** An answer of a traveller; the key is that of their form. */
  | { readonly kind: 'answer'; readonly form: number; readonly field: string; readonly value: string }
  | { readonly kind: 'accept'; readonly terms: 'acceptedTerms' | 'acceptedDataTerms'; readonly accepted: boolean }
  | { readonly kind: 'payment'; readonly answers: Partial<PaymentAnswers> }
  /** The ways to pay for the chosen departure; null while they are not known. */
  | { readonly kind: 'options'; readonly options: readonly PaymentOption[] | null }
  /** Departures and places that the server told of. */
  | {
      readonly kind: 'learn';
      readonly departures: readonly DepartureFacts[];
      readonly availability: Readonly<Record<number, Availability>>;
    }
  /** Another currency was chosen; everything else stays. */
  | { readonly kind: 'currency'; readonly currency: Currency }
  /** What the insurer says, and what was kept of the last visit; nothing of it is the visitor's doing. */
  | {
      readonly kind: 'insurer';
      readonly insurer: Checkout['insurer'];
      readonly change?: InsuranceChange | undefined;
    }
  /** The phone book has come, which is too large for the first load. */
  | { readonly kind: 'phoneBook'; readonly isInternationalPhone: CheckoutContext['isInternationalPhone'] }
  /** The visit before this one. */
  | { readonly kind: 'restore'; readonly saved: SavedAnswers };

/** How the page was opened. */
export type Opening = {
  readonly address: PageAddress;
  /** Whether the recommended rooms are taken at once. */
  readonly recommend: boolean;
  readonly language: Language;
  /** What an agent chose for a client who came by a link; null for everybody else. */
  readonly link?: SharedLink | null;
};

/** What a client is given by the link of an agent. */
export type SharedLink = Pick<NonNullable<AnswerOf<'loadShareLink'>['shared']>, 'form' | 'fixed'> &
  Pick<AnswerOf<'loadShareLink'>, 'seller'>;

/** A checkout as its address says, before anything is typed. */
export function openCheckout(page: BookingPage, { address, recommend, language, link }: Opening): Checkout {
  const { facts, availability, person, currency, now, today, agency, offer } = page;
  const context = {
    facts,
    availability,
    person,
    today: today as Day,
    now,
    language,
    currency,
    isAgent: agency !== null,
    isInternationalPhone: anyNumber,
  };
  const opened = openSelection(address, recommend, context, offer);
  return fitted({
    context,
    selection: link
      ? readForm(link.form).reduce((chosen, change) => changeSelection(chosen, change, context), opened)
      : opened,
    forms: [],
    acceptedTerms: false,
    acceptedDataTerms: false,
    payment: NO_ANSWERS,
    payable: null,
    insurer: 'unasked',
    touched: false,
  });
}

/** What a checkout becomes; an event that changes nothing gives back the very same checkout. */
export const checkoutAfter = (checkout: Checkout, event: CheckoutEvent): Checkout =>
  reuse(checkout, after(checkout, event));

function after(checkout: Checkout, event: CheckoutEvent): Checkout {
  switch (event.kind) {
    case 'change':
      return changed(checkout, event.change);
    case 'answer': {
      const forms = checkout.forms.map((form) =>
        form.key === event.form ? answered(form, event.field, event.value) : form,
      );
      return { ...checkout, forms, touched: true };
    }
    case 'accept':
      return { ...checkout, [event.terms]: event.accepted, touched: true };
    case 'payment':
      return { ...checkout, payment: { ...checkout.payment, ...event.answers }, touched: true };
    case 'options':
      return withOptions(checkout, event.options);
    case 'learn':
      return learned(checkout, event.departures, event.availability);
    case 'currency':
      return event.currency === checkout.context.currency
        ? checkout
        : { ...checkout, context: { ...checkout.context, currency: event.currency } };
    case 'insurer': {
      const { insurer, change } = event;
      const told = change ? changed(checkout, { kind: 'insurance', change }) : checkout;
      return { ...told, insurer, touched: checkout.touched };
    }
    case 'phoneBook':
      return { ...checkout, context: { ...checkout.context, isInternationalPhone: event.isInternationalPhone } };
    case 'restore': {
      const { changes, ...typed } = event.saved;
      // The party first: a form that has no passenger yet would be dropped.
      const restored = changes.reduce(changed, checkout);
      return { ...fitted({ ...restored, ...typed }), touched: checkout.touched };
    }
  }
}

/** A checkout that knows how it can be paid; nothing of that is the visitor's doing. */
export const withOptions = (checkout: Checkout, options: readonly PaymentOption[] | null): Checkout => ({
  ...checkout,
  payable: options && options.length > 0,
  payment: options ? answersAmong(checkout.payment, options) : checkout.payment,
});

function changed(checkout: Checkout, change: Change): Checkout {
  const selection = changeSelection(checkout.selection, change, checkout.context);
  return selection === checkout.selection ? checkout : fitted({ ...checkout, selection, touched: true });
}

function learned(
  checkout: Checkout,
  departures: readonly DepartureFacts[],
  availability: Readonly<Record<number, Availability>>,
): Checkout {
  const { context } = checkout;
  const { variant } = context.facts;
  const left = reuse(context.availability, { ...context.availability, ...availability });
  // Most prices bring nothing new.
  if (departures.length === 0 && left === context.availability) return checkout;
  const byDay = new Map([...variant.departures, ...departures].map((departure) => [departure.day, departure]));
  const known = [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
  const wider: CheckoutContext = {
    ...context,
    facts: { ...context.facts, variant: { ...variant, departures: known } },
    availability: left,
  };
  return fitted({
    ...checkout,
    context: wider,
    selection: changeSelection(checkout.selection, { kind: 'refresh' }, wider),
  });
}

// Every passenger has a form, and nobody else.
function fitted(checkout: Checkout): Checkout {
  const { passengerTypes } = checkout.context.facts.variant;
  return { ...checkout, forms: fitForms(checkout.forms, passengerTypes, checkout.selection.party) };
}
