import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Bank } from '../bank.ts';
import type { Settings } from '../settings.ts';
import type { Env } from './answer.ts';
import { createBrowserApi } from './browser-api.ts';
import { createControl } from './control-routes.ts';
import { createMerchantApi } from './merchant-api.ts';
import { createPages } from './page-routes.ts';

/** The maximum size of a request body in bytes. */
const maxBodyBytes = 16_384;

/** Creates the bank's HTTP interface. URLs contain payment tokens, so only path patterns are logged. */
export function createApp(bank: Bank, settings: Settings, log: Logger): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    const { method } = context.req;
    const ms = Math.round(performance.now() - started);
    log.info({ method, route: routePath(context, -1), status: context.res.status, ms }, 'answered');
  });
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.json({ code: 'too_long' }, 413) }));
  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    // Forms of the control page must send a referrer.
    context.header('Referrer-Policy', 'same-origin');
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  });
  app.get('/health', (context) => context.json({ ok: true }));
  app.route('/', createMerchantApi(bank, settings));
  app.route('/browser', createBrowserApi(bank));
  app.route('/control', createControl(bank, settings.secret));
  app.route('/', createPages(bank, settings.shopOrigins));
  app.notFound((context) => context.json({ code: 'not_found' }, 404));
  app.onError((error, context) => {
    log.error({ err: { message: error.message, stack: error.stack } }, 'a request failed');
    return context.json({ code: 'internal' }, 500);
  });
  return app;
}
