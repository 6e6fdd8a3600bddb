import { html } from 'hono/html';
import { groupDigits } from '../cards/brand.ts';
import { CARD_GROUPS, type CardGroup } from '../cards/test-cards.ts';
import type { Page } from './frame-pages.ts';

/** A page of the bank that stands by itself. */
export const wholePage = (title: string, content: Page): Page => html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox Bank</title><link rel="stylesheet" href="/assets/bank.css">
<script type="module" src="/assets/page.js"></script></head>
<body class="page"><header class="ribbon"><b>Sandbox Bank</b> Test payments. No money moves.</header>
<main><h1>${title}</h1>${content}</main></body>
</html>`;

const cardTable = ({ title, cards }: CardGroup): Page => html`<h2>${title}</h2>
<div class="wide" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Number</th><th scope="col">What it shows</th><th scope="col">Copy</th></tr></thead>
<tbody>${cards.map(
  ({ number, shows }) => html`<tr><td class="number">${groupDigits(number)}</td><td>${shows}</td>
<td><button type="button" data-copy="${number}" aria-label="Copy ${groupDigits(number)}">Copy</button></td></tr>`,
)}</tbody></table></div>`;

/** The first page of the bank: the cards that it takes. */
export const startPage = (): Page =>
  wholePage(
    'Test cards',
    html`<p>These are the only numbers that this bank takes. The date is any month to come, the code any three digits
(American Express: four).</p>
<p role="status" id="copied"></p>
${CARD_GROUPS.map(cardTable)}`,
  );
