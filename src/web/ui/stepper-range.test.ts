import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterKey, stepperDefaults, typedNumber, withinRange } from './stepper-range.ts';

test('NAV-12 a stepper ranges from 1 to 30 by default', () => {
  expect(stepperDefaults).toEqual({ minimum: 1, maximum: 30 });
});

test('NAV-12 any input keeps the value a whole number within the limits', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 40 }),
      fc.array(keys),
      (minimum, width, pressed) => {
        const maximum = minimum + width;
        let value = withinRange(minimum + width / 2, minimum, maximum);
        for (const key of pressed) {
          value = afterKey(key, value, minimum, maximum) ?? Number.NaN;
          expect(Number.isInteger(value) && value >= minimum && value <= maximum).toBe(true);
        }
      },
    ),
  );
});

test('NAV-12 a typed number is clamped to the limits and anything else is refused', () => {
  expect(['7', ' 12 ', '99', '-4', '', '1.5', '2e3', 'two'].map((text) => typedNumber(text, 1, 30))).toEqual([
    7,
    12,
    30,
    1,
    null,
    null,
    null,
    null,
  ]);
});
