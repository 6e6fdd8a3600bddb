import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';

/** Reports a payment error to the shop; no card data is available here. */
export function logPayment(type: string, description: string): void {
  const { language, userAgent, platform } = navigator;
  void call(
    'logPayment',
    {
      url: window.location.origin + window.location.pathname,
      language,
      useragent: userAgent.slice(0, 500),
      ...(platform ? { platform } : {}),
      type,
      error: { description },
    },
    { keepalive: true, silent: true },
  );
}

/** Reports a failed payment and its reason to trackers. */
export function reportPaymentFailure(label: string): void {
  gaEvent({ event: 'gaEvent', action: 'payment-error', label });
  gaEvent({ event: 'gaEvent', action: 'payment-failed', label });
}
