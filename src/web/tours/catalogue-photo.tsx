import { usePage } from '../browser/page-config.ts';
import { classes } from '../ui/classes.ts';
import { Photo } from '../ui/photo.tsx';
import { photoOf } from '../ui/photo-of.ts';
import type { CataloguePhotoFacts } from './catalogue-types.ts';

/** Shows a photograph of the catalogue; without one a calm surface keeps its place. */
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
  /** It only decorates, so it is not spoken. */
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
