import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '#domain/calendar/day.ts';
import type { PassengerTypeFacts } from '#domain/catalogue/facts.ts';
import { runs } from '#domain/testing/runs.ts';
import { FACTS } from '#domain/testing/sample.ts';
import { ageMisfit, isOutsideTour, typesForAge } from './age-fit.ts';

const [adult, child, infant, young] = FACTS.variant.passengerTypes as [
  PassengerTypeFacts,
  PassengerTypeFacts,
  PassengerTypeFacts,
  PassengerTypeFacts,
];
const departure = day('2027-06-05');
const misfit = (birth: string, typeId: number, on = departure) => ageMisfit(day(birth), on, typeId, FACTS);
const ids = (types: readonly PassengerTypeFacts[]) => types.map(({ id }) => id);

test('TRAV-07 an age at departure outside the tour’s range shows a warning and does not refuse', () => {
  const tour = { minimumAge: 18, maximumAge: 39 };
  expect([17, 18, 39, 40].map((age) => isOutsideTour(age, tour))).toEqual([true, false, false, true]);
  const only = [{ ...adult, ageFrom: 18, ageTo: 39 }];
  expect([2, 17, 40, 105].map((age) => ids(typesForAge(age, only, tour)))).toEqual([[1], [1], [1], [1]]);
});

test('TRAV-07 the age range of a passenger type applies on the day of departure, including the birthday', () => {
  expect(misfit('1990-01-01', 1)).toBeNull();
  expect(misfit('1990-01-01', 2)).toEqual({ age: 37, fits: adult });
  expect(misfit('2009-06-05', 1)).toBeNull();
  expect(misfit('2009-06-06', 1)).toEqual({ age: 17, fits: child });
  expect(misfit('2009-06-05', 2)).toEqual({ age: 18, fits: adult });
  expect(misfit('2026-01-01', 2)).toEqual({ age: 1, fits: infant });
});

test('TRAV-07 someone born on 29 February turns a year older on 1 March of a common year', () => {
  expect(misfit('2008-02-29', 1, day('2026-02-28'))).toEqual({ age: 17, fits: child });
  expect(misfit('2008-02-29', 1, day('2026-03-01'))).toBeNull();
  expect(misfit('2008-02-29', 1, day('2028-02-28'))).toBeNull();
});

test('TRAV-07 where passenger types overlap, both match', () => {
  expect(ids(typesForAge(20, FACTS.variant.passengerTypes, FACTS.tour))).toEqual([1, 4]);
  expect([misfit('2006-01-01', 1), misfit('2006-01-01', 4)]).toEqual([null, null]);
  expect(misfit('1990-01-01', young.id)).toEqual({ age: 37, fits: adult });
});

test('TRAV-07 an age without a passenger type cannot be booked; a missing bound does not limit', () => {
  const tour = { minimumAge: 0, maximumAge: 99 };
  expect(typesForAge(14, [adult, { ...child, ageTo: 11 }], tour)).toEqual([]);
  expect(typesForAge(10, [adult], tour)).toEqual([]);
  const { ageFrom: _from, ageTo: _to, ...unbounded } = adult;
  expect(ids(typesForAge(3, [unbounded as PassengerTypeFacts], tour))).toEqual([1]);
});

test('TRAV-07 an age outside the tour’s range matches the type of the nearest age inside, unless a type names it', () => {
  const ages = fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }));
  const types = fc
    .array(ages, { minLength: 1, maxLength: 5 })
    .map((list) =>
      list.map(([one, other], id) => ({ ...adult, id, ageFrom: Math.min(one, other), ageTo: Math.max(one, other) })),
    );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 130 }), types, ages, (age, kinds, [one, other]) => {
      const tour = { minimumAge: Math.min(one, other), maximumAge: Math.max(one, other) };
      const found = typesForAge(age, kinds, tour);
      const naming = kinds.filter(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo);
      const nearest = Math.min(Math.max(age, tour.minimumAge), tour.maximumAge);
      expect(found).toEqual(naming.length > 0 ? naming : typesForAge(nearest, kinds, tour));
      if (!isOutsideTour(age, tour)) expect(found).toEqual(naming);
    }),
    runs(),
  );
});
