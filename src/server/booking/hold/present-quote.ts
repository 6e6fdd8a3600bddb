import { samePriced } from '#contract/selection-codec/codec.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { compareQuote } from '../quote/compare-quote.ts';
import { presentDifference } from '../quote/present-lines.ts';
import type { HoldDeps } from './deps.ts';
import type { Refuse } from './refuse.ts';
import type { ValidatedSubmission } from './validate.ts';

/** Compares the displayed quote with the current price; refuses when the price or the selection differs. */
export async function presentQuote(
  id: string | null,
  validated: ValidatedSubmission,
  caller: Caller,
  { signer }: HoldDeps,
  refuse: Refuse,
): Promise<Refusal | null> {
  const { bookable, entitlements, selection, price, priced, premium, now } = validated;
  const fresh = { quote: priced.quote };
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
  const { signed } = comparison;
  if (signed.quote.currency !== price.currency || !samePriced(signed.choices, selection))
    return refuse(422, 'quote-other', fresh);
  if (comparison.kind === 'same') return null;
  const difference = presentDifference(comparison, bookable.facts, caller.language);
  return refuse(409, 'price-moved', { ...fresh, difference });
}
