import type { Role } from '#contract/call.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/** An account to be written, its password already hashed. */
export type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly agencyId?: string | null;
  readonly operatorId?: string | null;
  readonly passwordHash: string;
};

/** What logging in needs to know of an account. */
export type Login = { readonly id: string; readonly role: Role; readonly passwordHash: string };

const provider = 'credential';

/** Writes a new account whose address is known to be its owner's; null when the address has one already. */
export async function insertAccount(trx: Transaction, account: NewAccount): Promise<string | null> {
  const inserted = await trx
    .insertInto('user_account')
    .values({
      name: account.name,
      email: account.email,
      email_verified: true,
      role: account.role,
      agency_id: account.agencyId ?? null,
      operator_id: account.operatorId ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await setPassword(trx, inserted.id, account.passwordHash);
  return inserted.id;
}

/** Gives an account a password, its first or a new one. */
export async function setPassword(trx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await trx
    .insertInto('user_credential')
    .values({ user_id: userId, provider_id: provider, account_id: userId, password: passwordHash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: passwordHash, updated_at: new Date() }),
    )
    .execute();
}

/** The account of a normal address and its password hash, in one query. */
export async function findLogin(database: Database, email: string): Promise<Login | null> {
  const row = await database
    .selectFrom('user_account as account')
    .innerJoin('user_credential as credential', 'credential.user_id', 'account.id')
    .select(['account.id', 'account.role', 'credential.password as passwordHash'])
    .where('account.email', '=', email)
    .where('credential.provider_id', '=', provider)
    .executeTakeFirst();
  return row?.passwordHash ? { ...row, passwordHash: row.passwordHash } : null;
}
