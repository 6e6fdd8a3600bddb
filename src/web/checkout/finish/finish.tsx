import { Trans } from '@lingui/react/macro';
import { isTypeOffered } from '#domain/booking/offers.ts';
import type { Block } from '#domain/booking/problem.ts';
import type { CallState } from '../../browser/use-call.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { dateWarning } from '../date/date-warning.ts';
import { PayPart } from '../payment/pay-part.tsx';
import { isPaid, type PaymentOption } from '../payment/payment-answers.ts';
import type { PaymentHandleRef } from '../payment/payment-handle.ts';
import { useCheckout } from '../state/checkout-context.tsx';
import { listVisibleSections } from '../visible-sections.ts';
import { othersMissing } from './missing-blocks.ts';
import { MoreMissing } from './more-missing-piece.ts';
import { SubmissionPopups } from './submission-popups.tsx';
import type { Submitting } from './use-submission.ts';

const PaymentSection = lazyPart(
  'payment section',
  async () => (await import('../payment/payment-section.tsx')).default,
  { fallback: <div className="min-h-96" /> },
);
// Below the fold, so it hydrates later.
const Review = lazyPart('review', async () => (await import('../price/review.tsx')).Review, { ssr: true });
const TermsBlock = lazyPart('terms', async () => (await import('../terms/terms.tsx')).TermsBlock, { ssr: true });
// Loaded on demand, because most visitors book.
const HoldPromise = lazyPart('hold promise', async () => (await import('./hold-finish.tsx')).HoldPromise, {
  ssr: true,
});
const HoldButton = lazyPart('hold button', async () => (await import('./hold-finish.tsx')).HoldButton, { ssr: true });
// Loaded on demand, because most dates can be held or paid for.
const OnRequest = lazyPart('on request', async () => (await import('./on-request.tsx')).OnRequest, { ssr: true });
const HoldInstead = lazyPart('hold instead', async () => (await import('./hold-instead.tsx')).HoldInstead, {
  ssr: true,
});
const ProblemSummary = lazyPart('problem summary', async () => (await import('./problem-summary.tsx')).default);
// Agents get this button instead of the others.
const B2bButton = lazyPart('b2b button', async () => (await import('./b2b-button.tsx')).default);
const PayButton = lazyPart('pay button', async () => (await import('./pay-button.tsx')).default);

/** The last sections: payment where possible, the review, the terms and the submit button. */
export function Finish({
  submitting,
  options,
  failed,
  missing,
}: {
  submitting: Submitting & { handle: PaymentHandleRef };
  options: CallState<readonly PaymentOption[]>;
  /** Whether the last submission failed because of something on the page. */
  failed: boolean;
  missing: readonly Block[];
}) {
  const checkoutValue = useCheckout();
  const { page, checkout, act } = checkoutValue;
  const { selection, context, payable, payment } = checkout;
  const canHold = isTypeOffered('hold', selection, context);
  const paid = isPaid(selection, payable, payment.method);
  // An agent without a card also holds.
  const holds = selection.paymentType === 'hold' || (selection.paymentType === 'b2b' && payable !== null);
  const unavailable = dateWarning(checkoutValue) !== null;
  const forClient =
    page.agency !== null && (selection.paymentType !== 'hold' || unavailable) ? (
      <B2bButton submitting={submitting} paid={paid} />
    ) : null;
  const others = othersMissing(missing, 'booking-payment');
  const before = listVisibleSections(checkoutValue).length;
  const summary = failed ? <ProblemSummary submitting={submitting} /> : null;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {payable ? (
        <PayPart id="booking-payment" number={before + 1} title={<Trans>Payment</Trans>}>
          {others ? <MoreMissing blocks={others} /> : null}
          <PaymentSection options={options.answer ?? []} handle={submitting.handle} />
        </PayPart>
      ) : null}
      <PayPart
        id="booking-finish"
        number={before + (payable ? 2 : 1)}
        title={
          paid ? (
            <Trans>Review and book</Trans>
          ) : canHold ? (
            <Trans>Hold your places</Trans>
          ) : (
            <Trans>This date can’t be booked online yet</Trans>
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
