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
  /** `grid` stands upright, `list` lies down where there is room, `small` leaves out what takes time to read. */
  form?: 'grid' | 'list' | 'small' | undefined;
  /** Which of its photographs to show, so that neighbours differ. */
  photo?: number | undefined;
  /** It is among the first things seen, so its photograph is loaded at once. */
  first?: boolean | undefined;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  /** What can be done with the tour right from the card, such as keeping it for later; it lies on the photograph. */
  actions?: ReactNode;
};

const sizes = {
  grid: '(min-width: 80rem) 18rem, (min-width: 40rem) 46vw, 92vw',
  list: '(min-width: 48rem) 20rem, 92vw',
  small: '(min-width: 48rem) 18rem, 80vw',
} as const;

/** A tour in a listing: the whole card leads to its page. Its looks stand in pieces.css, under the names used here. */
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
            <Trans>Instant booking</Trans>
          </p>
        ) : null}
        <DealLine from={card.from} />
        <div className="facts">
          {absoluteUrl ? <NextDepartures card={card} most={lying ? 3 : 2} /> : null}
          <CardPrice from={card.from} />
        </div>
      </div>
    </article>
  );
}
