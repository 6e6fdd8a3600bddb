import type { Tile } from './catalogue-types.ts';
import { PictureTile } from './picture-tile.tsx';

/** Countries or styles as photos of one size. */
export function TileGrid({
  tiles,
  to,
  heading = 'h3',
}: {
  tiles: readonly Tile[];
  to: (slug: string) => string;
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
      {tiles.map((tile) => (
        <li key={tile.slug}>
          <PictureTile
            tile={tile}
            to={to(tile.slug)}
            heading={heading}
            sizes="(min-width: 64rem) 19rem, 50vw"
            className="aspect-4/3"
          />
        </li>
      ))}
    </ul>
  );
}
