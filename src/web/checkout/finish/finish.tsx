import { Trans } from '@lingui/react/macro';
import { isTypeOffered } from '#domain/booking/offers.ts';
import type { Asked } from '../../browser/use-call.ts';
import { later } from '../../ui/later.tsx';
import { lazyPiece } from '../../ui/lazy-piece.tsx';
import { dateWarning } from '../date/date-warning.ts';
import { PayPart } from '../payment/pay-part.tsx';
import { isPaid, type PaymentOption } from '../payment/payment-answers.ts';
import type { PaymentHandleRef } from '../payment/payment-handle.ts';
import { Review } from '../price/review.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { TermsBlock } from '../terms/terms.tsx';
import { SubmissionPopups } from './submission-popups.tsx';
import type { Submitting } from './use-submission.ts';

const PaymentSection = lazyPiece(
  'payment section',
  async () => (await import('../payment/payment-section.tsx')).default,
  <div className="min-h-96" />,
);
// Most people book.
const HoldPromise = later('hold promise', async () => (await import('./hold-finish.tsx')).HoldPromise);
const HoldButton = later('hold button', async () => (await import('./hold-finish.tsx')).HoldButton);
// Most dates can be held or paid for, and need none of this.
const OnRequest = later('on request', async () => (await import('./on-request.tsx')).OnRequest);
const HoldInstead = later('hold instead', async () => (await import('./hold-instead.tsx')).HoldInstead);
const ProblemSummary = lazyPiece('problem summary', async () => (await import('./problem-summary.tsx')).default);
// Agents see it in place of the others.
const B2bButton = lazyPiece('b2b button', async () => (await import('./b2b-button.tsx')).default);
const PayButton = lazyPiece('pay button', async () => (await import('./pay-button.tsx')).default);

/** The last sections: how to pay where that is possible, what will happen, the terms, and the one button. */
export function Finish({
  submitting,
  options,
  failed,
}: {
  submitting: Submitting & { handle: PaymentHandleRef };
  options: Asked<readonly PaymentOption[]>;
  /** Whether there is something on the page that keeps a submission from succeeding. */
  failed: boolean;
}) {
  const checkoutValue = useCheckout();
  const { page, checkout, act } = checkoutValue;
  const { selection, context, payable, payment } = checkout;
  const canHold = isTypeOffered('hold', selection, context);
  const paid = isPaid(selection, payable, payment.method);
  // An agent without a card holds, too.
  const holds = selection.paymentType === 'hold' || (selection.paymentType === 'b2b' && payable !== null);
  const unavailable = dateWarning(checkoutValue) !== null;
  const forClient =
    page.agency !== null && (selection.paymentType !== 'hold' || unavailable) ? (
      <B2bButton submitting={submitting} paid={paid} />
    ) : null;
  const summary = failed ? <ProblemSummary submitting={submitting} /> : null;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {payable ? (
        <PayPart id="booking-payment" title={<Trans>Payment</Trans>}>
          <PaymentSection options={options.answer ?? []} handle={submitting.handle} />
        </PayPart>
      ) : null}
      <PayPart
        id="booking-finish"
        title={
          paid ? (
            <Trans>Check and book</Trans>
          ) : canHold ? (
            <Trans>Hold your places</Trans>
          ) : (
            <Trans>This date cannot be booked online yet</Trans>
          )
        }
      >
        {paid ? (
          <>
            <Review />
            <TermsBlock />
            {summary}
            {forClient ?? <PayButton submitting={submitting} />}
          </>
        ) : !canHold ? (
          <>
            {summary}
            <OnRequest />
            {forClient}
          </>
        ) : holds ? (
          <>
            <HoldPromise />
            <Review />
            <TermsBlock />
            {summary}
            {forClient ?? <HoldButton submitting={submitting} />}
          </>
        ) : (
          <>
            {summary}
            {unavailable && forClient ? (
              forClient
            ) : (
              <HoldInstead
                known={payable === false}
                loading={selection.day !== null && options.state === 'loading'}
                failed={options.state === 'failed'}
                onRetry={options.retry}
                onHold={() => act({ kind: 'paymentType', paymentType: 'hold' })}
                loses={selection.membership === 'yes'}
              />
            )}
          </>
        )}
        <SubmissionPopups submitting={submitting} />
      </PayPart>
    </div>
  );
}
