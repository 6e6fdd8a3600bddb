import { html } from 'hono/html';
import type { FieldName } from '../cards/field-text.ts';
import { challengeWords, type Language, writeMoney } from './words.ts';

/** Escaped markup. */
export type Page = ReturnType<typeof html>;

const autofill = {
  number: { name: 'cardnumber', autocomplete: 'cc-number' },
  expirationDate: { name: 'exp-date', autocomplete: 'cc-exp' },
  cvv: { name: 'cvc', autocomplete: 'cc-csc' },
} as const satisfies Record<FieldName, unknown>;

/** Renders a frame with one card field; its label and styles come from the parent page. */
export function fieldPage(field: FieldName, shopOrigins: readonly string[]): Page {
  const { name, autocomplete } = autofill[field];
  return html`<!doctype html>
<html lang="en" data-field="${field}" data-shop-origins="${shopOrigins.join(' ')}">
<head><meta charset="utf-8"><title>${field}</title><link rel="stylesheet" href="/assets/bank.css">
<script type="module" src="/assets/field.js"></script></head>
<body class="field"><main><input name="${name}" autocomplete="${autocomplete}" type="text"
 inputmode="numeric" spellcheck="false" autocorrect="off" autocapitalize="off" aria-required="true" aria-label="${field}"></main></body>
</html>`;
}

/** Renders the invisible frame that checks whether a challenge is required. */
export const authenticationPage = (shopOrigins: readonly string[]): Page => html`<!doctype html>
<html lang="en" data-shop-origins="${shopOrigins.join(' ')}">
<head><meta charset="utf-8"><title>3-D Secure</title><script type="module" src="/assets/authentication.js"></script></head>
<body></body>
</html>`;

/** The parts of a page for a payer. */
export type HolderPage = {
  readonly title: string;
  readonly language: Language;
  readonly script: string;
  readonly shopOrigins: readonly string[];
  /** Data for its script: the challenge, method or payment. */
  readonly data: string;
};

/** Renders a page for a payer, in a frame, a window or on its own. */
export function holderPage({ title, language, script, shopOrigins, data }: HolderPage, content: Page): Page {
  const { bank, ribbon } = challengeWords[language];
  return html`<!doctype html>
<html lang="${language}" data-subject="${data}" data-shop-origins="${shopOrigins.join(' ')}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/assets/bank.css">
<script type="module" src="/assets/${script}.js"></script></head>
<body class="challenge"><header class="ribbon"><b>${bank}</b> ${ribbon}</header>
<main><h1 tabindex="-1">${title}</h1>${content}</main></body>
</html>`;
}

/** The details of a challenge; null if it is no longer open. */
export type Question = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly lastFour: string;
};

/** Renders a challenge. Buttons are disabled until the script is ready. */
export function challengePage(question: Question | null, language: Language, shopOrigins: readonly string[]): Page {
  const words = challengeWords[language];
  const content = question
    ? html`<dl><div><dt>${words.amount}</dt><dd>${writeMoney(question.amount, question.currency, language)}</dd></div>
<div><dt>${words.card}</dt><dd>${words.ending(question.lastFour)}</dd></div></dl>
<p>${words.question}</p>
<div class="choices"><button type="button" disabled data-choice="confirm" class="strong">${words.confirm}</button>
<button type="button" disabled data-choice="refuse">${words.refuse}</button>
<button type="button" disabled data-choice="close" class="plain">${words.close}</button></div>`
    : html`<p>${words.over}</p>`;
  return holderPage(
    { title: words.title, language, script: 'challenge', shopOrigins, data: question?.id ?? '' },
    content,
  );
}
