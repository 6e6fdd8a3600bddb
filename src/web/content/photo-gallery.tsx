import type { MouseEvent } from 'react';
import type { CataloguePhoto } from '#contract/fragment.ts';
import { Photo } from '../ui/photo.tsx';
import { photoOf } from '../ui/photo-of.ts';

/**
 * A horizontally scrolling row of photos: four side by side, one on a phone, with gaps of 24 px. Each is a link to its
 * file; with `onShow` it opens over the page instead.
 */
export function PhotoGallery({
  label,
  photos,
  assetBase = '',
  onShow,
}: {
  label: string;
  photos: readonly CataloguePhoto[];
  assetBase?: string;
  onShow?: ((index: number) => void) | undefined;
}) {
  const show = (event: MouseEvent, index: number): void => {
    if (!onShow || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul
      aria-label={label}
      className="grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-6 overflow-x-auto overscroll-x-contain p-1 md:auto-cols-[calc((100%-72px)/4)]"
    >
      {photos.map((item, index) => {
        const photo = photoOf(item, assetBase);
        return (
          <li key={item.file} className="snap-start">
            <a
              href={photo.jpeg.at(-1)?.url}
              onClick={(event) => show(event, index)}
              className="block rounded-card focus-visible:outline-offset-0"
            >
              <Photo photo={photo} sizes="(max-width: 767px) 90vw, 220px" className="rounded-card" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
