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
  /** The photographs that came with the price; they stay when the others cannot be had. */
  known: readonly CataloguePhoto[];
  assetBase: string;
  open: boolean;
  onClose: () => void;
};

/** The photographs of a variant; each opens over the whole window. */
export default function RoomPhotosPopup({ objectId, known, assetBase, open, onClose }: RoomPhotosPopupProps) {
  const { t } = useLingui();
  const { answer: gallery } = useCall('loadTransport', { id: objectId });
  const [shown, setShown] = useState<number | null>(null);
  const photos = withOthers(gallery?.photos ?? [], known);
  return (
    <>
      <Popup
        name="photographs"
        width="large"
        title={gallery?.title ?? <Trans>Photographs</Trans>}
        open={open}
        onClose={onClose}
      >
        <PhotoGallery label={t`Photographs`} photos={photos} assetBase={assetBase} onShow={setShown} />
      </Popup>
      <Lightbox photos={photos.map((photo) => photoOf(photo, assetBase))} open={shown} onClose={() => setShown(null)} />
    </>
  );
}

/** Both lists without a photograph twice. */
const withOthers = (one: readonly CataloguePhoto[], other: readonly CataloguePhoto[]): CataloguePhoto[] => [
  ...new Map([...one, ...other].map((photo) => [photo.file, photo])).values(),
];
