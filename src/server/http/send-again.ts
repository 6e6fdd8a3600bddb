import type { Context } from 'hono';
import type { Unsent } from '#contract/shop.ts';
import { tokenField } from './csrf.ts';
import type { HttpEnvironment } from './environment.ts';
import { answerPage, type PageAnswerDeps } from './page-answer.ts';

/** Returns the values of a submitted form; null if it contains values that must not be rendered again. */
function fieldsOf(form: FormData): Unsent['fields'] {
  const fields = [...form].filter(([name]) => name !== tokenField);
  const showable = fields.every(([name, value]) => typeof value === 'string' && !/password/i.test(name));
  return showable ? (fields as [string, string][]) : null;
}

/**
 * Responds to a form without a valid token. Nothing is changed; the page contains the token and the submitted values
 * and requests to send them again. This happens on cached pages, which have no token, when scripts are disabled or not
 * loaded yet.
 */
export async function answerSendAgain(
  c: Context<HttpEnvironment>,
  form: FormData,
  deps: PageAnswerDeps,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { language } = c.get('caller');
  const page = new URL(language === 'en' ? '/send-again' : `/${language}/send-again`, c.req.url);
  const request = new Request(page, { signal: c.req.raw.signal });
  return answerPage(c, request, deps, { action: pathname.replace(/^\/+/, '/') + search, fields: fieldsOf(form) });
}
