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

// This module is the web bundle's only interface to the server: pages, words, mails and fragments.

/** How long a page may take to render before what is not ready is given up. */
export const streamTimeout = 10_000;

export { shopContext };

/** The words for a refusal or problem code in a language. */
export async function words(
  language: Language,
  code: string,
  values?: Readonly<Record<string, string | number>>,
): Promise<string> {
  return refusalWords(await loadWords(language), code, values);
}

/** A mail in a language: subject, markup and plain text. What writes it is loaded when the first one is wanted. */
export async function mail<Kind extends MailKind>(
  language: Language,
  kind: Kind,
  props: MailProps<Kind>,
): Promise<MailContent> {
  const { renderMail } = await import('./mail/render-mail.tsx');
  return renderMail(await loadWords(language), kind, props);
}

/** A document in a language, as the bytes of a PDF. What draws it is loaded when the first one is wanted. */
export async function document<Kind extends DocumentKind>(
  language: Language,
  kind: Kind,
  props: Documents[Kind],
): Promise<Uint8Array> {
  const { renderDocument } = await import('./documents/render-document.tsx');
  return renderDocument(await loadWords(language), kind, props);
}

/** A piece of a page as markup, from the same component that the page uses. */
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

/** Refusals are answers, not errors; everything else is told to the log with the page's reference number. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // So does the router itself refuse: an address that is no page, a form for a page that takes none.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(shopContext).onError(error);
}

/** Takes what React writes and hands it on in one piece: a page is sent when all of it is there. */
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
/** Stands where a part of the page was not ready or failed. Nobody can write it: what people typed is escaped. */
const missing = '<!--$!-->';

/** The same signs as text within a script, where none of them can end it. */
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

/** The script that hands the router in the browser what the loaders found. */
const handOver = (found: string, nonce: string): string => {
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${scriptString(found)});${controller}.close();</script>`;
};

/** Waits for every part of a page; should one fail, the others are there all the same. */
function renderPatiently(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // The page is sent when all of it is ready, so nothing has to be moved into place by a script.
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

/** Renders one page. */
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
  // To one string in one go costs a third less. It cannot wait, so whatever is missing in it is rendered the patient way.
  let html = renderToString(page);
  if (html.includes(missing))
    html = await renderPatiently(page, nonce, (error) => {
      failed = true;
      shop.onError(error);
    });
  const script = found === null ? '' : handOver(found, nonce);
  const text = scriptsAfterPaint(html).replace(end, () => script + end);
  // As bytes: of a text the response would first look at every sign, and then make bytes more slowly.
  return new Response(encoder.encode(text), { status: failed ? 500 : status, headers });
}
