import { Confirmation } from './confirmation.tsx';
import { HoldPayment } from './hold-payment.tsx';
import type { Hold } from './hold-types.ts';

/** What there is to say about a hold just now: whether it is somebody's own, and what came of its payment at a bank. */
export function HoldNews({ hold, payment }: { hold: Hold; payment: string | null }) {
  return (
    <>
      <Confirmation hold={hold} />
      {payment ? <HoldPayment hold={hold} payment={payment} /> : null}
    </>
  );
}
