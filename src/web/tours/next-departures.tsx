import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { classes } from '../ui/classes.ts';
import type { Card } from './catalogue-types.ts';
import { dayWords } from './day-words.ts';
import { placesLeft } from './places-left.ts';

/** How many places a departure still has, in words; coral only when there are few. */
export function PlacesLeftWords({ places }: { places: number }) {
  const kind = placesLeft(places);
  const urgent = kind === 'last' || kind === 'few';
  return (
    <span className={classes('whitespace-nowrap', urgent ? 'font-semibold text-coral' : 'text-ink-soft')}>
      {kind === 'none' ? (
        <Trans>sold out</Trans>
      ) : kind === 'last' ? (
        <Trans>last place</Trans>
      ) : kind === 'plenty' ? (
        <Trans>plenty of places</Trans>
      ) : (
        <Plural value={places} one="# place left" other="# places left" />
      )}
    </span>
  );
}

/** The next departures that still have places, and how many more there are. */
export function NextDepartures({ card, most = 2 }: { card: Card; most?: number }) {
  const { t, i18n } = useLingui();
  const shown = card.departures.slice(0, most);
  const more = card.departureCount - shown.length;
  if (shown.length === 0)
    return (
      <p className="text-ink-soft text-sm">
        {card.blocked ? <Trans>Not bookable at the moment</Trans> : <Trans>No departures with places right now</Trans>}
      </p>
    );
  return (
    <ul aria-label={t`Next departures`} className="figures flex flex-col text-sm">
      {shown.map((departure) => (
        <li key={departure.day} className="flex flex-wrap items-baseline gap-x-2">
          <time dateTime={departure.day} className="min-w-14 font-medium">
            {dayWords(departure.day, i18n.locale)}
          </time>
          <PlacesLeftWords places={departure.placesLeft} />
        </li>
      ))}
      {more > 0 ? (
        <li className="text-ink-soft">
          <Plural value={more} one="and # more departure" other="and # more departures" />
        </li>
      ) : null}
    </ul>
  );
}
