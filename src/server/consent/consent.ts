import { sql } from 'kysely';
import { type ConsentForm, consentVersion } from '#contract/list/consent.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { normalEmail } from '#domain/party/email.ts';
import { retention } from '#domain/privacy/retention.ts';
import type { Caller } from '../platform/caller.ts';
import { atLeastFor } from '../platform/constant-time.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import type { RateLimiter } from '../platform/limits/rate-limit.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Settings } from '../platform/settings.ts';
import { addressHash, hashOf, newToken, readWithdrawal, withdrawalToken } from './tokens.ts';

/** The dependencies of newsletter consent. */
export type ConsentDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin' | 'secret'>;
  readonly limit: RateLimiter;
  readonly sendMail: SendMail;
};

/**
 * The limit of confirmation emails per recipient; the one per network is lower. After a rejection an earlier email is
 * still valid for days.
 */
const mailLimit = { max: 3, seconds: 3600 };
const networkLimit = { max: 2, seconds: 3600 };
/** How many days a confirmation link is valid; unconfirmed addresses are deleted afterwards. */
const confirmDays = retention.consentRequests.count;
const gone = new Refusal(410, 'link-gone');
const done = { status: 'OK' as const };

/**
 * Creates newsletter consent with double opt-in: anyone can request it, only the owner of the mailbox can confirm it.
 */
export function createConsent({ database, settings, limit, sendMail }: ConsentDeps) {
  const { origin, secret } = settings;
  const withdrawUrl = (caller: Pick<Caller, 'language'>, id: string) =>
    pageAddress(origin, caller.language, `/confirm-mail?withdraw=${withdrawalToken(secret, id)}`);

  /** Stores the request and emails the link; a confirmed address receives no further email. */
  const ask = async (trx: Transaction, email: string, form: ConsentForm, caller: Caller): Promise<void> => {
    const standing = await trx
      .selectFrom('consent')
      .select('id')
      .where('email', '=', email)
      .where('confirmed_at', 'is not', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (standing) return;
    const token = newToken();
    const { language } = caller;
    const { id } = await trx
      .insertInto('consent')
      .values({
        email,
        form,
        language,
        text_version: consentVersion,
        address_hash: addressHash(secret, caller.address),
        confirm_hash: hashOf(token),
        confirm_until: sql<Date>`now() + ${confirmDays} * interval '1 day'`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const props = {
      url: pageAddress(origin, language, `/confirm-mail?token=${token}`),
      withdrawUrl: withdrawUrl(caller, id),
      days: confirmDays,
    };
    await sendMail(trx, { kind: 'confirm-letters', language, to: email, props, dedupeKey: `confirm-letters:${id}` });
  };

  /** Requests consent within the email limit, without revealing whether an email was sent. */
  const askQuietly = async (email: string, form: ConsentForm, caller: Caller): Promise<void> => {
    if ((await limit('consent:network', JSON.stringify([caller.network, email]), networkLimit)) > 0) return;
    if ((await limit('consent:mail', email, mailLimit)) > 0) return;
    await transaction(database, (trx) => ask(trx, email, form, caller));
  };

  return {
    askQuietly,
    calls: {
      async askConsent({ email: typed, form }: ParsedOf<'askConsent'>, caller: Caller) {
        const email = normalEmail(typed);
        const problems = emailProblems(email);
        if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
        return atLeastFor(async () => {
          await askQuietly(email, form, caller);
          return done;
        });
      },

      async readConsentLink({ token }: ParsedOf<'readConsentLink'>) {
        const waiting = await database
          .selectFrom('consent')
          .select('email')
          .where('confirm_hash', '=', hashOf(token))
          .where('confirm_until', '>', sql<Date>`now()`)
          .where('withdrawn_at', 'is', null)
          .executeTakeFirst();
        if (waiting) return { purpose: 'confirm' as const, email: waiting.email, done: false };
        const id = readWithdrawal(secret, token);
        const row =
          id &&
          (await database
            .selectFrom('consent')
            .select(['email', 'withdrawn_at'])
            .where('id', '=', id)
            .executeTakeFirst());
        return row ? { purpose: 'withdraw' as const, email: row.email, done: row.withdrawn_at !== null } : gone;
      },

      async confirmConsent({ token }: ParsedOf<'confirmConsent'>, caller: Caller) {
        return transaction(database, async (trx) => {
          // One statement uses the link and stores the consent, so that of two concurrent clicks only one succeeds.
          const consent = await trx
            .updateTable('consent')
            .set({ confirm_hash: null, confirmed_at: sql<Date>`now()` })
            .where('confirm_hash', '=', hashOf(token))
            .where('confirm_until', '>', sql<Date>`now()`)
            .where('withdrawn_at', 'is', null)
            .returning(['id', 'email', 'language'])
            .executeTakeFirst();
          if (!consent) return gone;
          const { id, email, language } = consent;
          const props = { url: pageAddress(origin, language, '/search'), withdrawUrl: withdrawUrl(caller, id) };
          await sendMail(trx, { kind: 'letters-begin', language, to: email, props, dedupeKey: `letters-begin:${id}` });
          return done;
        });
      },

      /** Withdraws all consents of the address, including unconfirmed ones. */
      async withdrawConsent({ token }: ParsedOf<'withdrawConsent'>) {
        const id = readWithdrawal(secret, token);
        if (!id) return gone;
        const row = await database.selectFrom('consent').select('email').where('id', '=', id).executeTakeFirst();
        if (!row) return gone;
        await database
          .updateTable('consent')
          .set({ withdrawn_at: sql<Date>`now()`, confirm_hash: null })
          .where('email', '=', row.email)
          .where('withdrawn_at', 'is', null)
          .execute();
        return done;
      },
    },
  };
}
