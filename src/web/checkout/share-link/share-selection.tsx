import { writeSelection } from '#contract/selection-codec/codec.ts';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { ShareLinkBox } from './share-link.tsx';

/** Creates a link with an agent's selection on the booking page. */
export default function ShareSelection() {
  const { page, opening, checkout, price } = useCheckout();
  const { selection, context } = checkout;
  const { accommodationsSelected, extrasSelected, date, priceCategories, flexible, saving, promoCode } =
    writeSelection(selection);
  // Clients of a link cannot share it further.
  if (opening.link) return null;
  const missing = tourProblems(selection, context).filter(({ path }) => !path.startsWith('friends'));
  return (
    <ShareLinkBox
      enabled={missing.length === 0 && price.state === 'fresh'}
      request={{
        objectId: page.objectId,
        object_id: page.objectId,
        extras: extrasSelected,
        accommodations: accommodationsSelected,
        date,
        priceCategories,
        flexible,
        saving,
        promoCode,
        currency: context.currency,
      }}
    />
  );
}
