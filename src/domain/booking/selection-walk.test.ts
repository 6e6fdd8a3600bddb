import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import { adultsIn } from '#domain/rooms/allocation.ts';
import { runs } from '#domain/testing/runs.ts';
import { CONTEXT, FACTS, plenty } from '#domain/testing/sample.ts';
import { type Change, changeSelection, emptySelection } from './change.ts';
import type { SelectionContext } from './selection.ts';
import { selectionProblems } from './selection-problems.ts';

const JUNE = day('2027-06-05');
const SEPTEMBER = day('2027-09-18');

const count = fc.oneof(fc.integer({ min: -1, max: 8 }), fc.constantFrom(0.5, 31, 1e9));
const typeId = fc.integer({ min: 1, max: 5 });
const roomId = fc.integer({ min: 1, max: 6 });
const cover = fc.constantFrom(
  { covered: true, hasStates: true, zipRequired: true } as const,
  { covered: false, message: 'no cover' } as const,
);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('day' as const),
    day: fc.constantFrom(JUNE, SEPTEMBER, day('2027-02-20'), day('2027-02-21')),
  }),
  fc.record({
    kind: fc.constant('paymentType' as const),
    paymentType: fc.constantFrom('book' as const, 'hold' as const, 'b2b' as const),
  }),
  fc.record({ kind: fc.constant('passengers' as const), typeId, count }),
  fc.record({ kind: fc.constant('passengers' as const), typeId, count }),
  fc.record({ kind: fc.constant('room' as const), roomId, typeId, count }),
  fc.record({ kind: fc.constant('room' as const), roomId, typeId, count }),
  fc.record({
    kind: fc.constant('friends' as const),
    roomId,
    answer: fc.record({
      unknown: fc.boolean(),
      friends: fc.array(fc.constant({ name: 'Ada', email: 'a@b.co' }), { maxLength: 5 }),
    }),
  }),
  fc.record({
    kind: fc.constantFrom('applyRecommendation' as const, 'dismissRecommendation' as const, 'refresh' as const),
  }),
  fc.record({ kind: fc.constant('extra' as const), extraId: roomId, optionId: typeId, quantity: count }),
  fc.record({ kind: fc.constant('flexible' as const), chosen: fc.boolean() }),
  fc.record({
    kind: fc.constant('insurance' as const),
    change: fc.oneof(
      fc.record({ kind: fc.constant('without' as const) }),
      fc.record({ kind: fc.constant('policy' as const), policyId: fc.constant('gold') }),
      fc.record({ kind: fc.constant('country' as const), countryId: roomId, cover }),
    ),
  }),
  fc.record({
    kind: fc.constant('membership' as const),
    answer: fc.constantFrom('yes' as const, 'no' as const, 'undecided' as const),
  }),
  fc.record({
    kind: fc.constant('saving' as const),
    saving: fc.constantFrom(
      { kind: 'none' } as const,
      { kind: 'member' } as const,
      { kind: 'travelCredits' } as const,
      { kind: 'promoCode', code: ' ' } as const,
      { kind: 'promoCode', code: 'X' } as const,
    ),
  }),
  fc.record({
    kind: fc.constant('plan' as const),
    plan: fc.constantFrom(
      { kind: 'full' } as const,
      { kind: 'deposit' } as const,
      { kind: 'instalments', frequency: 14 } as const,
      { kind: 'instalments', frequency: 30 } as const,
    ),
  }),
);
const anyWorld: fc.Arbitrary<SelectionContext> = fc
  .record({
    places: fc.nat(16),
    left: fc.record({ 1: fc.nat(3), 2: fc.nat(2), 3: fc.nat(2), 4: fc.nat(4), 5: fc.nat(2) }),
    isMember: fc.boolean(),
    travelCredits: fc.constantFrom(0, 5000),
    flexible: fc.constantFrom(null, FACTS.operator.flexible),
    insuranceOffered: fc.boolean(),
    membership: fc.constantFrom(null, FACTS.membership),
  })
  .map(({ places, left, isMember, travelCredits, flexible, insuranceOffered, membership }) => ({
    ...CONTEXT,
    facts: {
      ...FACTS,
      operator: { ...FACTS.operator, flexible },
      tour: { ...FACTS.tour, insuranceOffered },
      membership,
    },
    availability: { 1001: { departureId: 1001, placesLeft: places, roomsLeft: left }, 1002: plenty(1002) },
    person: { isMember, travelCredits },
  }));

test('PAX-02 ROOM-01 ROOM-02 EXTRA-01 no sequence of changes reaches an invalid selection, nor a minor without an adult', () => {
  fc.assert(
    fc.property(anyWorld, anyWorld, fc.array(anyChange, { maxLength: 40 }), (first, second, changes) => {
      let selection = emptySelection(first);
      expect(selectionProblems(selection, first)).toEqual([]);
      changes.forEach((change, index) => {
        // Availability changes halfway, as it does when others book.
        const world = index < changes.length / 2 ? first : second;
        if (index === Math.ceil(changes.length / 2))
          selection = changeSelection(selection, { kind: 'refresh' }, second);
        selection = changeSelection(selection, change, world);
        expect(selectionProblems(selection, world)).toEqual([]);
        for (const people of Object.values(selection.rooms)) expect(adultsIn(people)).toBeGreaterThan(0);
      });
    }),
    runs(1500),
  );
});
