import { samePriced } from '#contract/selection-codec/codec.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { compareQuote } from '../quote/compare-quote.ts';
import { shownDifference } from '../quote/shown-lines.ts';
import type { HoldDeps } from './deps.ts';
import type { Refuse } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** Compares the quote that was shown with the price now; null when it is the same price for the same selection. */
export async function presentQuote(
  id: string | null,
  validated: ValidatedSubmission,
  caller: Caller,
  { signer }: HoldDeps,
  refuse: Refuse,
): Promise<Refusal | null> {
  const { bookable, entitlements, selection, price, shown, premium, now } = validated;
  const fresh = { quote: shown.quote };
  if (id === null) return refuse(422, 'quote-missing', fresh);
  const comparison = compareQuote(signer.read(id, now), bookable, entitlements, premium, now);
  switch (comparison.kind) {
    case 'forged':
      return refuse(422, 'quote-forged', fresh);
    case 'expired':
      return refuse(409, 'quote-expired', fresh);
    case 'other':
      return refuse(422, 'quote-other', fresh);
  }
  const { given } = comparison;
  if (given.quote.currency !== price.currency || !samePriced(given.choices, selection))
    return refuse(422, 'quote-other', fresh);
  if (comparison.kind === 'same') return null;
  const difference = shownDifference(comparison, bookable.facts, caller.language);
  return refuse(409, 'price-moved', { ...fresh, difference });
}
