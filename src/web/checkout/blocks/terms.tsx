import { useDesk } from '../desk.tsx';

/** What the traveller agrees to. */
export function TermsBlock() {
  const { checkout } = useDesk();
  return <p>{String(checkout.acceptedTerms)}</p>;
}
