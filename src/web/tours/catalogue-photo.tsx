import { usePage } from '../browser/page-config.ts';
import { classes } from '../ui/classes.ts';
import { Photo } from '../ui/photo.tsx';
import { photoOf } from '../ui/photo-of.ts';
import type { CataloguePhotoFacts } from './catalogue-types.ts';

/** A photo of the catalogue; a plain surface reserves its space when there is none. */
export function CataloguePhoto({
  photo,
  sizes,
  shape = 'card',
  first = false,
  plain = false,
  className,
}: {
  photo: CataloguePhotoFacts | null | undefined;
  sizes: string;
  shape?: Parameters<typeof Photo>[0]['shape'];
  first?: boolean;
  /** The photo is decorative and hidden from screen readers. */
  plain?: boolean;
  className?: string;
}) {
  const { assetBase } = usePage();
  if (!photo)
    return (
      <span className={classes('block bg-pine-soft', shape === 'card' && 'aspect-3/2', className)} aria-hidden="true" />
    );
  return (
    <Photo
      photo={photoOf(plain ? { ...photo, alt: '' } : photo, assetBase)}
      sizes={sizes}
      shape={shape}
      first={first}
      {...(className ? { className } : {})}
    />
  );
}
