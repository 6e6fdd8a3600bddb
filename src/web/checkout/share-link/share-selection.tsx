import { writeSelection } from '#contract/selection-codec/codec.ts';
import { tourProblems } from '#domain/booking/tour-problems.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { ShareLinkBox } from './share-link.tsx';

/** The box for a link with what an agent has chosen on the booking page. */
export default function ShareSelection() {
  const { page, opening, checkout, price } = useCheckout();
  const { selection, context } = checkout;
  const { accommodationsSelected, extrasSelected, date, priceCategories, flexible, saving, promoCode } =
    writeSelection(selection);
  // A client's link is not shared on.
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
