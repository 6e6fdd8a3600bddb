import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import type { Hold } from './hold-types.ts';

// What all of it is made of is asked for from here, so that the page of the hold carries no list of it.
const BankReturn = lazyPiece(
  'bank return',
  async () => (await import('../../checkout/finish/bank-return.tsx')).BankReturn,
);

/** What came of the payment of a hold on a page of a bank. The hold stays what it is when nothing did. */
export function HoldPayment({ hold, payment }: { hold: Hold; payment: string }) {
  const navigate = useNavigate();
  const show = (path: string) => void navigate(`/holds/${hold.id}${path}`, { replace: true });
  return (
    <BankReturn
      bookingId={payment}
      kept={<Trans>Your hold is as it was: until it ends, you can pay another way.</Trans>}
      onAnotherWay={() => show('/pay')}
      // Behind the popup the hold is held again. The address goes on naming the payment, so that the popup stays.
      onFailed={() => show(`?payment=${payment}`)}
      onClose={() => show('')}
    />
  );
}
