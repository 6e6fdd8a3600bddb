import { Trans, useLingui } from '@lingui/react/macro';
import { Check, PhoneMissed, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { momentOf } from '#domain/calendar/clock-time.ts';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { CALL_HOURS } from '#domain/enquiry/call-time.ts';
import { clockText } from '../../ui/call-text.ts';
import { classes } from '../../ui/classes.ts';
import { dayText } from '../../ui/days.ts';
import type { CalendarCall, CalendarDay } from './call-agenda.tsx';
import { lanesOf } from './call-lanes.ts';

/** The height of an hour in rem: a name of three lines and the time below it. */
const hourHeight = 5;
/** The minimum height of a card in hours, so that it is readable however short the call is. */
const minHours = 1;
/** The minimum width of a card in rem, so that a name fits into it. */
const minWidth = 7.5;

/** Returns the hour of a moment in a day's column, capped at the end of the day. */
function hourOf(moment: number, day: Day, zone: string): number {
  if (moment >= momentOf(addDays(day, 1), '00:00', zone)) return 24;
  const [hours, minutes] = clockText(moment, zone).split(':').map(Number) as [number, number];
  return hours + minutes / 60;
}

/** Days side by side on one scale of hours, with simultaneous calls side by side. */
export function CallGrid({
  byDay,
  zone,
  today,
  conflicts,
}: {
  byDay: readonly CalendarDay[];
  zone: string;
  today: Day;
  conflicts: ReadonlyMap<number, readonly number[]>;
}) {
  const { i18n } = useLingui();
  const placed = byDay.map(({ day, calls: calling }) => {
    const calls = calling.map((call) => {
      const from = hourOf(call.at, day, zone);
      return { call, from, to: Math.max(hourOf(call.until, day, zone), from + minHours) };
    });
    const lanes = lanesOf(calls.map(({ call: { id }, from, to }) => ({ id, at: from, until: to })));
    return { day, calls, lanes, width: Math.max(1, ...[...lanes.values()].map((one) => one.lanes)) };
  });
  const all = placed.flatMap(({ calls }) => calls);
  const first = Math.min(CALL_HOURS.first, ...all.map(({ from }) => Math.floor(from)));
  const last = Math.max(CALL_HOURS.last, ...all.map(({ to }) => Math.ceil(to)));
  const hours = Array.from({ length: last - first }, (_, hour) => first + hour);
  const height = { height: `${(last - first) * hourHeight}rem` };
  return (
    <div className="flex overflow-hidden rounded-card border border-line bg-paper">
      <div className="w-14 shrink-0 border-line border-r" aria-hidden="true">
        <div className="h-14 border-line border-b" />
        <div className="relative" style={height}>
          {hours.slice(1).map((hour) => (
            <span
              key={hour}
              className="figures absolute right-2 -translate-y-1/2 text-ink-soft text-xs"
              style={{ top: `${(hour - first) * hourHeight}rem` }}
            >
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </div>
      </div>
      {/* A day with simultaneous calls is wider, so that no name is truncated; where that does not fit, the days scroll. */}
      <ul
        className="grid min-w-0 grow divide-x divide-line overflow-x-auto overflow-y-hidden"
        style={{
          gridTemplateColumns: placed.map(({ width }) => `minmax(${width * minWidth}rem, ${width}fr)`).join(' '),
        }}
      >
        {placed.map(({ day, calls, lanes }) => (
          <li key={day} className="min-w-0">
            <h3
              className={classes(
                'flex h-14 flex-col items-center justify-center border-line border-b font-medium font-sans text-sm tracking-normal',
                day === today && 'bg-pine-soft text-pine',
              )}
            >
              <span>{dayText(day, i18n.locale, 'weekday')}</span>
              <span className="figures text-xs">{dayText(day, i18n.locale, 'yearless')}</span>
            </h3>
            <div className="relative" style={height}>
              {hours.slice(1).map((hour) => (
                <div
                  key={hour}
                  className="pointer-events-none absolute inset-x-0 border-line/60 border-t"
                  style={{ top: `${(hour - first) * hourHeight}rem` }}
                />
              ))}
              {calls.length > 0 ? (
                <ol>
                  {calls.map(({ call, from, to }) => {
                    const { lane, lanes: width } = lanes.get(call.id) ?? { lane: 0, lanes: 1 };
                    return (
                      <li
                        key={call.id}
                        className="absolute p-0.5"
                        style={{
                          top: `${(from - first) * hourHeight}rem`,
                          height: `${(to - from) * hourHeight}rem`,
                          left: `${(lane / width) * 100}%`,
                          width: `${100 / width}%`,
                        }}
                      >
                        <GridCall call={call} zone={zone} inConflict={conflicts.has(call.id)} />
                      </li>
                    );
                  })}
                </ol>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function GridCall({ call, zone, inConflict }: { call: CalendarCall; zone: string; inConflict: boolean }) {
  const { id, traveller, at, until, assignee, outcome } = call;
  const time = `${clockText(at, zone)}–${clockText(until, zone)}`;
  return (
    <Link
      to={`/office/inbox/${id}?view=calls`}
      title={[traveller, time, assignee?.name].filter(Boolean).join(', ')}
      className={classes(
        'block h-full rounded-field border px-2 py-1 text-xs leading-4 hover:border-pine',
        outcome === null ? 'bg-sun-soft' : 'border-line bg-mist text-ink-soft',
        outcome === null && (inConflict ? 'border-danger' : 'border-sun/70'),
      )}
    >
      {/* A line that does not fit wraps into a hidden column instead of being cut in half. */}
      <span data-call-lines className="flex h-full flex-col flex-wrap overflow-hidden">
        <span className="flex w-full shrink-0 gap-1 font-semibold [&_svg]:mt-px [&_svg]:size-3.5 [&_svg]:shrink-0">
          {outcome === 'done' ? <Check aria-hidden="true" /> : null}
          {outcome === 'missed' ? <PhoneMissed aria-hidden="true" /> : null}
          {inConflict ? <TriangleAlert className="text-danger" aria-hidden="true" /> : null}
          <span data-call-name className="wrap-anywhere line-clamp-3">
            {traveller}
          </span>
        </span>
        <span className="sr-only">
          {inConflict ? <Trans>Overlaps with another call assigned to the same person.</Trans> : null}
          {outcome === 'done' ? <Trans>Reached</Trans> : null}
          {outcome === 'missed' ? <Trans>Not reached</Trans> : null}
        </span>
        <span data-call-time className="figures w-full shrink-0 truncate">
          {time}
        </span>
        {assignee ? <span className="w-full shrink-0 truncate">{assignee.name}</span> : null}
      </span>
    </Link>
  );
}
