import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayText } from '../ui/days.ts';
import { PlacesLeft } from '../ui/places-left.tsx';
import type { Card } from './catalogue-types.ts';

/** The next departures that still have places, and how many more there are. */
export function NextDepartures({ card, most = 2 }: { card: Card; most?: number }) {
  const { t, i18n } = useLingui();
  const shown = card.departures.slice(0, most);
  const more = card.departureCount - shown.length;
  if (shown.length === 0)
    return (
      <p className="soft">
        {card.blocked ? <Trans>Not bookable at the moment</Trans> : <Trans>No departures with places right now</Trans>}
      </p>
    );
  return (
    <ul aria-label={t`Next departures`}>
      {shown.map(({ day, placesLeft }) => (
        <li key={day}>
          <time dateTime={day}>{dayText(day, i18n.locale)}</time> <PlacesLeft places={placesLeft} />
        </li>
      ))}
      {more > 0 ? (
        <li className="soft">
          <Plural value={more} one="and # more departure" other="and # more departures" />
        </li>
      ) : null}
    </ul>
  );
}
