import { html } from 'hono/html';
import { brandOf } from '../cards/brand.ts';
import { hasAccount, METHOD_NAMES, type SheetMethod, WALLET_CARDS } from '../payers/payer.ts';
import { TEST_ACCOUNTS } from '../payers/test-accounts.ts';
import { holderPage, type Page } from './frame-pages.ts';
import { type Language, sheetWords, writeShows } from './words.ts';

type Words = (typeof sheetWords)[Language];

const nameOf = (brand: string): string => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;

const cardOptions = (language: Language): Page[] =>
  WALLET_CARDS.map(({ id, number, shows, authorise }) => {
    const brand = brandOf(number) ?? '';
    const suffix = authorise ? `: ${writeShows(shows, language)}` : '';
    return html`<option value="${id}" data-network="${brand.toUpperCase()}">${nameOf(brand)} ···· ${number.slice(-4)}${suffix}</option>`;
  });

const accountOptions = (language: Language): Page[] =>
  TEST_ACCOUNTS.map(
    ({ id, email, shows }) =>
      html`<option value="${id}" data-email="${email}">${email}: ${writeShows(shows, language)}</option>`,
  );

const choices = (words: Words, agree: string): Page => html`<div class="choices">
<button class="strong">${agree}</button>
<button type="button" data-choice="fail">${words.fail}</button>
<button type="button" data-choice="cancel" class="plain">${words.cancel}</button></div>`;

/** The wallet with its cards. The script removes cards that the shop does not accept. */
const walletForm = (words: Words, language: Language): Page => html`<form id="agree">
<label>${words.card} <select id="payer">${cardOptions(language)}</select></label>
${choices(words, words.pay)}</form>`;

/** PayPal: sign-in, then confirmation. */
const accountForms = (words: Words, language: Language, method: SheetMethod): Page => html`<form id="log-in">
<label>${words.account} <select id="payer">${accountOptions(language)}</select></label>
<div class="choices"><button class="strong">${words.logIn}</button>
<button type="button" data-choice="cancel" class="plain">${words.cancel}</button></div></form>
<form id="agree" hidden>${method === 'paypalCredit' ? html`<p>${words.credit}</p>` : ''}
${choices(words, words.agree)}</form>`;

/** Renders a wallet sheet or the PayPal window. The amount comes from the page that opened it. */
export function sheetPage(method: SheetMethod, language: Language, shopOrigins: readonly string[]): Page {
  const words = sheetWords[language];
  const isAccount = hasAccount(method);
  return holderPage(
    { title: words.title(METHOD_NAMES[method]), language, script: 'sheet', shopOrigins, data: method },
    html`<p role="status" id="status" data-closing="${words.closing}" data-alone="${words.alone}">${words.waiting}</p>
<p role="alert" id="problem" hidden data-refused="${words.refused}" data-network="${words.network}"
 data-not-taken="${isAccount ? words.noCredit : words.notTaken}" data-no-session="${words.noSession}"></p>
<div id="sheet" hidden><dl><div><dt>${words.amount}</dt><dd id="amount"></dd></div>
<div><dt>${words.to}</dt><dd id="label"></dd></div><div hidden><dt>${words.country}</dt><dd id="country"></dd></div>
<div hidden><dt>${words.loggedIn}</dt><dd id="account"></dd></div></dl>
${isAccount ? accountForms(words, language, method) : walletForm(words, language)}</div>`,
  );
}
