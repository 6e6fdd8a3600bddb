import type { Hono } from 'hono';
import type { Notice, NoticeReading, PolicySources } from '../payments/port.ts';
import { Refusal } from '../platform/refusal.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';
import { answer } from './answer.ts';
import { refuse } from './calls.ts';
import type { HttpEnvironment } from './environment.ts';
import { readNoticeBody } from './read-request.ts';

/** The path for webhooks of payment providers. */
export const paymentNoticePath = '/api/payments/notices';

/** What the application needs of payments: sources for the content security policy, and the webhooks of providers. */
export type PaymentParts = {
  readonly sources: PolicySources;
  /** One entry per configured provider. */
  readonly notices: readonly {
    read(body: string, headers: Headers): NoticeReading;
    store(notice: Notice): Promise<void>;
  }[];
};

/**
 * Registers the webhook for payment providers, which sign notices instead of sending a token. Notices are stored and
 * processed by a job.
 */
export function mountPaymentNotices(app: Hono<HttpEnvironment>, webRenderer: WebRenderer, parts: PaymentParts): void {
  app.post(paymentNoticePath, async (c) => {
    const body = await readNoticeBody(c.req.raw);
    if (body instanceof Refusal) return refuse(c, webRenderer, body);
    for (const { read, store } of parts.notices) {
      const notice = read(body, c.req.raw.headers);
      if (notice === 'unsigned') continue;
      if (notice === 'malformed') return refuse(c, webRenderer, new Refusal(400, 'notice-malformed'));
      await store(notice);
      return answer(c, null, {}, 204);
    }
    return refuse(c, webRenderer, new Refusal(403, 'notice-signature'));
  });
}
