import { creditsTaken } from '#domain/pricing/credits.ts';
import { toldProblem } from './refuse.ts';
import type { Judged } from './validate.ts';

/** The travel credits that a price was lowered by, in cents of a euro; 0 when it was not. */
export function usedCredits({ price, claims, bookable }: Pick<Judged, 'price' | 'claims' | 'bookable'>): number {
  const line = price.lines.find(({ kind, reason }) => kind === 'saving' && reason.saving === 'travelCredits');
  if (!line) return 0;
  const off = { amount: -line.amount, currency: price.currency };
  return creditsTaken(off, claims.person.travelCredits, bookable.facts.rates);
}

/** The credits that the price counted on have gone to another hold meanwhile. */
export const creditsGone = toldProblem({ block: 'savings', code: 'noCredits', path: 'saving', report: '' });
