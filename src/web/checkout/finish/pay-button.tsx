import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { isLocal, type PaymentMethod } from '#domain/payment/method.ts';
import { Button } from '../../ui/button.tsx';
import { methodNames } from '../../ui/method-mark.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PlanConsent } from '../plan/plan-consent.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { dueNow } from './use-checkout-submission.ts';
import type { Submitting } from './use-submission.ts';

/** The button that says what happens and how much; a request only reserves. */
export default function PayButton({ submitting }: { submitting: Submitting }) {
  const { i18n } = useLingui();
  const checkoutValue = useCheckout();
  const { selection, context, payment } = checkoutValue.checkout;
  const { plan } = selection;
  const chosen =
    plan && checkoutValue.price.answer?.data.plans.find((one) => one.chargeMethod === chargeMethodOf(plan));
  const onRequest = chosenDeparture(selection, context)?.confirmation === 'onRequest';
  return (
    <PayAmountButton
      amount={priceText(dueNow(checkoutValue), context.currency, i18n.locale)}
      method={payment.method}
      onRequest={onRequest}
      submitting={submitting}
      disabled={context.facts.tour.blocked !== null}
      later={chosen ? <PlanConsent payments={chosen.payments} currency={context.currency} /> : null}
    />
  );
}

type Props = {
  amount: string;
  method: PaymentMethod | null;
  onRequest: boolean;
  submitting: Submitting;
  disabled?: boolean;
  /** What is agreed to besides. */
  later?: ReactNode;
};

/** The same for any amount. A wallet's own button stands in its place. */
export function PayAmountButton({ amount, method, onRequest, submitting, disabled = false, later = null }: Props) {
  const { state } = submitting;
  const atBank = method !== null && isLocal(method);
  return (
    <>
      {later}
      {method === 'applePay' || method === 'googlePay' ? (
        <WalletButton method={method} amount={amount} submitting={submitting} disabled={disabled} />
      ) : (
        <Button
          size="large"
          className="w-full"
          pending={state !== 'ready'}
          disabled={disabled}
          onClick={() => submitting.submit()}
        >
          {atBank ? (
            <Trans>Pay {amount} at your bank</Trans>
          ) : onRequest ? (
            <Trans>Request and reserve {amount}</Trans>
          ) : (
            <Trans>Pay {amount} now</Trans>
          )}
        </Button>
      )}
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {state === 'done' ? (
          <Trans>Done. One moment, please…</Trans>
        ) : onRequest && atBank ? (
          <Trans>Paid at once; everything comes back to you if the operator does not accept within 48 hours.</Trans>
        ) : onRequest ? (
          <Trans>Charged only when the operator accepts; it answers within 48 hours.</Trans>
        ) : (
          <Trans>Your booking is binding and is paid with this button.</Trans>
        )}
      </p>
    </>
  );
}

/** The button of a wallet, black as its makers want it; it validates everything first and then opens the wallet's sheet. */
function WalletButton({
  method,
  amount,
  submitting,
  disabled,
}: {
  method: 'applePay' | 'googlePay';
  amount: string;
  submitting: Submitting;
  disabled: boolean;
}) {
  const { t } = useLingui();
  const name = methodNames[method];
  const pending = submitting.state !== 'ready';
  return (
    <button
      type="button"
      data-wallet={method}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={() => pending || submitting.submit()}
      className="flex min-h-14 w-full items-center justify-center gap-2 rounded-full border border-white/30 bg-black px-6 font-semibold text-lg text-white outline-offset-2 hover:bg-[#222] disabled:opacity-60"
    >
      {pending ? (
        <Spinner label={t`Please wait`} />
      ) : (
        <Trans>
          Pay {amount} with {name}
        </Trans>
      )}
    </button>
  );
}
