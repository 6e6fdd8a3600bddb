import { html } from 'hono/html';
import { bankWithId } from '../payers/banks.ts';
import { METHOD_NAMES } from '../payers/payer.ts';
import type { Redirect, RedirectState } from '../transactions/redirects.ts';
import { PAY_LATER_MS } from '../transactions/requests.ts';
import { holderPage, type Page } from './frame-pages.ts';
import { languageOf, redirectWords, sheetWords, writeCountry, writeMoney } from './words.ts';

const laterSeconds = PAY_LATER_MS / 1000;

/** Renders a bank's page for paying from an account; null if the payment does not exist. */
export function redirectPage(redirect: (Redirect & { readonly state: RedirectState }) | null): Page {
  const language = languageOf(redirect?.language);
  const words = redirectWords[language];
  const page = { language, script: 'redirect', shopOrigins: [] } as const;
  if (!redirect) return holderPage({ ...page, title: words.unknown, data: '' }, html``);
  const { id, method, bank, country, holder, amount, currency, state, return_url } = redirect;
  const bankName = bankWithId(bank)?.name;
  const facts = html`<dl><div><dt>${words.amount}</dt><dd>${writeMoney(amount, currency, language)}</dd></div>
${bankName ? html`<div><dt>${words.bank}</dt><dd>${bankName}</dd></div>` : ''}
<div><dt>${words.country}</dt><dd>${writeCountry(country, language)}</dd></div>
<div><dt>${words.holder}</dt><dd>${holder}</dd></div></dl>`;
  const back = html`<p><a href="${return_url}">${words.back}</a></p>`;
  // Buttons are disabled until the script is ready.
  const buttons = html`<div id="choices"><div class="choices">
<button type="button" disabled class="strong" data-choice="pay" data-after="${words.leaving}" data-leave>${words.pay}</button>
<button type="button" disabled data-choice="fail" data-after="${words.leaving}" data-leave>${words.fail}</button>
<button type="button" disabled class="plain" data-choice="cancel" data-after="${words.leaving}" data-leave>${words.cancel}</button></div>
<p>${words.close}</p><div class="choices">
<button type="button" disabled data-choice="pay" data-after="${words.paidAndClose}">${words.payAndClose}</button>
<button type="button" disabled data-choice="payLater" data-after="${words.paidLater(laterSeconds)}">${words.payLater(laterSeconds)}</button>
</div></div>`;
  return holderPage(
    { ...page, title: sheetWords[language].title(METHOD_NAMES[method]), data: id },
    html`${facts}<p role="status" id="status">${state === 'open' ? '' : words[state]}</p>
<p role="alert" id="problem" hidden data-network="${words.network}"></p>
${state === 'open' ? buttons : back}`,
  );
}
