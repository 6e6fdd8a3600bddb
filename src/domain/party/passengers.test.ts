import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { FACTS } from '#domain/testing/sample.ts';
import {
  canAdd,
  canRemove,
  countOf,
  isEligible,
  isMinor,
  partyProblems,
  partySize,
  smallestParty,
} from './passengers.ts';

const types = FACTS.variant.passengerTypes;
const codes = (party: Record<number, number>, limit = 16) => partyProblems(types, party, limit).map(({ code }) => code);

test('PAX-01 types 2 and 3 are minors, regardless of their eligibility', () => {
  expect([1, 2, 3, 4].map(isMinor)).toEqual([false, true, true, false]);
  expect(types.map((type) => isEligible({ ...type, eligible: true }))).toEqual([true, false, false, true]);
});

test('PAX-01 a party outside a minimum or maximum is reported by type', () => {
  const strict = types.map((type) => ({ ...type, minimum: type.id === 1 ? 2 : 0 }));
  expect(partyProblems(strict, { 1: 1 }, 16)).toEqual([{ code: 'belowMinimum', typeId: 1 }]);
  expect(partyProblems(types, { 1: 1, 2: 7 }, 16)).toEqual([{ code: 'aboveMaximum', typeId: 2 }]);
});

test('PAX-02 invalid counts are refused: negative, fractional, huge, unknown, none, only minors, 31', () => {
  expect(codes({ 1: -1 })).toContain('belowMinimum');
  expect(codes({ 1: 1.5 })).toContain('notWhole');
  expect(codes({ 1: Number.NaN })).toContain('notWhole');
  expect(codes({ 1: 1e9 })).toContain('aboveMaximum');
  expect(codes({ 1: 1, 99: 1 })).toContain('unknownType');
  expect(codes({})).toEqual(['noEligible']);
  expect(codes({ 2: 2 })).toEqual(['noEligible']);
  expect(codes({ 1: 12, 2: 6, 4: 8, 3: 2 })).toEqual(['tooMany']);
  expect(partyProblems([{ ...types[0]!, maximum: 40 }], { 1: 31 }, 100)).toEqual([{ code: 'tooMany' }]);
});

test('PAX-02 plus stops at the maximum, minus at the minimum and at the last traveller who may travel alone', () => {
  expect(canAdd(types, { 1: 12 }, 1, 16)).toBe(false);
  expect(canAdd(types, { 1: 3 }, 2, 3)).toBe(false);
  expect(canAdd(types, { 1: 3 }, 2, 4)).toBe(true);
  expect(canRemove(types, { 1: 1, 2: 2 }, 1)).toBe(false);
  expect(canRemove(types, { 1: 1, 4: 1 }, 1)).toBe(true);
  expect(canRemove(types, { 1: 1, 2: 1 }, 2)).toBe(true);
  expect(canRemove(types, { 1: 1 }, 2)).toBe(false);
  expect(canAdd(types, { 1: 1 }, 99, 16)).toBe(false);
});

test('PAX-02 no sequence of plus and minus reaches a party that is not allowed', () => {
  const step = fc.record({ typeId: fc.constantFrom(1, 2, 3, 4, 9), more: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let party = smallestParty(types);
      for (const { typeId, more } of steps) {
        const allowed = more ? canAdd(types, party, typeId, 16) : canRemove(types, party, typeId);
        if (allowed) party = { ...party, [typeId]: countOf(party, typeId) + (more ? 1 : -1) };
        expect(codes(party)).toEqual([]);
        expect(partySize(party)).toBeGreaterThanOrEqual(1);
      }
    }),
    runs(300),
  );
});

test('PAX-02 the smallest party includes someone who may travel alone', () => {
  expect(smallestParty(types)).toEqual({ 1: 1 });
  expect(smallestParty(types.map((type) => ({ ...type, minimum: type.id === 2 ? 1 : 0 })))).toEqual({ 1: 1, 2: 1 });
});
