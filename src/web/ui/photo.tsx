import { classes } from './classes.ts';

/** A photo in several widths and two formats. */
export type PhotoFacts = {
  /** The alternative text; empty for a decorative photo. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The background colour until the photo has loaded. */
  readonly colour: string;
  readonly avif: readonly PhotoFile[];
  readonly jpeg: readonly PhotoFile[];
};

export type PhotoFile = { readonly url: string; readonly width: number };

const shapes = {
  card: '',
  hero: 'aspect-21/9',
  square: 'aspect-square',
  tall: 'aspect-3/4',
  own: '',
} as const;

/** The few browsers without AVIF support get one width for all layouts. */
const plainWidth = 960;

const srcSet = (files: readonly PhotoFile[]): string => files.map((file) => `${file.url} ${file.width}w`).join(', ');

/** A responsive photo that reserves its space while it loads. */
export function Photo({
  photo,
  sizes,
  shape = 'card',
  first = false,
  className,
}: {
  photo: PhotoFacts;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  shape?: keyof typeof shapes;
  /** Loads the photo immediately, because it is above the fold. */
  first?: boolean;
  className?: string;
}) {
  const whole = photo.jpeg.find(({ width }) => width >= plainWidth) ?? photo.jpeg.at(-1);
  return (
    <picture
      className={classes('photo', shapes[shape], className)}
      style={{
        backgroundColor: photo.colour,
        ...(shape === 'own' ? { aspectRatio: `${photo.width} / ${photo.height}` } : {}),
      }}
    >
      {photo.avif.length > 0 ? (
        // A lazy photo loads after the layout, so the browser knows its displayed width.
        <source type="image/avif" srcSet={srcSet(photo.avif)} sizes={first ? sizes : `auto, ${sizes}`} />
      ) : null}
      <img
        src={whole?.url}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        {...(first ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
