import { creditsTaken } from '#domain/pricing/credits.ts';
import { wordlessProblem } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** Returns the travel credits that a price uses, in euro cents; 0 when it uses none. */
export function usedCredits({
  price,
  entitlements,
  bookable,
}: Pick<ValidatedSubmission, 'price' | 'entitlements' | 'bookable'>): number {
  const line = price.lines.find(({ kind, reason }) => kind === 'saving' && reason.saving === 'travelCredits');
  if (!line) return 0;
  const off = { amount: -line.amount, currency: price.currency };
  return creditsTaken(off, entitlements.person.travelCredits, bookable.facts.rates);
}

/** The problem when another hold has reserved the credits of the price in the meantime. */
export const creditsGone = wordlessProblem({ block: 'savings', code: 'noCredits', path: 'saving', report: '' });
