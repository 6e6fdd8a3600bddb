import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { agentProblem, INVITATION_DAYS } from '#domain/agency/people.ts';
import { normalEmail } from '#domain/party/email.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type Transaction, transaction } from '../platform/database/database.ts';
import { emailProblems } from '../platform/email-problems.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import { isSame } from '../platform/secrets.ts';
import { type AgencyDeps, agencyOf, isOrganiser } from './deps.ts';
import { handOver } from './hand-over.ts';

export const organisersOnly = new Refusal(403, 'agency-organiser-only');
const gone = new Refusal(410, 'invitation-over');
const done = { status: 'OK' as const };

const codeHash = (code: string): string => createHash('sha256').update(`agency invitation ${code}`).digest('base64url');

/**
 * Locks an agency, so that concurrent changes of its members are checked one after the other, and reads its members.
 * The lock does not block bookings that refer to the agency.
 */
async function lockPeople(trx: Transaction, agencyId: string) {
  await trx.selectFrom('agency').select('id').where('id', '=', agencyId).forNoKeyUpdate().execute();
  return trx
    .selectFrom('user_account')
    .select(['id', 'email', 'agency_organiser as isOrganiser'])
    .where('agency_id', '=', agencyId)
    .execute();
}

/** Creates the endpoints for the members of an agency: invitations, permissions, leaving. */
export function createPeople({ database, settings, sendMail }: AgencyDeps) {
  async function openInvitation({ invitationId, code }: ParsedOf<'loadInvitation'>) {
    const invitation = await database
      .selectFrom('agency_invitation as invitation')
      .innerJoin('agency', 'agency.id', 'agency_id')
      .select(['invitation.id', 'invitation.email', 'agency_id as agencyId', 'agency.name', 'code_hash as codeHash'])
      .select(sql<boolean>`accepted_at is null and ends_at > now()`.as('open'))
      .where('invitation.id', '=', invitationId)
      .executeTakeFirst();
    if (!invitation || !isSame(codeHash(code), invitation.codeHash)) return new Refusal(404, 'not-found');
    return invitation.open ? invitation : gone;
  }

  return {
    async inviteAgent(request: ParsedOf<'inviteAgent'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      const email = normalEmail(request.email);
      const problems = emailProblems(email);
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      const code = randomBytes(24).toString('base64url');
      return transaction(database, async (trx) => {
        const people = await lockPeople(trx, agencyId);
        if (people.some((colleague) => colleague.email === email)) return new Refusal(409, 'agency-colleague-already');
        // The previous invitation link becomes invalid.
        await trx
          .deleteFrom('agency_invitation')
          .where('agency_id', '=', agencyId)
          .where('email', '=', email)
          .where('accepted_at', 'is', null)
          .execute();
        const id = randomUUID();
        await trx
          .insertInto('agency_invitation')
          .values({
            id,
            agency_id: agencyId,
            email,
            code_hash: codeHash(code),
            ends_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
          })
          .execute();
        const { name } = await trx
          .selectFrom('agency')
          .select('name')
          .where('id', '=', agencyId)
          .executeTakeFirstOrThrow();
        const url = `${pageAddress(settings.origin, caller.language, `/agency/join/${id}`)}?code=${code}`;
        await sendMail(trx, {
          kind: 'agency-invitation',
          language: caller.language,
          to: email,
          props: { agency: name, url, days: INVITATION_DAYS },
          dedupeKey: `agency invitation ${id}`,
        });
        return done;
      });
    },

    async withdrawInvitation({ id }: ParsedOf<'withdrawInvitation'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      const withdrawn = await database
        .deleteFrom('agency_invitation')
        .where('id', '=', id)
        .where('agency_id', '=', agencyId)
        .where('accepted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return withdrawn ? done : new Refusal(404, 'not-found');
    },

    async changeAgent({ id, to }: ParsedOf<'changeAgent'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      return transaction(database, async (trx) => {
        const people = await lockPeople(trx, agencyId);
        const problem = agentProblem(people, accountId, id, to);
        if (problem === 'notOrganiser') return organisersOnly;
        if (problem === 'notColleague') return new Refusal(404, 'not-found');
        if (problem === 'lastOrganiser') return new Refusal(409, 'agency-last-organiser');
        const change =
          to === 'removed'
            ? ({ role: 'traveller', agency_id: null, agency_organiser: false } as const)
            : { agency_organiser: to === 'organiser' };
        await trx.updateTable('user_account').set(change).where('id', '=', id).execute();
        if (to === 'removed') {
          const heir = id === accountId ? people.find((one) => one.isOrganiser && one.id !== id)?.id : accountId;
          await handOver(trx, agencyId, id, heir as string);
          await trx.deleteFrom('user_session').where('user_id', '=', id).execute();
        }
        return done;
      });
    },

    /** Changes the contact details that clients see; empty fields are left out. */
    async changeContact({ email: typed, phone }: ParsedOf<'changeContact'>, caller: Caller) {
      const { accountId, agencyId } = agencyOf(caller);
      if (!(await isOrganiser(database, accountId))) return organisersOnly;
      const email = typed === null ? null : normalEmail(typed);
      const problems = [
        ...(email === null ? [] : emailProblems(email)),
        ...(phone === null || /^[+\d][\d ()/.-]*$/.test(phone) ? [] : [{ path: 'phone', code: 'not-a-phone' }]),
      ];
      if (problems.length > 0) return new Refusal(422, 'invalid', { problems });
      await database
        .updateTable('agency')
        .set({ contact_email: email, contact_phone: phone })
        .where('id', '=', agencyId)
        .execute();
      return done;
    },

    async loadInvitation(request: ParsedOf<'loadInvitation'>) {
      const invitation = await openInvitation(request);
      return invitation instanceof Refusal ? invitation : { agency: invitation.name, email: invitation.email };
    },

    async acceptInvitation(request: ParsedOf<'acceptInvitation'>, caller: Caller) {
      const invitation = await openInvitation(request);
      if (invitation instanceof Refusal) return invitation;
      const { id, email } = caller.account as Account;
      if (email !== invitation.email) return new Refusal(403, 'invitation-other-address');
      return transaction(database, async (trx) => {
        await lockPeople(trx, invitation.agencyId);
        const account = await trx
          .selectFrom('user_account')
          .select('role')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        // The account may have accepted another invitation in the meantime.
        if (account?.role !== 'traveller') return gone;
        const accepted = await trx
          .updateTable('agency_invitation')
          .set({ accepted_at: sql<Date>`now()` })
          .where('id', '=', invitation.id)
          .where('accepted_at', 'is', null)
          .where('ends_at', '>', sql<Date>`now()`)
          .returning('id')
          .executeTakeFirst();
        if (!accepted) return gone;
        await trx
          .updateTable('user_account')
          .set({ role: 'agent', agency_id: invitation.agencyId })
          .where('id', '=', id)
          .execute();
        return done;
      });
    },
  };
}
