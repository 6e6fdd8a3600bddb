import { shareOf } from '#domain/money/money.ts';
import type { BookingView } from '../state/view.ts';

/** What a membership would take off this booking, in minor units; null while there is no price or no membership on sale. */
export function memberSavings({ quote, offers }: Pick<BookingView, 'quote' | 'offers'>) {
  if (!quote || !offers.membership) return null;
  const of = (kind: string) =>
    quote.lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  // The saving is taken from the tour's price before any saving.
  const saving = shareOf(quote.tourPrice - of('saving'), Math.round(offers.membership.savingPercent * 100));
  return { saving, fee: of('serviceFee') };
}
