import type { Minor } from '#domain/money/money.ts';
import type { Line } from './line.ts';
import type { Quote } from './quote.ts';

/** A line that is not what it was; null where it was not there, or is not any more. */
export interface LineChange {
  readonly before: Line | null;
  readonly after: Line | null;
}

/** How a price differs from one that was shown earlier: line by line, and in all. */
export interface QuoteDifference {
  readonly changes: readonly LineChange[];
  readonly total: Minor;
}

const nameOf = (line: Line): string => JSON.stringify([line.kind, line.reason]);

/** What has moved between two prices in one currency; no changes when every line is the same. */
export function quoteDifference(before: Quote, after: Quote): QuoteDifference {
  const left = new Map(before.lines.map((line) => [nameOf(line), line]));
  const changes: LineChange[] = [];
  for (const line of after.lines) {
    const old = left.get(nameOf(line)) ?? null;
    left.delete(nameOf(line));
    if (old?.quantity !== line.quantity || old.unit !== line.unit) changes.push({ before: old, after: line });
  }
  for (const line of left.values()) changes.push({ before: line, after: null });
  return { changes, total: after.total - before.total };
}
