import { sql } from 'kysely';
import type { Role } from '#contract/call.ts';
import { PRESETS, type Preset } from '#domain/office/capabilities.ts';
import { normalEmail } from '#domain/party/email.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import { accountName, nameProblems } from './details.ts';
import { insertAccount, setPassword } from './store.ts';

/** The company of an account; an existing company keeps its name unless another one is specified. */
export type Company = { readonly slug: string; readonly name?: string | undefined };

/** The desired state of an account, specified on the command line. */
export type WantedAccount = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  /** Required for agents, and only for them. */
  readonly agency?: Company | undefined;
  /** Required for operators, and only for them. */
  readonly operator?: Company | undefined;
  /** The permission preset of an office account; full access by default. */
  readonly preset?: Preset | undefined;
};

/** Derives a name from a slug, such as `North Travel` from `north-travel`. */
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
 * Creates an account or updates the one with this address: name, role, company and password. The database rejects
 * agents without an agency and operators without a company. Returns the account's id.
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
    const preset = role === 'operator' || role === 'staff' ? (wanted.preset ?? PRESETS[role][0]) : null;
    const account = await insertAccount(trx, { name, email, role, agencyId, operatorId, preset, passwordHash });
    if (account) return account;
    const { id } = await trx
      .updateTable('user_account')
      .set({ name, role, agency_id: agencyId, operator_id: operatorId, preset, updated_at: sql<Date>`now()` })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await setPassword(trx, id, passwordHash);
    return id;
  });
}
