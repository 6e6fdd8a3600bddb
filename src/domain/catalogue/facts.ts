/**
 * Facts about the marketplace that do not depend on the visitor: plain readonly values that survive JSON. Amounts are
 * integer minor units (cents). An operator's catalogue (tour prices, rooms, extras, fees, promotions) is in
 * `OperatorFacts.currency`; what the marketplace itself sells or grants (membership, promo codes) is in euro. Shares
 * are basis points: 100 is one percent, 10 000 is the whole.
 */
import type { Day } from '#domain/calendar/day.ts';
import type { TimeZone } from '#domain/calendar/day-at.ts';
import type { Instant } from '#domain/calendar/instant.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { RateFacts } from '#domain/money/exchange.ts';
import type { BasisPoints, Minor } from '#domain/money/money.ts';
import type { Words } from './words.ts';

/** A fee on the booking, always displayed as its own line. */
export type ServiceFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly share: BasisPoints }
  | { readonly kind: 'perBooking'; readonly amount: Minor };

/** The amount that is due at once when a booking is secured by deposit. */
export type DepositRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly share: BasisPoints }
  | { readonly kind: 'perTraveller'; readonly amount: Minor };

/** A cancellation `daysBefore` or more days before departure returns `refund` of the tour price; steps may come in any order. */
export interface CancellationStep {
  readonly daysBefore: number;
  readonly refund: BasisPoints;
}

/** A paid or free option: until `creditUntilDays` before departure, what is not refunded becomes credit with the operator. */
export interface FlexibleOffer {
  readonly pricePerTraveller: Minor;
  readonly creditUntilDays: number;
}

/** A reduction; an amount is per traveller for operator promotions and per booking for promo codes. */
export type Offer =
  | { readonly kind: 'percentage'; readonly share: BasisPoints }
  | { readonly kind: 'absolute'; readonly amount: Minor };

/**
 * An operator's public reduction: part of the price, displayed beside the struck old price. Windows include both ends.
 */
export interface PromotionFacts {
  readonly id: number;
  readonly name: Words;
  readonly offer: Offer;
  readonly bookFrom: Instant;
  readonly bookUntil: Instant;
  readonly travelFrom: Day;
  readonly travelUntil: Day;
  /** Tours it covers; empty means all tours of the operator. */
  readonly tourIds: readonly number[];
  readonly minimumTravellers: number;
}

/** A company that runs tours, and its rules of sale. */
export interface OperatorFacts {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly currency: Currency;
  /** The time zone of the operator, which defines when its days begin and end. */
  readonly timeZone: TimeZone;
  readonly serviceFee: ServiceFee;
  readonly deposit: DepositRule;
  /** The whole price is due this many days before departure; usually `DEFAULT_BALANCE_DAYS`. */
  readonly balanceDays: number;
  readonly cancellation: readonly CancellationStep[];
  /** null: this operator sells no flexible booking. */
  readonly flexible: FlexibleOffer | null;
  readonly termsIds: { readonly operator: number; readonly cancellation: number; readonly flexible: number };
  readonly promotions: readonly PromotionFacts[];
}

/** How many days before departure the balance is due unless the operator sets another number. */
export const DEFAULT_BALANCE_DAYS = 65;

/** The style of a tour; river cruises and private tours have their own enquiry forms. */
export type TourStyle = 'group' | 'private' | 'river';

/** A tour, regardless of the variant that is booked. */
export interface TourFacts {
  readonly id: number;
  readonly slug: string;
  readonly operatorId: number;
  readonly name: Words;
  readonly style: TourStyle;
  /** First and last day included, so a day trip is 1. */
  readonly lengthDays: number;
  readonly minimumAge: number;
  readonly maximumAge: number;
  readonly maximumGroup: number;
  /** The smallest party for a private tour; null when the tour does not run privately. */
  readonly privateMinimum: number | null;
  readonly startCityId: number;
  readonly insuranceOffered: boolean;
  /** Displayed instead of a sale while the destination is closed; null when it is open. */
  readonly blocked: Words | null;
}

/** A kind of passenger with its limits per booking; ids 2 and 3 are always minors, 1 is the adult. */
export interface PassengerTypeFacts {
  readonly id: number;
  readonly minimum: number;
  readonly maximum: number;
  /** May travel without another passenger; ignored for minors. */
  readonly eligible: boolean;
  readonly singular: Words;
  readonly plural: Words;
  readonly ageFrom: number;
  readonly ageTo: number;
}

