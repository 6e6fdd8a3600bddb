import type { RefObject } from 'react';
import type { CardFields, PaymentClient } from './payment-client.ts';
import type { CardProblem } from './process.ts';

/** The fields of a new card, for the submission. */
export type CardHandle = {
  readonly fields: CardFields;
  /** Returns the missing or invalid fields. */
  readonly problems: () => CardProblem[];
  /** Displays problems beside the fields. */
  readonly mark: (problems: readonly CardProblem[]) => void;
  /** Returns the error message of a problem. */
  readonly words: (problem: CardProblem) => string;
};

/** Returns the id of a card field. */
export const cardFieldId = (field: CardProblem['field']): string => `booking-card-${field}`;

/** What a submission needs from the payment section, which fills it in as its parts load. */
export type PaymentHandle = {
  client: PaymentClient | null;
  card: CardHandle | null;
  /** Whether loading failed and will not be retried automatically. */
  failed: boolean;
};

/** A handle that persists across renders. */
export type PaymentHandleRef = RefObject<PaymentHandle>;

export const emptyHandle = (): PaymentHandle => ({ client: null, card: null, failed: false });

/** How long a submission waits for loading parts, and the poll interval, in ms. */
const timeoutMs = 20_000;
const interval = 100;

/** Waits until the parts for a payment have loaded or have failed to load. */
export async function untilLoaded(handle: PaymentHandle, isLoaded: () => boolean): Promise<void> {
  for (let waited = 0; !isLoaded() && !handle.failed && waited < timeoutMs; waited += interval)
    await new Promise((resolve) => setTimeout(resolve, interval));
}
