import { linkMinutes } from '#contract/list/account.ts';
import type { ParsedOf } from '#contract/schemas.ts';
import { isEmailAddress, normalEmail } from '#domain/party/email.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { atLeastFor } from '../platform/constant-time.ts';
import { type Transaction, transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { hashPassword, verifyPassword } from './auth.ts';
import type { AccountDeps } from './deps.ts';
import { passwordProblems } from './details.ts';
import { makeLink, readLink, takeLink, voidLinks } from './links.ts';
import { endAllSessions } from './sessions.ts';
import { findLogin, setPassword } from './store.ts';
import { tooMany } from './throttle.ts';

/** Creates the use cases for signing in with a password and for resetting it. */
export async function createPasswords(deps: AccountDeps) {
  const { database, settings, sessions, devices, sendMail, limit } = deps;
  const nobodysHash = await hashPassword(crypto.randomUUID());

  /** A new password ends all sessions and invalidates pending links. */
  const replace = async (trx: Transaction, userId: string, passwordHash: string) => {
    await setPassword(trx, userId, passwordHash);
    await endAllSessions(trx, userId);
    await voidLinks(trx, 'reset', userId);
  };

  /**
   * Counts a sign-in attempt. Unknown browsers and networks share one limit per address, so that a distributed attack
   * is no faster; browsers and networks of the owner have limits of their own.
   */
  const tooManyLogIns = async (email: string, caller: Caller): Promise<Refusal | null> => {
    const refused = await tooMany(limit, 'log-in', email, caller.network);
    if (refused) return refused;
    const device = devices.deviceOf(email, caller);
    if (device) return tooMany(limit, 'known-log-in', email, device);
    return (await devices.isKnownNetwork(email, caller)) ? null : tooMany(limit, 'stranger-log-in', email);
  };

  /** Whether another reset email may be sent: a known browser has a limit that strangers cannot exhaust. */
  const mayMailReset = async (email: string, caller: Caller): Promise<boolean> => {
    const device = devices.deviceOf(email, caller);
    if (device && !(await tooMany(limit, 'known-reset', email, device))) return true;
    return !(await tooMany(limit, 'reset-mail', email));
  };

  return {
    async logIn(typed: ParsedOf<'logIn'>, caller: Caller) {
      const email = normalEmail(typed.email);
      const refused = await tooManyLogIns(email, caller);
      if (refused) return refused;
      const login = isEmailAddress(email) ? await findLogin(database, email) : null;
      // A password is always verified, so that the response time does not reveal whether the account exists.
      const right = await verifyPassword(typed.password, login?.passwordHash ?? nobodysHash);
      if (!login || !right) return new Refusal(422, 'wrong-login');
      await sessions.begin({ ...login, email }, caller);
      return { status: 'OK' as const };
    },

    async requestPasswordReset(typed: ParsedOf<'requestPasswordReset'>, caller: Caller) {
      const email = normalEmail(typed.email);
      const problems = emailProblems(email);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const refused = await tooMany(limit, 'reset', email, caller.network);
      if (refused) return refused;
      return atLeastFor(async () => {
        if (!(await mayMailReset(email, caller))) return { status: 'OK' as const };
        await transaction(database, async (trx) => {
          const { language } = caller;
          const owner = await trx
            .selectFrom('user_account')
            .select(['id', 'name'])
            .where('email', '=', email)
            .executeTakeFirst();
          if (!owner) return;
          const token = await makeLink(trx, 'reset', owner.id);
          const url = pageAddress(settings.origin, language, `/reset-password?token=${token}`);
          const props = { name: owner.name, url, minutes: linkMinutes };
          const dedupeKey = `reset-password:${caller.requestId}`;
          await sendMail(trx, { kind: 'reset-password', language, to: email, props, dedupeKey });
        });
        return { status: 'OK' as const };
      });
    },

    async resetPassword({ token, password }: ParsedOf<'resetPassword'>, caller: Caller) {
      const gone = new Refusal(410, 'link-gone');
      const userId = await readLink(database, 'reset', token);
      if (!userId) return gone;
      const owner = await database
        .selectFrom('user_account')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirst();
      // A rejected password does not use up the link.
      const problems = passwordProblems(password, owner?.email ?? '');
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const passwordHash = await hashPassword(password);
      return transaction(database, async (trx) => {
        if (!(await takeLink(trx, 'reset', token))) return gone;
        await replace(trx, userId, passwordHash);
        // Access to the mailbox proves the owner, who can then sign in even during an attack.
        if (owner) devices.remember(owner.email, caller);
        return { status: 'OK' as const };
      });
    },

    async changePassword({ currentPassword, password }: ParsedOf<'changePassword'>, caller: Caller) {
      const account = caller.account as Account;
      const login = await findLogin(database, account.email);
      const right = await verifyPassword(currentPassword, login?.passwordHash ?? nobodysHash);
      const problems = [
        ...(login && right ? [] : [{ path: 'currentPassword', code: 'password-wrong' }]),
        ...passwordProblems(password, account.email),
      ];
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const passwordHash = await hashPassword(password);
      await transaction(database, (trx) => replace(trx, account.id, passwordHash));
      await sessions.begin(account, caller);
      return { status: 'OK' as const };
    },
  };
}
