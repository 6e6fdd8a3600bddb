import type { RefObject } from 'react';
import type { CardFields, PaymentClient } from './payment-client.ts';
import type { CardProblem } from './process.ts';

/** The fields of a new card, as a submission finds them. */
export type CardHandle = {
  readonly fields: CardFields;
  /** What is missing or wrong in them at this moment. */
  readonly problems: () => CardProblem[];
  /** Shows problems beside the fields. */
  readonly mark: (problems: readonly CardProblem[]) => void;
  /** What is wrong with a field, in words. */
  readonly words: (problem: CardProblem) => string;
};

/** The id of a field of the card on the page. */
export const cardFieldId = (field: CardProblem['field']): string => `booking-card-${field}`;

/** What a submission needs of the payment section; the section fills it in as its parts arrive. */
export type PaymentHandle = {
  client: PaymentClient | null;
  card: CardHandle | null;
  /** Whether nothing more is to come by itself. */
  failed: boolean;
};

/** A handle that outlives renders. */
export type PaymentHandleRef = RefObject<PaymentHandle>;

export const emptyHandle = (): PaymentHandle => ({ client: null, card: null, failed: false });

/** For how long a submission waits for parts that are still to come, and how often it looks, in ms. */
const patience = 20_000;
const interval = 100;

/** Waits until the section has what a payment needs, or it is clear that it will not come. */
export async function untilLoaded(handle: PaymentHandle, isLoaded: () => boolean): Promise<void> {
  for (let waited = 0; !isLoaded() && !handle.failed && waited < patience; waited += interval)
    await new Promise((resolve) => setTimeout(resolve, interval));
}
