import { Confirmation } from './confirmation.tsx';
import { HoldPayment } from './hold-payment.tsx';
import type { Hold } from './hold-types.ts';

/** The notices about a hold: its confirmation, and the result of a bank payment. */
export function HoldNews({ hold, payment }: { hold: Hold; payment: string | null }) {
  return (
    <>
      <Confirmation hold={hold} />
      {payment ? <HoldPayment hold={hold} payment={payment} /> : null}
    </>
  );
}
