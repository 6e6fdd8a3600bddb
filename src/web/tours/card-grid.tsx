import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import type { Card } from './catalogue-types.ts';
import { spreadPhotos } from './spread-photos.ts';
import { TourCard } from './tour-card.tsx';

const layouts = {
  grid: 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3',
  wide: 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  small: 'grid gap-2',
  list: 'grid gap-5',
} as const;

/** A grid of tour cards without repeated photos, as far as there are enough. */
export function CardGrid({
  cards,
  layout = 'grid',
  taken,
  first = 0,
  heading,
  actions,
  className,
}: {
  cards: readonly Card[];
  layout?: keyof typeof layouts;
  /** Photos that are displayed elsewhere on the screen. */
  taken?: readonly string[] | undefined;
  /** The number of cards above the fold. */
  first?: number;
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  actions?: ((card: Card) => ReactNode) | undefined;
  className?: string;
}) {
  const photos = spreadPhotos(cards, taken);
  return (
    <ul className={classes(layouts[layout], className)}>
      {cards.map((card, place) => (
        <li key={card.id} className={classes('min-w-0', place >= 4 && 'below')}>
          <TourCard
            card={card}
            form={layout === 'list' || layout === 'small' ? layout : 'grid'}
            photo={photos[place]}
            first={place < first}
            heading={heading}
            actions={actions?.(card)}
          />
        </li>
      ))}
    </ul>
  );
}
