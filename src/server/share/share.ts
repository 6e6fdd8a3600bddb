import { shareTabs } from '#contract/list/share.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { isEmail, normalEmail } from '#domain/party/email.ts';
import { pageAddress } from '../account/links.ts';
import type { SendMail } from '../account/send-mail.ts';
import type { Limiter } from '../account/throttle.ts';
import type { Caller } from '../caller.ts';
import { type Database, transaction } from '../database/database.ts';
import type { Door } from '../door.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Handlers } from '../use-cases.ts';
import { senderName } from './sender-name.ts';

/** So many mails in an hour for one visitor, one address they come from and one address they go to. */
const mailLimit = { max: 5, seconds: 3600 };

/** What sharing works with. */
export type ShareMeans = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin'>;
  readonly limit: Limiter;
  readonly sendMail: SendMail;
  readonly door: Pick<Door, 'fragment'>;
  readonly loadCards: Handlers['loadCards'];
};

type Problem = { path: string; code: string };

/** What is wrong with a filled-in form, in the order of its fields. */
function problemsIn({ tab, email, email_you, name }: ParsedOf<'shareTour'>): Problem[] {
  const problems: Problem[] = [];
  const check = (path: string, typed: string): void => {
    if (typed.trim() === '') problems.push({ path, code: 'email-missing' });
    else if (!isEmail(typed)) problems.push({ path, code: 'email-invalid' });
  };
  check('email', email);
  if (tab === 'send') {
    check('email_you', email_you);
    if (name.trim() === '') problems.push({ path: 'name', code: 'name-missing' });
  }
  if (name.trim() !== '' && senderName(name) === null) problems.push({ path: 'name', code: 'share-name' });
  return problems;
}

/** Sharing a tour by mail. */
export function createShare({ database, settings, limit, sendMail, door, loadCards }: ShareMeans) {
  const cardOf = async (id: number, caller: Caller) => {
    const found = await loadCards({ ids: [id] }, caller);
    return found instanceof Refusal ? null : (found.cards[0] ?? null);
  };

  /** Counts the mail for everyone it concerns, and says no when one of them has had enough. */
  const tooMany = async (caller: Caller, to: string): Promise<Refusal | null> => {
    const counted = { address: caller.network, visitor: caller.visitorId(), recipient: to };
    for (const [what, who] of Object.entries(counted)) {
      const retryAfterSeconds = await limit(`share:${what}`, who, mailLimit);
      if (retryAfterSeconds > 0) return new Refusal(429, 'share-limit', { retryAfterSeconds });
    }
    return null;
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
      const component = caller.dataOnly ? undefined : await door.fragment(caller.language, 'share', { action, tour });
      return { status: 'OK' as const, style, action, tabs: [...shareTabs], tour, ...(component ? { component } : {}) };
    },

    async shareTour(sent: ParsedOf<'shareTour'>, caller: Caller) {
      const problems = problemsIn(sent);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const card = await cardOf(sent.id, caller);
      if (!card) return new Refusal(404, 'not-found');
      const to = normalEmail(sent.email);
      const refused = await tooMany(caller, to);
      if (refused) return refused;
      const { language } = caller;
      const props = {
        sender:
          sent.tab === 'send' ? { name: senderName(sent.name) as string, email: normalEmail(sent.email_you) } : null,
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
