import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { Button } from '../../ui/button.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { PlanConsent } from '../plan/plan-consent.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { dueNow } from './use-checkout-submission.ts';
import type { Submitting } from './use-submission.ts';

/** The button that says what happens and how much; a request only reserves. */
export default function PayButton({ submitting }: { submitting: Submitting }) {
  const { i18n } = useLingui();
  const checkoutValue = useCheckout();
  const { selection, context } = checkoutValue.checkout;
  const { plan } = selection;
  const chosen =
    plan && checkoutValue.price.answer?.data.plans.find((one) => one.chargeMethod === chargeMethodOf(plan));
  const onRequest = chosenDeparture(selection, context)?.confirmation === 'onRequest';
  return (
    <PayAmountButton
      amount={priceText(dueNow(checkoutValue), context.currency, i18n.locale)}
      onRequest={onRequest}
      submitting={submitting}
      disabled={context.facts.tour.blocked !== null}
      later={chosen ? <PlanConsent payments={chosen.payments} currency={context.currency} /> : null}
    />
  );
}

/** The same for any amount. */
export function PayAmountButton({
  amount,
  onRequest,
  submitting,
  disabled = false,
  later = null,
}: {
  amount: string;
  onRequest: boolean;
  submitting: Submitting;
  disabled?: boolean;
  /** What is agreed to besides. */
  later?: ReactNode;
}) {
  const { state } = submitting;
  return (
    <>
      {later}
      <Button
        size="large"
        className="w-full"
        pending={state !== 'ready'}
        disabled={disabled}
        onClick={() => submitting.submit()}
      >
        {onRequest ? <Trans>Request and reserve {amount}</Trans> : <Trans>Pay {amount} now</Trans>}
      </Button>
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {state === 'done' ? (
          <Trans>Done. One moment, please…</Trans>
        ) : onRequest ? (
          <Trans>Charged only when the operator accepts; it answers within 48 hours.</Trans>
        ) : (
          <Trans>Your booking is binding and is paid with this button.</Trans>
        )}
      </p>
    </>
  );
}
