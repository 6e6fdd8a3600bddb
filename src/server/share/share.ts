import { shareTabs } from '#contract/list/share.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { isEmailAddress, normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../platform/caller.ts';
import { type Database, transaction } from '../platform/database/database.ts';
import { mailWait } from '../platform/limits/mail-limit.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import { senderName } from '../platform/mail/sender-name.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { securityToken } from '../platform/security-token.ts';
import type { Settings } from '../platform/settings.ts';
import type { Handlers } from '../platform/use-cases.ts';
import type { WebRenderer } from '../platform/web-bundle.ts';

/** The dependencies of sharing. */
export type ShareDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
  readonly webRenderer: Pick<WebRenderer, 'fragment'>;
  readonly loadCards: Handlers['loadCards'];
};

type Problem = { path: string; code: string };

/** Validates the form in the order of its fields. */
function problemsIn({ tab, email, email_you, name }: ParsedOf<'shareTour'>): Problem[] {
  const problems: Problem[] = [];
  const check = (path: string, typed: string): void => {
    if (typed.trim() === '') problems.push({ path, code: 'email-missing' });
    else if (!isEmailAddress(typed)) problems.push({ path, code: 'email-invalid' });
  };
  check('email', email);
  if (tab === 'send') check('email_you', email_you);
  if (name.trim() !== '' && senderName(name) === null) problems.push({ path: 'name', code: 'share-name' });
  return problems;
}

/** Creates the use case for sharing a tour by email. */
export function createShare({ database, settings, limit, sendMail, webRenderer, loadCards }: ShareDeps) {
  const cardOf = async (id: number, caller: Caller) => {
    const found = await loadCards({ ids: [id] }, caller);
    return found instanceof Refusal ? null : (found.cards[0] ?? null);
  };

  return {
    async sendTemplate({ style, id }: ParsedOf<'sendTemplate'>, caller: Caller) {
      const card = id === undefined ? null : await cardOf(id, caller);
      if (id !== undefined && !card) return new Refusal(404, 'not-found');
      const tour = card && {
        id: card.id,
        slug: card.slug,
        name: card.name,
        tagline: card.tagline,
        lengthDays: card.lengthDays,
        photo: card.photos[0] ?? null,
      };
      const action = '/api/tours/share';
      const component = caller.dataOnly
        ? undefined
        : await webRenderer.fragment(caller.language, 'share', {
            action,
            tour,
            securityToken: securityToken(settings.secret, caller.visitorId()),
          });
      return { status: 'OK' as const, style, action, tabs: [...shareTabs], tour, ...(component ? { component } : {}) };
    },

    async shareTour(sent: ParsedOf<'shareTour'>, caller: Caller) {
      const problems = problemsIn(sent);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const card = await cardOf(sent.id, caller);
      if (!card) return new Refusal(404, 'not-found');
      const to = normalEmail(sent.email);
      const retryAfterSeconds = await mailWait(limit, 'share', caller, to);
      if (retryAfterSeconds > 0) return new Refusal(429, 'share-limit', { retryAfterSeconds });
      const { language } = caller;
      const props = {
        sender: sent.tab === 'send' ? { name: senderName(sent.name), email: normalEmail(sent.email_you) } : null,
        tour: { name: card.name, tagline: card.tagline, lengthDays: card.lengthDays, price: card.from?.price ?? null },
        url: pageAddress(settings.origin, language, `/t/${card.slug}`),
        sent: sent.user_date && sent.user_time ? { day: sent.user_date, time: sent.user_time } : null,
      };
      await transaction(database, (trx) =>
        sendMail(trx, { kind: 'share-tour', language, to, props, dedupeKey: `share-tour:${caller.requestId}` }),
      );
      return { status: 'OK' as const };
    },
  };
}
