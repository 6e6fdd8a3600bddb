import type { Money } from '#domain/money/money.ts';
import type { LocalMethod } from './method.ts';

/** What a person enters for a local method. */
export interface LocalDetails {
  /** The bank, for iDEAL. */
  readonly bank: string;
  /** The country of the bank account, for Sofort. */
  readonly country: string;
}

/** iDEAL is available in the Netherlands only. */
export const IDEAL_COUNTRY = 'NL';

/** Sofort accepts amounts strictly below this, in cents of a euro. */
export const SOFORT_BELOW = 500_000;

/**
 * The most payments on pages of banks that one visitor or one network may have open, since each holds its places for
 * half an hour.
 */
export const OPEN_REDIRECTS = { ofVisitor: 3, fromNetwork: 10 } as const;

/** What is wrong with a local payment. */
export type LocalProblem = 'notEuro' | 'noBank' | 'noCountry' | 'amountTooHigh';

/** Returns everything wrong with a payment by a local method. */
export function localProblems(method: LocalMethod, details: LocalDetails, dueNow: Money): LocalProblem[] {
  const problems: LocalProblem[] = [];
  if (dueNow.currency !== 'EUR') problems.push('notEuro');
  if (method === 'ideal' && details.bank.trim() === '') problems.push('noBank');
  if (method === 'sofort' && details.country.trim() === '') problems.push('noCountry');
  if (method === 'sofort' && dueNow.amount >= SOFORT_BELOW) problems.push('amountTooHigh');
  return problems;
}

/** Returns the country of a local payment. */
export const localCountry = (method: LocalMethod, details: LocalDetails): string =>
  method === 'ideal' ? IDEAL_COUNTRY : details.country;
