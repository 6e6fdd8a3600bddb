import { html } from 'hono/html';
import { groupDigits } from '../cards/brand.ts';
import { CARD_GROUPS, type CardGroup } from '../cards/test-cards.ts';
import { IDEAL_BANKS } from '../payers/banks.ts';
import { TEST_ACCOUNTS } from '../payers/test-accounts.ts';
import type { Page } from './frame-pages.ts';

/** Renders a page that is not embedded. */
export const wholePage = (title: string, content: Page): Page => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox Bank</title><link rel="stylesheet" href="/assets/bank.css">
<script type="module" src="/assets/page.js"></script></head>
<body class="page"><header class="ribbon"><b>Sandbox Bank</b> Test payments. You won’t be charged.</header>
<main><h1>${title}</h1>${content}</main></body>
</html>`;

const cardTable = ({ title, cards }: CardGroup): Page => html`<h2>${title}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Result</th><th scope="col">Copy</th></tr></thead>
<tbody>${cards.map(
  ({ number, shows }) => html`<tr><td class="number">${groupDigits(number)}</td><td>${shows}</td>
<td><button type="button" data-copy="${number}" aria-label="Copy ${groupDigits(number)}">Copy</button></td></tr>`,
)}</tbody></table></div>`;

const list = (
  title: string,
  text: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): Page => html`<h2>${title}</h2>
<p>${text}</p><div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** Renders the bank's start page with its test cards, test accounts and banks. */
export const startPage = (): Page =>
  wholePage(
    'Test cards',
    html`<p>This bank only accepts these numbers. Use any future expiry date and any three digits
(American Express: four).</p>
<p role="status" id="copied"></p>
${CARD_GROUPS.map(cardTable)}
${list(
  'PayPal accounts',
  'Sign in with one of these in the PayPal window.',
  ['Account', 'Result'],
  TEST_ACCOUNTS.map(({ email, shows }) => [email, shows]),
)}
${list(
  'iDEAL banks',
  'Each bank’s page can pay, decline or cancel, immediately or after it’s closed. Sofort works the same, by country.',
  ['Bank', 'BIC'],
  IDEAL_BANKS.map(({ id, name }) => [name, id]),
)}`,
  );
