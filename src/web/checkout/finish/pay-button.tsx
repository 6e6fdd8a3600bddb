import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { chargeMethodOf } from '#contract/wire/charge-method.ts';
import { isFree } from '#domain/booking/payment-problems.ts';
import { chosenDeparture } from '#domain/booking/selection.ts';
import { isLocal, type PaymentMethod } from '#domain/payment/method.ts';
import { Button } from '../../ui/button.tsx';
import { methodNames } from '../../ui/method-mark.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { PlanConsent } from '../plan/plan-consent.tsx';
import { useCheckout } from '../state/checkout-context.tsx';
import { displayPrice } from '../state/readiness.ts';
import { dueNow } from './use-checkout-submission.ts';
import type { Submitting } from './use-submission.ts';

/** The submit button with its action and amount; a request only reserves. */
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
      isFree={isFree(displayPrice(checkoutValue.price.answer?.data))}
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
  /** Whether the amount due is zero. */
  isFree: boolean;
  method: PaymentMethod | null;
  onRequest: boolean;
  submitting: Submitting;
  disabled?: boolean;
  /** What else the visitor agrees to. */
  later?: ReactNode;
};

/** The submit button for any amount; a wallet's own button replaces it. */
export function PayAmountButton({
  amount,
  isFree: free,
  method,
  onRequest,
  submitting,
  disabled = false,
  later = null,
}: Props) {
  const { state } = submitting;
  if (free) return <FreeButton onRequest={onRequest} submitting={submitting} disabled={disabled} />;
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
            <Trans>Request to book · {amount}</Trans>
          ) : (
            <Trans>Pay {amount} now</Trans>
          )}
        </Button>
      )}
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {state === 'done' ? (
          <Trans>Done. One moment, please…</Trans>
        ) : onRequest && atBank ? (
          <Trans>You pay now. If the operator doesn’t accept within 48 hours, you get a full refund.</Trans>
        ) : onRequest ? (
          <Trans>The card isn’t charged until the operator accepts. You’ll have a reply within 48 hours.</Trans>
        ) : (
          <Trans>By pressing this button you place a binding booking and pay for it now.</Trans>
        )}
      </p>
    </>
  );
}

/** The submit button when nothing is due. */
function FreeButton({ onRequest, submitting, disabled }: Pick<Props, 'onRequest' | 'submitting' | 'disabled'>) {
  const { state, submit } = submitting;
  return (
    <>
      <Button size="large" className="w-full" pending={state !== 'ready'} disabled={disabled} onClick={() => submit()}>
        {onRequest ? <Trans>Send request – nothing to pay</Trans> : <Trans>Book now – nothing to pay</Trans>}
      </Button>
      <p aria-live="polite" className="text-center text-ink-soft text-sm">
        {state === 'done' ? (
          <Trans>Done. One moment, please…</Trans>
        ) : onRequest ? (
          <Trans>The operator replies within 48 hours. You won’t be charged.</Trans>
        ) : (
          <Trans>Your booking is binding. You won’t be charged.</Trans>
        )}
      </p>
    </>
  );
}

/**
 * The wallet's button, black as its brand rules require; it validates everything before it opens the wallet's sheet.
 */
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
