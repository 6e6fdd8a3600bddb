import type { CardBrand } from '#domain/payment/stored-card.ts';
import type {
  AuthenticationResult,
  CardFieldEvent,
  CardFieldName,
  CardFields,
  PaymentClient,
  TokeniseFailure,
} from './payment-client.ts';

/** What the sandbox bank gives the page: where it is, and leave to hand in cards. */
export type SandboxConfig = { readonly origin: string; readonly session: string };

/** What the bank's frames say. Only they hold the other end of the line. */
type FrameMessage =
  | { readonly kind: 'ready' }
  | CardFieldEvent
  | { readonly kind: 'tokenised'; readonly id: string; readonly answer: TokeniseAnswer }
  | { readonly kind: 'done'; readonly ref: string; readonly status: string }
  | { readonly kind: 'challenge'; readonly id: string }
  | { readonly kind: 'error'; readonly error: string };

type TokeniseAnswer =
  | { readonly ok: true; readonly card: { readonly ref: string; readonly brand: CardBrand; readonly lastFour: string } }
  | { readonly ok: false; readonly failure: TokeniseFailure };

const FIELDS: readonly CardFieldName[] = ['number', 'expirationDate', 'cvv'];

/** Frames that are not there by then will not come. */
const FRAMES_TIMEOUT_MS = 60_000;

/** A frame of the bank, and the line to it once it is loaded. Whatever is loaded in its place from elsewhere hears nothing. */
function makeFrame(
  origin: string,
  path: string,
  setup: Readonly<Record<string, unknown>>,
  hear: (message: FrameMessage) => void,
) {
  const frame = document.createElement('iframe');
  let port: MessagePort | null = null;
  frame.src = new URL(path, origin).href;
  frame.addEventListener('load', () => {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = ({ data }) => hear(data as FrameMessage);
    frame.contentWindow?.postMessage({ kind: 'open', setup }, origin, [port2]);
  });
  return {
    frame,
    say: (message: unknown): void => port?.postMessage(message),
    remove(): void {
      port?.close();
      frame.remove();
    },
  };
}

/** The sandbox bank as the page knows it. */
export function createSandboxClient({ origin, session }: SandboxConfig): PaymentClient {
  const removals = new Set<() => void>();

  return {
    async mountCardFields({ containers, labels, placeholders, look, onEvent }) {
      const group = crypto.randomUUID();
      const language = document.documentElement.lang;
      const waiting = new Map<string, (answer: TokeniseAnswer) => void>();
      const ready = new Set<CardFieldName>();
      const opened = Promise.withResolvers<void>();
      const hear = (field: CardFieldName) => (message: FrameMessage) => {
        if (message.kind === 'ready') {
          ready.add(field);
          if (ready.size === FIELDS.length) opened.resolve();
        } else if (message.kind === 'tokenised') {
          waiting.get(message.id)?.(message.answer);
          waiting.delete(message.id);
        } else onEvent(message as CardFieldEvent);
      };
      const make = (field: CardFieldName) => {
        const setup = { session, group, language, label: labels[field], placeholder: placeholders[field], look };
        const made = makeFrame(origin, `/frames/${field}`, setup, hear(field));
        made.frame.title = labels[field];
        Object.assign(made.frame.style, { border: '0', display: 'block', width: '100%', height: '100%' });
        // A frame of another scheme than its page would not let the page's colour through.
        made.frame.style.colorScheme = look.colorScheme ?? 'light';
        containers[field].append(made.frame);
        return made;
      };
      const frames = { number: make('number'), expirationDate: make('expirationDate'), cvv: make('cvv') };
      const remove = (): void => {
        removals.delete(remove);
        clearTimeout(timer);
        for (const field of FIELDS) frames[field].remove();
        opened.reject(new Error('HOSTED_FIELDS_REMOVED'));
      };
      removals.add(remove);
      const timer = setTimeout(() => {
        opened.reject(new Error('HOSTED_FIELDS_TIMEOUT'));
        remove();
      }, FRAMES_TIMEOUT_MS);
      await opened.promise;
      clearTimeout(timer);

      const fields: CardFields = {
        tokenise: (details) =>
          new Promise((resolve) => {
            const id = crypto.randomUUID();
            waiting.set(id, resolve);
            frames.number.say({ kind: 'tokenise', id, details });
          }),
        focus(field) {
          frames[field].frame.focus();
          frames[field].say({ kind: 'focus' });
        },
        remove,
      };
      return fields;
    },

    authenticate({ ref, amount, currency, email, additionalInformation, showChallenge, signal }) {
      const { promise, resolve } = Promise.withResolvers<AuthenticationResult>();
      let challenge: ReturnType<typeof makeFrame> | null = null;
      const finish = (result: AuthenticationResult): void => {
        removals.delete(cancel);
        signal.removeEventListener('abort', cancel);
        lookup.remove();
        if (challenge) {
          challenge.remove();
          challenge = null;
          showChallenge(null);
        }
        resolve(result);
      };
      const cancel = (): void => finish({ ok: false, error: 'cancelled' });
      const hear = (message: FrameMessage): void => {
        if (message.kind === 'done') finish({ ok: true, ref: message.ref, status: message.status });
        else if (message.kind === 'error') finish({ ok: false, error: message.error });
        else if (message.kind === 'challenge' && challenge === null) {
          const language = document.documentElement.lang;
          const path = `/challenges/${encodeURIComponent(message.id)}?language=${encodeURIComponent(language)}`;
          challenge = makeFrame(origin, path, {}, hear);
          challenge.frame.style.border = '0';
          showChallenge(challenge.frame);
        }
      };
      const setup = { session, ref, amount, currency, email, additionalInformation };
      const lookup = makeFrame(origin, '/frames/authentication', setup, hear);
      lookup.frame.hidden = true;
      removals.add(cancel);
      signal.addEventListener('abort', cancel);
      if (signal.aborted) cancel();
      else document.body.append(lookup.frame);
      return promise;
    },

    remove() {
      for (const removal of [...removals]) removal();
    },
  };
}
