import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { isPresetOf, type OfficeRole, type Preset } from '#domain/office/capabilities.ts';
import { OFFICE_INVITATION_DAYS } from '#domain/office/people.ts';
import { normalEmail } from '#domain/party/email.ts';
import { hashPassword } from '../account/auth.ts';
import { accountName, nameProblems, passwordProblems } from '../account/details.ts';
import { endAllSessions, type Sessions } from '../account/sessions.ts';
import { insertAccount } from '../account/store.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import type { SendMail } from '../platform/mail/outgoing-mail.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { isSame } from '../platform/secrets.ts';
import type { Settings } from '../platform/settings.ts';
import { logChange } from './office-log.ts';
import { lockPeople, managedCompany } from './people.ts';

type InvitationDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'origin'>;
  readonly sendMail: SendMail;
  readonly beginSession: Sessions['begin'];
};

const notFound = new Refusal(404, 'not-found');
const gone = new Refusal(410, 'office-invitation-over');
const done = { status: 'OK' as const };

const codeHash = (code: string): string => createHash('sha256').update(`office invitation ${code}`).digest('base64url');

const invalid = (path: string, code: string) => new Refusal(422, 'invalid', { problems: [{ path, code }] });

const roleOf = (operatorId: string | null): OfficeRole => (operatorId === null ? 'staff' : 'operator');

