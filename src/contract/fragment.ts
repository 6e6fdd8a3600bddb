import type { OfferContext, Selection } from '#domain/booking/selection.ts';
import type { Money } from '#domain/money/money.ts';
import type { BookingBlock } from './list/book-now.ts';
import type { PriceData } from './schemas/book-now-data.ts';
import type { AskPopupFacts } from './schemas/enquiry.ts';
import type { AnswerOf } from './schemas.ts';

/** What a traveller said after a tour, with the tour they took. */
export type FeedbackItem = {
  readonly id: number;
  readonly quote: string;
  readonly author: string;
  readonly country: string;
  readonly rating: number;
  readonly tourName: string;
  readonly tourSlug: string;
};

/** A text of a popup: its title, and its body as sanitised markup. */
export type ContentFacts = { readonly title: string; readonly body: string };

/** What the membership costs, how much of every tour it saves, and how long it lasts. */
export type MembershipOffer = { readonly price: Money; readonly savingPercent: number; readonly months: number };

/** A photograph of the catalogue: its file, a colour to show while it loads, and what is seen on it. */
export type CataloguePhoto = { readonly file: string; readonly colour: string; readonly alt: string };

/** A policy of an insurer, priced for everybody together. */
export type OfferedPolicy = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly covers: readonly string[];
  readonly price: Money;
};

/** What an insurer offers for a trip, and the countries that an insured person may say they live in. */
export type InsuranceOfferFacts = {
  readonly quoteId: string;
  readonly insurer: string;
  readonly policies: readonly OfferedPolicy[];
  readonly countries: readonly { readonly id: number; readonly name: string }[];
};

/** A tour that somebody shares, in small. */
export type SharedTour = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly tagline: string;
  readonly lengthDays: number;
  readonly photo: CataloguePhoto | null;
};

/** What each fragment has to know: pieces of pages that some calls answer as markup. */
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
    /** The ways to pay, while a date is chosen and there are any. */
    readonly payment: AnswerOf<'listPaymentOptions'>;
  };
  'booking-calendar': AnswerOf<'loadCalendar'>['data'];
  'booking-change-date': AnswerOf<'loadChangeDate'>['data'] & { readonly currency: string };
  'booking-traveller': AnswerOf<'loadTravellerForm'>['data'];
  'booking-promotions': AnswerOf<'loadPromotion'>['promotions'];
  'booking-cancellations': AnswerOf<'loadCancellations'>['data'];
  'ask-question': AskPopupFacts & { readonly minimum: number | null };
  'ask-private': { readonly minimum: number | null };
  'last-enquiry': { readonly href: string };
  'last-enquiry-mark': { readonly hasNewMessage: boolean };
  share: { readonly action: string; readonly tour: SharedTour | null };
};

export type FragmentName = keyof Fragments;
