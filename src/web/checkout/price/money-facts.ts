import type { PriceData } from '#contract/schemas/book-now-data.ts';

/** A price as the server gave it. */
export type ShownQuote = NonNullable<PriceData['quote']>;
export type ShownLine = ShownQuote['lines'][number];

/** By which a line is known again after the price has moved. */
export const lineKey = ({ kind, reason }: ShownLine): string => JSON.stringify([kind, reason]);

/**
 * The total that would be charged without the operator's promotion, to be struck; null where nobody was ever charged it: a
 * saving is not a lower price, and a fee that is a share of the price would have been another one.
 */
export function chargedBefore({ lines, oldTotal }: ShownQuote): number | null {
  const promoted = lines.some(({ kind }) => kind === 'promotion');
  const hasOtherReduction = lines.some(
    ({ kind, reason }) => kind === 'saving' || (kind === 'serviceFee' && reason?.share),
  );
  return promoted && !hasOtherReduction ? oldTotal : null;
}

/** What one traveller of a promotion's kind pays, and paid before it; null for other lines. */
export function promotedPrice(line: ShownLine, lines: readonly ShownLine[]): { before: number; now: number } | null {
  if (line.kind !== 'promotion') return null;
  const full = lines.find(({ kind, reason }) => kind === 'traveller' && reason?.typeId === line.reason?.typeId);
  return full ? { before: full.unit, now: full.unit + line.unit } : null;
}

/** Until when a cancellation costs nothing at all, as a day; null when it always costs something. */
export function freeUntil(rows: PriceData['cancellation']): string | null {
  return rows.filter(({ kept }) => kept === 0).at(-1)?.until ?? null;
}
