import { type Day, partsOf } from '#domain/calendar/day.ts';
import { daysOf, type Month, monthOf, weekdayOf } from '#domain/calendar/month.ts';

/** A row of a month: seven cells from Monday to Sunday, null outside of the month. */
export type Week = readonly (Day | null)[];

/** Returns the rows of a month, always six, so that changing the month causes no layout shift. */
export function weeksOf(month: Month): Week[] {
  const days = daysOf(month);
  const before = weekdayOf(days[0] as Day);
  const places: (Day | null)[] = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => places[row * 7 + column] ?? null),
  );
}

/** Returns the day that a key moves the focus to; null for other keys and at the ends of the range. */
export function dayAfterKey(key: string, from: Day, months: readonly Month[]): Day | null {
  const index = months.indexOf(monthOf(from));
  const days = daysOf(monthOf(from));
  const place = partsOf(from)[2] - 1;
  const weekday = weekdayOf(from);
  switch (key) {
    case 'ArrowLeft':
      return days[place - 1] ?? daysIn(months[index - 1]).at(-1) ?? null;
    case 'ArrowRight':
      return days[place + 1] ?? daysIn(months[index + 1])[0] ?? null;
    case 'ArrowUp':
      return days[place - 7] ?? daysIn(months[index - 1]).findLast((day) => weekdayOf(day) === weekday) ?? null;
    case 'ArrowDown':
      return days[place + 7] ?? daysIn(months[index + 1]).find((day) => weekdayOf(day) === weekday) ?? null;
    case 'Home':
      return days[Math.max(0, place - weekday)] ?? null;
    case 'End':
      return days[Math.min(days.length - 1, place + 6 - weekday)] ?? null;
    case 'PageUp':
      return sameDay(months[index - 1], place);
    case 'PageDown':
      return sameDay(months[index + 1], place);
    default:
      return null;
  }
}

// Months without departures are not part of the calendar, so the keys skip them.
const daysIn = (month: Month | undefined): Day[] => (month === undefined ? [] : daysOf(month));

function sameDay(month: Month | undefined, place: number): Day | null {
  const days = daysIn(month);
  return days[Math.min(place, days.length - 1)] ?? null;
}

/** Returns the first visible month so that `wanted` is in view, moving the window as little as possible. */
export function windowAround(wanted: number, first: number, panes: number, count: number): number {
  const moved = wanted < first ? wanted : wanted >= first + panes ? wanted - panes + 1 : first;
  return Math.max(0, Math.min(moved, count - panes));
}
