// The script of a page that takes cards, as small as one can be: what the booking page does with the bank, without the booking page.
import type { CardFieldEvent, CardFieldName, CardFields, SheetMethod } from '#web/checkout/payment/payment-client.ts';
import { createSandboxClient } from '#web/checkout/payment/sandbox-client.ts';

const place = (name: string): HTMLElement => document.querySelector(`#${name}`) as HTMLElement;

const config = place('config').dataset as { origin: string; session: string };
const client = createSandboxClient(config);
const events: CardFieldEvent[] = [];
const show = (frame: HTMLIFrameElement | null): void => {
  if (frame) frame.title = 'Bank';
  place('challenge').replaceChildren(...(frame ? [frame] : []));
};
let fields: CardFields | null = null;
let patience = new AbortController();

/** What a test does on the page. */
const host = {
  events,
  async mount(look: Record<string, string> = {}): Promise<void> {
    fields = await client.mountCardFields({
      containers: { number: place('number'), expirationDate: place('expirationDate'), cvv: place('cvv') },
      labels: { number: 'Kartennummer', expirationDate: 'Gültig bis', cvv: 'Prüfziffer' },
      placeholders: { number: '', expirationDate: 'MM / YY', cvv: '123' },
      look,
      onEvent: (event) => events.push(event),
    });
  },
  tokenise: () => fields?.tokenise({ cardHolder: 'Ada Lovelace', billingCountry: 'DE', billingZip: '10115' }),
  focus: (field: CardFieldName) => fields?.focus(field),
  remove: () => client.remove(),
  authenticate(ref: string) {
    patience = new AbortController();
    return client.authenticate({
      ref,
      amount: 123_456,
      currency: 'EUR',
      email: 'ada@example.org',
      additionalInformation: { firstName: 'Ada' },
      showChallenge: show,
      signal: patience.signal,
    });
  },
  giveUp: () => patience.abort(),
  canPay: (method: SheetMethod) => client.canPay(method),
  openSheet(method: SheetMethod) {
    patience = new AbortController();
    return client.openSheet({
      method,
      amount: 123_456,
      currency: 'EUR',
      label: 'Waymark',
      language: document.documentElement.lang,
      show,
      signal: patience.signal,
    });
  },
};

export type SandboxHost = typeof host;
Object.assign(window, { host });
