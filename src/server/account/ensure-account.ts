import { sql } from 'kysely';
import type { Role } from '#contract/call.ts';
import { normalEmail } from '#domain/party/email.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import { accountName, nameProblems } from './details.ts';
import { insertAccount, setPassword } from './store.ts';

/** A company that an account belongs to; one that is there already keeps its name unless another is given. */
export type Company = { readonly slug: string; readonly name?: string | undefined };

/** An account as somebody with access to the server wants it to be. */
export type WantedAccount = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  /** Needed for an agent, and only then. */
  readonly agency?: Company | undefined;
  /** Needed for an operator, and only then. */
  readonly operator?: Company | undefined;
};

/** `north-travel` as a name: `North Travel`. */
const nameFrom = (slug: string): string =>
  slug.replaceAll(/(^|-)(.)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

async function ensureCompany(trx: Transaction, table: 'agency' | 'operator', company: Company | undefined) {
  if (!company) return null;
  const { slug, name } = company;
  const { id } = await trx
    .insertInto(table)
    .values({ slug, name: name ?? nameFrom(slug) })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(name ? { name } : { slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Makes an account, or brings the one with this address up to date: name, role, company and password. The database refuses
 * an agent without an agency and an operator without a company. Returns the account's id.
 */
export async function ensureAccount(
  database: Database,
  hashPassword: (password: string) => Promise<string>,
  wanted: WantedAccount,
): Promise<string> {
  const name = accountName(wanted.name);
  const email = normalEmail(wanted.email);
  const [wrong] = [...nameProblems(name), ...emailProblems(email)];
  if (wrong) throw new Error(`the account "${wanted.email}" cannot be made: ${wrong.code}`);
  const passwordHash = await hashPassword(wanted.password);
  return transaction(database, async (trx) => {
    const agencyId = await ensureCompany(trx, 'agency', wanted.agency);
    const operatorId = await ensureCompany(trx, 'operator', wanted.operator);
    const { role } = wanted;
    const account = await insertAccount(trx, { name, email, role, agencyId, operatorId, passwordHash });
    if (account) return account;
    const { id } = await trx
      .updateTable('user_account')
      .set({ name, role, agency_id: agencyId, operator_id: operatorId, updated_at: sql<Date>`now()` })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPassword(trx, id, passwordHash);
    return id;
  });
}
