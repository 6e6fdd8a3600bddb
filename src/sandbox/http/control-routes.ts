import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Bank } from '../bank.ts';
import { DELIVERY_FAULTS, DISTURBED, isPossible, REQUEST_FAULTS } from '../faults/faults.ts';
import { controlPage } from '../views/control-page.ts';
import type { Env } from './answer.ts';
import { controlKey, hasControlKey, hasSecret } from './bearer.ts';
import { isOwnOrigin } from './own-origin.ts';
import { sendPage } from './page-routes.ts';

/** The maximum number of rows per table. */
const maxRows = 200;
const cookieName = 'sandbox_control';

const faultForm = z
  .object({
    request: z.enum(DISTURBED),
    effect: z.enum([...REQUEST_FAULTS, ...DELIVERY_FAULTS]),
    count: z.coerce.number().int().min(1).max(1000),
    afterMs: z.coerce.number().int().min(0).max(3_600_000),
  })
  .refine(isPossible);

/** Creates the control page, which requires the key from its link. */
export function createControl(bank: Bank, secret: string): Hono<Env> {
  const { faults, payments, notices, delivery } = bank;
  const control = new Hono<Env>();

  control.use(async (context, next) => {
    const key = context.req.query('key');
    if (context.req.method === 'GET' && hasControlKey(key, secret)) {
      setCookie(context, cookieName, controlKey(secret), { httpOnly: true, sameSite: 'Lax', path: '/control' });
      return context.redirect('/control', 303);
    }
    const mayEnter =
      hasSecret(context.req.header('authorization'), secret) || hasControlKey(getCookie(context, cookieName), secret);
    if (!mayEnter) return context.text('The link to this page is printed when Waymark starts.', 401);
    if (context.req.method !== 'GET' && !isOwnOrigin(context)) return context.text('Not from another page.', 403);
    await next();
  });

  const page = (context: Context<Env>, problem: string | null = null) =>
    sendPage(
      context,
      controlPage({
        faults: faults.waiting(),
        payments: payments.listSince(0).reverse().slice(0, maxRows),
        movements: payments.movements(),
        notices: notices.all().reverse().slice(0, maxRows),
        problem,
      }),
    );

  control.get('/', (context) => page(context));

  control.post('/faults', async (context) => {
    const parsed = faultForm.safeParse(await context.req.parseBody());
    if (!parsed.success) {
      context.status(400);
      return page(context, 'That trouble cannot be made: webhooks and requests have troubles of their own.');
    }
    faults.set(parsed.data);
    return context.redirect('/control', 303);
  });

  control.post('/faults/clear', (context) => {
    faults.clear();
    return context.redirect('/control', 303);
  });

  control.post('/notices/:id/replay', (context) => {
    notices.replay(context.req.param('id'), Date.now());
    delivery.set();
    return context.redirect('/control', 303);
  });

  return control;
}
