import { Plural, Trans } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Rating } from '../ui/rating.tsx';
import { CardPrice, DealLine } from './card-price.tsx';
import { CataloguePhoto } from './catalogue-photo.tsx';
import type { Card } from './catalogue-types.ts';
import { useForcedCurrency, withCurrency } from './keep-currency.ts';
import { NextDepartures } from './next-departures.tsx';

export type TourCardProps = {
  card: Card;
  /** `grid` is vertical, `list` is horizontal on wide windows, `small` omits the details. */
  form?: 'grid' | 'list' | 'small' | undefined;
  /** The index of the photo, so that neighbours differ. */
  photo?: number | undefined;
  /** Loads the photo immediately, because the card is above the fold. */
  first?: boolean | undefined;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** The actions on the photo, such as adding the tour to the wishlist. */
  actions?: ReactNode;
};

const sizes = {
  grid: '(min-width: 80rem) 18rem, (min-width: 40rem) 46vw, 92vw',
  list: '(min-width: 48rem) 20rem, 92vw',
  small: '(min-width: 48rem) 18rem, 80vw',
} as const;

/**
 * A tour in a listing, linked to its page and its next dates. Its styles are in pieces.css, under the class names used
 * here.
 */
export function TourCard({ card, form = 'grid', photo = 0, first = false, heading = 'h3', actions }: TourCardProps) {
  const currency = useForcedCurrency();
  const Heading = heading;
  const lying = form === 'list';
  const absoluteUrl = form !== 'small';
  const styles = card.styles.map(({ name }) => name).join(' · ');
  return (
    <article className={lying ? 'tour-card lying' : 'tour-card'}>
      <div className="view">
        <CataloguePhoto photo={card.photos[photo] ?? card.photos[0]} sizes={sizes[form]} first={first} />
        {card.from?.deal ? (
          <Badge tone="coral">
            <Trans>−{card.from.deal.percent}%</Trans>
          </Badge>
        ) : null}
        {actions}
      </div>
      <div className="words">
        <p className="line soft">
          <b>
            <Plural value={card.lengthDays} one="# day" other="# days" />
          </b>
          {` · ${card.countries.map((country) => country.name).join(', ')}`}
        </p>
        <Heading>
          <Link to={withCurrency(`/t/${card.slug}`, currency)} prefetch="intent">
            {card.name}
          </Link>
        </Heading>
        {card.rating.count > 0 ? (
          <Rating value={card.rating.average} count={card.rating.count} />
        ) : (
          <p className="soft">
            <Trans>No reviews yet</Trans>
          </p>
        )}
        <p className="line soft" title={card.route}>
          {card.route}
        </p>
        {lying ? <p className="line-clamp-2 max-md:hidden">{card.tagline}</p> : null}
        {absoluteUrl ? (
          <p className="line soft">
            {styles}
            {styles ? ' · ' : null}
            <Trans>by {card.operator.name}</Trans>
          </p>
        ) : null}
        {absoluteUrl && card.blocked ? <p className="font-medium text-danger">{card.blocked}</p> : null}
        {lying && card.instant ? (
          <p className="flex items-center gap-1.5 text-pine">
            <Zap className="size-4" aria-hidden="true" />
            {card.onRequest ? <Trans>Instant confirmation on some dates</Trans> : <Trans>Instant confirmation</Trans>}
          </p>
        ) : null}
        <DealLine from={card.from} />
        <div className="facts">
          {absoluteUrl ? <NextDepartures card={card} max={lying ? 3 : 2} /> : null}
          <CardPrice from={card.from} />
        </div>
      </div>
    </article>
  );
}
