import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageFacts, Shop } from '#contract/shop.ts';
import type { Caller } from '../caller.ts';
import type { WebBundle } from '../door.ts';
import type { Settings } from '../settings.ts';
import { splitLanguage } from './caller.ts';
import { CallRefused, type Dispatch, problemBody } from './calls.ts';
import { securityToken } from './security-token.ts';

/** Renders a page for a caller. */
export type RenderPage = (
  request: Request,
  caller: Caller,
  nonce: string,
  forcedCurrency: boolean,
) => Promise<Response>;

/** How pages come to be: React Router over the built bundle, German under its own prefix, calls made in process. */
export function createPages(
  { build, door }: WebBundle,
  dispatch: Dispatch,
  settings: Settings,
  version: string,
  onError: (error: unknown, requestId: string) => void,
): RenderPage {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  const handlerFor = (prefix: string) => {
    const there = handlers.get(prefix);
    if (there) return there;
    const made = createRequestHandler({ ...build, basename: prefix } as ServerBuild, 'production');
    handlers.set(prefix, made);
    return made;
  };

  return async (request, caller, nonce, forcedCurrency) => {
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
      securityToken: securityToken(settings.secret, caller.visitorId),
      requestId: caller.requestId,
      production: settings.secureCookies,
      appLink: settings.appLink,
    };
    const shop: Shop = {
      page,
      nonce,
      onError: (error) => onError(error, caller.requestId),
      async call(name, sent) {
        try {
          return await dispatch(name, sent, caller);
        } catch (error) {
          if (!(error instanceof CallRefused)) throw error;
          // Thrown as a response, a refusal becomes the page's own 4xx.
          const body = await problemBody(door, caller.language, caller.requestId, error.refusal, error.problems);
          throw Response.json(body, { status: error.refusal.status });
        }
      },
    };
    const context = new RouterContextProvider();
    context.set(door.shopContext, shop);
    return handlerFor(language ? `/${language}` : '/')(request, context);
  };
}
