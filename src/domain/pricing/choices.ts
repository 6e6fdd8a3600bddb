import type { Day } from '#domain/calendar/day.ts';
import type { PassengerCounts } from '#domain/party/passengers.ts';
import type { Allocation } from '#domain/rooms/allocation.ts';
import type { ExtraQuantities } from './extras.ts';

/** The one saving of a booking. */
export type Saving =
  | { readonly kind: 'none' | 'member' | 'travelCredits' }
  /** A code that was typed, or the code of an offer. */
  | { readonly kind: 'promoCode' | 'specialPrice'; readonly code: string };

/** An offer that must be accepted or declined; nothing paid is preselected. */
export type Answer = 'undecided' | 'yes' | 'no';

/** Every choice of a visitor that affects the price. */
export interface Choices {
  readonly day: Day | null;
  readonly party: PassengerCounts;
  readonly rooms: Allocation;
  readonly extras: ExtraQuantities;
  readonly flexible: boolean;
  readonly insurance: { readonly answer: Answer };
  readonly membership: Answer;
  readonly saving: Saving;
}