/** A kind of room: whole rooms of `beds` for one party, or single beds in a room shared with others. */
export interface RoomFacts {
  readonly id: number;
  readonly name: Words;
  readonly beds: number;
  readonly shared: boolean;
  /** Ids of the passenger types that may sleep here. */
  readonly sleeps: readonly number[];
  /** On top of the base price; `room` charges for every room with at least one occupant. */
  readonly price: { readonly per: 'person' | 'room'; readonly amount: Minor };
}

/** One choice within an extra, and its limit per booking. */
export interface ExtraOptionFacts {
  readonly id: number;
  readonly name: Words;
  readonly price: Minor;
  readonly maximum: number;
}

/**
 * An addition to the tour. `person`: at most one per traveller over all options; `night`: the same, priced for each
 * night of the tour; `booking`: limited by the option alone.
 */
export interface ExtraFacts {
  readonly id: number;
  readonly name: Words;
  readonly per: 'person' | 'booking' | 'night';
  /** Must be chosen: by every traveller when per person or night, at least once when per booking. */
  readonly required: boolean;
  readonly options: readonly ExtraOptionFacts[];
}

/** Whether a departure can be booked. Drafts and archived departures are not part of the facts. */
export type DepartureState = 'open' | 'closed' | 'cancelled';

/** A start day. */
export interface DepartureFacts {
  readonly id: number;
  readonly day: Day;
  /** Base price by passenger type id; a type without a price cannot be booked on this departure. */
  readonly prices: Readonly<Record<number, Minor>>;
  readonly confirmation: 'instant' | 'onRequest';
  /** `closed` too while its tour is closed or its variant retired. */
  readonly state: DepartureState;
  /** Bookings close this many days before the start, in the operator's time zone; at least 1. */
  readonly closesDaysBefore: number;
}

/** A bookable form of a tour (an "object" on the wire) with its departures, rooms, extras and prices. */
export interface VariantFacts {
  readonly id: number;
  readonly tourId: number;
  readonly name: Words;
  readonly passengerTypes: readonly PassengerTypeFacts[];
  /** Empty when the tour has no choice of rooms. */
  readonly rooms: readonly RoomFacts[];
  readonly extras: readonly ExtraFacts[];
  /** Sorted by day, at most one per day. */
  readonly departures: readonly DepartureFacts[];
  readonly travellerFields: readonly FieldFacts[];
}

/** The input type of a traveller field. */
export type FieldKind = 'dropdown' | 'country' | 'radio' | 'date' | 'textarea' | 'phone' | 'email' | 'text';

/** One question of a traveller's form; its id is a name such as `first-name`. */
export interface FieldFacts {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: Words;
  readonly required: boolean;
  /** `lead` applies to the first traveller only. */
  readonly asked: 'lead' | 'each';
  /** Minimum trimmed length of a text; the kind's own minimum when absent. */
  readonly minimumLength?: number;
  /** Whether a date must be in the past or in the future. */
  readonly dateRule?: 'past' | 'future';
  readonly options?: readonly { readonly value: string; readonly label: Words }[];
  /** Required only while another field of the same traveller has this value. */
  readonly onlyWhen?: { readonly field: string; readonly value: string };
  /** How sensitive the answer is; derived from the id when absent. */
  readonly class?: 'ordinary' | 'document' | 'health';
}

/** A code that a traveller enters for a saving; amounts in euro, windows include both ends. */
export interface PromoCodeFacts {
  readonly code: string;
  readonly offer: Offer;
  readonly bookFrom: Instant;
  readonly bookUntil: Instant;
  readonly travelFrom: Day | null;
  readonly travelUntil: Day | null;
  /** How often it may be used in total, and by one person (email address); null: no limit. */
  readonly totalLimit: number | null;
  readonly personLimit: number | null;
  readonly minimumSpend: Minor;
  /** Tours it covers; empty means all. */
  readonly tourIds: readonly number[];
}

/** The yearly membership; the price is in euro. A member gets the saving and pays no service fee. */
export interface MembershipFacts {
  readonly price: Minor;
  readonly saving: BasisPoints;
  readonly months: number;
}

/** Everything immutable that the booking page of a variant needs. */
export interface BookableFacts {
  readonly operator: OperatorFacts;
  readonly tour: TourFacts;
  readonly variant: VariantFacts;
  /** null while no membership is sold. */
  readonly membership: MembershipFacts | null;
  readonly rates: RateFacts;
}

/** The remaining places of a departure at a moment; separate from the facts because every booking changes them. */
export interface Availability {
  readonly departureId: number;
  readonly placesLeft: number;
  /** By room id: whole rooms left, or beds left where the room is shared; a missing room has none. */
  readonly roomsLeft: Readonly<Record<number, number>>;
}
