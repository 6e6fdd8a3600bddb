import type { HomeAnswer } from '../../tours/catalogue-types.ts';
import { PictureTile } from '../../tours/picture-tile.tsx';

/** The grid areas of the tiles on wide windows; the pattern repeats. */
const places = [
  'col-span-2 row-span-2',
  'lg:row-span-2',
  '',
  '',
  '',
  'col-span-2 lg:col-span-1',
  'col-span-2',
] as const;

/** The maximum number of destinations in the mosaic. */
export const maxDestinations = places.length;

/** Destinations as photos of different sizes. */
export function DestinationMosaic({ destinations }: { destinations: HomeAnswer['destinations'] }) {
  return (
    <div className="grid auto-rows-[11rem] grid-cols-2 gap-3 md:auto-rows-[13rem] md:gap-4 lg:grid-cols-4">
      {destinations.slice(0, maxDestinations).map((tile, place) => (
        <PictureTile
          key={tile.slug}
          tile={tile}
          to={`/destinations/${tile.slug}`}
          large={place === 0}
          sizes={place === 0 ? '(min-width: 64rem) 40rem, 100vw' : '(min-width: 64rem) 20rem, 50vw'}
          className={places[place] ?? ''}
        />
      ))}
    </div>
  );
}
