import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { methodNames } from '../../ui/method-mark.tsx';
import { Notice } from '../../ui/notice.tsx';
import { priceText } from '../../ui/price-parts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { fieldId } from '../field-id.ts';
import type { PaymentAnswers } from './payment-answers.ts';
import type { PaymentClient, SheetResult } from './payment-client.ts';
import { logPayment, reportPaymentFailure } from './payment-log.ts';

/** Logs in to PayPal before submission; the approval is stored for this exact amount. */
export function PaypalLogin({
  method,
  client,
  amount,
  currency,
  answers,
  error,
  onAnswer,
}: {
  method: 'paypal' | 'paypalCredit';
  client: PaymentClient | null;
  amount: number;
  currency: string;
  answers: PaymentAnswers;
  error: string | undefined;
  onAnswer: (answers: Partial<PaymentAnswers>) => void;
}) {
  const { i18n } = useLingui();
  const [waiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<Extract<SheetResult, { ok: false }> | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const login = answers.login?.method === method ? answers.login : null;
  const stale = login !== null && (login.amount !== amount || login.currency !== currency);
  // An approval for another amount is invalid.
  useEffect(() => {
    if (stale) onAnswer({ login: null });
  }, [stale, onAnswer]);

  const logIn = async (): Promise<void> => {
    if (!client || waiting) return;
    control.current = new AbortController();
    setWaiting(true);
    setProblem(null);
    const result = await client.openSheet({
      method,
      amount,
      currency,
      label: 'Waymark',
      language: i18n.locale,
      show: () => {},
      signal: control.current.signal,
    });
    setWaiting(false);
    if (result.ok) return onAnswer({ login: { method, ref: result.ref, payer: result.payer, amount, currency } });
    setProblem(result);
    if (result.reason === 'cancelled') return;
    logPayment('PayPal', result.message || 'Empty');
    reportPaymentFailure(`PayPal ${result.reason}`);
  };

  const name = methodNames[method];
  const sum = priceText(amount, currency, i18n.locale);
  if (login && !stale) {
    const payer = login.payer ?? name;
    return (
      <div
        data-paypal="logged-in"
        className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field border border-line bg-mist px-4 py-3"
      >
        <p role="status" className="flex min-w-0 grow items-center gap-2">
          <CircleCheck className="size-5.5 shrink-0 text-success" aria-hidden="true" />
          <span className="min-w-0 break-words">
            <Trans>
              Signed in as <strong>{payer}</strong>
            </Trans>
          </span>
        </p>
        <button
          type="button"
          className="min-h-11 font-semibold text-pine underline underline-offset-4"
          onClick={() => onAnswer({ login: null })}
        >
          <Trans>Use another account</Trans>
        </button>
        <p className="w-full text-ink-soft text-sm">
          <Trans>You’ll be charged {sum} when you book, not before.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <button
        id={fieldId('paypal')}
        type="button"
        aria-disabled={waiting || client === null || undefined}
        aria-describedby={error ? 'paypal-error' : undefined}
        onClick={() => void logIn()}
        className="flex min-h-12 w-full items-center justify-center gap-2 rounded-full bg-[#ffc439] px-6 font-bold text-[#001c64] outline-offset-2 hover:bg-[#f2b71f]"
      >
        {waiting ? <Spinner /> : null}
        {waiting ? <Trans>Waiting for {name}…</Trans> : <Trans>Continue with {name}</Trans>}
        {waiting ? null : <ExternalLink className="size-4.5" aria-hidden="true" />}
      </button>
      {error ? (
        <p id="paypal-error" className="font-semibold text-danger text-sm">
          {error}
        </p>
      ) : null}
      {problem ? (
        <Notice kind={problem.reason === 'cancelled' ? 'info' : 'danger'} announce>
          {problem.reason === 'blocked' ? (
            <Trans>Your browser blocked the PayPal window. Allow pop-ups for this page and try again.</Trans>
          ) : problem.reason === 'cancelled' ? (
            <Trans>PayPal was closed before you approved the payment. You haven’t been charged.</Trans>
          ) : (
            problem.message || (
              <Trans>
                PayPal declined the payment. You haven’t been charged. Please try again or choose another payment
                method.
              </Trans>
            )
          )}
        </Notice>
      ) : null}
      <p className="text-ink-soft text-sm">
        <Trans>
          PayPal opens in a new window, where you approve the payment of {sum}. You’re only charged when you book below.
        </Trans>
      </p>
    </div>
  );
}
