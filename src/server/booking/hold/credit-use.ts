import { creditsTaken } from '#domain/pricing/credits.ts';
import { wordlessProblem } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** The travel credits that a price was lowered by, in cents of a euro; 0 when it was not. */
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

/** The credits that the price counted on have gone to another hold meanwhile. */
export const creditsGone = wordlessProblem({ block: 'savings', code: 'noCredits', path: 'saving', report: '' });
