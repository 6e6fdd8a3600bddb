import { randomBytes, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { callEntries } from '#contract/list.ts';
import { openApiDocument } from '#contract/openapi.ts';
import type { Account } from '../caller.ts';
import type { WebBundle } from '../door.ts';
import type { RateLimiter } from '../limits/rate-limit.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Handlers } from '../use-cases.ts';
import { makeCaller, splitLanguage } from './caller.ts';
import { createDispatcher, mountCalls, refuse } from './calls.ts';
import type { HttpEnvironment } from './environment.ts';
import { refuseForgery, tokenField } from './forgery.ts';
import { cachePages } from './page-cache.ts';
import { createPages } from './pages.ts';
import { readPageForm } from './read-request.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { securityToken } from './security-token.ts';
import { createStaticFiles } from './static-files.ts';
import { createTroubleAnswer } from './trouble.ts';

/** What the application is made of. */
export type AppParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly bundle: WebBundle;
  readonly handlers: Handlers;
  readonly limit: RateLimiter;
  readonly version: string;
  readonly staticFolders: readonly string[];
  /** The account behind a request's cookies. */
  readonly whoIs: (headers: Headers) => Promise<Account | null>;
  /** Changes whenever pages that were kept must be made afresh. */
  readonly freshness: () => string;
  /** Whether this process can do its work right now. */
  readonly isReady: () => Promise<boolean>;
};

/** The whole application: Request in, Response out. */
export function createApp(parts: AppParts): Hono<HttpEnvironment> {
  const { settings, log, metrics, bundle, version } = parts;
  const { door } = bundle;
  const app = new Hono<HttpEnvironment>({ getPath: (request) => splitLanguage(new URL(request.url).pathname).rest });
  const dispatch = createDispatcher(parts.handlers, parts.limit);
  const files = parts.staticFolders.map(createStaticFiles);
  const fixedHeaders = Object.entries(securityHeaders(settings.secureCookies));
  const onPageError = (error: unknown, requestId: string) => log.error({ err: error, requestId }, 'a page failed');
  const renderPage = cachePages(createPages(bundle, dispatch, settings, version, onPageError), parts.freshness);

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    const account = c.req.header('cookie') ? await parts.whoIs(c.req.raw.headers) : null;
    const made = makeCaller(c.req.raw, c.env?.incoming?.socket?.remoteAddress, account, requestId, settings);
    c.set('caller', made.caller);
    c.set('forcedCurrency', made.forcedCurrency);
    c.set('cookiesToSet', made.cookiesToSet);
    const host = c.req.header('host')?.toLowerCase() ?? '';
    if (settings.allowedHosts.includes(host)) await next();
    else c.res = await refuse(c, door, new Refusal(421, 'unknown-host'));
    for (const [name, value] of fixedHeaders) c.res.headers.set(name, value);
    c.res.headers.set('X-Request-Id', requestId);
    for (const cookie of made.cookiesToSet) c.res.headers.append('Set-Cookie', cookie);
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'private, no-store');
    const seconds = (performance.now() - started) / 1000;
    const route = c.req.path.startsWith('/api/') ? c.req.routePath : 'page';
    metrics.requests.observe({ method: c.req.method, route, status: c.res.status }, seconds);
    // The path alone: queries may carry names and tokens.
    log.info(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(seconds * 1000) },
      'request',
    );
  });

  app.onError(createTroubleAnswer(door, log));

  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => ((await parts.isReady()) ? c.text('ready') : c.text('not ready', 503)));
  app.get('/metrics', async (c) => {
    const wanted = settings.metricsToken ? `Bearer ${settings.metricsToken}` : null;
    if (wanted === null || c.req.header('authorization') !== wanted)
      return refuse(c, door, new Refusal(404, 'not-found'));
    return c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });

  app.use(async (c, next) => {
    for (const file of files) {
      const found = file(c.req.raw, c.req.path);
      if (found) return found;
    }
    return next();
  });

  const packed = compress();
  app.use((c, next) => (c.req.header('accept-encoding') ? packed(c, next) : next()));
  const document = openApiDocument(settings.origin, version);
  app.get('/api/openapi.json', (c) => c.json(document, 200, { 'Cache-Control': 'public, max-age=300' }));

  const forgery = (c: { req: { raw: Request }; get(key: 'caller'): { visitorId: string } }, token: unknown) =>
    refuseForgery(c.req.raw.headers, token, {
      origin: settings.origin,
      hosts: settings.allowedHosts,
      secret: settings.secret,
      visitorId: c.get('caller').visitorId,
    });
  mountCalls(app, dispatch, door, (c, sent) => forgery(c, sent[tokenField]));

  const known = callEntries.map(([, { path }]) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  app.all('/api/*', (c) => {
    const there = known.some((path) => path.test(c.req.path));
    return refuse(c, door, there ? new Refusal(405, 'method') : new Refusal(404, 'not-found'));
  });

  app.all('*', async (c) => {
    let request = c.req.raw;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const sent = await readPageForm(request);
      const bad = sent instanceof Refusal ? sent : forgery(c, sent.form.get(tokenField));
      if (sent instanceof Refusal || bad) return refuse(c, door, bad as Refusal);
      request = sent.again;
    }
    const caller = c.get('caller');
    const nonce = c.get('nonce');
    const response = await renderPage(
      { request, caller, forcedCurrency: c.get('forcedCurrency') },
      { nonce, securityToken: securityToken(settings.secret, caller.visitorId), requestId: caller.requestId },
    );
    response.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, settings.assetBase));
    return response;
  });

  return app;
}
