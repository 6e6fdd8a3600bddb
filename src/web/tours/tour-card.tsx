import { Plural, Trans } from '@lingui/react/macro';
import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { classes } from '../ui/classes.ts';
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
  grid: '(min-width: 80rem) 22rem, (min-width: 40rem) 45vw, 100vw',
  list: '(min-width: 48rem) 20rem, 100vw',
  small: '(min-width: 48rem) 18rem, 80vw',
} as const;

function Facts({ card, form }: { card: Card; form: NonNullable<TourCardProps['form']> }) {
  return (
    <div className="flex grow flex-wrap content-end items-end justify-between gap-x-6 gap-y-3 pt-1">
      {form === 'small' ? null : <NextDepartures card={card} most={form === 'list' ? 3 : 2} />}
      <div className={classes('flex flex-col gap-1', form !== 'small' && 'ml-auto items-end text-right')}>
        <CardPrice from={card.from} />
      </div>
    </div>
  );
}

/** A tour in a listing: the whole card leads to its page. */
export function TourCard({ card, form = 'grid', photo = 0, first = false, heading = 'h3', actions }: TourCardProps) {
  const currency = useForcedCurrency();
  const Heading = heading;
  const lying = form === 'list';
  return (
    <article
      className={classes(
        'group/card relative flex h-full overflow-hidden rounded-card border border-line bg-paper transition-shadow duration-(--motion-fast) hover:shadow-card',
        lying ? 'flex-col md:flex-row' : 'flex-col',
      )}
    >
      <div className={classes('relative overflow-hidden', lying && 'md:w-80 md:shrink-0 lg:w-72 xl:w-80')}>
        <CataloguePhoto
          photo={card.photos[photo] ?? card.photos[0]}
          sizes={sizes[form]}
          first={first}
          className={classes(
            'transition-transform duration-(--motion-slow) ease-calm group-hover/card:scale-[1.03]',
            lying && 'md:aspect-auto md:h-full md:min-h-56',
          )}
        />
        <div className="pointer-events-none absolute inset-x-3 top-3 flex flex-wrap gap-1.5 pr-12">
          {card.from?.deal ? (
            <Badge tone="coral">
              <Trans>−{card.from.deal.percent}%</Trans>
            </Badge>
          ) : null}
          {card.instant && lying ? (
            <Badge className="bg-paper" icon={<Zap aria-hidden="true" />}>
              <Trans>Instant booking</Trans>
            </Badge>
          ) : null}
        </div>
        {actions ? <div className="absolute top-2 right-2 z-10">{actions}</div> : null}
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-4 md:p-5">
        <p className="eyebrow flex gap-x-2 text-ink-soft">
          <span className="shrink-0">
            <Plural value={card.lengthDays} one="# day" other="# days" />
          </span>
          <span aria-hidden="true">·</span>
          <span className="min-w-0 truncate normal-case tracking-normal">
            {card.countries.map((country) => country.name).join(', ')}
          </span>
        </p>
        <Heading className="font-display font-medium text-xl leading-snug tracking-[-0.012em]">
          <Link
            to={withCurrency(`/t/${card.slug}`, currency)}
            prefetch="intent"
            className="rounded-sm after:absolute after:inset-0 after:rounded-card group-hover/card:text-pine"
          >
            {card.name}
          </Link>
        </Heading>
        {card.rating.count > 0 ? (
          <Rating value={card.rating.average} count={card.rating.count} />
        ) : (
          <p className="text-ink-soft text-sm">
            <Trans>No reviews yet</Trans>
          </p>
        )}
        <p className="line-clamp-1 text-ink-soft text-sm" title={card.route}>
          {card.route}
        </p>
        {lying ? <p className="line-clamp-2 text-sm max-md:hidden">{card.tagline}</p> : null}
        {form === 'small' ? null : (
          <p className="flex flex-wrap items-center gap-1.5 text-sm">
            {card.styles.slice(0, 3).map((style) => (
              <Badge key={style.slug} tone="pine">
                {style.name}
              </Badge>
            ))}
            <span className="text-ink-soft text-xs">
              <Trans>by {card.operator.name}</Trans>
            </span>
          </p>
        )}
        {card.blocked && form !== 'small' ? <p className="font-medium text-danger text-sm">{card.blocked}</p> : null}
        <DealLine from={card.from} />
        <Facts card={card} form={form} />
      </div>
    </article>
  );
}
