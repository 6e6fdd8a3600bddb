import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { BankReturn } from '../../checkout/finish/bank-return.tsx';

/** What came of the payment of a hold on a page of a bank. The hold stays what it is when nothing did. */
export function HoldPayment({ holdId, bookingId }: { holdId: string; bookingId: string }) {
  const navigate = useNavigate();
  return (
    <BankReturn
      bookingId={bookingId}
      kept={<Trans>Your hold is as it was: until it ends, you can pay another way.</Trans>}
      onAnotherWay={() => void navigate(`/holds/${holdId}/pay`, { replace: true })}
      onClose={() => void navigate(`/holds/${holdId}`, { replace: true })}
    />
  );
}
