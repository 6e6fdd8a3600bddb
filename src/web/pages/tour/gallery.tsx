import { Plural, useLingui } from '@lingui/react/macro';
import { Images } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { usePage } from '../../browser/page-config.ts';
import { Lightbox } from '../../popups/lightbox.tsx';
import { classes } from '../../ui/classes.ts';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import type { Tour } from './tour-types.ts';

/** Returns the number of photos that fill the mosaic completely. */
function inMosaic(count: number): 5 | 3 | 1 {
  if (count >= 5) return 5;
  return count >= 3 ? 3 : 1;
}

const grids = {
  5: 'md:grid-cols-4 md:grid-rows-2',
  3: 'md:grid-cols-3 md:grid-rows-2',
  1: 'md:grid-cols-1',
} as const;

/**
 * The photos as a mosaic, or a swipeable row on phones. Each is a link to its file, and opens the lightbox with
 * scripts.
 */
export function Gallery({ photos, name }: { photos: Tour['photos']; name: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(null);
  const { assetBase } = usePage();
  const all = photos.map((photo) => photoOf(photo, assetBase));
  const count = inMosaic(all.length);
  if (all.length === 0) return null;
  const show = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  };
  return (
    <section aria-label={t`Photos of ${name}`} className="relative">
      <ul
        className={classes(
          'flex snap-x snap-mandatory gap-2 overflow-x-auto [scrollbar-width:none] max-md:-mx-[clamp(1rem,4vw,2.5rem)] max-md:px-[clamp(1rem,4vw,2.5rem)]',
          'md:grid md:overflow-hidden md:rounded-card',
          count === 1 ? 'md:aspect-21/9' : 'md:aspect-[2.35]',
          grids[count],
        )}
      >
        {all.slice(0, count).map((photo, index) => (
          <li
            key={photo.jpeg.at(-1)?.url}
            className={classes(
              'relative shrink-0 snap-center max-md:aspect-16/9 max-md:overflow-hidden max-md:rounded-card',
              count === 1 ? 'max-md:w-full' : 'max-md:w-[88%]',
              index === 0 && count > 1 && 'md:col-span-2 md:row-span-2',
            )}
          >
            <a
              href={photo.jpeg.at(-1)?.url}
              onClick={(event) => show(event, index)}
              className="group block size-full overflow-hidden focus-visible:-outline-offset-3"
            >
              <Photo
                photo={photo}
                shape="own"
                first={index === 0}
                sizes={
                  index === 0
                    ? '(min-width: 80rem) 32rem, (min-width: 64rem) 40vw, (min-width: 48rem) 48vw, 82vw'
                    : '(min-width: 80rem) 16rem, (min-width: 64rem) 20vw, (min-width: 48rem) 24vw, 82vw'
                }
                className="size-full aspect-auto! transition-[scale] duration-(--motion-slow) group-hover:scale-[1.03]"
              />
              {index === count - 1 && all.length > 1 ? (
                <span className="absolute right-3 bottom-3 inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-full bg-night/90 px-3.5 font-semibold text-on-night text-sm md:max-xl:px-2.5 md:max-xl:text-xs">
                  <Images className="size-4" aria-hidden="true" />
                  <Plural value={all.length} one="# photo" other="All # photos" />
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      <Lightbox photos={all} open={open} onClose={() => setOpen(null)} />
    </section>
  );
}
