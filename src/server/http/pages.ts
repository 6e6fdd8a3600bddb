import type { CallName } from '#contract/list.ts';
import type { RequestOf } from '#contract/schemas.ts';
import type { PageFacts, Unsent } from '#contract/shop.ts';
import type { Caller } from '../caller.ts';
import type { Door } from '../door.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { CallOutcome, PageRenderer } from '../render/render-page.ts';
import type { Settings } from '../settings.ts';
import { splitLanguage } from './caller.ts';
import { CallRefused, type Dispatch, problemBody } from './calls.ts';

/** What in a page's markup belongs to one answer alone, whoever else sees the same page. */
export type Personal = { readonly nonce: string; readonly securityToken: string; readonly requestId: string };

/** A page to be rendered: the request, who asks, whether the address forces a currency, and a form that was not taken. */
export type PageRequest = {
  readonly request: Request;
  readonly caller: Caller;
  readonly forcedCurrency: boolean;
  readonly unsent?: Unsent | null;
};

/** Renders a page for a caller. */
export type RenderPage = (asked: PageRequest, personal: Personal, signal: AbortSignal) => Promise<Response>;

export type PagesDeps = {
  readonly renderer: PageRenderer;
  readonly door: Door;
  readonly dispatch: Dispatch;
  readonly settings: Settings;
  readonly version: string;
  readonly log: Log;
  readonly metrics: Metrics;
};

/** How pages come to be: what they need to know of the shop and the visitor, and the calls of their loaders, made as the visitor. */
export function createPages({ renderer, door, dispatch, settings, version, log, metrics }: PagesDeps): RenderPage {
  const makeCall = async (name: CallName, request: unknown, caller: Caller): Promise<CallOutcome> => {
    try {
      return { answer: await dispatch(name, request as RequestOf<CallName>, caller) };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const { refusal, problems } = error;
      const body = await problemBody(door, caller.language, caller.requestId, refusal, problems);
      return { refusal: { status: refusal.status, body } };
    }
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
      account: account && { id: account.id, name: account.name, email: account.email, role: account.role },
      securityToken,
      requestId,
      production: settings.secureCookies,
      appLink: settings.appLink,
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
    const response = await renderer.render(job, caller.address, signal, {
      call: (name, sent) => makeCall(name as CallName, sent, caller),
      onError: (error) => log.error({ err: error, requestId: caller.requestId }, 'a page failed'),
    });
    metrics.renderedPages.inc();
    return response;
  };
}
