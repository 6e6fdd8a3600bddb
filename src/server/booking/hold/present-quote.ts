import type { Caller } from '../../platform/caller.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { compareQuote } from '../quote/compare-quote.ts';
import type { QuotedChoices } from '../quote/quote-token.ts';
import { shownDifference } from '../quote/shown-lines.ts';
import type { HoldMeans } from './deps.ts';
import type { Refuse } from './refuse.ts';
import type { Judged } from './validate.ts';

/** Everything that moves a price, in one form: maps from ids are written in the order of the ids by the language itself. */
const priced = (choices: Omit<QuotedChoices, 'plan' | 'paymentType'>): string =>
  JSON.stringify([
    choices.day,
    choices.party,
    Object.entries(choices.rooms),
    Object.entries(choices.extras),
    choices.flexible,
    choices.insurance.answer === 'yes' ? choices.insurance.policyId : null,
    choices.membership === 'yes',
    choices.saving.kind === 'promoCode' ? choices.saving.code.toUpperCase() : choices.saving.kind,
  ]);

/** Compares the quote that was shown with the price now; null when it is the same price for the same selection. */
export async function presentQuote(
  id: string | null,
  judged: Judged,
  caller: Caller,
  { seal }: HoldMeans,
  refuse: Refuse,
): Promise<Refusal | null> {
  const { bookable, claims, selection, price, shown, now } = judged;
  const fresh = { quote: shown.quote };
  if (id === null) return refuse(422, 'quote-missing', fresh);
  const comparison = compareQuote(seal.read(id, now), bookable, claims, null, now);
  switch (comparison.kind) {
    case 'forged':
      return refuse(422, 'quote-forged', fresh);
    case 'expired':
      return refuse(409, 'quote-expired', fresh);
    case 'other':
      return refuse(422, 'quote-other', fresh);
  }
  const { given } = comparison;
  if (given.quote.currency !== price.currency || priced(given.choices) !== priced(selection))
    return refuse(422, 'quote-other', fresh);
  if (comparison.kind === 'same') return null;
  const difference = shownDifference(comparison, bookable.facts, caller.language);
  return refuse(409, 'price-moved', { ...fresh, difference });
}
