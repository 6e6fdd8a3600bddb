import { useCallback, useEffect, useState } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';
import type { PaymentClient } from './payment-client.ts';
import { logPayment } from './payment-log.ts';
import { createPaymentClient, testCardsUrl } from './provider-client.ts';
import { watchLoading } from './watch-loading.ts';

/** The load state of the provider's client; `testCards` is the URL of the test cards in test mode. */
export type ClientState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly client: PaymentClient; readonly testCards: string | null }
  | { readonly state: 'failed' };

/** Reports that a client or its fields could not be created. */
export function reportClientFailure(label: string, error: unknown): void {
  gaEvent({ event: 'gaEvent', action: 'payment-failed', label });
  logPayment(label, String(error));
}

/** Opens a session with the payment provider, and renews it when it expires. */
export function usePaymentClient(currency: Currency): ClientState & { readonly retry: () => void } {
  const [state, setState] = useState<ClientState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    let created: PaymentClient | null = null;
    let over = false;
    let settled = false;
    let expiry = 0;
    setState({ state: 'loading' });
    const stop = watchLoading(
      () => settled,
      () => logPayment('Payment methods', 'not loaded after 60 s'),
    );
    const open = async (): Promise<void> => {
      const session = await call('openPaymentSession', { currency });
      if (!session.ok) throw new Error(`session refused with ${session.refusal.status}`);
      const client = await createPaymentClient(session.answer);
      if (over) return client.remove();
      created = client;
      setState({ state: 'ready', client, testCards: testCardsUrl(session.answer) });
      expiry = window.setTimeout(retry, Math.max(60_000, session.answer.expiresAt * 1000 - Date.now()));
    };
    open()
      .catch((error: unknown) => {
        reportClientFailure('Payment client', error);
        if (!over) setState({ state: 'failed' });
      })
      .finally(() => {
        settled = true;
      });
    return () => {
      over = true;
      stop();
      window.clearTimeout(expiry);
      created?.remove();
    };
  }, [currency, attempt, retry]);
  return { ...state, retry };
}
