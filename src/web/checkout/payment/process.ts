import { THREE_D_SECURE_TIMES, threeDSecureOutcome } from '#domain/payment/three-d-secure.ts';
import type { AuthenticationResult, CardFieldName, CardFields, PaymentClient } from './payment-client.ts';

/** What is going on between the press and the submission, in the order in which it happens. */
export type PaymentStep = 'card' | 'bank' | 'challenge' | 'sheet';

/** A field of the card that is missing or wrong. */
export type CardProblem = { readonly field: CardFieldName; readonly empty: boolean };

/** Why there is nothing to submit. Nothing has been charged in any of these cases. */
export type PaymentFailure =
  | { readonly kind: 'fields'; readonly problems: readonly CardProblem[] }
  /** The buyer has closed the sheet of a wallet: they know. */
  | { readonly kind: 'closed' }
  /** A wallet said no, in its own words. */
  | { readonly kind: 'method'; readonly message: string; readonly report: string }
  /** This card cannot pay. */
  | { readonly kind: 'card'; readonly report: string }
  /** It says nothing against the card: the same may work the next time. */
  | { readonly kind: 'retry'; readonly report: string };

/** Something that can pay once, with the holder's consent. */
export type PreparedPayment =
  | { readonly ok: true; readonly ref: string; readonly status: string }
  | { readonly ok: false; readonly failure: PaymentFailure };

/** What is to be paid, and by whom. */
export type PaymentOrder = {
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly cardHolder: string;
  readonly billingCountry: string;
  readonly billingZip: string;
};

/** What the process needs from the page. */
export type ProcessDeps = {
  readonly client: Pick<PaymentClient, 'authenticate'>;
  /** The fields of a new card, or what makes a stored one able to pay; that answers null when it could not. */
  readonly card: Pick<CardFields, 'tokenise'> | (() => Promise<string | null>);
  /** What the shop tells the bank about the buyer; null when it could not be had. */
  readonly additionalInformation: () => Promise<Readonly<Record<string, string>> | null>;
  readonly onStep: (step: PaymentStep) => void;
  /** The bank has kept the holder waiting for so many seconds. */
  readonly onSlow: (seconds: number) => void;
  /** Shows the bank's own page, or takes it away; `giveUp` is for a holder who closes it. */
  readonly showChallenge: (frame: HTMLIFrameElement | null, giveUp: () => void) => void;
  /** A status of 3-D Secure that nobody has listed. */
  readonly onUnknownStatus: (status: string) => void;
};

/** Frames that have not answered by then will not answer. */
const TOKENISE_LIMIT_MS = 60_000;

const allFields: readonly CardFieldName[] = ['number', 'expirationDate', 'cvv'];

const failed = (failure: PaymentFailure): PreparedPayment => ({ ok: false, failure });

/**
 * From a card to something that can pay once: tokenise, tell the bank about the buyer, authenticate the holder. Each step
 * leads to the next or out, so this is a line and no chart. Whoever tries again begins anew, because what can pay pays once.
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

/** Waits for the bank and its holder; says when it takes long, and not for ever. */
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
      const asked = { ref, amount, currency, email, additionalInformation, showChallenge, signal: control.signal };
      deps.client.authenticate(asked).then(resolve, () => end('verify'));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    control.abort();
    deps.showChallenge(null, () => {});
  }
}
