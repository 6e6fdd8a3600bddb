import { CARD_BRANDS } from '#domain/payment/stored-card.ts';
import { googlePayRequest } from './google-pay-request.ts';
import type { SheetMethod, SheetRequest, SheetResult } from './payment-client.ts';
import { ANSWER_TIMEOUT_MS, makeFrame, type SandboxConfig } from './sandbox-frame.ts';

/** The message of a sheet or a window when it ends. */
type SheetEnd =
  | { readonly kind: 'agreed'; readonly ref: string; readonly payer: string | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string };

type SheetMessage = SheetEnd | { readonly kind: 'ready' };

const resultOf = (message: SheetEnd): SheetResult => {
  switch (message.kind) {
    case 'agreed':
      return { ok: true, ref: message.ref, payer: message.payer };
    case 'failed':
      return { ok: false, reason: 'failed', message: message.message };
    case 'cancelled':
      return { ok: false, reason: 'cancelled', message: '' };
  }
};

const cancelled: SheetResult = { ok: false, reason: 'cancelled', message: '' };

/** Browsers do not report when a cross-origin window closes, so it is polled. */
const POLL_MS = 400;
const WINDOW_SIZE = { width: 480, height: 720 };

const isPayPal = (method: SheetMethod): boolean => method === 'paypal' || method === 'paypalCredit';

/** APIs that only some browsers have. */
type Wallets = { readonly ApplePaySession?: { canMakePayments(): boolean }; readonly PaymentRequest?: unknown };

/** Returns whether this browser supports the method: wallets depend on the device, PayPal works everywhere. */
export function canPay(method: SheetMethod): boolean {
  const { ApplePaySession, PaymentRequest } = window as Wallets;
  if (method === 'applePay') return ApplePaySession?.canMakePayments() ?? false;
  return method !== 'googlePay' || PaymentRequest !== undefined;
}

/** Builds the setup message of the sheet; for a wallet it includes the accepted cards. */
function setupOf(session: string, { method, amount, currency, label }: SheetRequest) {
  const setup = { session, method, amount, currency, label };
  const networks = CARD_BRANDS.map((brand) => brand.toUpperCase());
  if (method === 'applePay') return { ...setup, networks };
  return method === 'googlePay'
    ? { ...setup, request: googlePayRequest({ amount, currency, label, networks }) }
    : setup;
}

/** Shows a wallet's sheet in a frame that the page places. */
function openFrame({ origin, session }: SandboxConfig, request: SheetRequest, finish: (result: SheetResult) => void) {
  const path = `/sheets/${request.method}?language=${encodeURIComponent(request.language)}`;
  let timer = 0;
  const sheet = makeFrame<SheetMessage>(origin, path, setupOf(session, request), (message) => {
    if (message.kind === 'ready') window.clearTimeout(timer);
    else finish(resultOf(message));
  });
  sheet.frame.addEventListener('load', () => {
    timer = window.setTimeout(finish, ANSWER_TIMEOUT_MS, { ok: false, reason: 'failed', message: '' });
  });
  sheet.frame.style.border = '0';
  request.show(sheet.frame);
  return () => {
    window.clearTimeout(timer);
    sheet.remove();
    request.show(null);
  };
}

/** Opens the PayPal window. It reports when it is ready, and then receives the payment over a private channel. */
function openWindow({ origin, session }: SandboxConfig, request: SheetRequest, finish: (result: SheetResult) => void) {
  const query = new URLSearchParams({ language: request.language, shop: window.location.origin });
  const left = window.screenX + Math.max(0, (window.outerWidth - WINDOW_SIZE.width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - WINDOW_SIZE.height) / 2);
  const place = `popup,width=${WINDOW_SIZE.width},height=${WINDOW_SIZE.height},left=${left},top=${top}`;
  const opened = window.open(new URL(`/windows/${request.method}?${query}`, origin), '_blank', place);
  if (!opened) {
    finish({ ok: false, reason: 'blocked', message: '' });
    return () => {};
  }
  let port: MessagePort | null = null;
  const hello = (event: MessageEvent): void => {
    if (event.source !== opened || event.origin !== origin || event.data?.kind !== 'hello') return;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
      if (data.kind !== 'ready') finish(resultOf(data));
    };
    opened.postMessage({ kind: 'open', setup: setupOf(session, request) }, origin, [port2]);
  };
  const poll = window.setInterval(() => opened.closed && finish(cancelled), POLL_MS);
  window.addEventListener('message', hello);
  return () => {
    window.removeEventListener('message', hello);
    window.clearInterval(poll);
    port?.close();
    opened.close();
  };
}

/** Requests consent on a sheet or in a window of the bank; either signal ends it. */
export function openSheet(config: SandboxConfig, request: SheetRequest, removed: AbortSignal): Promise<SheetResult> {
  const { signal } = request;
  return new Promise((resolve) => {
    if (signal.aborted || removed.aborted) return resolve(cancelled);
    let close: (() => void) | null = null;
    let result: SheetResult | null = null;
    const finish = (outcome: SheetResult): void => {
      if (result) return;
      result = outcome;
      for (const reason of [signal, removed]) reason.removeEventListener('abort', cancel);
      close?.();
      resolve(outcome);
    };
    const cancel = (): void => finish(cancelled);
    for (const reason of [signal, removed]) reason.addEventListener('abort', cancel);
    close = (isPayPal(request.method) ? openWindow : openFrame)(config, request, finish);
  });
}
