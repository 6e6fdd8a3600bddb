import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMove, type Move, type Position } from './rules.ts';

const authorised: Position = { state: 'authorised', amount: 1000, captured: 0, refunded: 0 };

const amount = fc.integer({ min: 1, max: 1500 });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('capture' as const), amount }),
  fc.record({ kind: fc.constant('refund' as const), amount }),
  fc.record({ kind: fc.constant('cancel' as const) }),
);

test('for any sequence of operations: refunded ≤ captured ≤ authorised, and never both captured and voided', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let position = authorised;
      let hasCaptured = false;
      let hasVoided = false;
      for (const one of moves) {
        const moved = applyMove(position, one);
        if (!moved.ok) continue;
        position = moved.position;
        hasCaptured ||= position.state === 'captured';
        hasVoided ||= position.state === 'voided';
        expect(position.captured).toBeLessThanOrEqual(position.amount);
        expect(position.refunded).toBeLessThanOrEqual(position.captured);
      }
      expect(hasCaptured && hasVoided).toBe(false);
    }),
  );
});

test('a declined or voided transaction cannot change', () => {
  for (const state of ['declined', 'voided'] as const)
    for (const kind of ['capture', 'refund'] as const)
      expect(applyMove({ ...authorised, state }, { kind, amount: 1 })).toEqual({ ok: false, refusal: 'wrong_state' });
  expect(applyMove({ ...authorised, state: 'declined' }, { kind: 'cancel' })).toMatchObject({ ok: false });
  expect(applyMove({ ...authorised, state: 'voided' }, { kind: 'cancel' })).toMatchObject({ ok: true, changed: false });
});
