import type { Role } from '#contract/call.ts';
import type { Database } from '../platform/database/database.ts';
import { ensureAccount } from './ensure-account.ts';

export type DemoAccount = {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly agencySlug: string | null;
  readonly operatorSlug: string | null;
};

/** Creates or repairs the demo accounts that cannot sign in; working accounts are left unchanged. */
export async function ensureDemoAccounts(
  database: Database,
  hashPassword: (password: string) => Promise<string>,
  accounts: readonly DemoAccount[],
): Promise<void> {
  if (accounts.length === 0) return;
  const emails = accounts.map(({ email }) => email);
  const existing = await database
    .selectFrom('user_account as account')
    .innerJoin('user_credential as credential', 'credential.user_id', 'account.id')
    .select('account.email')
    .where('account.email', 'in', emails)
    .execute();
  const known = new Set(existing.map(({ email }) => email));
  for (const { firstName, lastName, email, password, role, agencySlug, operatorSlug } of accounts) {
    if (known.has(email)) continue;
    await ensureAccount(database, hashPassword, {
      name: `${firstName} ${lastName}`,
      email,
      password,
      role,
      agency: agencySlug ? { slug: agencySlug } : undefined,
      operator: operatorSlug ? { slug: operatorSlug } : undefined,
    });
  }
}
