import type { AnswerOf } from '#contract/schemas.ts';
import { readForm } from '#contract/selection-codec/codec.ts';
import { type Change, changeSelection } from '#domain/booking/change.ts';
import { afterMove, hasIncludedRooms, withIncludedRooms } from '#domain/booking/included-rooms.ts';
import { openSelection } from '#domain/booking/open.ts';
import type { PageAddress } from '#domain/booking/page-address.ts';
import { reuse } from '#domain/booking/reuse.ts';
import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Availability, DepartureFacts } from '#domain/catalogue/facts.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { InsuranceChange } from '#domain/insurance/choice.ts';
import type { Currency } from '#domain/money/currency.ts';
import { countOf } from '#domain/party/passengers.ts';
import { answered, fitForms, type TravellerForm } from '#domain/party/traveller-form.ts';
import { unassigned } from '#domain/rooms/allocation.ts';
import { answersAmong, NO_ANSWERS, type PaymentAnswers, type PaymentOption } from '../payment/payment-answers.ts';

/** The initial data of the booking page. */
export type BookingPage = AnswerOf<'loadBookingPage'>['data'];

/** The context against which choices and answers are validated. */
export type CheckoutContext = OfferContext & {
  /**
   * Validates an international phone number; until the library has loaded every number passes, and the server validates
   * again.
   */
  readonly isInternationalPhone: (text: string) => boolean;
};

const anyNumber = () => true;

/** The visitor's choices, input and consents, and the context that they are validated against. */
export type Checkout = {
  readonly context: CheckoutContext;
  readonly selection: Selection;
  readonly forms: readonly TravellerForm[];
  readonly acceptedTerms: boolean;
  readonly acceptedDataTerms: boolean;
  readonly payment: PaymentAnswers;
  /** Whether a payment option exists; null while that is unknown. */
  readonly payable: boolean | null;
  /** Whether a quote for this trip was requested, and whether it contains policies. */
  readonly insurer: 'unasked' | 'asked' | 'offers' | 'silent';
  /** Whether the visitor has changed anything, so that leaving needs a confirmation. */
  readonly touched: boolean;
};

/** The input of an earlier visit. */
export type SavedAnswers = Pick<Checkout, 'forms' | 'acceptedTerms' | 'acceptedDataTerms'> & {
  readonly changes: readonly Change[];
};

/** The events of a checkout. */
export type CheckoutEvent =
  | { readonly kind: 'change'; readonly change: Change }
  /** A traveller's answer; the key identifies the form. */
  | { readonly kind: 'answer'; readonly form: number; readonly field: string; readonly value: string }
  | { readonly kind: 'accept'; readonly terms: 'acceptedTerms' | 'acceptedDataTerms'; readonly accepted: boolean }
  | { readonly kind: 'payment'; readonly answers: Partial<PaymentAnswers> }
  /** The payment options of the chosen departure; null while they are unknown. */
  | { readonly kind: 'options'; readonly options: readonly PaymentOption[] | null }
  /** Departures and availability from the server. */
  | {
      readonly kind: 'learn';
      readonly departures: readonly DepartureFacts[];
      readonly availability: Readonly<Record<number, Availability>>;
    }
  /** The visitor chose another currency; everything else stays. */
  | { readonly kind: 'currency'; readonly currency: Currency }
  /** The insurer's response and the choice of the last visit, neither of which counts as a visitor's change. */
  | {
      readonly kind: 'insurer';
      readonly insurer: Checkout['insurer'];
      readonly change?: InsuranceChange | undefined;
    }
  /** The phone library, which is too large for the first load, has loaded. */
  | { readonly kind: 'phoneBook'; readonly isInternationalPhone: CheckoutContext['isInternationalPhone'] }
  /** The previous visit is restored. */
  | { readonly kind: 'restore'; readonly saved: SavedAnswers };

/** How the page was opened. */
export type Opening = {
  readonly address: PageAddress;
  /** Whether the recommended rooms are applied at once. */
  readonly recommend: boolean;
  readonly language: Language;
  /** The selection of an agent, for a client who came by a link; null otherwise. */
  readonly link?: SharedLink | null;
};

