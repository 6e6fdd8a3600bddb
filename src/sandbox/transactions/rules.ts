/** The state of a payment. */
export type State = 'authorised' | 'captured' | 'voided' | 'declined';

/** The part of a payment that determines which moves are allowed. */
export type Position = {
  readonly state: State;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
};

/** A change of a payment after its authorisation. */
export type Move = { readonly kind: 'capture' | 'refund'; readonly amount: number } | { readonly kind: 'cancel' };

/** The result of a move, or why it is rejected. */
export type Moved =
  | { readonly ok: true; readonly position: Position; readonly changed: boolean }
  | { readonly ok: false; readonly refusal: 'wrong_state' | 'amount_too_high' };

const refuse = (refusal: 'wrong_state' | 'amount_too_high'): Moved => ({ ok: false, refusal });

/**
 * Applies a move: capture once and at most the authorised amount, void only before capture, refund at most the captured
 * amount.
 */
export function applyMove(position: Position, move: Move): Moved {
  const { state, amount, captured, refunded } = position;
  switch (move.kind) {
    case 'capture':
      if (state !== 'authorised') return refuse('wrong_state');
      if (move.amount > amount) return refuse('amount_too_high');
      return { ok: true, position: { ...position, state: 'captured', captured: move.amount }, changed: true };
    case 'cancel':
      // Voiding is idempotent.
      if (state === 'voided') return { ok: true, position, changed: false };
      if (state !== 'authorised') return refuse('wrong_state');
      return { ok: true, position: { ...position, state: 'voided' }, changed: true };
    case 'refund':
      if (state !== 'captured') return refuse('wrong_state');
      if (refunded + move.amount > captured) return refuse('amount_too_high');
      return { ok: true, position: { ...position, refunded: refunded + move.amount }, changed: true };
  }
}
