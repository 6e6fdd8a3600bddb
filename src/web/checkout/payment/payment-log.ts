import { call } from '../../browser/call.ts';
import { gaEvent } from '../../browser/data-layer.ts';

/** Tells the shop what went wrong around a payment; nothing of a card is known here. */
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

/** Tells trackers that a payment did not go through, and why. */
export function reportPaymentFailure(label: string): void {
  gaEvent({ event: 'gaEvent', action: 'payment-error', label });
  gaEvent({ event: 'gaEvent', action: 'payment-failed', label });
}
