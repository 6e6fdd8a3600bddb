import { PriceBlock } from '../../book-now/price-block.tsx';
import { usePage } from '../../browser/page-config.ts';
import { Photo } from '../../ui/photo.tsx';
import { photoOf } from '../../ui/photo-of.ts';
import { useDesk } from '../desk.tsx';

/** What is booked and what it costs, beside the sections. */
export function PriceSummary() {
  const { page, view } = useDesk();
  const { assetBase } = usePage();
  const [photo] = page.tour.photos;
  return (
    <aside>
      {photo ? <Photo photo={photoOf(photo, assetBase)} sizes="24rem" /> : null}
      <PriceBlock view={view} />
    </aside>
  );
}
