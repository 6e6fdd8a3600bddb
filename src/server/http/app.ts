import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { openApiDocument } from '#contract/openapi.ts';
import type { Account } from '../platform/caller.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { ReadLimiter } from '../platform/limits/read-limit.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import { Refusal } from '../platform/refusal.ts';
import { isSame } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';
import type { Tracer } from '../platform/traces.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebBundle } from '../platform/web-bundle.ts';
import type { PageRenderer } from '../render/render-page.ts';
import type { PolicyReports } from '../reports/policy-reports.ts';
import { addressOf } from './address.ts';
import { answer, completeAnswer } from './answer.ts';
import { makeCaller, splitLanguage } from './caller.ts';
import { createDispatcher, mountCalls, refuse } from './calls.ts';
import { redirectToOneAddress } from './canonical-path.ts';
import { EncodedText, encodingFor } from './content-encoding.ts';
import { isTokenMissing, refuseForgedRequest, tokenField } from './csrf.ts';
import type { HttpEnvironment } from './environment.ts';
import { createFailureAnswer, createPlainAnswer } from './failure-answer.ts';
import { createFastPath, type FastPath } from './fast-path.ts';
import { createLiveSocket, type LiveSocket, type LiveSocketParts } from './live-socket.ts';
import { allowedAt, createMethodGuard, type MethodGuard } from './methods.ts';
import { answerPage, tourOfKey } from './page-answer.ts';
import { createPages } from './pages.ts';
import { mountPaymentNotices, type PaymentParts } from './payment-notices.ts';
import { mountPolicyReports } from './policy-reports.ts';
import { createProxyWarning } from './proxy-warning.ts';
import { PublicPages, type Version } from './public-pages.ts';
import { readPageForm } from './read-request.ts';
import { createRequestLog } from './request-log.ts';
import { createContentSecurityPolicy, securityHeaders } from './security-headers.ts';
import { answerSendAgain } from './send-again.ts';
import { mountSitemap } from './sitemap.ts';
import type { FileAnswer } from './static-files.ts';

/** The dependencies of the application. */
export type AppParts = {
  readonly settings: Settings;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly bundle: WebBundle;
  readonly handlers: Handlers;
  readonly limit: RateLimiter;
  readonly limitReads: ReadLimiter;
  readonly storePolicyReport: PolicyReports;
  readonly payments: PaymentParts;
  readonly version: string;
  /** Handlers for static files. */
  readonly files: readonly FileAnswer[];
  /** Returns the account of a session cookie. */
  readonly whoIs: (headers: Headers) => Promise<Account | null>;
  /** Notifies open pages of changes. */
  readonly news: LiveSocketParts['news'];
  readonly presence: LiveSocketParts['presence'];
  readonly queueNews: LiveSocketParts['queueNews'];
  readonly renderer: PageRenderer;
  /**
   * Returns a version that changes when cached pages become stale: the page of one tour by its slug, or all pages that
   * list several tours.
   */
  readonly pagesVersion: (tourSlug: string | null) => Version;
  /** Returns the catalogue snapshot; a different object after each reload. */
  readonly catalogueContents: () => object;
  /** Whether this process can serve requests. */
  readonly isReady: () => Promise<boolean>;
  readonly tracer: Pick<Tracer, 'record'>;
  /** Warns of a missing backup; null if there is nothing to warn of. */
  readonly backupWarning: () => Promise<string | null>;
};

/** The application as a request handler, with the fast path for cached pages. */
export type Application = {
  readonly app: Hono<HttpEnvironment>;
  readonly fastPath: FastPath;
  readonly methods: MethodGuard;
  readonly live: LiveSocket;
};

/** Paths for load balancers and metric collectors, which may use any host name. */
const probes = ['/healthz', '/readyz', '/metrics'];

