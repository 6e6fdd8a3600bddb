/** Why a payment is declined: try again or another card, never again with this card, the bank wants its holder, or suspected fraud. */
export type DeclineClass = 'soft' | 'hard' | 'authentication' | 'fraud';

/** A decline as its receiver reads it. */
export type Decline = { readonly class: DeclineClass; readonly code: string };

/** What the bank does with a request instead of simply doing it. */
export type Effect =
  /** Says no: a decline of a payment, a refusal of anything else. */
  | { readonly kind: 'decline'; readonly decline: Decline }
  /** Does it, and cuts the connection before the answer. */
  | { readonly kind: 'lost' }
  /** Does nothing and never answers. */
  | { readonly kind: 'hang' }
  /** Cuts the connection, and does it so much later. */
  | { readonly kind: 'late'; readonly afterMs: number }
  /** Does nothing and answers 500. */
  | { readonly kind: 'error' };

/** What becomes of a request: an answer, or none. */
export type Handling<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'cut' | 'hang' | 'error' };

export const DECLINES = {
  soft: { class: 'soft', code: '2001' },
  hard: { class: 'hard', code: '2004' },
  authentication: { class: 'authentication', code: '2099' },
  fraud: { class: 'fraud', code: '2014' },
} as const satisfies Record<DeclineClass, Decline>;
