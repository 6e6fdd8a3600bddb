import type { Day } from '#domain/calendar/day.ts';
import type { Words } from '#domain/catalogue/words.ts';
import type { Money } from '#domain/money/money.ts';

/** How old insured people are on the first day: under 18, under 65, or older. */
export type AgeGroup = 'child' | 'adult' | 'senior';

/** A trip that somebody wants to be insured for. */
export type Trip = {
  readonly travellers: Readonly<Partial<Record<AgeGroup, number>>>;
  readonly startDay: Day;
  /** First and last day included. */
  readonly lengthDays: number;
  /** What the whole trip costs, for everybody; premiums come in the same currency. */
  readonly price: Money;
  /** The two-letter code of the country that the trip starts in. */
  readonly destination: string;
};

/** A policy on offer, priced for everybody together, in the insurer's own words. */
export type Policy = {
  readonly id: string;
  readonly name: Words;
  readonly summary: Words;
  readonly covers: readonly Words[];
  readonly price: Money;
};

/** Where an insured person lives: codes of the country and of the state where one is asked for. */
export type Residence = { readonly country: string; readonly state: string | null };

/** Whether somebody who lives there can be insured, and if not, why. */
export type Coverage =
  | { readonly covered: true; readonly zipRequired: boolean }
  | { readonly covered: false; readonly message: Words };

/** A policy to be bound. The key names the order: asked again under the same one, it is the same policy. */
export type PolicyOrder = {
  readonly key: string;
  readonly policyId: string;
  readonly trip: Trip;
  readonly premium: Money;
  readonly holder: { readonly name: string; readonly email: string; readonly zip: string | null } & Residence;
};

/** What became of an order. */
export type Binding =
  | { readonly outcome: 'bound'; readonly number: string }
  | { readonly outcome: 'refused'; readonly reason: string };

/** An insurer. Each method gives up when the signal says so, and throws whatever trouble it has. */
export type Insurer = {
  readonly name: string;
  /** The policies for a trip, cheapest first; none when this insurer does not insure it. */
  quote(trip: Trip, signal: AbortSignal): Promise<readonly Policy[]>;
  coverage(residence: Residence, signal: AbortSignal): Promise<Coverage>;
  /** Binds a policy, once for a key. Whoever hears no answer asks again. */
  bind(order: PolicyOrder, signal: AbortSignal): Promise<Binding>;
  /** Ends what was bound under a key; no order with this key is bound afterwards, even one that is under way. */
  cancel(key: string, signal: AbortSignal): Promise<void>;
};
