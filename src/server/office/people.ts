import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { isPresetOf, type OfficeRole, PRESETS, type Preset } from '#domain/office/capabilities.ts';
import { endSeconds } from '../booking/hold/view-hold.ts';
import { unassignConversations } from '../conversation/unassign.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { capabilityMissing, hasCapability } from '../platform/capability.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { logChange } from './office-log.ts';

const notFound = new Refusal(404, 'not-found');
const done = { status: 'OK' as const };

/** The company whose people are managed: an operator, or the marketplace when `operatorId` is null. */
export type Company = { readonly role: OfficeRole; readonly operatorId: string | null };

/** The preset that grants everything in an office; at least one person has it. */
const ownerPreset = ({ role }: Company): Preset => PRESETS[role][0];

/**
 * Returns the company whose people the caller may manage: their own, or for staff who manage operators a named one.
 * Another company is reported as not found.
 */
export function managedCompany({ account }: Caller, operatorId: string | null | undefined): Company | Refusal {
  const { role, operatorId: own } = account as Account;
  if (role === 'operator') return operatorId && operatorId !== own ? notFound : { role, operatorId: own };
  if (!operatorId) return { role: 'staff', operatorId: null };
  return hasCapability(account, 'operators.manage') ? { role: 'operator', operatorId } : capabilityMissing;
}

/** Selects the accounts of a company. */
const peopleOf = (database: Database | Transaction, { role, operatorId }: Company) =>
  database
    .selectFrom('user_account')
    .select(['id', 'name', 'email', sql<Preset>`preset`.as('preset')])
    .where('role', '=', role)
    .where('operator_id', operatorId === null ? 'is' : '=', operatorId);

/**
 * Locks the people of a company as the guard of the last owner does, so that concurrent changes are made one after the
 * other, and checks that the caller may still manage people.
 */
export async function lockPeople(trx: Transaction, company: Company, caller: Caller): Promise<Refusal | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`office people ${company.operatorId ?? 'staff'}`}, 0))`.execute(
    trx,
  );
  const current = await trx
    .selectFrom('user_account')
    .select(['role', 'preset'])
    .where('id', '=', (caller.account as Account).id)
    .executeTakeFirst();
  return hasCapability(current ?? null, 'people.manage') ? null : capabilityMissing;
}

/** Runs a change; the database's refusal to lose the last owner becomes a refusal of the endpoint. */
async function withOwner<Result>(change: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await change();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'office_has_owner')
      return new Refusal(409, 'office-last-owner');
    throw error;
  }
}

/** Creates the endpoints that list, change and remove the people of an office. */
export function createOfficePeople(database: Database) {
  /** Returns a person whom the caller manages, with their company. */
  async function managedPerson(id: string, caller: Caller) {
    const person = await database
      .selectFrom('user_account')
      .select(['role', 'operator_id as operatorId'])
      .where('id', '=', id)
      .executeTakeFirst();
    const { role, operatorId } = caller.account as Account;
    const isOwn = person?.role === role && person.operatorId === operatorId;
    const isOfOperator = person?.role === 'operator' && hasCapability(caller.account, 'operators.manage');
    const isManaged = isOwn || (role === 'staff' && isOfOperator);
    return person && isManaged ? { role: person.role as OfficeRole, operatorId: person.operatorId } : notFound;
  }

  /** Changes a person under the lock of their company; `change` gets the preset that they have until then. */
  async function changePerson(
    id: string,
    caller: Caller,
    change: (trx: Transaction, company: Company, preset: Preset) => Promise<typeof done | Refusal>,
  ) {
    const company = await managedPerson(id, caller);
    if (company instanceof Refusal) return company;
    return withOwner(() =>
      transaction(database, async (trx) => {
        const refusal = await lockPeople(trx, company, caller);
        if (refusal) return refusal;
        const person = await peopleOf(trx, company).where('id', '=', id).forUpdate().executeTakeFirst();
        return person ? change(trx, company, person.preset) : notFound;
      }),
    );
  }

  return {
    async listOfficePeople(
      request: ParsedOf<'listOfficePeople'>,
      caller: Caller,
    ): Promise<AnswerOf<'listOfficePeople'> | Refusal> {
      const company = managedCompany(caller, request.operatorId);
      if (company instanceof Refusal) return company;
      const { role, operatorId } = company;
      const [operator, people, invitations, operators] = await Promise.all([
        operatorId === null
          ? null
          : database.selectFrom('operator').select('name').where('id', '=', operatorId).executeTakeFirst(),
        peopleOf(database, company).orderBy('name').orderBy('id').execute(),
        database
          .selectFrom('office_invitation')
          .select(['id', 'email', sql<Preset>`preset`.as('preset'), 'ends_at'])
          .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
          .where('accepted_at', 'is', null)
          .where('ends_at', '>', sql<Date>`now()`)
          .orderBy('created_at')
          .execute(),
        hasCapability(caller.account, 'operators.manage') && caller.account?.role === 'staff'
          ? database.selectFrom('operator').select(['id', 'name']).orderBy('name').execute()
          : [],
      ]);
      if (operator === undefined) return notFound;
      const owners = people.filter(({ preset }) => preset === ownerPreset(company));
      return {
        company: operator?.name ?? null,
        operatorId,
        role,
        people: people.map((person) => ({
          ...person,
          isSelf: person.id === caller.account?.id,
          isLast: owners.length === 1 && owners[0]?.id === person.id,
        })),
        invitations: invitations.map(({ ends_at, ...invitation }) => ({ ...invitation, endsAt: endSeconds(ends_at) })),
        operators,
      };
    },

    changeOfficePerson: ({ id, preset }: ParsedOf<'changeOfficePerson'>, caller: Caller) =>
      changePerson(id, caller, async (trx, company, before) => {
        if (!isPresetOf(company.role, preset))
          return new Refusal(422, 'invalid', { problems: [{ path: 'preset', code: 'not-selected' }] });
        await trx
          .updateTable('user_account')
          .set({ preset, updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .execute();
        await logChange(trx, caller, {
          subject: { kind: 'person', id },
          operatorId: company.operatorId,
          action: 'update',
          before: { preset: before },
          after: { preset },
        });
        return done;
      }),

    removeOfficePerson: ({ id }: ParsedOf<'removeOfficePerson'>, caller: Caller) =>
      changePerson(id, caller, async (trx, company, preset) => {
        await logChange(trx, caller, {
          subject: { kind: 'person', id },
          operatorId: company.operatorId,
          action: 'remove',
          before: { preset },
        });
        await trx
          .updateTable('user_account')
          .set({ role: 'traveller', operator_id: null, preset: null, updated_at: sql<Date>`now()` })
          .where('id', '=', id)
          .execute();
        await trx.deleteFrom('user_session').where('user_id', '=', id).execute();
        await unassignConversations(trx, id);
        return done;
      }),
  };
}
