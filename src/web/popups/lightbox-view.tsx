import 'yet-another-react-lightbox/styles.css';
import { useLingui } from '@lingui/react/macro';
import type { HTMLAttributes } from 'react';
import YetAnotherLightbox from 'yet-another-react-lightbox';
import { motionFor } from '../browser/breakpoints.ts';
import type { PhotoFacts } from '../ui/photo.tsx';
import { usePopupHistory } from './use-popup-history.ts';

export type LightboxProps = {
  photos: readonly PhotoFacts[];
  /** The index of the visible photo, or null when the lightbox is closed. */
  open: number | null;
  onClose: () => void;
};

const topLayer: HTMLAttributes<HTMLDivElement> & { 'data-react-aria-top-layer': string } = {
  'data-react-aria-top-layer': 'true',
};

/** The photo viewer; on phones Back closes it, as with any popup. */
export default function LightboxView({ photos, open, onClose }: LightboxProps) {
  const { t } = useLingui();
  const fade = motionFor('fast');
  usePopupHistory('photographs', open !== null, onClose);
  return (
    <YetAnotherLightbox
      open={open !== null}
      index={open ?? 0}
      close={onClose}
      slides={photos.map((photo) => ({
        src: photo.jpeg.at(-1)?.url ?? '',
        alt: photo.alt,
        width: photo.width,
        height: photo.height,
        srcSet: photo.jpeg.map((file) => ({
          src: file.url,
          width: file.width,
          height: Math.round((file.width * photo.height) / photo.width),
        })),
      }))}
      animation={{ fade, swipe: motionFor('normal'), navigation: motionFor('normal') }}
      // A popup below must neither hide it from screen readers nor take the focus.
      portal={{ container: topLayer }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{
        Close: t`Close`,
        Previous: t`Previous photo`,
        Next: t`Next photo`,
        Lightbox: t`Photos`,
        Carousel: t`Photos`,
        'Photo gallery': t`Photos`,
        Slide: t`Photo`,
      }}
    />
  );
}