export function createApp(parts: AppParts): Application {
  const { settings, log, metrics, bundle, version } = parts;
  const { webRenderer } = bundle;
  const app = new Hono<HttpEnvironment>({ getPath: (request) => splitLanguage(addressOf(request.url).path).rest });
  const dispatch = createDispatcher(parts.handlers, parts.limit);
  const fixedHeaders = { ...securityHeaders(settings.secureCookies), 'cache-control': 'private, no-store' };
  const policyFor = createContentSecurityPolicy(settings.assetBase, parts.payments.sources);
  const notes = createRequestLog(log, metrics, parts.tracer);
  const warnOfProxy = createProxyWarning(settings, log);
  const pages = new PublicPages((key) => parts.pagesVersion(tourOfKey(key)));
  const render = createPages({ renderer: parts.renderer, webRenderer, dispatch, settings, version, log, metrics });
  const { limitReads } = parts;
  const answerPlainly = createPlainAnswer(webRenderer, fixedHeaders);
  const admit = (c: Context<HttpEnvironment>, cost: number): Promise<Response> | null => {
    const retryAfterSeconds = limitReads(c.get('reader'), cost);
    if (retryAfterSeconds === 0) return null;
    c.get('noteRefusal')('too-fast');
    return answerPlainly(c, { status: 429, code: 'too-fast', retryAfterSeconds });
  };
  const pageDeps = { secret: settings.secret, pages, render, policyFor, admit };

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('noteRefusal', (code) => metrics.refusals.inc({ code }));
    c.set('cookiesToSet', []);
    c.set('carried', { ...fixedHeaders, 'x-request-id': requestId });
    await next();
    completeAnswer(c);
    const { method, path, routePath } = c.req;
    const route = path.startsWith('/api/') ? routePath : 'page';
    const traceparent = settings.trustedProxies > 0 ? c.req.header('traceparent') : undefined;
    const { status } = c.res;
    notes.request({ requestId, method, path, route, status, traceparent }, performance.now() - started);
  });

  const isOurs = (host: string | undefined) => settings.allowedHosts.includes(host?.toLowerCase() ?? '');

  // Static files are the same for all visitors, so they are served before the session is read.
  app.use(async (c, next) => {
    if (!isOurs(c.req.header('host'))) return next();
    for (const find of parts.files) {
      const file = await find(c.req.raw, c.req.path);
      if (file) return file;
    }
    return next();
  });

  app.use(async (c, next) => {
    const noteLookupError = (error: Error) => void c.set('lookupError', error);
    const account = c.req.header('cookie') ? await parts.whoIs(c.req.raw.headers).catch(noteLookupError) : null;
    const address = c.env?.incoming?.socket?.remoteAddress;
    const caller = makeCaller(c.req.raw, address, account ?? null, c.get('requestId'), settings);
    c.set('caller', caller.caller);
    c.set('reader', caller.reader);
    c.set('forcedCurrency', caller.forcedCurrency);
    c.set('cookiesToSet', caller.cookiesToSet);
    warnOfProxy(c.req.raw.headers);
    if (isOurs(c.req.header('host')) || probes.includes(c.req.path)) return next();
    return refuse(c, webRenderer, new Refusal(421, 'unknown-host'));
  });

  app.onError(createFailureAnswer(log, answerPlainly));

  app.get('/healthz', (c) => answer(c, 'ok', { 'content-type': 'text/plain' }));
  app.get('/readyz', async (c) => {
    if (!(await parts.isReady())) return c.text('not ready', 503);
    const warning = await parts.backupWarning();
    return c.text(warning === null ? 'ready' : `ready\nwarning: ${warning}`);
  });
  app.get('/metrics', async (c) => {
    const wanted = settings.metricsToken ? `Bearer ${settings.metricsToken}` : null;
    if (wanted === null || !isSame(c.req.header('authorization') ?? '', wanted))
      return refuse(c, webRenderer, new Refusal(404, 'not-found'));
    return c.text(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
  });

  app.use(async (c, next) => {
    // A user whose session could not be read must not be treated as anonymous.
    const lookupError = c.get('lookupError');
    if (lookupError) throw lookupError;
    return next();
  });

  // Created on first request, because describing every schema takes longer than the rest of the startup.
  let apiDocument: Promise<EncodedText> | null = null;
  app.get('/api/openapi.json', async (c) => {
    apiDocument ??= EncodedText.of(JSON.stringify(openApiDocument(settings.origin, version)));
    const encoding = encodingFor(c.req.header('accept-encoding'));
    return answer(c, await (await apiDocument).bytes(encoding), {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
  });

  const forgery = (
    c: { req: { raw: Request }; get(key: 'caller'): { visitorId(): string } },
    token: unknown,
    isProgramTrusted = false,
  ) =>
    refuseForgedRequest(c.req.raw.headers, token, {
      origins: settings.allowedOrigins,
      secret: settings.secret,
      visitorId: c.get('caller').visitorId(),
      isProgramTrusted,
    });
  mountCalls(
    app,
    dispatch,
    webRenderer,
    (c, sent, entry) => forgery(c, sent[tokenField], !entry.alwaysNeedsToken),
    limitReads,
  );

  mountPaymentNotices(app, webRenderer, parts.payments);
  mountPolicyReports(app, webRenderer, settings.allowedOrigins, parts.storePolicyReport);

  // Also matches the path `/api`.
  app.all('/api/*', (c) => {
    const allow = allowedAt(c.req.path);
    if (allow === null) return refuse(c, webRenderer, new Refusal(404, 'not-found'));
    return refuse(c, webRenderer, new Refusal(405, 'method', { headers: { allow } }));
  });

  mountSitemap(app, render, settings.origin, parts.catalogueContents);

  app.get('*', redirectToOneAddress);
  app.all('*', async (c) => {
    let request = c.req.raw;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const sent = await readPageForm(request);
      if (sent instanceof Refusal) return refuse(c, webRenderer, sent);
      const bad = forgery(c, sent.form.get(tokenField));
      if (bad && isTokenMissing(bad) && !c.req.path.endsWith('.data')) return answerSendAgain(c, sent.form, pageDeps);
      if (bad) return refuse(c, webRenderer, bad);
      request = sent.copy;
    }
    return answerPage(c, request, pageDeps);
  });

  return {
    app,
    fastPath: createFastPath({ pages, hosts: settings.allowedHosts, carried: fixedHeaders, notes }),
    methods: createMethodGuard(webRenderer, fixedHeaders),
    live: createLiveSocket({
      ...parts,
      async readVersion(request, caller) {
        const found = await parts.handlers.conversationVersion(request, caller);
        return found instanceof Refusal ? null : found;
      },
    }),
  };
}
