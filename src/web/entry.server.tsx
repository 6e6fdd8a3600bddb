import { Writable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import type { DocumentKind, Documents } from '#contract/document.ts';
import type { FragmentName, Fragments } from '#contract/fragment.ts';
import type { MailContent, MailKind, MailProps } from '#contract/mail.ts';
import type { Language } from '#contract/shop.ts';
import { type FragmentProps, fragments } from './fragments/fragments.tsx';
import { NonceContext } from './frame/nonce.tsx';
import { scriptsAfterPaint } from './frame/scripts-after-paint.ts';
import { shopContext } from './shop.ts';
import { refusalWords } from './words/refusals.ts';
import { loadWords } from './words/words.ts';

// This module is the web bundle's only interface to the server: pages, messages, emails and fragments.

/** The time in ms after which unfinished parts of a page are abandoned. */
export const streamTimeout = 10_000;

export { shopContext };

/** Returns the message for a refusal or problem code in a language. */
export async function words(
  language: Language,
  code: string,
  values?: Readonly<Record<string, string | number>>,
): Promise<string> {
  return refusalWords(await loadWords(language), code, values);
}

/** Renders an email in a language: subject, HTML and plain text. The renderer loads with the first email. */
export async function mail<Kind extends MailKind>(
  language: Language,
  kind: Kind,
  props: MailProps<Kind>,
): Promise<MailContent> {
  const { renderMail } = await import('./mail/render-mail.tsx');
  return renderMail(await loadWords(language), kind, props);
}

/** Renders a document in a language as a PDF. The renderer loads with the first document. */
export async function document<Kind extends DocumentKind>(
  language: Language,
  kind: Kind,
  props: Documents[Kind],
): Promise<Uint8Array> {
  const { renderDocument } = await import('./documents/render-document.tsx');
  return renderDocument(await loadWords(language), kind, props);
}

/** Renders a part of a page as markup, with the same component that the page uses. */
export async function fragment<Name extends FragmentName>(
  language: Language,
  name: Name,
  facts: Fragments[Name],
): Promise<string> {
  const Fragment = fragments[name] as React.ComponentType<FragmentProps<Name>>;
  return renderToStaticMarkup(
    <I18nProvider i18n={await loadWords(language)}>
      <Fragment language={language} facts={facts} />
    </I18nProvider>,
  );
}

/** Logs errors with the page's reference number; refusals are responses, not errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // The router's own refusals, such as an unknown URL or an unsupported method, are not errors either.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(shopContext).onError(error);
}

/** Collects the stream of React, because a page is sent only when it is complete. */
function gather(onText: (text: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onText(Buffer.concat(pieces).toString());
      done();
    },
  });
}

const encoder = new TextEncoder();
const end = '</body></html>';
/** React's marker for a part that is missing or failed; user content cannot contain it, because it is escaped. */
const missing = '<!--$!-->';

/** Escapes for JSON within a script, so that it cannot end the script element. */
const escaped: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const scriptString = (text: string): string =>
  `'${text.replace(/['\\\n\r<\u2028\u2029]/g, (sign) => escaped[sign] as string)}'`;

/** Returns the script that passes the loader data to the router in the browser. */
const handOver = (found: string, nonce: string): string => {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${scriptString(found)});${controller}.close();</script>`;
};

const doctype = '<!DOCTYPE html>';

/** `renderToString` omits the doctype, without which browsers use quirks mode. */
const withDoctype = (html: string): string => (html.startsWith(doctype) ? html : doctype + html);

/** Renders a page and waits for all of its parts; a failing part does not affect the others. */
function renderPatiently(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The complete page is sent at once, so no part has to be moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(gather(resolve));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(abort, streamTimeout);
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const shop = context.get(shopContext);
  const { nonce } = shop;
  const i18n = await loadWords(shop.page.language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { serverHandoffStream, ...rest } = routerContext;
  const found = serverHandoffStream ? await new Response(serverHandoffStream).text() : null;
  const page = (
    <I18nProvider i18n={i18n}>
      <NonceContext value={nonce}>
        <ServerRouter context={rest as EntryContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </I18nProvider>
  );
  let failed = false;
  // Synchronous rendering is a third cheaper, but cannot wait, so a page with missing parts is rendered again as a
  // stream.
  let html = renderToString(page);
  if (html.includes(missing))
    html = await renderPatiently(page, nonce, (error) => {
      failed = true;
      shop.onError(error);
    });
  const script = found === null ? '' : handOver(found, nonce);
  const text = withDoctype(scriptsAfterPaint(html).replace(end, () => script + end));
  // Bytes, because a response would scan a string first and encode it more slowly.
  return new Response(encoder.encode(text), { status: failed ? 500 : status, headers });
}
