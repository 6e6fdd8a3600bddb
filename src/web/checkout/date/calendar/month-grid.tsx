import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { monthId } from '#contract/wire/calendar-ids.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Month } from '#domain/calendar/month.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { DayCell, type Handling, type TourSpan } from './day-cell.tsx';
import type { DayOffer } from './day-offer.ts';
import { monthText, weekdayNames } from './day-text.ts';
import type { DayWords } from './use-day-words.ts';
import { weeksOf } from './weeks.ts';

export type MonthGridProps = {
  month: Month;
  /** The departures; null while they load. */
  offers: ReadonlyMap<Day, DayOffer> | null;
  currency: string;
  words: DayWords;
  chosen?: TourSpan | null;
  pointedSpan?: TourSpan | null;
  handling?: Handling | null;
  className?: string | undefined;
};

/** Shows one month, day by day. Its rows are known before its departures, so that loading causes no layout shift. */
export function MonthGrid({
  month,
  offers,
  currency,
  words,
  chosen = null,
  pointedSpan = null,
  handling = null,
  className,
}: MonthGridProps) {
  const { i18n } = useLingui();
  return (
    <MonthFrame month={month} className={className}>
      <table
        role={handling ? 'grid' : undefined}
        aria-labelledby={`${monthId(month)}-title`}
        aria-busy={offers === null || undefined}
        className={classes('w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5')}
      >
        <thead>
          <tr>
            {weekdayNames(i18n.locale).map(({ full, short }) => (
              <th key={full} scope="col" abbr={full} className="pb-1 font-medium text-ink-soft text-xs">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={offers === null ? 'animate-shimmer' : undefined}>
          {weeksOf(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a month are its weeks, and stay in their order
            <tr key={row} className="h-13">
              {week.map((day, column) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has nothing but its place
                  <td key={column} />
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    offer={offers?.get(day)}
                    currency={currency}
                    words={words}
                    chosen={chosen}
                    pointedSpan={pointedSpan}
                    handling={handling}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </MonthFrame>
  );
}

function MonthFrame({
  month,
  className,
  children,
}: {
  month: Month;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <section
      id={monthId(month)}
      aria-labelledby={`${monthId(month)}-title`}
      className={classes('@container min-w-0', className)}
    >
      <h3
        id={`${monthId(month)}-title`}
        className="flex h-11 items-center justify-center font-sans font-semibold text-lg tracking-normal"
      >
        {monthText(month, i18n.locale)}
      </h3>
      {children}
    </section>
  );
}

/** Shows that a month failed to load, with a retry button; it is as tall as a month. */
export function LostMonth({ month, onRetry, className }: { month: Month; onRetry: () => void; className?: string }) {
  return (
    <MonthFrame month={month} className={className}>
      <div role="alert" className="flex min-h-87 flex-col items-center justify-center gap-4 px-4 text-center">
        <p>
          <Trans>This month didn’t load. Your selection is still here.</Trans>
        </p>
        <Button variant="secondary" size="small" onClick={onRetry} icon={<RotateCw aria-hidden="true" />}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </MonthFrame>
  );
}
