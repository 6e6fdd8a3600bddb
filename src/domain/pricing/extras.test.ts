import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { FACTS } from '#domain/testing/sample.ts';
import { extraMissing, extraTotal, fitExtras, highestQuantity, quantityOf } from './extras.ts';

const [transfer, bicycle, photoBook] = FACTS.variant.extras;
const { extras } = FACTS.variant;

test('EXTRA-01 an extra per person or night is sold at most once per traveller across all its options', () => {
  const [bus, taxi] = transfer!.options;
  expect(highestQuantity(transfer!, bus!, {}, 3, 10)).toBe(3);
  expect(highestQuantity(transfer!, bus!, { 1: { 2: 2 } }, 3, 10)).toBe(1);
  expect(highestQuantity(transfer!, taxi!, {}, 9, 10)).toBe(4);
  expect(highestQuantity(bicycle!, bicycle!.options[0]!, {}, 2, 10)).toBe(2);
  expect(highestQuantity(photoBook!, photoBook!.options[0]!, {}, 1, 10)).toBe(3);
});

test('EXTRA-01 a tour without nights offers no extras per night', () => {
  expect(highestQuantity(bicycle!, bicycle!.options[0]!, {}, 2, 1)).toBe(0);
});

test('EXTRA-01 quantities shrink with the party and never exceed the offer', () => {
  expect(fitExtras(extras, { 1: { 1: 2, 2: 2 }, 3: { 4: 9 }, 9: { 9: 1 } }, 3, 10)).toEqual({
    1: { 1: 2, 2: 1 },
    3: { 4: 3 },
  });
  const any = fc.dictionary(
    fc.constantFrom('1', '2', '3', '9'),
    fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.nat(40)),
  );
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 30 }), (wished, people) => {
      const fitted = fitExtras(extras, wished, people, 10);
      expect(extraTotal(fitted, 1)).toBeLessThanOrEqual(people);
      for (const extra of extras)
        for (const option of extra.options)
          expect(quantityOf(fitted, extra.id, option.id)).toBeLessThanOrEqual(
            highestQuantity(extra, option, fitted, people, 10),
          );
      expect(fitExtras(extras, fitted, people, 10)).toEqual(fitted);
    }),
    runs(),
  );
});

test('EXTRA-01 a required extra is chosen for everyone, or once where it is per booking', () => {
  expect(extraMissing({ ...transfer!, required: true }, { 1: { 1: 1 } }, 3)).toBe(2);
  expect(extraMissing({ ...transfer!, required: true }, { 1: { 1: 1, 2: 2 } }, 3)).toBe(0);
  expect(extraMissing({ ...photoBook!, required: true }, {}, 3)).toBe(1);
  expect(extraMissing(photoBook!, {}, 3)).toBe(0);
});
