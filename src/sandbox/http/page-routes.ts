import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Bank } from '../bank.ts';
import { FIELDS } from '../cards/field-text.ts';
import { hasAccount, SHEET_METHODS } from '../payers/payer.ts';
import { authenticationPage, challengePage, fieldPage, type Page } from '../views/frame-pages.ts';
import { redirectPage } from '../views/redirect-page.ts';
import { sheetPage } from '../views/sheet-page.ts';
import { startPage } from '../views/start-page.ts';
import { languageOf } from '../views/words.ts';
import type { Env } from './answer.ts';

const assetTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Returns the content security policy of the bank's pages: own scripts and styles, embeddable only by the listed
 * origins.
 */
const policy = (ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`,
  ].join('; ');

/** Sends a page; `ancestors` are the origins that may embed it. */
export function sendPage(
  context: Context,
  page: Page,
  ancestors: readonly string[] = [],
): Response | Promise<Response> {
  context.header('Content-Security-Policy', policy(ancestors));
  return context.html(page);
}

/** Creates the bank's public pages: fields and challenges in frames of the shop, the list of test cards, and assets. */
export function createPages(bank: Bank, shopOrigins: readonly string[]): Hono<Env> {
  const pages = new Hono<Env>();

  const folder = join(import.meta.dirname, 'assets');
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const type = `${assetTypes[extname(name)]}; charset=utf-8`;
    pages.get(`/assets/${name}`, (context) =>
      context.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }),
    );
  }

  pages.get('/', (context) => sendPage(context, startPage()));
  for (const field of FIELDS)
    pages.get(`/frames/${field}`, (context) => sendPage(context, fieldPage(field, shopOrigins), shopOrigins));
  pages.get('/frames/authentication', (context) => sendPage(context, authenticationPage(shopOrigins), shopOrigins));

  pages.get('/challenges/:id', (context) => {
    const now = Date.now();
    const challenge = bank.authentication.challenge(context.req.param('id'), now);
    const instrument = challenge && bank.instruments.find(challenge.instrument, now);
    const question =
      challenge && instrument && challenge.status === null
        ? { ...challenge, lastFour: instrument.last_four ?? '' }
        : null;
    return sendPage(
      context,
      challengePage(question, languageOf(context.req.query('language')), shopOrigins),
      shopOrigins,
    );
  });

  for (const method of SHEET_METHODS) {
    const isWindow = hasAccount(method);
    pages.get(`/${isWindow ? 'windows' : 'sheets'}/${method}`, (context) => {
      const language = languageOf(context.req.query('language'));
      if (!isWindow) return sendPage(context, sheetPage(method, language, shopOrigins), shopOrigins);
      // A window must know its opener's origin to send it the result.
      const shop = context.req.query('shop') ?? '';
      if (!shopOrigins.includes(shop)) return context.text('Not for this page.', 403);
      return sendPage(context, sheetPage(method, language, [shop]));
    });
  }

  pages.get('/redirects/:id', (context) => {
    const redirect = bank.redirects.find(context.req.param('id'));
    const state = redirect && bank.redirects.stateOf(redirect, Date.now());
    context.status(redirect ? 200 : 404);
    return sendPage(context, redirectPage(redirect && state && { ...redirect, state }));
  });

  return pages;
}
