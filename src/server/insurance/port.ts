import type { Day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Money } from '#domain/money/money.ts';

/** The age of an insured traveller on the first day: under 18, under 65, or older. */
export type AgeGroup = 'child' | 'adult' | 'senior';

/** The trip to insure. */
export type Trip = {
  readonly travellers: Readonly<Partial<Record<AgeGroup, number>>>;
  readonly startDay: Day;
  /** Including the first and the last day. */
  readonly lengthDays: number;
  /** The total trip price for all travellers; premiums use the same currency. */
  readonly price: Money;
  /** The two-letter code of the country that the trip starts in. */
  readonly destination: string;
};

/** A quoted policy with the total premium for all travellers; the texts come from the insurer. */
export type Policy = {
  readonly id: string;
  readonly name: Words;
  readonly summary: Words;
  readonly covers: readonly Words[];
  readonly price: Money;
};

/** Where an insured traveller lives: the country code, and the state code where the country requires one. */
export type Residence = { readonly country: string; readonly state: string | null };

/** Whether residents of a place can be insured, and if not, why. */
export type Coverage =
  | { readonly covered: true; readonly zipRequired: boolean }
  | { readonly covered: false; readonly message: Words };

/** An order to bind a policy. The key is an idempotency key: repeating it returns the same policy. */
export type PolicyOrder = {
  readonly key: string;
  readonly policyId: string;
  readonly trip: Trip;
  readonly premium: Money;
  readonly holder: { readonly name: string; readonly email: string; readonly zip: string | null } & Residence;
};

/** The result of an order. */
export type Binding =
  | { readonly outcome: 'bound'; readonly number: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** An insurer. Each method stops when its signal aborts, and may throw any error. */
export type Insurer = {
  readonly name: string;
  /** Returns the policies for a trip, cheapest first; none when this insurer does not cover it. */
  quote(trip: Trip, signal: AbortSignal): Promise<readonly Policy[]>;
  coverage(residence: Residence, signal: AbortSignal): Promise<Coverage>;
  /** Binds a policy once per key; callers retry when there is no response. */
  bind(order: PolicyOrder, signal: AbortSignal): Promise<Binding>;
  /** Cancels what was bound under a key; no later or concurrent order with this key is bound. */
  cancel(key: string, signal: AbortSignal): Promise<void>;
};
