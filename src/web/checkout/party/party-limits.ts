import type { BookingView } from '../state/view.ts';

type Offer = BookingView['offers']['passengers'][number];

/** Why nobody more can be added: of this kind, or at all. */
export type AddLimit =
  | { readonly code: 'type'; readonly most: number }
  | { readonly code: 'notSold' }
  | { readonly code: 'places'; readonly most: number }
  | { readonly code: 'group'; readonly most: number };

const sizeOf = ({ offers }: BookingView): number => offers.passengers.reduce((sum, { count }) => sum + count, 0);

/** Why the whole party cannot grow; null while it can. */
export function partyAddLimit(view: BookingView): AddLimit | null {
  const size = sizeOf(view);
  const left = view.departure?.placesLeft ?? Number.POSITIVE_INFINITY;
  if (size >= left && left < view.offers.largestParty) return { code: 'places', most: left };
  return size >= view.offers.largestParty ? { code: 'group', most: view.offers.largestParty } : null;
}

/** Why this kind of passenger cannot be added while others can; null when it can, or when nobody can. */
export function typeAddLimit(offer: Offer, view: BookingView): AddLimit | null {
  if (offer.canAdd || partyAddLimit(view)) return null;
  if (view.departure && offer.price === null) return { code: 'notSold' };
  return offer.count >= offer.maximum ? { code: 'type', most: offer.maximum } : null;
}

/** The most of a kind that can travel with the others as they are. */
export function highestOf(offer: Offer, view: BookingView): number {
  if (!offer.canAdd) return offer.count;
  const left = view.departure?.placesLeft ?? Number.POSITIVE_INFINITY;
  const room = Math.min(left, view.offers.largestParty) - sizeOf(view);
  return Math.min(offer.maximum, offer.count + room);
}

/** The fewest of a kind: somebody who may travel alone must stay. */
export function lowestOf(offer: Offer, view: BookingView): number {
  if (!offer.canRemove) return offer.count;
  const others = view.offers.passengers.some(
    ({ eligible, count, typeId }) => eligible && count > 0 && typeId !== offer.typeId,
  );
  return Math.max(offer.minimum, offer.eligible && !others ? 1 : 0);
}

/** Whether minors hold back the last one who may travel alone. */
export const minorsNeedAdult = ({ offers }: BookingView): boolean =>
  offers.passengers.some(({ minor, count }) => minor && count > 0) &&
  offers.passengers.reduce((sum, { eligible, count }) => sum + (eligible ? count : 0), 0) === 1;
