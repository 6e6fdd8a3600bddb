import type { Context } from 'hono';

/** Whether a request comes from the bank's own pages, according to headers that pages cannot forge. */
export function isOwnOrigin(context: Context): boolean {
  const origin = context.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host');
}
