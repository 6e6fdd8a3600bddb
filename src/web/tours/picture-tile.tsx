import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Price } from '../ui/price.tsx';
import { CataloguePhoto } from './catalogue-photo.tsx';
import type { Tile } from './catalogue-types.ts';

/** A country or style as a photo with its name. */
export function PictureTile({
  tile,
  to,
  photo = tile.photo,
  sizes,
  large = false,
  heading = 'h3',
  className,
}: {
  tile: Tile;
  to: string;
  photo?: Tile['photo'] | undefined;
  sizes: string;
  large?: boolean;
  heading?: 'h2' | 'h3';
  className?: string;
}) {
  const Heading = heading;
  return (
    <article className={classes('group/tile relative isolate overflow-hidden rounded-card bg-night', className)}>
      <CataloguePhoto
        photo={photo}
        sizes={sizes}
        shape="own"
        plain
        className="absolute inset-0 size-full transition-transform duration-(--motion-slow) ease-calm group-hover/tile:scale-[1.04]"
      />
      <div className="absolute inset-0 bg-linear-to-t from-black/80 via-black/25 to-transparent" aria-hidden="true" />
      <div className="absolute inset-x-0 bottom-0 flex flex-col gap-0.5 p-3 text-white md:p-5">
        <Heading
          className={classes(
            'hyphens-auto',
            large ? 'text-3xl md:text-4xl' : 'text-base min-[26rem]:text-lg md:text-2xl',
          )}
        >
          <Link
            to={to}
            prefetch="intent"
            className="rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {tile.name}
          </Link>
        </Heading>
        <p className="figures flex flex-wrap gap-x-2 text-sm text-white/95">
          <Plural value={tile.tours} one="# tour" other="# tours" />
          {tile.from && large ? (
            <span>
              <Trans>
                from{' '}
                <Price minor={tile.from.price.amount} currency={tile.from.price.currency} cents="whole" size="small" />
              </Trans>
            </span>
          ) : null}
        </p>
      </div>
    </article>
  );
}
