import { THREE_D_SECURE_TIMES, threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import type { AuthenticationResult, CardFieldName, CardFields, PaymentClient } from './payment-client.ts';

/** The steps between the press and the submission, in order. */
export type PaymentStep = 'card' | 'bank' | 'challenge' | 'sheet';

/** A missing or invalid card field. */
export type CardProblem = { readonly field: CardFieldName; readonly empty: boolean };

/** Why there is nothing to submit. Nothing has been charged in any of these cases. */
export type PaymentFailure =
  | { readonly kind: 'fields'; readonly problems: readonly CardProblem[] }
  /** The buyer closed the wallet's sheet, so no message is needed. */
  | { readonly kind: 'closed' }
  /** A wallet refused, with its own message. */
  | { readonly kind: 'method'; readonly message: string; readonly report: string }
  /** The card was refused. */
  | { readonly kind: 'card'; readonly report: string }
  /** A technical failure: the same card may work on the next attempt. */
  | { readonly kind: 'retry'; readonly report: string };

/** A one-time payment token with the holder's consent. */
export type PreparedPayment =
  | { readonly ok: true; readonly ref: string; readonly status: string }
  | { readonly ok: false; readonly failure: PaymentFailure };

/** The payment and the buyer. */
export type PaymentOrder = {
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly cardHolder: string;
  readonly billingCountry: string;
  readonly billingZip: string;
};

/** The page's dependencies of the process. */
export type ProcessDeps = {
  readonly client: Pick<PaymentClient, 'authenticate'>;
  /** The fields of a new card, or a function that returns a token for a stored one, or null on failure. */
  readonly card: Pick<CardFields, 'tokenise'> | (() => Promise<string | null>);
  /** Returns the buyer's details for the bank; null when they are unavailable. */
  readonly additionalInformation: () => Promise<Readonly<Record<string, string>> | null>;
  readonly onStep: (step: PaymentStep) => void;
  /** Called with the seconds that the bank has taken. */
  readonly onSlow: (seconds: number) => void;
  /** Shows or removes the bank's page; `giveUp` cancels when the holder closes it. */
  readonly showChallenge: (frame: HTMLIFrameElement | null, giveUp: () => void) => void;
  /** Called with an unknown 3-D Secure status. */
  readonly onUnknownStatus: (status: string) => void;
};

/** Frames that have not responded by then are treated as failed. */
const TOKENISE_LIMIT_MS = 60_000;

const allFields: readonly CardFieldName[] = ['number', 'expirationDate', 'cvv'];

const failed = (failure: PaymentFailure): PreparedPayment => ({ ok: false, failure });

/**
 * Turns a card into a one-time payment token: tokenises it, sends the buyer's details to the bank and authenticates the
 * holder. Every attempt starts over, because a token works once.
 */
export async function preparePayment(order: PaymentOrder, deps: ProcessDeps): Promise<PreparedPayment> {
  deps.onStep('card');
  const card = await tokenised(order, deps.card);
  if (typeof card !== 'string') return failed(card);
  deps.onStep('bank');
  const additionalInformation = await deps.additionalInformation();
  if (!additionalInformation) return failed({ kind: 'retry', report: 'Additional Information' });
  const result = await authenticated(order, card, additionalInformation, deps);
  if (!result.ok) return failed({ kind: 'retry', report: `3DS ${result.error}` });
  const { outcome, known } = threeDSecureOutcome(result.status);
  if (!known) deps.onUnknownStatus(result.status);
  if (outcome === 'success') return result;
  return failed({ kind: outcome === 'fail' ? 'card' : 'retry', report: `3DS ${result.status}` });
}

async function tokenised(order: PaymentOrder, card: ProcessDeps['card']): Promise<string | PaymentFailure> {
  if (typeof card === 'function') return (await card()) ?? { kind: 'retry', report: 'Stored Card' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, TOKENISE_LIMIT_MS, null);
  });
  const result = await Promise.race([card.tokenise(order), late]).catch(() => null);
  clearTimeout(timer);
  if (result?.ok) return result.card.ref;
  const failure = result?.failure ?? { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' as const };
  switch (failure.code) {
    case 'HOSTED_FIELDS_FIELDS_EMPTY':
      return { kind: 'fields', problems: allFields.map((field) => ({ field, empty: true })) };
    case 'HOSTED_FIELDS_FIELDS_INVALID':
      return { kind: 'fields', problems: failure.fields.map((field) => ({ field, empty: false })) };
    default:
      return { kind: 'card', report: failure.code };
  }
}

/** Waits for the bank and the holder, reports slowness, and times out. */
async function authenticated(
  order: PaymentOrder,
  ref: string,
  additionalInformation: Readonly<Record<string, string>>,
  deps: ProcessDeps,
): Promise<AuthenticationResult> {
  const control = new AbortController();
  const { warningsMs, timeoutMs } = THREE_D_SECURE_TIMES;
  const timers = warningsMs.map((ms) => setTimeout(() => deps.onSlow(ms / 1000), ms));
  try {
    return await new Promise<AuthenticationResult>((resolve) => {
      const end = (error: string) => resolve({ ok: false, error });
      timers.push(setTimeout(end, timeoutMs, 'timeout'));
      const showChallenge = (frame: HTMLIFrameElement | null): void => {
        if (control.signal.aborted) return;
        deps.onStep(frame ? 'challenge' : 'bank');
        deps.showChallenge(frame, () => end('closed'));
      };
      const { amount, currency, email } = order;
      const request = { ref, amount, currency, email, additionalInformation, showChallenge, signal: control.signal };
      deps.client.authenticate(request).then(resolve, () => end('verify'));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    control.abort();
    deps.showChallenge(null, () => {});
  }
}
