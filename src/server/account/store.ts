import type { Role } from '#contract/call.ts';
import type { Database, Transaction } from '../platform/database/database.ts';

/** A new account with its password hash. */
export type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly agencyId?: string | null;
  readonly operatorId?: string | null;
  /** Required for office accounts, and only for them. */
  readonly preset?: string | null;
  readonly passwordHash: string;
};

/** The account data needed to sign in. */
export type Login = { readonly id: string; readonly role: Role; readonly passwordHash: string };

const provider = 'credential';

/** Inserts an account with a confirmed address; returns null if the address already has one. */
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
      preset: account.preset ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  await setPassword(trx, inserted.id, account.passwordHash);
  return inserted.id;
}

/** Sets the password of an account. */
export async function setPassword(trx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await trx
    .insertInto('user_credential')
    .values({ user_id: userId, provider_id: provider, account_id: userId, password: passwordHash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: passwordHash, updated_at: new Date() }),
    )
    .execute();
}

/** Returns the account of a normalized address and its password hash in one query. */
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
