import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CataloguePhoto } from '#contract/fragment.ts';
import { useCall } from '../../browser/use-call.ts';
import { PhotoGallery } from '../../content/photo-gallery.tsx';
import { Lightbox } from '../../popups/lightbox.tsx';
import { Popup } from '../../popups/popup.tsx';
import { photoOf } from '../../ui/photo-of.ts';

export type RoomPhotosPopupProps = {
  objectId: number;
  /** The photos that came with the price; they are the fallback when the others fail to load. */
  known: readonly CataloguePhoto[];
  assetBase: string;
  open: boolean;
  onClose: () => void;
};

/** Shows the photos of a variant; each opens full screen. */
export default function RoomPhotosPopup({ objectId, known, assetBase, open, onClose }: RoomPhotosPopupProps) {
  const { t } = useLingui();
  const { answer: gallery } = useCall('loadTransport', { id: objectId });
  const [index, setIndex] = useState<number | null>(null);
  const photos = withOthers(gallery?.photos ?? [], known);
  return (
    <>
      <Popup
        name="photographs"
        width="large"
        title={gallery?.title ?? <Trans>Photos</Trans>}
        open={open}
        onClose={onClose}
      >
        <PhotoGallery label={t`Photos`} photos={photos} assetBase={assetBase} onShow={setIndex} />
      </Popup>
      <Lightbox photos={photos.map((photo) => photoOf(photo, assetBase))} open={index} onClose={() => setIndex(null)} />
    </>
  );
}

/** Merges both lists without duplicates. */
const withOthers = (one: readonly CataloguePhoto[], other: readonly CataloguePhoto[]): CataloguePhoto[] => [
  ...new Map([...one, ...other].map((photo) => [photo.file, photo])).values(),
];
