import type { CataloguePhoto } from '#contract/fragment.ts';
import { Photo } from '../ui/photo.tsx';
import { photoOf } from '../ui/photo-of.ts';

/** Photographs in a row that scrolls sideways: four side by side, one on a phone, 24 px between them. */
export function PhotoGallery({
  label,
  photos,
  assetBase = '',
}: {
  label: string;
  photos: readonly CataloguePhoto[];
  assetBase?: string;
}) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col gap-6 overflow-x-auto overscroll-x-contain md:auto-cols-[calc((100%-72px)/4)]"
    >
      {photos.map((photo) => (
        <li key={photo.file} className="snap-start">
          <Photo photo={photoOf(photo, assetBase)} sizes="(max-width: 767px) 90vw, 220px" className="rounded-card" />
        </li>
      ))}
    </ul>
  );
}
