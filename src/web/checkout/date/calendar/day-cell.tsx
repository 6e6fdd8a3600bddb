import { useLingui } from '@lingui/react/macro';
import { dayId } from '#contract/wire/calendar-ids.ts';
import { type Day, partsOf } from '#domain/calendar/day.ts';
import { classes } from '../../../ui/classes.ts';
import type { DayOffer } from './day-offer.ts';
import { cellPrice } from './day-text.ts';
import type { DayWords } from './use-day-words.ts';

/** The first and the last day of a tour. */
export type TourSpan = { readonly from: Day; readonly until: Day };

/** Interaction handlers of a live calendar; without them the days are plain form buttons. */
export type Handling = {
  /** The day that Tab focuses. */
  readonly reached: Day;
  readonly onPress: (day: Day) => void;
  /** Called when the pointer or the focus is on a day. */
  readonly onPoint: (day: Day | null) => void;
};

export type DayCellProps = {
  day: Day;
  offer: DayOffer | undefined;
  currency: string;
  words: DayWords;
  /** The chosen tour, and the one under the pointer. */
  chosen: TourSpan | null;
  pointedSpan: TourSpan | null;
  handling: Handling | null;
};

const within = (day: Day, span: TourSpan | null): boolean => span !== null && span.from <= day && day <= span.until;

/** A day of the calendar: its number, the price of its departure, and a tint on the days of the tour. */
export function DayCell({ day, offer, currency, words, chosen, pointedSpan, handling }: DayCellProps) {
  const isStart = chosen?.from === day;
  const isEnd = chosen?.until === day && !isStart;
  const inTour = within(day, chosen);
  const open = offer?.problem === null;
  const cell = handling ? ({ role: 'gridcell', 'aria-selected': isStart } as const) : {};
  const refusal = handling ? { 'aria-disabled': !open } : { disabled: !open };
  return (
    <td
      {...cell}
      className={classes(
        'p-0',
        inTour ? 'bg-pine-soft' : within(day, pointedSpan) ? 'bg-mist' : '',
        (isStart || pointedSpan?.from === day) && 'rounded-l-field',
        (isEnd || chosen?.until === day || pointedSpan?.until === day) && 'rounded-r-field',
      )}
    >
      <button
        type="button"
        id={dayId(day)}
        value={day}
        {...refusal}
        tabIndex={handling ? (handling.reached === day ? 0 : -1) : undefined}
        onClick={handling ? () => handling.onPress(day) : undefined}
        onFocus={handling ? () => handling.onPoint(day) : undefined}
        onPointerEnter={handling && offer ? () => handling.onPoint(day) : undefined}
        // A touch leaves the day when the finger lifts, but the highlighted day should remain.
        onPointerLeave={handling ? ({ pointerType }) => pointerType === 'mouse' && handling.onPoint(null) : undefined}
        className={classes(
          'figures relative flex h-13 w-full flex-col items-center justify-center gap-0.5 rounded-lg leading-none',
          'focus-visible:z-1 focus-visible:outline-offset-0',
          isStart
            ? 'bg-pine text-on-pine'
            : open
              ? classes(
                  'text-ink hover:bg-pine-soft',
                  offer.onRequest
                    ? 'border border-line-strong border-dashed hover:border-pine'
                    : 'ring-1 ring-line-strong/70 ring-inset hover:ring-2 hover:ring-pine',
                )
              : 'cursor-default text-ink-soft',
          isEnd && 'ring-2 ring-pine ring-inset',
        )}
      >
        <span className="sr-only">{words.spoken(day, offer, currency)}</span>
        <DayFace day={day} offer={offer} currency={currency} plain={isStart || inTour} />
      </button>
    </td>
  );
}

function DayFace({
  day,
  offer,
  currency,
  plain,
}: Pick<DayCellProps, 'day' | 'offer' | 'currency'> & { plain: boolean }) {
  const { t, i18n } = useLingui();
  const { placesLeft } = offer ?? { placesLeft: 0 };
  const small = 'text-[0.6875rem] @max-3xs:hidden';
  return (
    <span aria-hidden="true" className="flex flex-col items-center gap-0.5">
      <span
        className={classes(
          offer?.problem === null ? 'font-bold' : '',
          offer?.problem === 'soldOut' && 'line-through decoration-2',
        )}
      >
        {partsOf(day)[2]}
      </span>
      {offer === undefined ? (
        <span className={small}>{'\u00a0'}</span>
      ) : offer.problem === null ? (
        <span className={classes(small, 'font-semibold', offer.oldPrice !== null && !plain && 'text-coral')}>
          {cellPrice(offer.price, currency, i18n.locale)}
        </span>
      ) : (
        <span className={small}>
          {offer.problem === 'soldOut' ? t`full` : offer.problem === 'tooFewPlaces' ? t`${placesLeft} left` : '–'}
        </span>
      )}
      {offer?.few ? <FewBadge className="absolute top-1.5 right-1.5" /> : null}
    </span>
  );
}

/** Marks a departure that is nearly full. */
export function FewBadge({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('size-2 rounded-full bg-sun ring-1 ring-ink/60', className)} />;
}
