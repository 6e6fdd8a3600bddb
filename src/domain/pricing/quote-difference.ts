import type { Minor } from '#domain/money/money.ts';
import type { Line } from './line.ts';
import type { Quote } from './quote.ts';

/** A changed line; null on the side where it does not exist. */
export interface LineChange {
  readonly before: Line | null;
  readonly after: Line | null;
}

/** The difference between a price and an earlier one, by line and in total. */
export interface QuoteDifference {
  readonly changes: readonly LineChange[];
  readonly total: Minor;
}

const nameOf = (line: Line): string => JSON.stringify([line.kind, line.reason]);

/** Returns the difference between two prices in one currency; without changes when every line is the same. */
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
