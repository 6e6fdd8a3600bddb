import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChoices, anyFacts, anyPricing } from '#domain/testing/arbitraries.ts';
import { runs } from '#domain/testing/runs.ts';
import { CHOICES, PRICING } from '#domain/testing/sample.ts';
import type { Choices } from './choices.ts';
import { type Quote, type QuoteContext, quote } from './quote.ts';
import { quoteDifference } from './quote-difference.ts';

const priced = (choices: Choices, context: QuoteContext) => quote(choices, context) as Quote;

test('BOOK-07 a changed price is reported line by line', () => {
  const before = priced({ ...CHOICES, flexible: true }, PRICING);
  const after = priced({ ...CHOICES, extras: { 1: { 1: 2 } } }, PRICING);
  const { changes, total } = quoteDifference(before, after);
  expect(
    changes.map((change) => [change.before?.kind, change.before?.amount, change.after?.kind, change.after?.amount]),
  ).toEqual([
    [undefined, undefined, 'extra', 3998],
    ['serviceFee', 7495, 'serviceFee', 7595],
    ['flexible', 9800, undefined, undefined],
  ]);
  expect(total).toBe(3998 + 100 - 9800);
  expect(quoteDifference(before, before)).toEqual({ changes: [], total: 0 });
});

test('BOOK-07 the reported changes account for the whole difference', () => {
  const cases = anyFacts.chain((facts) => fc.tuple(anyChoices, anyChoices, anyPricing(facts)));
  fc.assert(
    fc.property(cases, ([one, other, context]) => {
      const { changes, total } = quoteDifference(priced(one, context), priced(other, context));
      expect(changes.reduce((sum, { before, after }) => sum + (after?.amount ?? 0) - (before?.amount ?? 0), 0)).toBe(
        total,
      );
    }),
    runs(),
  );
});
