import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, CalendarDays, Hourglass, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { inputNames } from '#contract/wire/input-names.ts';
import { type ChosenTrip, chosenTrip } from '#domain/booking/selection.ts';
import { daysBetween } from '#domain/calendar/day.ts';
import { howFull } from '#domain/catalogue/departures.ts';
import { Badge } from '../../ui/badge.tsx';
import { dayText, rangeText } from '../../ui/days.ts';
import { InlineError } from '../../ui/field.tsx';
import { PlacesLeftWords } from '../../ui/places-left.tsx';
import type { BlockProps, Chosen } from '../block.ts';
import { useProblemWords } from '../problem-words.ts';

const lengthOf = ({ from, until }: ChosenTrip): number => daysBetween(from, until) + 1;

/** Shows the chosen departure or a placeholder; both have the same height, so that choosing causes no layout shift. */
export function DateBlock({
  selection,
  context,
  problems,
  action,
}: Omit<BlockProps, 'act' | 'price'> & {
  /** The control that changes the date. */
  action?: ReactNode;
}) {
  const words = useProblemWords();
  const trip = chosenTrip(selection, context);
  return (
    <>
      <div className="flex min-h-30 flex-col justify-center rounded-card border border-line bg-sand px-4 py-3 md:px-5">
        {trip ? (
          <Trip trip={trip} action={action} />
        ) : (
          <p className="flex items-center gap-3 text-ink-soft">
            <CalendarDays className="size-6 shrink-0" aria-hidden="true" />
            <Trans>No date selected. Choose a departure to see the price.</Trans>
          </p>
        )}
      </div>
      {problems.map((problem) => (
        <InlineError key={problem.code} id="booking-day-error">
          {words(problem)}
        </InlineError>
      ))}
    </>
  );
}

function Trip({ trip, action }: { trip: ChosenTrip; action: ReactNode }) {
  const days = lengthOf(trip);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <input type="hidden" name={inputNames.date} value={trip.from} />
      <p className="flex min-w-0 grow items-center gap-x-3 sm:gap-x-5">
        <DayLeaf day={trip.from} />
        <span className="flex min-w-12 max-w-28 grow flex-col items-center text-ink-soft text-xs">
          <Plural value={days} one="# day" other="# days" />
          <ArrowRight className="size-4" aria-hidden="true" />
        </span>
        <span className="sr-only">
          <Trans>until</Trans>
        </span>
        <DayLeaf day={trip.until} />
      </p>
      {action ? <div className="max-sm:order-1 max-sm:w-full max-sm:*:w-full">{action}</div> : null}
      <p className="flex w-full flex-wrap gap-2">
        {trip.confirmation === 'instant' ? (
          <Badge tone="pine" icon={<Zap aria-hidden="true" />}>
            <Trans>Instant confirmation</Trans>
          </Badge>
        ) : (
          <Badge icon={<Hourglass aria-hidden="true" />}>
            <Trans>On request: the operator confirms within 48 hours</Trans>
          </Badge>
        )}
        {trip.placesLeft === null ? null : <PlacesLeft places={trip.placesLeft} />}
      </p>
    </div>
  );
}

/** Shows a day like a ticket: the date large, its weekday and year around it. */
function DayLeaf({ day }: { day: string }) {
  const { i18n } = useLingui();
  const weekday = dayText(day, i18n.locale, 'weekday');
  return (
    <time dateTime={day} className="flex flex-col">
      <span className="text-ink-soft text-xs">{weekday}</span>
      <span className="whitespace-nowrap font-display text-xl leading-tight">
        {dayText(day, i18n.locale, 'yearless')}
      </span>
      <span className="text-ink-soft text-xs">{day.slice(0, 4)}</span>
    </time>
  );
}

const placesTones = { none: 'danger', few: 'sun', some: 'plain', plenty: 'plain' } as const;

function PlacesLeft({ places }: { places: number }) {
  return (
    <Badge tone={placesTones[howFull(places)]}>
      <PlacesLeftWords places={places} />
    </Badge>
  );
}

/** Summarises the chosen departure. */
export function DateSummary({ selection, context }: Chosen) {
  const { i18n } = useLingui();
  const trip = chosenTrip(selection, context);
  if (!trip) return null;
  const range = rangeText(trip.from, trip.until, i18n.locale);
  return (
    <>
      {range}, <Plural value={lengthOf(trip)} one="# day" other="# days" />
    </>
  );
}
