import type { CardBrand } from '#domain/payment/stored-card.ts';
import type {
  AuthenticationRequest,
  AuthenticationResult,
  CardFieldEvent,
  CardFieldName,
  CardFields,
  PaymentClient,
  TokeniseFailure,
} from './payment-client.ts';
import { ANSWER_TIMEOUT_MS, makeFrame, type SandboxConfig } from './sandbox-frame.ts';
import { canPay, openSheet } from './sandbox-sheets.ts';

/** Messages from the bank's frames; only they hold the other end of the channel. */
type FrameMessage =
  | { readonly kind: 'ready' }
  | CardFieldEvent
  | { readonly kind: 'tokenised'; readonly id: number; readonly answer: TokeniseAnswer }
  | { readonly kind: 'done'; readonly ref: string; readonly status: string }
  | { readonly kind: 'challenge'; readonly id: string }
  | { readonly kind: 'error'; readonly error: string };

type TokeniseAnswer =
  | { readonly ok: true; readonly card: { readonly ref: string; readonly brand: CardBrand; readonly lastFour: string } }
  | { readonly ok: false; readonly failure: TokeniseFailure };

const FIELDS: readonly CardFieldName[] = ['number', 'expirationDate', 'cvv'];

/** Frames that have not loaded by then are treated as failed. */
const FRAMES_TIMEOUT_MS = 60_000;

type CardFieldsOptions = Parameters<PaymentClient['mountCardFields']>[0];

/** Returns a random name; `randomUUID` is missing on pages without TLS. */
const randomName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Mounts the three fields; `removed` is called when they are unmounted. */
function mountFields({ origin, session }: SandboxConfig, options: CardFieldsOptions, removed: () => void) {
  const { containers, labels, placeholders, look, onEvent } = options;
  const group = randomName();
  const language = document.documentElement.lang;
  const ready = new Set<CardFieldName>();
  const waiting = new Map<number, (answer: TokeniseAnswer) => void>();
  let handedIn = 0;
  let allReady = (): void => {};
  let closed = (_reason: string): void => {};

  const onMessage = (field: CardFieldName) => (message: FrameMessage) => {
    if (message.kind === 'ready') {
      ready.add(field);
      if (ready.size === FIELDS.length) allReady();
    } else if (message.kind === 'tokenised') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
    } else onEvent(message as CardFieldEvent);
  };
  const make = (field: CardFieldName) => {
    const setup = { session, group, language, label: labels[field], placeholder: placeholders[field], look };
    const made = makeFrame<FrameMessage>(origin, `/frames/${field}`, setup, onMessage(field));
    made.frame.title = labels[field];
    made.frame.addEventListener('load', () => {
      setTimeout(() => ready.has(field) || failed('HOSTED_FIELDS_NOT_LOADED'), ANSWER_TIMEOUT_MS);
    });
    Object.assign(made.frame.style, { border: '0', display: 'block', width: '100%', height: '100%' });
    // A frame with another colour scheme than its page gets an opaque background.
    made.frame.style.colorScheme = look.colorScheme ?? 'light';
    containers[field].append(made.frame);
    return made;
  };
  const frames = { number: make('number'), expirationDate: make('expirationDate'), cvv: make('cvv') };

  const remove = (): void => {
    for (const field of FIELDS) frames[field].remove();
    for (const answer of waiting.values())
      answer({ ok: false, failure: { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' } });
    waiting.clear();
    closed('HOSTED_FIELDS_REMOVED');
    removed();
  };
  const failed = (reason: string): void => {
    closed(reason);
    remove();
  };
  const fields: CardFields = {
    tokenise: (details) =>
      new Promise((resolve) => {
        handedIn += 1;
        waiting.set(handedIn, resolve);
        frames.number.say({ kind: 'tokenise', id: handedIn, details });
      }),
    focus(field) {
      frames[field].frame.focus();
      frames[field].say({ kind: 'focus' });
    },
    remove,
  };
  const opened = new Promise<CardFields>((resolve, reject) => {
    const timer = setTimeout(() => failed('HOSTED_FIELDS_TIMEOUT'), FRAMES_TIMEOUT_MS);
    allReady = () => {
      clearTimeout(timer);
      resolve(fields);
    };
    closed = (reason) => {
      clearTimeout(timer);
      reject(new Error(reason));
    };
  });
  return { opened, remove };
}

/** Runs the bank's authentication and shows its challenge if there is one; either signal ends it. */
function authenticate(
  { origin, session }: SandboxConfig,
  request: AuthenticationRequest,
  removed: AbortSignal,
): Promise<AuthenticationResult> {
  const { ref, amount, currency, email, additionalInformation, showChallenge, signal } = request;
  return new Promise((resolve) => {
    let challenge: ReturnType<typeof makeFrame> | null = null;
    const finish = (result: AuthenticationResult): void => {
      for (const reason of [signal, removed]) reason.removeEventListener('abort', cancel);
      lookup.remove();
      if (challenge) {
        challenge.remove();
        challenge = null;
        showChallenge(null);
      }
      resolve(result);
    };
    const cancel = (): void => finish({ ok: false, error: 'cancelled' });
    const onMessage = (message: FrameMessage): void => {
      if (message.kind === 'done') finish({ ok: true, ref: message.ref, status: message.status });
      else if (message.kind === 'error') finish({ ok: false, error: message.error });
      else if (message.kind === 'challenge' && challenge === null) {
        const language = encodeURIComponent(document.documentElement.lang);
        challenge = makeFrame<FrameMessage>(
          origin,
          `/challenges/${encodeURIComponent(message.id)}?language=${language}`,
          {},
          onMessage,
        );
        challenge.frame.style.border = '0';
        showChallenge(challenge.frame);
      }
    };
    const setup = { session, ref, amount, currency, email, additionalInformation };
    const lookup = makeFrame<FrameMessage>(origin, '/frames/authentication', setup, onMessage);
    lookup.frame.hidden = true;
    for (const reason of [signal, removed]) reason.addEventListener('abort', cancel);
    if (signal.aborted || removed.aborted) cancel();
    else document.body.append(lookup.frame);
  });
}

/** Creates the client of the sandbox bank. */
export function createSandboxClient(config: SandboxConfig): PaymentClient {
  const removals = new Set<() => void>();
  const removal = new AbortController();
  return {
    mountCardFields(options) {
      const fields = mountFields(config, options, () => removals.delete(fields.remove));
      removals.add(fields.remove);
      return fields.opened;
    },
    authenticate: (request) => authenticate(config, request, removal.signal),
    canPay,
    openSheet: (request) => openSheet(config, request, removal.signal),
    remove() {
      removal.abort();
      for (const remove of [...removals]) remove();
    },
  };
}
