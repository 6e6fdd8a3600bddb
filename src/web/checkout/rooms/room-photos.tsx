import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { CataloguePhoto } from '#contract/fragment.ts';
import { usePage } from '../../browser/page-config.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import type { RoomPhotosPopupProps } from './room-photos-popup.tsx';

const PhotosPopup = lazyPart<RoomPhotosPopupProps>(
  'photographs',
  async () => (await import('./room-photos-popup.tsx')).default,
);

/** The number of photos on the button. */
const onButton = 3;

/** Opens the photos; the button shows some of them as a stack. */
export function RoomPhotos({ objectId, photos }: { objectId: number; photos: readonly CataloguePhoto[] }) {
  const { assetBase } = usePage();
  const [popup, setPopup] = useState<'unused' | 'open' | 'closed'>('unused');
  if (photos.length === 0) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setPopup('open')}
        onPointerEnter={() => PhotosPopup.preload()}
        className="inline-flex min-h-11 items-center gap-3 rounded-field pe-2 font-semibold text-pine text-sm hover:underline"
      >
        <span className="flex ps-2" aria-hidden="true">
          {photos.slice(0, onButton).map((photo) => (
            <Photo
              key={photo.file}
              photo={photoOf({ ...photo, alt: '' }, assetBase)}
              shape="square"
              sizes="44px"
              className="-ms-2 size-11 rounded-field border-2 border-paper"
            />
          ))}
        </span>
        <Trans>See photos</Trans>
      </button>
      {popup === 'unused' ? null : (
        <PhotosPopup
          objectId={objectId}
          known={photos}
          assetBase={assetBase}
          open={popup === 'open'}
          onClose={() => setPopup('closed')}
        />
      )}
    </>
  );
}
