import { useDesk } from '../desk.tsx';

/** Who travels. */
export function TravellersBlock() {
  const { checkout } = useDesk();
  return <p>{checkout.forms.length}</p>;
}

/** Who travels, in one line. */
export function TravellersSummary() {
  return null;
}
