import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageFacts, Shop, Unsent } from '#contract/shop.ts';
import type { Caller } from '../caller.ts';
import type { WebBundle } from '../door.ts';
import type { Settings } from '../settings.ts';
import { splitLanguage } from './caller.ts';
import { CallRefused, type Dispatch, problemBody } from './calls.ts';

/** What in a page's markup belongs to one answer alone, whoever else sees the same page. */
export type Personal = { readonly nonce: string; readonly securityToken: string; readonly requestId: string };

/** A page to be rendered: the request, who asks, whether the address forces a currency, and a form that was not taken. */
export type PageWish = {
  readonly request: Request;
  readonly caller: Caller;
  readonly forcedCurrency: boolean;
  readonly unsent?: Unsent | null;
};

/** Renders a page for a caller. */
export type RenderPage = (wish: PageWish, personal: Personal) => Promise<Response>;

/** React Router's handler for each language prefix, made anew when the bundle changes, as it does in development. */
function createRouters(bundle: WebBundle) {
  let made = new Map<string, ReturnType<typeof createRequestHandler>>();
  let madeFrom = bundle.build;
  return (prefix: string) => {
    if (madeFrom !== bundle.build) {
      madeFrom = bundle.build;
      made = new Map();
    }
    const router =
      made.get(prefix) ?? createRequestHandler({ ...madeFrom, basename: prefix } as ServerBuild, 'production');
    made.set(prefix, router);
    return router;
  };
}

/** How pages come to be: React Router over the built bundle, German under its own prefix, calls made in process. */
export function createPages(
  bundle: WebBundle,
  dispatch: Dispatch,
  settings: Settings,
  version: string,
  onError: (error: unknown, requestId: string) => void,
): RenderPage {
  const routerFor = createRouters(bundle);

  return async ({ request, caller, forcedCurrency, unsent = null }, { nonce, securityToken, requestId }) => {
    const { language } = splitLanguage(new URL(request.url).pathname);
    const account = caller.account;
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
      experiments: settings.experiments.length > 0,
    };
    const shop: Shop = {
      page,
      nonce,
      unsent,
      onError: (error) => onError(error, caller.requestId),
      async call(name, sent) {
        try {
          return await dispatch(name, sent, caller);
        } catch (error) {
          if (!(error instanceof CallRefused)) throw error;
          // Thrown as a response, a refusal becomes the page's own 4xx.
          const { refusal, problems } = error;
          const body = await problemBody(bundle.door, caller.language, caller.requestId, refusal, problems);
          throw Response.json(body, { status: refusal.status });
        }
      },
    };
    const context = new RouterContextProvider();
    context.set(bundle.door.shopContext, shop);
    return routerFor(language ? `/${language}` : '/')(request, context);
  };
}
