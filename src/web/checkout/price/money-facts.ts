import type { PriceData } from '#contract/schemas/book-now-data.ts';

/** A price as sent by the server. */
export type QuoteView = NonNullable<PriceData['quote']>;
export type LineView = QuoteView['lines'][number];

/** Returns a key that identifies a line across price changes. */
export const lineKey = ({ kind, reason }: LineView): string => JSON.stringify([kind, reason]);

/**
 * Returns the total without the operator's promotion, to be displayed struck through. Null where it was never a real
 * price: a saving does not lower the price, and a percentage fee would differ.
 */
export function chargedBefore({ lines, oldTotal }: QuoteView): number | null {
  const promoted = lines.some(({ kind }) => kind === 'promotion');
  const hasOtherReduction = lines.some(
    ({ kind, reason }) => kind === 'saving' || (kind === 'serviceFee' && reason?.share),
  );
  return promoted && !hasOtherReduction ? oldTotal : null;
}

/** Returns the price of one traveller with and without a promotion; null for other lines. */
export function promotedPrice(line: LineView, lines: readonly LineView[]): { before: number; now: number } | null {
  if (line.kind !== 'promotion') return null;
  const full = lines.find(({ kind, reason }) => kind === 'traveller' && reason?.typeId === line.reason?.typeId);
  return full ? { before: full.unit, now: full.unit + line.unit } : null;
}

/** Returns the last day of free cancellation; null when cancellation is never free. */
export function freeUntil(rows: PriceData['cancellation']): string | null {
  return rows.filter(({ kept }) => kept === 0).at(-1)?.until ?? null;
}
