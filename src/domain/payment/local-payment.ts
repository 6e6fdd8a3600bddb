import type { Money } from '#domain/money/money.ts';
import type { LocalMethod } from './method.ts';

/** What a person fills in for a local method. */
export interface LocalDetails {
  /** The bank, for iDEAL. */
  readonly bank: string;
  /** The country of the bank account, for Sofort. */
  readonly country: string;
}

/** iDEAL works in the Netherlands only. */
export const IDEAL_COUNTRY = 'NL';

/** Sofort takes amounts strictly below this, in cents of a euro. */
export const SOFORT_BELOW = 500_000;

/** So many payments on pages of banks may be open at a time, since each keeps its places for half an hour: of one visitor, and from one network. */
export const OPEN_REDIRECTS = { ofVisitor: 3, fromNetwork: 10 } as const;

/** What is wrong with a local payment. */
export type LocalProblem = 'notEuro' | 'noBank' | 'noCountry' | 'amountTooHigh';

/** Everything wrong with paying an amount now by a local method. */
export function localProblems(method: LocalMethod, details: LocalDetails, dueNow: Money): LocalProblem[] {
  const problems: LocalProblem[] = [];
  if (dueNow.currency !== 'EUR') problems.push('notEuro');
  if (method === 'ideal' && details.bank.trim() === '') problems.push('noBank');
  if (method === 'sofort' && details.country.trim() === '') problems.push('noCountry');
  if (method === 'sofort' && dueNow.amount >= SOFORT_BELOW) problems.push('amountTooHigh');
  return problems;
}

/** The country a local payment is made in. */
export const localCountry = (method: LocalMethod, details: LocalDetails): string =>
  method === 'ideal' ? IDEAL_COUNTRY : details.country;
