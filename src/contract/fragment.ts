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

/** What each fragment has to know: pieces of pages that some calls answer as markup. */
export type Fragments = {
  feedback: FeedbackItem;
};

export type FragmentName = keyof Fragments;
