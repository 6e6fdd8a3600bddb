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

/** Everything a visitor has chosen on the booking page; travellers' answers and payment are separate. */
export interface Selection extends Choices {
  readonly paymentType: PaymentType;
  readonly insurance: InsuranceChoice;
  readonly recommendation: 'open' | 'dismissed' | 'applied';
  /** Answers about open beds, by room id. */
  readonly friends: Readonly<Record<number, FriendAnswer>>;
  /** null: not decided yet. */
  readonly plan: PlanChoice | null;
  /** Who lost a room since the visitor last opened the rooms section, so that the page can report it. */
  readonly released: readonly Released[];
}

/** The facts that a selection is validated against. */
export interface SelectionContext {
  readonly facts: BookableFacts;
  /** By departure id; a missing departure is not known yet. */
  readonly availability: Readonly<Record<number, Availability>>;
  readonly person: Person;
  readonly today: Day;
  /** Whether the caller is an agent, who books for clients. */
  readonly isAgent?: boolean;
}

/** A context with the language and currency in which a selection is displayed. */
export interface OfferContext extends SelectionContext {
  readonly language: Language;
  readonly currency: Currency;
  readonly now: Instant;
  readonly isAgent: boolean;
}

/** Returns the chosen departure, or null. */
export const chosenDeparture = (selection: Choices, { facts }: SelectionContext): DepartureFacts | null =>
  departureOn(facts.variant, selection.day);

/** Returns the availability of the chosen departure; null while none is chosen or it is not known. */
export function chosenAvailability(selection: Choices, context: SelectionContext): Availability | null {
  const departure = chosenDeparture(selection, context);
  return (departure && context.availability[departure.id]) ?? null;
}

/** The first and last day of the chosen departure, and its remaining places where known. */
export interface ChosenTrip extends Pick<DepartureFacts, 'id' | 'confirmation'> {
  readonly from: Day;
  readonly until: Day;
  readonly placesLeft: number | null;
}

/** Returns the chosen days; null while none are chosen. */
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

/** Returns the context that the room rules need for a selection. */
export const roomContext = (selection: Choices, context: SelectionContext): RoomContext => ({
  rooms: context.facts.variant.rooms,
  party: selection.party,
  left: chosenAvailability(selection, context),
});

/** Returns the size of the largest party that the tour accepts. */
export const partyLimit = ({ facts }: SelectionContext): number =>
  Math.min(STEPPER_LIMITS.maximum, facts.tour.maximumGroup);