/** Creates the endpoints that invite people to an office and accept invitations. */
export function createOfficeInvitations({ database, settings, sendMail, beginSession }: InvitationDeps) {
  async function openInvitation({ invitationId, code }: ParsedOf<'loadOfficeInvitation'>) {
    const invitation = await database
      .selectFrom('office_invitation as invitation')
      .leftJoin('operator', 'operator.id', 'invitation.operator_id')
      .select(['invitation.id', 'invitation.email', 'invitation.operator_id as operatorId', 'operator.name as company'])
      .select(['code_hash as codeHash', sql<Preset>`preset`.as('preset')])
      .select(sql<boolean>`accepted_at is null and ends_at > now()`.as('open'))
      .where('invitation.id', '=', invitationId)
      .executeTakeFirst();
    if (!invitation || !isSame(codeHash(code), invitation.codeHash)) return notFound;
    return invitation.open ? invitation : gone;
  }

  type Invitation = Exclude<Awaited<ReturnType<typeof openInvitation>>, Refusal>;

  /** Uses an invitation once; false when it was used, withdrawn or expired in the meantime. */
  async function takeInvitation(trx: Transaction, id: string): Promise<boolean> {
    const used = await trx
      .updateTable('office_invitation')
      .set({ accepted_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('ends_at', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst();
    return used !== undefined;
  }

  /** Logs that a person has joined; they are the actor of it. */
  const logJoin = (trx: Transaction, { operatorId, preset }: Invitation, account: Omit<Account, 'role' | 'preset'>) =>
    logChange(
      trx,
      { account: { ...account, role: roleOf(operatorId), preset } },
      { subject: { kind: 'person', id: account.id }, operatorId, action: 'join', after: { preset } },
    );

  /** Creates the account of an invited person; the mailed link has confirmed the address. */
  async function joinAsNew(invitation: Invitation, typed: ParsedOf<'acceptOfficeInvitation'>) {
    const { email, operatorId, preset } = invitation;
    const taken = await database.selectFrom('user_account').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) return new Refusal(409, 'account-there');
    const name = accountName(typed.name ?? '');
    const password = typed.password ?? '';
    const problems = [...nameProblems(name), ...passwordProblems(password, email)];
    if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
    const passwordHash = await hashPassword(password);
    return transaction(database, async (trx) => {
      if (!(await takeInvitation(trx, invitation.id))) return gone;
      const id = await insertAccount(trx, { name, email, role: roleOf(operatorId), operatorId, preset, passwordHash });
      // The throw releases the invitation again.
      if (!id) throw new AccountExists();
      await logJoin(trx, invitation, { id, name, email, agencyId: null, operatorId });
      return id;
    }).catch((error) => {
      if (error instanceof AccountExists) return new Refusal(409, 'account-there');
      throw error;
    });
  }

  /** Gives a traveller's account its place in the office; sessions end, because those of an office are shorter. */
  async function joinAsTraveller(invitation: Invitation, account: Account) {
    const { email, operatorId, preset } = invitation;
    if (account.email !== email) return new Refusal(403, 'invitation-other-address');
    return transaction(database, async (trx) => {
      const current = await trx
        .selectFrom('user_account')
        .select('role')
        .where('id', '=', account.id)
        .forUpdate()
        .executeTakeFirst();
      if (current?.role !== 'traveller') return new Refusal(409, 'office-other-role');
      if (!(await takeInvitation(trx, invitation.id))) return gone;
      await trx
        .updateTable('user_account')
        .set({ role: roleOf(operatorId), operator_id: operatorId, preset, updated_at: sql<Date>`now()` })
        .where('id', '=', account.id)
        .execute();
      await endAllSessions(trx, account.id);
      await logJoin(trx, invitation, { ...account, operatorId });
      return account.id;
    });
  }

  return {
    async inviteOfficePerson(request: ParsedOf<'inviteOfficePerson'>, caller: Caller) {
      const company = managedCompany(caller, request.operatorId);
      if (company instanceof Refusal) return company;
      const { role, operatorId } = company;
      const { preset } = request;
      const email = normalEmail(request.email);
      const problems = emailProblems(email);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      if (!isPresetOf(role, preset)) return invalid('preset', 'not-selected');
      const code = randomBytes(24).toString('base64url');
      return transaction(database, async (trx) => {
        const refusal = await lockPeople(trx, company, caller);
        if (refusal) return refusal;
        const operator =
          operatorId === null
            ? null
            : await trx.selectFrom('operator').select('name').where('id', '=', operatorId).executeTakeFirst();
        if (operator === undefined) return notFound;
        const account = await trx
          .selectFrom('user_account')
          .select(['role', 'operator_id'])
          .where('email', '=', email)
          .executeTakeFirst();
        if (account?.role === role && account.operator_id === operatorId) return invalid('email', 'office-colleague');
        // The previous invitation link becomes invalid.
        await trx
          .deleteFrom('office_invitation')
          .where('operator_id', operatorId === null ? 'is' : '=', operatorId)
          .where('email', '=', email)
          .where('accepted_at', 'is', null)
          .execute();
        const id = randomUUID();
        await trx
          .insertInto('office_invitation')
          .values({
            id,
            operator_id: operatorId,
            email,
            preset,
            code_hash: codeHash(code),
            ends_at: sql<Date>`now() + make_interval(days => ${OFFICE_INVITATION_DAYS})`,
          })
          .execute();
        await logChange(trx, caller, {
          subject: { kind: 'person', id },
          operatorId,
          action: 'invite',
          after: { preset },
        });
        await sendMail(trx, {
          kind: 'office-invitation',
          language: caller.language,
          to: email,
          props: {
            company: operator?.name ?? null,
            url: `${pageAddress(settings.origin, caller.language, `/office/join/${id}`)}?code=${code}`,
            days: OFFICE_INVITATION_DAYS,
          },
          dedupeKey: `office invitation ${id}`,
        });
        return done;
      });
    },

    async withdrawOfficeInvitation({ id }: ParsedOf<'withdrawOfficeInvitation'>, caller: Caller) {
      const invitation = await database
        .selectFrom('office_invitation')
        .select(['operator_id as operatorId', 'preset'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!invitation) return notFound;
      const { operatorId, preset } = invitation;
      // Operators do not manage invitations of the marketplace.
      if (operatorId === null && caller.account?.role === 'operator') return notFound;
      const company = managedCompany(caller, operatorId);
      if (company instanceof Refusal) return company;
      return transaction(database, async (trx) => {
        const withdrawn = await trx
          .deleteFrom('office_invitation')
          .where('id', '=', id)
          .where('accepted_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!withdrawn) return notFound;
        const subject = { kind: 'person', id } as const;
        await logChange(trx, caller, { subject, operatorId, action: 'withdraw', before: { preset } });
        return done;
      });
    },

    async loadOfficeInvitation(
      request: ParsedOf<'loadOfficeInvitation'>,
    ): Promise<AnswerOf<'loadOfficeInvitation'> | Refusal> {
      const invitation = await openInvitation(request);
      if (invitation instanceof Refusal) return invitation;
      const { company, operatorId, preset, email } = invitation;
      const account = await database
        .selectFrom('user_account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      return { company, role: roleOf(operatorId), preset, email, hasAccount: account !== undefined };
    },

    async acceptOfficeInvitation(
      request: ParsedOf<'acceptOfficeInvitation'>,
      caller: Caller,
    ): Promise<AnswerOf<'acceptOfficeInvitation'> | Refusal> {
      const invitation = await openInvitation(request);
      if (invitation instanceof Refusal) return invitation;
      const id = caller.account
        ? await joinAsTraveller(invitation, caller.account)
        : await joinAsNew(invitation, request);
      if (id instanceof Refusal) return id;
      const { email, operatorId, preset } = invitation;
      const role = roleOf(operatorId);
      await beginSession({ id, email, role }, caller);
      return { ...done, role, preset };
    },
  };
}

/** Ends the transaction of an invitation whose address got an account in the meantime. */
class AccountExists extends Error {}
