import type { CallName } from '#contract/list.ts';
import type { CallResult } from '#contract/problem.ts';
import type { RequestOf } from '#contract/schemas.ts';
import type { PageFacts, Unsent } from '#contract/shop.ts';
import type { Caller } from '../platform/caller.ts';
import { databaseFailure } from '../platform/database/failure.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import type { PageRenderer } from '../render/render-page.ts';
import { splitLanguage } from './caller.ts';
import { type Dispatch, problemBody } from './calls.ts';
import { failureWords, retryAfterSeconds, tryLaterCode } from './failure-answer.ts';

/** Values in the markup that are individual to one response. */
export type Personal = { readonly nonce: string; readonly securityToken: string; readonly requestId: string };

/** A page to render: the request, the caller, the currency if the address sets one, and a rejected form. */
export type PageRequest = {
  readonly request: Request;
  readonly caller: Caller;
  readonly forcedCurrency: boolean;
  readonly unsent?: Unsent | null;
};

export type RenderPage = (page: PageRequest, personal: Personal, signal: AbortSignal) => Promise<Response>;

export type PagesDeps = {
  readonly renderer: PageRenderer;
  readonly webRenderer: WebRenderer;
  readonly dispatch: Dispatch;
  readonly settings: Settings;
  readonly version: string;
  readonly log: Log;
  readonly metrics: Metrics;
};

/** Creates the page renderer, whose loaders use the endpoints as the visitor. */
export function createPages({
  renderer,
  webRenderer,
  dispatch,
  settings,
  version,
  log,
  metrics,
}: PagesDeps): RenderPage {
  const makeCall = async (
    name: CallName,
    sent: unknown,
    caller: Caller,
    method: string,
    onError: (error: unknown) => void,
  ): Promise<CallResult<unknown>> => {
    const answer = await dispatch(name, sent as RequestOf<CallName>, caller).catch((error: unknown) => {
      // A database failure during rendering becomes a 503 page.
      if (!databaseFailure(error)) throw error;
      onError(error);
      return new Refusal(503, tryLaterCode(method));
    });
    if (!(answer instanceof Refusal)) return { ok: true, answer };
    const body = await problemBody(webRenderer, caller.language, caller.requestId, answer);
    return { ok: false, refusal: { status: answer.status, body } };
  };

  return async ({ request, caller, forcedCurrency, unsent = null }, { nonce, securityToken, requestId }, signal) => {
    const { language } = splitLanguage(new URL(request.url).pathname);
    const { account } = caller;
    const page: PageFacts = {
      language: caller.language,
      currency: caller.currency,
      forcedCurrency,
      origin: settings.origin,
      assetBase: settings.assetBase,
      version,
      account: account && {
        id: account.id,
        name: account.name,
        email: account.email,
        role: account.role,
        preset: account.preset,
      },
      securityToken,
      requestId,
      production: settings.secureCookies,
      appLink: settings.appLink,
      experiments: settings.experiments.length > 0,
      ...(settings.sessionReplay && { sessionReplay: true }),
    };
    const job = {
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body: request.body && new Uint8Array(await request.arrayBuffer()),
      basename: language ? `/${language}` : '/',
      page,
      nonce,
      unsent,
    };
    const onError = (error: unknown) =>
      log.error({ err: error, requestId: caller.requestId }, failureWords(error, 'a page failed'));
    const response = await renderer.render(job, caller.network, signal, {
      onError,
      call: (name, sent) => makeCall(name as CallName, sent, caller, request.method, onError),
    });
    metrics.renderedPages.inc();
    // React Router drops the headers of responses that loaders throw.
    if (response.status === 503) response.headers.set('Retry-After', String(retryAfterSeconds));
    return response;
  };
}
