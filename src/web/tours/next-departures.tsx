import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { dayText } from '../ui/days.ts';
import { PlacesLeft } from '../ui/places-left.tsx';
import { bookingAddress } from './booking-address.ts';
import type { Card } from './catalogue-types.ts';
import { useForcedCurrency, withCurrency } from './keep-currency.ts';

/** The next departures with places left, each a link to book or request it, and the number of further ones. */
export function NextDepartures({ card, max = 2 }: { card: Card; max?: number }) {
  const { t, i18n } = useLingui();
  const currency = useForcedCurrency();
  const visible = card.departures.slice(0, max);
  const more = card.departureCount - visible.length;
  if (visible.length === 0)
    return (
      <p className="soft">
        {card.blocked ? (
          <Trans>Not available right now</Trans>
        ) : (
          <Trans>No departures with places left right now</Trans>
        )}
      </p>
    );
  return (
    <ul aria-label={t`Next departures`}>
      {visible.map(({ day, variantId, placesLeft, confirmation }) => {
        const dates = dayText(day, i18n.locale);
        const onRequest = confirmation === 'onRequest';
        return (
          <li key={day}>
            <Link
              to={withCurrency(bookingAddress(card.slug, { variantId, day }), currency)}
              title={onRequest ? t`Request ${dates}` : t`Book ${dates}`}
            >
              <time dateTime={day}>{dates}</time>
            </Link>{' '}
            {onRequest ? (
              <span className="soft">
                <Trans>On request</Trans>
              </span>
            ) : (
              <PlacesLeft places={placesLeft} />
            )}
          </li>
        );
      })}
      {more > 0 ? (
        <li className="soft">
          <Plural value={more} one="and # more departure" other="and # more departures" />
        </li>
      ) : null}
    </ul>
  );
}
