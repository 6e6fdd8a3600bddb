import type { Context } from 'hono';

/** Whether a request comes from a page of the bank itself; browsers say so, and pages cannot lie about it. */
export function isOwnOrigin(context: Context): boolean {
  const origin = context.req.header('origin');
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === context.req.header('host');
}
