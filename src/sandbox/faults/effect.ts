/**
 * The class of a decline: retry or use another card, never retry this card, authentication required, or suspected
 * fraud.
 */
export type DeclineClass = 'soft' | 'hard' | 'authentication' | 'fraud';

/** A decline as sent to the shop. */
export type Decline = { readonly class: DeclineClass; readonly code: string };

/** A fault in the processing of a request. */
export type Effect =
  /** Declines a payment, or rejects any other request. */
  | { readonly kind: 'decline'; readonly decline: Decline }
  /** Processes the request and drops the connection before the response. */
  | { readonly kind: 'lost' }
  /** Neither processes the request nor responds. */
  | { readonly kind: 'hang' }
  /** Drops the connection and processes the request later. */
  | { readonly kind: 'late'; readonly afterMs: number }
  /** Responds with 500 without processing the request. */
  | { readonly kind: 'error' };

/** The outcome of a request: a response, or none. */
export type Handling<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'cut' | 'hang' | 'error' };

export const DECLINES = {
  soft: { class: 'soft', code: '2001' },
  hard: { class: 'hard', code: '2004' },
  authentication: { class: 'authentication', code: '2099' },
  fraud: { class: 'fraud', code: '2014' },
} as const satisfies Record<DeclineClass, Decline>;
