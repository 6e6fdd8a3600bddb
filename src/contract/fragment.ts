import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import type { Money } from '#domain/money/money.ts';
import type { BookingBlock } from './list/book-now.ts';
import type { PriceData } from './schemas/book-now-data.ts';
import type { AskPopupFacts } from './schemas/enquiry.ts';
import type { AnswerOf } from './schemas.ts';

/** A review of a traveller, with the tour they took. */
export type FeedbackItem = {
  readonly id: number;
  readonly quote: string;
  readonly author: string;
  readonly country: string;
  readonly rating: number;
  readonly tourName: string;
  readonly tourSlug: string;
};

/** The text of a popup: its title, and its body as sanitised markup. */
export type ContentFacts = { readonly title: string; readonly body: string };

/** The price of the membership, the share that it saves on every tour, and its duration. */
export type MembershipOffer = { readonly price: Money; readonly savingPercent: number; readonly months: number };

/** A photograph of the catalogue: its file, a placeholder colour, and its alternative text. */
export type CataloguePhoto = { readonly file: string; readonly colour: string; readonly alt: string };

/** A policy of an insurer, priced for all travellers together. */
export type OfferedPolicy = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly covers: readonly string[];
  readonly price: Money;
};

/** An insurer's quote for a trip, and the countries that an insured person may live in. */
export type InsuranceOfferFacts = {
  readonly quoteId: string;
  readonly insurer: string;
  readonly policies: readonly OfferedPolicy[];
  readonly countries: readonly { readonly id: number; readonly name: string }[];
};

/** A shared tour, in short. */
export type SharedTour = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly lengthDays: number;
  readonly photo: CataloguePhoto | null;
};

/** What the markup of an enquiry form needs besides the contents of its popup. */
export type AskFormFacts = {
  readonly minimum: number | null;
  /** The staterooms of a river cruise. */
  readonly staterooms: AnswerOf<'loadAccommodations'>['accomodations'];
  readonly securityToken: string;
};

/** The data of each fragment: parts of pages that some endpoints return as markup. */
export type Fragments = {
  feedback: FeedbackItem;
  content: ContentFacts;
  loading: { readonly title: string; readonly messages: readonly string[] };
  membership: ContentFacts & { readonly membership: MembershipOffer | null };
  gallery: { readonly title: string; readonly photos: readonly CataloguePhoto[] };
  insurance: InsuranceOfferFacts;
  'booking-block': {
    readonly block: BookingBlock;
    readonly selection: Selection;
    readonly context: OfferContext;
    readonly price: PriceData;
    /** The payment options, once a date is chosen and there are any. */
    readonly payment: AnswerOf<'listPaymentOptions'>;
  };
  'booking-calendar': AnswerOf<'loadCalendar'>['data'];
  'booking-change-date': AnswerOf<'loadChangeDate'>['data'] & {
    readonly currency: string;
    readonly enquiryForm: AskFormFacts | null;
  };
  'booking-traveller': AnswerOf<'loadTravellerForm'>['data'];
  'booking-promotions': AnswerOf<'loadPromotion'>['promotions'];
  'booking-cancellations': AnswerOf<'loadCancellations'>['data'];
  'ask-question': AskPopupFacts & { readonly form: AskFormFacts };
  'ask-private': { readonly minimum: number | null };
  'last-enquiry': { readonly href: string };
  'last-enquiry-mark': { readonly hasNewMessage: boolean };
  share: { readonly action: string; readonly tour: SharedTour | null; readonly securityToken: string };
};

export type FragmentName = keyof Fragments;
