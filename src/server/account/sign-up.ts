import { createHash } from 'node:crypto';
import { linkMinutes } from '#contract/list/account.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Caller } from '../platform/caller.ts';
import { atLeastFor } from '../platform/constant-time.ts';
import { transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { isSame } from '../platform/secrets.ts';
import { hashPassword, verifyPassword } from './auth.ts';
import type { AccountDeps } from './deps.ts';
import { accountName, nameProblems, passwordProblems } from './details.ts';
import { makeLink, readLink, takeLink } from './links.ts';
import { insertAccount } from './store.ts';
import { tooMany } from './throttle.ts';

/**
 * A sign-up before its email is confirmed. No account exists until then, so that addresses cannot be reserved by
 * others.
 */
type Waiting = { name: string; email: string; passwordHash: string; visitor: string };

const gone = new Refusal(410, 'link-gone');
const visitorHash = (visitorId: string): string => createHash('sha256').update(visitorId).digest('base64url');

function sameVisitor(waiting: Waiting, caller: Caller): boolean {
  const hashes = [caller.visitorId(), ...caller.formerVisitorIds()].map(visitorHash);
  return hashes.some((hash) => isSame(waiting.visitor, hash));
}

/** Creates the sign-up by email; the response is the same for new and existing addresses. */
export function createSignUp({ database, settings, sessions, sendMail, limit }: AccountDeps) {
  return {
    async signUp(typed: ParsedOf<'signUp'>, caller: Caller) {
      const name = accountName(typed.name);
      const email = normalEmail(typed.email);
      const problems = [...nameProblems(name), ...emailProblems(email), ...passwordProblems(typed.password, email)];
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const refused = await tooMany(limit, 'sign-up', email, caller.network);
      if (refused) return refused;
      return atLeastFor(async () => {
        const passwordHash = await hashPassword(typed.password);
        if (await tooMany(limit, 'sign-up-mail', email)) return { status: 'OK' as const };
        await transaction(database, async (trx) => {
          const { language } = caller;
          const owner = await trx
            .selectFrom('user_account')
            .select('name')
            .where('email', '=', email)
            .executeTakeFirst();
          if (owner) {
            const [loginUrl, resetUrl] = ['/login', '/forgot-password'].map((path) =>
              pageAddress(settings.origin, language, path),
            ) as [string, string];
            const props = { name: owner.name, loginUrl, resetUrl };
            const dedupeKey = `account-exists:${caller.requestId}`;
            await sendMail(trx, { kind: 'account-exists', language, to: email, props, dedupeKey });
            return;
          }
          const waiting: Waiting = { name, email, passwordHash, visitor: visitorHash(caller.visitorId()) };
          const token = await makeLink(trx, 'sign-up', JSON.stringify(waiting));
          const url = pageAddress(settings.origin, language, `/signup/confirm?token=${token}`);
          const props = { name, url, minutes: linkMinutes };
          const dedupeKey = `confirm-account:${caller.requestId}`;
          await sendMail(trx, { kind: 'confirm-account', language, to: email, props, dedupeKey });
        });
        return { status: 'OK' as const };
      });
    },

    async readAccountLink({ token }: ParsedOf<'readAccountLink'>, caller: Caller) {
      const value = await readLink(database, 'sign-up', token);
      if (value) {
        const waiting = JSON.parse(value) as Waiting;
        return { purpose: 'sign-up' as const, email: waiting.email, passwordNeeded: !sameVisitor(waiting, caller) };
      }
      const userId = await readLink(database, 'reset', token);
      const owner =
        userId &&
        (await database.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirst());
      return owner ? { purpose: 'reset' as const, email: owner.email, passwordNeeded: false } : gone;
    },

    /**
     * Creates the account. A different browser must enter the password again, because an attacker could sign up with
     * someone else's address and wait for the owner to confirm.
     */
    async confirmSignUp({ token, password }: ParsedOf<'confirmSignUp'>, caller: Caller) {
      const value = await readLink(database, 'sign-up', token);
      if (!value) return gone;
      const waiting = JSON.parse(value) as Waiting;
      if (!sameVisitor(waiting, caller)) {
        const right = await verifyPassword(password ?? '', waiting.passwordHash);
        if (!right) return new Refusal(422, 'invalid', { problems: [{ path: 'password', code: 'password-wrong' }] });
      }
      const created = await transaction(database, async (trx) => {
        if (!(await takeLink(trx, 'sign-up', token))) return gone;
        const { name, email, passwordHash } = waiting;
        const id = await insertAccount(trx, { name, email, role: 'traveller', passwordHash });
        if (!id) return new Refusal(409, 'account-there');
        const url = pageAddress(settings.origin, caller.language, '/account');
        const dedupeKey = `welcome:${id}`;
        await sendMail(trx, { kind: 'welcome', language: caller.language, to: email, props: { name, url }, dedupeKey });
        return { id, role: 'traveller' as const };
      });
      if (created instanceof Refusal) return created;
      await sessions.begin({ ...created, email: waiting.email }, caller);
      return { status: 'OK' as const };
    },
  };
}
