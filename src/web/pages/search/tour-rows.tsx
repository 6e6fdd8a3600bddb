import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CataloguePhoto } from '../../tours/catalogue-photo.tsx';
import type { Card } from '../../tours/catalogue-types.ts';
import { useForcedCurrency, withCurrency } from '../../tours/keep-currency.ts';
import { spreadPhotos } from '../../tours/spread-photos.ts';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';

/** Tours in compact rows, for narrow columns such as the one beside the map; no photo repeats if possible. */
export function TourRows({
  cards,
  actions,
}: {
  cards: readonly Card[];
  actions?: ((card: Card) => ReactNode) | undefined;
}) {
  const photos = spreadPhotos(cards);
  return (
    <ul className="grid gap-3 sm:max-lg:grid-cols-2">
      {cards.map((card, place) => (
        <li key={card.id} className="min-w-0">
          <TourRow card={card} photo={photos[place]} actions={actions?.(card)} />
        </li>
      ))}
    </ul>
  );
}

function TourRow({ card, photo = 0, actions }: { card: Card; photo?: number | undefined; actions?: ReactNode }) {
  const currency = useForcedCurrency();
  const { from } = card;
  return (
    <article className="group/card relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-paper transition-shadow duration-(--motion-fast) hover:shadow-card">
      <div className="relative overflow-hidden">
        <CataloguePhoto
          photo={card.photos[photo] ?? card.photos[0]}
          sizes="7rem"
          shape="square"
          className="h-full min-h-28 transition-transform duration-(--motion-slow) ease-calm group-hover/card:scale-[1.03]"
        />
        {actions ? <div className="absolute top-1 left-1 z-10">{actions}</div> : null}
      </div>
      <div className="flex min-w-0 flex-col justify-between gap-1 px-3 py-2.5">
        <div className="flex flex-col gap-0.5">
          <p className="flex gap-x-1.5 text-ink-soft text-xs">
            <span className="figures shrink-0 font-semibold">
              <Plural value={card.lengthDays} one="# day" other="# days" />
            </span>
            <span aria-hidden="true">·</span>
            <span className="truncate">{card.countries.map((country) => country.name).join(', ')}</span>
          </p>
          <h3 className="line-clamp-2 font-display font-medium text-base leading-snug">
            <Link
              to={withCurrency(`/t/${card.slug}`, currency)}
              prefetch="intent"
              className="rounded-sm after:absolute after:inset-0 after:rounded-card group-hover/card:text-pine"
            >
              {card.name}
            </Link>
          </h3>
          {card.rating.count > 0 ? <Rating value={card.rating.average} /> : null}
        </div>
        {from ? (
          <p className="text-ink-soft text-xs">
            <Trans>
              from <Price minor={from.price.amount} currency={from.price.currency} cents="whole" size="small" />
            </Trans>
          </p>
        ) : null}
      </div>
    </article>
  );
}
