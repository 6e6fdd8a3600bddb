import { html } from 'hono/html';
import { DELIVERY_FAULTS, DISTURBED, type FaultName, REQUEST_FAULTS, type WaitingFault } from '../faults/faults.ts';
import { METHOD_NAMES, payerWithId } from '../payers/payer.ts';
import type { Movement, Payment } from '../transactions/payments.ts';
import type { Notice } from '../webhooks/notices.ts';
import type { Page } from './frame-pages.ts';
import { wholePage } from './start-page.ts';
import { writeMoney } from './words.ts';

/** The content of the control page. */
export type ControlFacts = {
  readonly faults: readonly WaitingFault[];
  readonly payments: readonly Payment[];
  readonly movements: readonly Movement[];
  readonly notices: readonly Notice[];
  /** The error in a submitted form, if any. */
  readonly problem: string | null;
};

/** Descriptions of faults in the form. */
const effectWords: Readonly<Record<FaultName, string>> = {
  soft: 'declined: try another card',
  hard: 'declined permanently',
  authentication: 'declined: 3-D Secure required',
  fraud: 'declined: suspected fraud',
  lost: 'processed, but the response is lost',
  hang: 'no response, not processed',
  late: 'no response, processed later',
  error: 'error 500, not processed',
  doubled: 'sent twice',
  delayed: 'sent later',
  reordered: 'sent after the next one',
  dropped: 'never sent',
};

const requestWords = {
  authorise: 'authorise',
  capture: 'capture',
  cancel: 'void',
  refund: 'refund',
  find: 'search',
  startRedirect: 'start a bank page',
  endRedirect: 'end a bank page',
  webhook: 'webhook',
} as const;

const payerOf = ({ card, last_four }: Payment): string =>
  `${payerWithId(card).shows}${last_four === null ? '' : ` (${last_four})`}`;

const options = (names: readonly FaultName[]) =>
  names.map((name) => html`<option value="${name}">${effectWords[name]}</option>`);

const clockOf = (at: number): Page =>
  html`<time datetime="${new Date(at).toISOString()}">${new Date(at).toISOString().slice(11, 19)}</time>`;

function happened(payment: Payment, movements: readonly Movement[]): string {
  const moves = movements
    .filter(({ payment: ref }) => ref === payment.ref)
    .map(({ kind, amount, refusal }) => {
      const money = amount === null ? '' : ` ${writeMoney(amount, payment.currency, 'en')}`;
      return `${requestWords[kind]}${money}${refusal ? ` refused (${refusal})` : ''}`;
    });
  const decline = payment.decline_code === null ? [] : [`declined (${payment.decline_class}, ${payment.decline_code})`];
  return [...decline, ...moves].join(', ');
}

const table = (name: string, heads: readonly string[], rows: readonly Page[]): Page =>
  rows.length === 0
    ? html`<p>None yet.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;

/** Renders the control page, on which faults are set and results displayed. */
export function controlPage({ faults, payments, movements, notices, problem }: ControlFacts): Page {
  const waiting = faults.map(
    ({ request, effect, count, afterMs }) =>
      html`<li>${count} × ${requestWords[request]}: ${effectWords[effect]}${afterMs > 0 ? ` (${afterMs} ms)` : ''}</li>`,
  );
  const transactions = payments.map(
    (payment) => html`<tr><td>${clockOf(payment.changed_at)}</td><td>${payment.attempt_ref}</td>
<td>${METHOD_NAMES[payment.method]}</td><td>${payerOf(payment)}</td>
<td class="number">${writeMoney(payment.amount, payment.currency, 'en')}</td><td>${payment.state}</td>
<td>${happened(payment, movements)}</td></tr>`,
  );
  const sent = notices.map(
    ({
      id,
      at,
      kind,
      attempt_ref,
      sent: times,
      tries,
      next_at,
      note,
    }) => html`<tr><td>${clockOf(at)}</td><td>${kind}</td>
<td>${attempt_ref}</td><td>${times} of ${tries}${next_at === null ? '' : ', waiting'}${note ? ` (${note})` : ''}</td>
<td><form method="post" action="/control/notices/${id}/replay"><button aria-label="Replay ${kind} of ${attempt_ref}">Replay</button></form></td></tr>`,
  );
  return wholePage(
    'Control',
    html`${problem ? html`<p role="alert">${problem}</p>` : ''}
<p><a href="/">Test cards</a> · <a href="/control">Reload</a></p>
<h2>Simulate faults</h2>
<form class="fault" method="post" action="/control/faults">
<label>For the next <input name="count" type="number" min="1" max="1000" value="1" required></label>
<label>requests of type <select name="request">${DISTURBED.map(
      (name) => html`<option value="${name}">${requestWords[name]}</option>`,
    )}</select></label>
<label>simulate <select name="effect"><optgroup label="Requests">${options(REQUEST_FAULTS)}</optgroup>
<optgroup label="Webhooks">${options(DELIVERY_FAULTS)}</optgroup></select></label>
<label>delay (ms) <input name="afterMs" type="number" min="0" max="3600000" value="0" required></label>
<button class="strong">Set</button></form>
${
  waiting.length === 0
    ? html`<p>No faults are set.</p>`
    : html`<ul>${waiting}</ul><form method="post" action="/control/faults/clear"><button>Clear all</button></form>`
}
<h2>Transactions</h2>
${table('Transactions', ['Updated (UTC)', 'Attempt', 'Method', 'Payer', 'Amount', 'State', 'History'], transactions)}
<h2>Webhooks</h2>
${table('Webhooks', ['Created (UTC)', 'Kind', 'Attempt', 'Delivered / attempts', 'Replay'], sent)}`,
  );
}
