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

/** From this width on two months stand side by side; the styles' `md:` is the same line. */
const wide = '(min-width: 48rem)';

const movingKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** How many months are in view; the server draws two, and the styles hide the second where there is no room. */
const usePanes = (most: number): number =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => (window.matchMedia(wide).matches ? most : 1),
    () => most,
  );

/** The calendar of departures: months are brought as they are looked at, and a day is chosen by pointer or keys. */
export default function Calendar({ most = 2 }: { most?: 1 | 2 }) {
  const { page, checkout } = useCheckout();
  const months = useMonths();
  // The lowest price of each month came in the currency that the page was opened in.
  useNewestMonths(checkout.context.currency !== page.currency);
  return months.offered.length > 0 ? (
    <Months {...months} most={most} />
  ) : (
    <p>
      <Trans>There are no departures to choose from right now.</Trans>
    </p>
  );
}

function Months({ get, offered, want, retry, most }: ReturnType<typeof useMonths> & { most: 1 | 2 }) {
  const { t } = useLingui();
  const { checkout, act } = useCheckout();
  const words = useDayWords();
  const panes = usePanes(most);
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
  const shown = months.slice(start, start + panes);
  const offers = new Map(
    shown.map((month) => {
      const { data } = get(month);
      return [month, data && offersFor(data, selection.party, context)] as const;
    }),
  );
  const offerOn = (day: Day | null): DayOffer | undefined => (day ? offers.get(monthOf(day))?.get(day) : undefined);

  // What is in view is fetched, and one month ahead once somebody has begun to look around.
  const near = months.slice(start, start + panes + (moved ? 1 : 0)).join(' ');
  useEffect(() => {
    for (const month of near.split(' ')) want(month as Month);
  }, [near, want]);

  // The focus follows the keys once the day they lead to is drawn.
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
  const looked = offerOn(pointed);
  const preview =
    looked?.problem === null && looked.day !== chosen?.from ? { from: looked.day, until: looked.until } : null;
  const handling: Handling = {
    reached: reachedDay(shown, [focused, selection.day], offers),
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
        <div className={classes('grid gap-x-4', most === 2 && months.length > 1 && 'md:grid-cols-2')}>
          {shown.map((month) => {
            // Before scripts have measured the window, the styles keep the right one of two months in view.
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
                looked={preview}
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
        {shown.some((month) => get(month).state === 'loading') ? <Trans>Loading</Trans> : refused}
      </p>
    </div>
  );
}

/** The month to begin with: that of the chosen day, else the first that the page came with. */
function firstMonth(day: Day | null, departures: readonly { readonly day: Day }[], months: readonly Month[]): Month {
  const known = departures.map((departure) => monthOf(departure.day));
  return day ? monthOf(day) : (known.find((month) => months.includes(month)) ?? (months[0] as Month));
}

/** The day that Tab leads to: the one last visited or chosen, else the first that can be chosen. */
function reachedDay(
  shown: readonly Month[],
  wishes: readonly (Day | null)[],
  offers: ReadonlyMap<Month, ReadonlyMap<Day, DayOffer> | null>,
): Day {
  const visible = wishes.find((day) => day !== null && shown.includes(monthOf(day)));
  if (visible) return visible;
  const open = shown
    .flatMap((month) => [...(offers.get(month)?.values() ?? [])])
    .find(({ problem }) => problem === null);
  return open?.day ?? (daysOf(shown[0] as Month)[0] as Day);
}
