import { classes } from './classes.ts';

/** A photograph in several widths and two formats. */
export type PhotoFacts = {
  /** What is to be seen, in words; empty when the photograph only decorates. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The colour that stands in its place until it has arrived. */
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

/** Browsers that cannot read AVIF are few and old; they are given one width that serves everywhere. */
const plainWidth = 960;

const srcSet = (files: readonly PhotoFile[]): string => files.map((file) => `${file.url} ${file.width}w`).join(', ');

/** A photograph that keeps its place while it loads; the browser takes the width and format it needs. */
export function Photo({
  photo,
  sizes,
  shape = 'card',
  first = false,
  className,
}: {
  photo: PhotoFacts;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  shape?: keyof typeof shapes;
  /** It is the first thing seen, so it is loaded at once. */
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
        // Where a photograph comes later, the browser knows by then how wide it is shown.
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
