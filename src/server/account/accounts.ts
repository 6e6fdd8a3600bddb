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

/** Creates the account use cases and the session lookup. */
export async function createAccounts(options: Omit<AccountDeps, 'sessions' | 'devices'>) {
  const auth = createAuth(options.database, options.settings);
  const devices = createKnownDevices(options.database, options.settings);
  const sessions = createSessions(options.database, auth, devices);
  const deps: AccountDeps = { ...options, sessions, devices };
  const { whoIs, begin, ...sessionCalls } = sessions;
  return {
    whoIs,
    /** For accounts that are created on the command line. */
    hashPassword,
    /** Signs a person in whose identity an invitation has proved. */
    beginSession: begin,
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
        await options.database
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
