import type { Month } from '#domain/calendar/month.ts';
import { Notice } from '../../../ui/notice.tsx';
import { offersOf } from './day-offer.ts';
import { MonthGrid } from './month-grid.tsx';
import type { CalendarMonth as Data } from './month-store.ts';
import { useDayWords } from './use-day-words.ts';

/** One month of departures for pages without our scripts; unavailable days are disabled. */
export function CalendarMonth({ month }: { month: Data }) {
  const words = useDayWords();
  return (
    <>
      {month.blocked ? <Notice kind="warning">{month.blocked}</Notice> : null}
      <MonthGrid month={month.month as Month} offers={offersOf(month)} currency={month.currency} words={words} />
    </>
  );
}
