import type { Day } from '#domain/calendar/day.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import { tourEnd } from '#domain/calendar/tour-dates.ts';
import { departureOn } from '#domain/catalogue/departures.ts';
import type { Availability, BookableFacts, DepartureFacts } from '#domain/catalogue/facts.ts';
import type { Language } from '#domain/catalogue/words.ts';
import type { InsuranceChoice } from '#domain/insurance/choice.ts';
import type { Currency } from '#domain/money/currency.ts';
import { STEPPER_LIMITS } from '#domain/party/passengers.ts';
import type { PaymentType } from '#domain/payment/payment-type.ts';
import type { Choices } from '#domain/pricing/choices.ts';
import type { PlanChoice } from '#domain/pricing/payment-plan.ts';
import type { Person } from '#domain/pricing/saving.ts';
import type { RoomContext } from '#domain/rooms/allocation.ts';
import type { FriendAnswer } from '#domain/rooms/friends.ts';
import type { Released } from '#domain/rooms/refit.ts';

/** Everything a visitor has chosen on the booking page; travellers' answers and payment are kept apart. */
export interface Selection extends Choices {
  readonly paymentType: PaymentType;
  readonly insurance: InsuranceChoice;
  readonly recommendation: 'open' | 'dismissed' | 'applied';
  /** Answers about open beds, by room id. */
  readonly friends: Readonly<Record<number, FriendAnswer>>;
  /** null: not decided yet. */
  readonly plan: PlanChoice | null;
  /** Who lost a room since the visitor last turned to the rooms, so that the page can say so. */
  readonly released: readonly Released[];
}

/** What a selection is held against. */
export interface SelectionContext {
  readonly facts: BookableFacts;
  /** By departure id; a departure not named is not known yet. */
  readonly availability: Readonly<Record<number, Availability>>;
  readonly person: Person;
  readonly today: Day;
  /** Whether an agent asks, who books for clients. */
  readonly isAgent?: boolean;
}

/** A context in whose words and money a selection is shown. */
export interface OfferContext extends SelectionContext {
  readonly language: Language;
  readonly currency: Currency;
  readonly now: Instant;
  readonly isAgent: boolean;
}

/** The chosen departure, or null. */
export const chosenDeparture = (selection: Choices, { facts }: SelectionContext): DepartureFacts | null =>
  departureOn(facts.variant, selection.day);

/** What is left of the chosen departure; null while none is chosen or it is not known. */
export function chosenAvailability(selection: Choices, context: SelectionContext): Availability | null {
  const departure = chosenDeparture(selection, context);
  return (departure && context.availability[departure.id]) ?? null;
}

/** The chosen departure from its first to its last day, and the places that are left on it as far as that is known. */
export interface ChosenTrip extends Pick<DepartureFacts, 'id' | 'confirmation'> {
  readonly from: Day;
  readonly until: Day;
  readonly placesLeft: number | null;
}

/** The days that are chosen; null while none are. */
export function chosenTrip(selection: Choices, context: SelectionContext): ChosenTrip | null {
  const departure = chosenDeparture(selection, context);
  return (
    departure && {
      id: departure.id,
      from: departure.day,
      until: tourEnd(departure.day, context.facts.tour.lengthDays),
      confirmation: departure.confirmation,
      placesLeft: context.availability[departure.id]?.placesLeft ?? null,
    }
  );
}

/** What the room rules need for a selection. */
export const roomContext = (selection: Choices, context: SelectionContext): RoomContext => ({
  rooms: context.facts.variant.rooms,
  party: selection.party,
  left: chosenAvailability(selection, context),
});

/** The largest party the tour takes. */
export const partyLimit = ({ facts }: SelectionContext): number =>
  Math.min(STEPPER_LIMITS.maximum, facts.tour.maximumGroup);
