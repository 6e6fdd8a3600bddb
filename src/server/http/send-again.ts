import type { Context } from 'hono';
import type { Unsent } from '#contract/shop.ts';
import { tokenField } from './csrf.ts';
import type { HttpEnvironment } from './environment.ts';
import { answerPage, type PageAnswerDeps } from './page-answer.ts';

/** What was typed into a form; null when it holds what must not be written into a page again. */
function fieldsOf(form: FormData): Unsent['fields'] {
  const fields = [...form].filter(([name]) => name !== tokenField);
  const showable = fields.every(([name, value]) => typeof value === 'string' && !/password/i.test(name));
  return showable ? (fields as [string, string][]) : null;
}

/**
 * Answers a form of ours that came without a valid token. It changes nothing; the page it answers with has the token and all
 * that was typed, and asks to send it once more. Pages that many share have no token, and scripts, which would ask for one,
 * may be off or not there yet.
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
