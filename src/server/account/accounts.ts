import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import { createAuth, hashPassword } from './auth.ts';
import type { AccountDeps } from './deps.ts';
import { accountName, nameProblems } from './details.ts';
import { createKnownDevices } from './known-devices.ts';
import { createPasswords } from './passwords.ts';
import { createSessions } from './sessions.ts';
import { createSignUp } from './sign-up.ts';

/** Accounts as the shop uses them: the calls of the list, and who a request comes from. */
export async function createAccounts(given: Omit<AccountDeps, 'sessions' | 'devices'>) {
  const auth = createAuth(given.database, given.settings);
  const devices = createKnownDevices(given.database, given.settings);
  const sessions = createSessions(given.database, auth, devices);
  const deps: AccountDeps = { ...given, sessions, devices };
  const { whoIs, begin, ...sessionCalls } = sessions;
  return {
    whoIs,
    /** For accounts that are made at the server and not by mail. */
    hashPassword,
    calls: {
      ...sessionCalls,
      ...createSignUp(deps),
      ...(await createPasswords(deps)),
      async whoAmI(_request: object, { account }: Caller) {
        return {
          account: account && { id: account.id, name: account.name, email: account.email, role: account.role },
        };
      },
      async renameAccount(typed: ParsedOf<'renameAccount'>, caller: Caller) {
        const name = accountName(typed.name);
        const problems = nameProblems(name);
        if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
        await given.database
          .updateTable('user_account')
          .set({ name, updated_at: sql<Date>`now()` })
          .where('id', '=', (caller.account as Account).id)
          .execute();
        return { status: 'OK' as const };
      },
    },
  };
}

export type Accounts = Awaited<ReturnType<typeof createAccounts>>;
