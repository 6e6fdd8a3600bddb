import { photoAddress, photoShape, photoWidths } from '#contract/photo.ts';
import { usePage } from '../browser/page-config.ts';
import { classes } from '../ui/classes.ts';
import { Photo, type PhotoFacts } from '../ui/photo.tsx';
import type { CataloguePhotoFacts } from './catalogue-types.ts';

/** A photograph of the catalogue in every width it is served in. */
export function photoFacts(photo: CataloguePhotoFacts, assetBase: string, alt = photo.alt): PhotoFacts {
  const files = (format: 'avif' | 'jpg') =>
    photoWidths.map((width) => ({ url: assetBase + photoAddress(photo.file, width, format), width }));
  return { ...photoShape, alt, colour: photo.colour, avif: files('avif'), jpeg: files('jpg') };
}

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
      photo={photoFacts(photo, assetBase, plain ? '' : photo.alt)}
      sizes={sizes}
      shape={shape}
      first={first}
      {...(className ? { className } : {})}
    />
  );
}
