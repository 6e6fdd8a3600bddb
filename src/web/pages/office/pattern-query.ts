import type { RequestOf } from '#contract/schemas.ts';
import { parseDay } from '#domain/calendar/day.ts';
import { readRounding, readSigned } from './bulk-query.ts';
import { readField } from './departure-form.ts';

type Pattern = RequestOf<'previewDeparturePattern'>;

/** The ranges without departures that the form offers. */
export const EXCLUSIONS = [1, 2, 3];

/** The fields of a pattern that the person has to correct. */
export type PatternField = 'from' | 'until' | 'weekdays' | 'daysOfMonth' | 'by' | `except${number}`;

/** Reads a pattern from the fields of its form, or says which of them are missing or unreadable. */
export function readPattern(variantId: string, query: URLSearchParams): Pattern | readonly PatternField[] {
  const problems: PatternField[] = [];
  const text = (name: string) => (query.get(name) ?? '').trim();
  const season = readRange(text('from'), text('until'));
  if (!parseDay(text('from'))) problems.push('from');
  if (!parseDay(text('until')) || (parseDay(text('from')) && !season)) problems.push('until');
  const weekdays = query.getAll('weekdays');
  const isMonthly = text('kind') === 'monthly';
  const daysOfMonth = text('daysOfMonth')
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (!isMonthly && weekdays.length === 0) problems.push('weekdays');
  if (isMonthly && !isDaysOfMonth(daysOfMonth)) problems.push('daysOfMonth');
  const exclusions = EXCLUSIONS.flatMap((number) => {
    const [from, until] = [text(`exceptFrom${number}`), text(`exceptUntil${number}`)];
    if (!from && !until) return [];
    const range = readRange(from, until || from);
    if (!range) problems.push(`except${number}`);
    return range ?? [];
  });
  const by = text('by') === '' ? 0 : readSigned(text('by'));
  if (by === null) problems.push('by');
  if (problems.length > 0 || !season || by === null) return problems;
  const baseId = text('baseId');
  const cells = [...query]
    .filter(([name, value]) => /^(state|seats|price\.\d+|room\.\d+)$/.test(name) && value.trim() !== '')
    .map(([name, value]) => [name, readField(name, value)]);
  return {
    variantId,
    recurrence: isMonthly
      ? { kind: 'monthly', daysOfMonth }
      : { kind: 'weekly', weekdays, everyWeeks: text('everyWeeks') || '1' },
    season,
    exclusions,
    ...(baseId && { baseId }),
    ...(baseId && by !== 0 && { priceChange: { kind: 'percent', by, rounding: readRounding(text('rounding')) } }),
    cells: Object.fromEntries(cells),
  };
}

const isDaysOfMonth = (days: readonly string[]): boolean =>
  days.length > 0 && days.every((day) => /^([1-9]|[12]\d|3[01])$/.test(day));

function readRange(first: string, last: string) {
  const [from, until] = [parseDay(first), parseDay(last)];
  return from && until && from <= until ? { from, until } : null;
}
