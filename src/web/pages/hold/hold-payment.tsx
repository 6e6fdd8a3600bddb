import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { Hold } from './hold-types.ts';

// The chunks are imported here, so that the page of the hold does not list their dependencies.
const BankReturn = lazyPart(
  'bank return',
  async () => (await import('../../checkout/finish/bank-return.tsx')).BankReturn,
);

/** Shows the result of a hold's bank payment; the hold is unchanged when the payment failed. */
export function HoldPayment({ hold, payment }: { hold: Hold; payment: string }) {
  const navigate = useNavigate();
  const show = (path: string) => void navigate(`/holds/${hold.id}${path}`, { replace: true });
  return (
    <BankReturn
      bookingId={payment}
      summary={<Trans>Your hold hasn’t changed: until it ends, you can pay another way.</Trans>}
      onAnotherWay={() => show('/pay')}
      // The hold is active again behind the popup. The URL continues to name the payment, so that the popup stays open.
      onFailed={() => show(`?payment=${payment}`)}
      onClose={() => show('')}
    />
  );
}
