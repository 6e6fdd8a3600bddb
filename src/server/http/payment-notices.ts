import type { Hono } from 'hono';
import type { Notice } from '../payments/port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { answer } from './answer.ts';
import { refuse } from './calls.ts';
import type { HttpEnvironment } from './environment.ts';
import { readNoticeBody } from './read-request.ts';

/** Where the payment provider tells news. */
export const paymentNoticePath = '/api/payments/notices';

/** What the application knows of payments: whose frames pages may show, and what to do with the provider's news. */
export type PaymentParts = {
  readonly frames: readonly string[];
  /** Null when it was not the provider who sent it, or not lately. */
  readonly read: (body: string, headers: Headers) => Notice | null;
  readonly keep: (notice: Notice) => Promise<void>;
};

/** Takes news from the payment provider, who signs them and carries no token of ours. They are kept, and looked into by a job. */
export function mountPaymentNotices(app: Hono<HttpEnvironment>, webRenderer: WebRenderer, parts: PaymentParts): void {
  app.post(paymentNoticePath, async (c) => {
    const body = await readNoticeBody(c.req.raw);
    if (body instanceof Refusal) return refuse(c, webRenderer, body);
    const notice = parts.read(body, c.req.raw.headers);
    if (!notice) return refuse(c, webRenderer, new Refusal(403, 'notice-signature'));
    await parts.keep(notice);
    return answer(c, null, {}, 204);
  });
}
