/** Where a transaction stands. */
export type State = 'authorised' | 'captured' | 'voided' | 'declined';

/** What decides whether money can move. */
export type Position = {
  readonly state: State;
  readonly amount: number;
  readonly captured: number;
  readonly refunded: number;
};

/** Something that is to happen to a transaction after it was authorised. */
export type Move = { readonly kind: 'capture' | 'refund'; readonly amount: number } | { readonly kind: 'cancel' };

/** Where a move leads, or why it does not. */
export type Moved =
  | { readonly ok: true; readonly position: Position; readonly changed: boolean }
  | { readonly ok: false; readonly refusal: 'wrong_state' | 'amount_too_high' };

const refuse = (refusal: 'wrong_state' | 'amount_too_high'): Moved => ({ ok: false, refusal });

/** The rules of the bank: captured once and at most what was authorised, voided only before, refunded at most what was captured. */
export function applyMove(position: Position, move: Move): Moved {
  const { state, amount, captured, refunded } = position;
  switch (move.kind) {
    case 'capture':
      if (state !== 'authorised') return refuse('wrong_state');
      if (move.amount > amount) return refuse('amount_too_high');
      return { ok: true, position: { ...position, state: 'captured', captured: move.amount }, changed: true };
    case 'cancel':
      // What is void already is as its caller wants it.
      if (state === 'voided') return { ok: true, position, changed: false };
      if (state !== 'authorised') return refuse('wrong_state');
      return { ok: true, position: { ...position, state: 'voided' }, changed: true };
    case 'refund':
      if (state !== 'captured') return refuse('wrong_state');
      if (refunded + move.amount > captured) return refuse('amount_too_high');
      return { ok: true, position: { ...position, refunded: refunded + move.amount }, changed: true };
  }
}