/** What an agent's link provides to the client. */
export type SharedLink = Pick<NonNullable<AnswerOf<'loadShareLink'>['shared']>, 'form' | 'fixed'> &
  Pick<AnswerOf<'loadShareLink'>, 'seller'>;

/** Creates a checkout from its URL, before any input. */
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
    selection: withIncludedRooms(
      link ? readForm(link.form).reduce((chosen, change) => changeSelection(chosen, change, context), opened) : opened,
      context,
    ),
    forms: [],
    acceptedTerms: false,
    acceptedDataTerms: false,
    payment: NO_ANSWERS,
    payable: null,
    insurer: 'unasked',
    touched: false,
  });
}

/** Reduces an event; an event that changes nothing returns the same object. */
export const checkoutAfter = (checkout: Checkout, event: CheckoutEvent): Checkout =>
  reuse(checkout, after(checkout, event));

function after(checkout: Checkout, event: CheckoutEvent): Checkout {
  switch (event.kind) {
    case 'change':
      return chosen(checkout, event.change);
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
      const updated = change ? changed(checkout, { kind: 'insurance', change }) : checkout;
      return { ...updated, insurer, touched: checkout.touched };
    }
    case 'phoneBook':
      return { ...checkout, context: { ...checkout.context, isInternationalPhone: event.isInternationalPhone } };
    case 'restore': {
      const { changes, ...typed } = event.saved;
      // The party comes first, because a form without a passenger would be dropped.
      const { selection, ...restored } = changes.reduce(changed, withoutIncludedRooms(checkout));
      const rehoused = withIncludedRooms(withLostRooms(selection, changes, checkout.context), checkout.context);
      return { ...fitted({ ...restored, ...typed, selection: rehoused }), touched: checkout.touched };
    }
  }
}

/** Returns the checkout with its payment options, which do not count as a visitor's change. */
export const withOptions = (checkout: Checkout, options: readonly PaymentOption[] | null): Checkout => ({
  ...checkout,
  payable: options && options.length > 0,
  payment: options ? answersAmong(checkout.payment, options) : checkout.payment,
});

function changed(checkout: Checkout, change: Change): Checkout {
  const selection = changeSelection(checkout.selection, change, checkout.context);
  return selection === checkout.selection ? checkout : fitted({ ...checkout, selection, touched: true });
}

/** Applies a visitor's change; another day or party gets the rooms that need no decision. */
function chosen(checkout: Checkout, change: Change): Checkout {
  const after = changed(checkout, change);
  if (after === checkout || (change.kind !== 'day' && change.kind !== 'passengers')) return after;
  return { ...after, selection: afterMove(checkout.selection, after.selection, checkout.context) };
}

// Automatically assigned rooms must not block the saved ones.
const withoutIncludedRooms = (checkout: Checkout): Checkout =>
  hasIncludedRooms(checkout.selection, checkout.context)
    ? { ...checkout, selection: { ...checkout.selection, rooms: {} } }
    : checkout;

/** Names the saved beds that are no longer free, for travellers who still need one. */
function withLostRooms(selection: Selection, changes: readonly Change[], { facts }: CheckoutContext): Selection {
  const waiting: Record<number, number> = {};
  const lost = changes.flatMap((change) => {
    if (change.kind !== 'room' || !facts.variant.rooms.some(({ id }) => id === change.roomId)) return [];
    const { roomId, typeId } = change;
    const left = waiting[typeId] ?? unassigned(selection.party, selection.rooms, typeId);
    const count = Math.min(left, change.count - countOf(selection.rooms[roomId] ?? {}, typeId));
    waiting[typeId] = left - Math.max(0, count);
    return count > 0 ? [{ roomId, typeId, count }] : [];
  });
  return lost.length > 0 ? { ...selection, released: lost } : selection;
}

function learned(
  checkout: Checkout,
  departures: readonly DepartureFacts[],
  availability: Readonly<Record<number, Availability>>,
): Checkout {
  const { context } = checkout;
  const { variant } = context.facts;
  const left = reuse(context.availability, { ...context.availability, ...availability });
  // Most prices change nothing, so the object is reused.
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

// Each passenger has exactly one form.
function fitted(checkout: Checkout): Checkout {
  const { passengerTypes } = checkout.context.facts.variant;
  return { ...checkout, forms: fitForms(checkout.forms, passengerTypes, checkout.selection.party) };
}
