// A wallet sheet or the PayPal window: the payer chooses and confirms, and the page that opened it receives the result.
import { askBank, awaitParent, textOf } from './parent-port.ts';

const method = document.documentElement.dataset.subject as string;
const element = <Kind extends HTMLElement>(id: string): Kind | null => document.querySelector<Kind>(`#${id}`);
const status = element('status') as HTMLElement;
const problem = element('problem') as HTMLElement;
const payer = element<HTMLSelectElement>('payer') as HTMLSelectElement;
const logIn = element<HTMLFormElement>('log-in');
const agree = element<HTMLFormElement>('agree') as HTMLFormElement;
const buttons = [...document.querySelectorAll('button')];

/** Sets a line of the sheet; an empty line is hidden. */
function setText(id: string, text: string): void {
  const place = element(id);
  if (!place?.parentElement) return;
  place.textContent = text;
  place.parentElement.hidden = text === '';
}

function disable(disabled: boolean): void {
  for (const button of buttons) button.disabled = disabled;
}

function showProblem(text: string): void {
  problem.textContent = text;
  problem.hidden = text === '';
}

/** Displays a step and moves the focus to it. */
function show(step: HTMLElement): void {
  for (const form of [logIn, agree]) if (form) form.hidden = form !== step;
  document.querySelector('h1')?.focus();
}

function writeMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The parts of a Google Pay request that the sheet supports. */
type WalletRequest = {
  readonly allowedPaymentMethods?: readonly { readonly parameters?: { readonly allowedCardNetworks?: unknown } }[];
  readonly transactionInfo?: { readonly countryCode?: unknown };
};

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

if (window.opener === null && window.parent === window) status.textContent = status.dataset.alone as string;
const { setup, port } = await awaitParent();
const amount = Number(setup.amount);
const currency = textOf(setup.currency);
const request = (setup.request ?? {}) as WalletRequest;
const networks = setup.request
  ? listOf(request.allowedPaymentMethods?.[0]?.parameters?.allowedCardNetworks)
  : listOf(setup.networks);

/** Reports the result to the page and disables the sheet. */
function finish(message: Readonly<Record<string, unknown>>): void {
  disable(true);
  showProblem('');
  status.textContent = status.dataset.closing as string;
  port.postMessage(message);
}

async function pay(): Promise<void> {
  disable(true);
  showProblem('');
  const { status: answered, answer } = await askBank('/browser/sheets', {
    session: textOf(setup.session),
    method,
    payer: payer.value,
    amount,
    currency,
    networks: logIn ? null : networks,
  });
  if (answered === 200) return finish({ kind: 'agreed', ref: answer.ref, payer: answer.payer });
  disable(false);
  const words = { no_session: problem.dataset.noSession, not_taken: problem.dataset.notTaken }[textOf(answer.code)];
  showProblem((words ?? problem.dataset.network) as string);
  if (!logIn) return;
  setText('account', '');
  show(logIn);
}

const choose: Readonly<Record<string, () => void>> = {
  fail: () => finish({ kind: 'failed', message: problem.dataset.refused }),
  cancel: () => finish({ kind: 'cancelled' }),
};

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-choice]'))
  button.addEventListener('click', () => choose[button.dataset.choice as string]?.());
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') choose.cancel?.();
});
logIn?.addEventListener('submit', (event) => {
  event.preventDefault();
  showProblem('');
  setText('account', payer.selectedOptions[0]?.dataset.email ?? '');
  show(agree);
});
agree.addEventListener('submit', (event) => {
  event.preventDefault();
  void pay();
});

if (!logIn)
  for (const option of [...payer.options]) if (!networks.includes(option.dataset.network ?? '')) option.remove();
setText('amount', writeMoney(amount, currency));
setText('label', textOf(setup.label));
setText('country', textOf(request.transactionInfo?.countryCode));
status.textContent = '';
(element('sheet') as HTMLElement).hidden = false;
show(logIn ?? agree);
port.postMessage({ kind: 'ready' });
