import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayId } from '#contract/wire/calendar-ids.ts';
import { chosenTrip } from '#domain/booking/selection.ts';
import type { Day } from '#domain/calendar/day.ts';
import { daysOf, type Month, monthOf } from '#domain/calendar/month.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useCheckout } from '../../state/checkout-context.tsx';
import type { Handling } from './day-cell.tsx';
import { type DayOffer, offersFor } from './day-offer.ts';
import { Legend } from './legend.tsx';
import { MonthChips } from './month-chips.tsx';
import { LostMonth, MonthGrid } from './month-grid.tsx';
import { PointedDay } from './pointed-day.tsx';
import { useDayWords } from './use-day-words.ts';
import { useMonths, useNewestMonths } from './use-months.ts';
import { dayAfterKey, windowAround } from './weeks.ts';

/** Two months are displayed from this width; it equals the `md:` breakpoint of the styles. */
const wide = '(min-width: 48rem)';

const movingKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** The number of visible months; the server renders two, and the styles hide the second on narrow screens. */
const usePanes = (maxMonths: number): number =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => (window.matchMedia(wide).matches ? maxMonths : 1),
    () => maxMonths,
  );

/** The calendar of departures: months load as they come into view, and a day is chosen by pointer or keyboard. */
export default function Calendar({ maxMonths = 2 }: { maxMonths?: 1 | 2 }) {
  const { page, checkout } = useCheckout();
  const months = useMonths();
  // The lowest prices of the months were loaded in the currency in which the page was opened.
  useNewestMonths(checkout.context.currency !== page.currency);
  return months.offered.length > 0 ? (
    <Months {...months} maxMonths={maxMonths} />
  ) : (
    <p>
      <Trans>No departures are available right now.</Trans>
    </p>
  );
}

function Months({ get, offered, want, retry, maxMonths }: ReturnType<typeof useMonths> & { maxMonths: 1 | 2 }) {
  const { t } = useLingui();
  const { checkout, act } = useCheckout();
  const words = useDayWords();
  const panes = usePanes(maxMonths);
  const { selection, context } = checkout;
  const { currency } = context;
  const months = offered.map(({ month }) => month as Month);
  const [anchor, setAnchor] = useState(() => firstMonth(selection.day, context.facts.variant.departures, months));
  const [moved, setMoved] = useState(false);
  const [focused, setFocused] = useState<Day | null>(null);
  const [pointed, setPointed] = useState<Day | null>(null);
  const [refused, setRefused] = useState('');

  const first = Math.max(0, months.indexOf(anchor));
  const start = windowAround(first, first, panes, months.length);
  const visible = months.slice(start, start + panes);
  const offers = new Map(
    visible.map((month) => {
      const { data } = get(month);
      return [month, data && offersFor(data, selection.party, context)] as const;
    }),
  );
  const offerOn = (day: Day | null): DayOffer | undefined => (day ? offers.get(monthOf(day))?.get(day) : undefined);

  // Loads the visible months, and one month ahead once the visitor has navigated.
  const near = months.slice(start, start + panes + (moved ? 1 : 0)).join(' ');
  useEffect(() => {
    for (const month of near.split(' ')) want(month as Month);
  }, [near, want]);

  // Moves the focus after the day that the keyboard leads to is rendered.
  const follow = useRef(false);
  useEffect(() => {
    if (!follow.current || !focused) return;
    follow.current = false;
    document.getElementById(dayId(focused))?.focus();
  }, [focused]);

  const show = (index: number): void => {
    setAnchor(months[index] as Month);
    setMoved(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as HTMLElement).closest('button')?.value as Day | undefined;
    if (!from || event.ctrlKey || event.metaKey || event.altKey || !movingKeys.includes(event.key)) return;
    event.preventDefault();
    const next = dayAfterKey(event.key, from, months);
    if (!next) return;
    follow.current = true;
    setFocused(next);
    const wanted = windowAround(months.indexOf(monthOf(next)), start, panes, months.length);
    if (wanted !== start) show(wanted);
  };
  const press = (day: Day): void => {
    const offer = offerOn(day);
    setFocused(day);
    setPointed(day);
    setRefused(offer?.problem === null ? '' : words.spoken(day, offer, currency));
    if (offer?.problem === null) act({ kind: 'day', day });
  };
  const chosen = chosenTrip(selection, context);
  const pointedSpan = offerOn(pointed);
  const preview =
    pointedSpan?.problem === null && pointedSpan.day !== chosen?.from
      ? { from: pointedSpan.day, until: pointedSpan.until }
      : null;
  const handling: Handling = {
    reached: reachedDay(visible, [focused, selection.day], offers),
    onPress: press,
    onPoint: setPointed,
  };
  return (
    <div className="flex flex-col gap-3">
      <MonthChips
        months={offered}
        currency={currency}
        current={months[first] as Month}
        onPick={(month) => show(months.indexOf(month))}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the days inside */}
      <div className="relative -mx-3 md:-mx-6" onKeyDown={onKeyDown}>
        <div className="pointer-events-none absolute inset-x-0 top-0 z-1 flex justify-between *:pointer-events-auto md:px-2">
          <IconButton label={t`Earlier months`} disabled={start === 0} onClick={() => show(start - 1)}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Later months`} disabled={start + panes >= months.length} onClick={() => show(start + 1)}>
            <ArrowRight aria-hidden="true" />
          </IconButton>
        </div>
        <div className={classes('grid gap-x-4', maxMonths === 2 && months.length > 1 && 'md:grid-cols-2')}>
          {visible.map((month) => {
            // Until the window is measured on the client, the styles show the correct one of two months.
            const className = month === months[first] ? '' : 'max-md:hidden';
            return get(month).state === 'failed' ? (
              <LostMonth key={month} month={month} onRetry={() => retry(month)} className={className} />
            ) : (
              <MonthGrid
                key={month}
                month={month}
                offers={offers.get(month) ?? null}
                currency={currency}
                words={words}
                chosen={chosen}
                pointedSpan={preview}
                handling={handling}
                className={className}
              />
            );
          })}
        </div>
      </div>
      <PointedDay
        day={pointed ?? selection.day}
        offer={offerOn(pointed ?? selection.day)}
        currency={currency}
        words={words}
      />
      <Legend currency={currency} />
      <p role="status" className="sr-only">
        {visible.some((month) => get(month).state === 'loading') ? <Trans>Loading</Trans> : refused}
      </p>
    </div>
  );
}

/** The initial month: that of the chosen day, otherwise the first loaded one. */
function firstMonth(day: Day | null, departures: readonly { readonly day: Day }[], months: readonly Month[]): Month {
  const known = departures.map((departure) => monthOf(departure.day));
  return day ? monthOf(day) : (known.find((month) => months.includes(month)) ?? (months[0] as Month));
}

/** The day that Tab focuses: the last visited or chosen one, otherwise the first that is available. */
function reachedDay(
  visibleMonths: readonly Month[],
  wishes: readonly (Day | null)[],
  offers: ReadonlyMap<Month, ReadonlyMap<Day, DayOffer> | null>,
): Day {
  const visible = wishes.find((day) => day !== null && visibleMonths.includes(monthOf(day)));
  if (visible) return visible;
  const open = visibleMonths
    .flatMap((month) => [...(offers.get(month)?.values() ?? [])])
    .find(({ problem }) => problem === null);
  return open?.day ?? (daysOf(visibleMonths[0] as Month)[0] as Day);
}
