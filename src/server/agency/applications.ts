import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { type DocumentType, documentType, MAX_DOCUMENT_BYTES } from '#domain/agency/application.ts';
import { endSeconds } from '../booking/hold/view-hold.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type Transaction, transaction } from '../platform/database/database.ts';
import { pageAddress } from '../platform/page-address.ts';
import { Refusal } from '../platform/refusal.ts';
import type { AgencyDeps } from './deps.ts';

const done = { status: 'OK' as const };
const endings: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/**
 * Returns a URL slug for a name, such as `muller-tochter-reisen` for `Müller & Töchter Reisen`, with a number if it is
 * taken.
 */
async function freeSlug(trx: Transaction, company: string): Promise<string> {
  const plain = company.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const base = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'agency';
  const { rows } = await sql<{ slug: string }>`
    select slug from agency where slug = ${base} or slug ~ ${`^${base}-[0-9]+$`}`.execute(trx);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** Creates the endpoints for agency applications: companies apply, and staff approve or reject. */
export function createApplications({ database, settings, sendMail }: AgencyDeps) {
  /** Locks a pending application; null when it does not exist or is already decided. */
  const lockOpen = (trx: Transaction, id: string) =>
    trx
      .selectFrom('agency_application as application')
      .innerJoin('user_account as account', 'account.id', 'account_id')
      .select(['application.id', 'company', 'account_id', 'application.language', 'account.email', 'account.role'])
      .where('application.id', '=', id)
      .where('application.state', '=', 'open')
      .forUpdate()
      .executeTakeFirst();

  return {
    async applyForAgency({ document, ...request }: ParsedOf<'applyForAgency'>, caller: Caller) {
      const { id: accountId } = caller.account as Account;
      const bytes = Buffer.from(document, 'base64url');
      const type = documentType(bytes);
      const code = bytes.length > MAX_DOCUMENT_BYTES ? 'document-large' : type === null ? 'document-type' : null;
      if (type === null || code !== null)
        return new Refusal(422, 'invalid', { problems: [{ path: 'document', code: code ?? 'document-type' }] });
      const made = await database
        .insertInto('agency_application')
        .values({
          id: randomUUID(),
          account_id: accountId,
          ...request,
          language: caller.language,
          document: bytes,
          document_type: type,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return made ? done : new Refusal(409, 'application-open');
    },

    async readApplication(_request: object, caller: Caller): Promise<AnswerOf<'readApplication'>> {
      const row = await database
        .selectFrom('agency_application')
        .select(['company', 'state', 'reason', 'created_at'])
        .where('account_id', '=', (caller.account as Account).id)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return {
        application: row
          ? { company: row.company, state: row.state, reason: row.reason, at: endSeconds(row.created_at) }
          : null,
      };
    },

    async listApplications(): Promise<AnswerOf<'listApplications'>> {
      const rows = await database
        .selectFrom('agency_application as application')
        .innerJoin('user_account as account', 'account.id', 'account_id')
        .select(['application.id', 'company', 'street', 'city', 'country', 'registration', 'application.created_at'])
        .select(['account.name', 'account.email', 'document_type'])
        .where('application.state', '=', 'open')
        .orderBy('application.created_at')
        .limit(100)
        .execute();
      return {
        applications: rows.map(({ created_at, document_type, ...row }) => ({
          ...row,
          at: endSeconds(created_at),
          documentType: document_type,
        })),
      };
    },

    async loadApplicationDocument({ id }: ParsedOf<'loadApplicationDocument'>) {
      const row = await database
        .selectFrom('agency_application')
        .select(['document', 'document_type'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return new Refusal(404, 'not-found');
      return { name: `application-${id}.${endings[row.document_type]}`, text: row.document.toString('base64') };
    },

    async decideApplication(
      { id, decision, reason, commission, limit }: ParsedOf<'decideApplication'>,
      caller: Caller,
    ) {
      if (decision === 'refuse' && reason === null)
        return new Refusal(422, 'invalid', { problems: [{ path: 'reason', code: 'required' }] });
      return transaction(database, async (trx) => {
        const application = await lockOpen(trx, id);
        if (!application) return new Refusal(409, 'application-decided');
        const { company, account_id, language, email, role } = application;
        const decided = { decided_at: sql<Date>`now()`, decided_by: (caller.account as Account).id };
        if (decision === 'refuse')
          await trx
            .updateTable('agency_application')
            .set({ ...decided, state: 'refused', reason })
            .where('id', '=', id)
            .execute();
        else {
          // An account that got another role since the application cannot become an organiser.
          if (role !== 'traveller') return new Refusal(409, 'application-other-role');
          const agency = await trx
            .insertInto('agency')
            .values({
              slug: await freeSlug(trx, company),
              name: company,
              commission: commission ?? 0,
              open_holds_limit: limit ?? 10,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          await trx
            .updateTable('user_account')
            .set({ role: 'agent', agency_id: agency.id })
            .where('id', '=', account_id)
            .execute();
          await trx
            .updateTable('agency_application')
            .set({ ...decided, state: 'approved', agency_id: agency.id })
            .where('id', '=', id)
            .execute();
        }
        await sendMail(trx, {
          kind: 'agency-decided',
          language,
          to: email,
          props: {
            company,
            approved: decision === 'approve',
            reason: decision === 'approve' ? null : reason,
            url: pageAddress(settings.origin, language, decision === 'approve' ? '/agency' : '/agency/apply'),
          },
          dedupeKey: `agency application ${id}`,
        });
        return done;
      });
    },

    async listAgencies(): Promise<AnswerOf<'listAgencies'>> {
      const { rows } = await sql<AnswerOf<'listAgencies'>['agencies'][number]>`
        select agency.id, agency.name, agency.commission, agency.open_holds_limit as "openHoldsLimit",
          (select count(*)::int from user_account where agency_id = agency.id) as people,
          coalesce((select json_agg(json_build_object('operatorId', rate.operator_id, 'operator', operator.name,
              'commission', rate.commission) order by operator.name)
            from agency_rate rate join operator_profile profile on profile.id = rate.operator_id
              join operator on operator.id = profile.operator_id where rate.agency_id = agency.id), '[]') as rates
        from agency order by agency.name, agency.id limit 500`.execute(database);
      const { rows: operators } = await sql<{ id: number; name: string }>`
        select profile.id, operator.name from operator_profile profile join operator on operator.id = profile.operator_id
        order by operator.name, profile.id`.execute(database);
      return { agencies: rows, operators };
    },

    async changeAgency({ id, commission, limit, operatorId, rate }: ParsedOf<'changeAgency'>) {
      return transaction(database, async (trx) => {
        const known = await sql<{ agency: boolean; operator: boolean }>`
          select exists (select from agency where id = ${id}) as agency,
            ${operatorId}::int is null or exists (select from operator_profile where id = ${operatorId}) as operator`.execute(
          trx,
        );
        if (!known.rows[0]?.agency || !known.rows[0].operator) return new Refusal(404, 'not-found');
        await trx.updateTable('agency').set({ commission, open_holds_limit: limit }).where('id', '=', id).execute();
        if (operatorId === null) return done;
        if (rate === null)
          await trx
            .deleteFrom('agency_rate')
            .where('agency_id', '=', id)
            .where('operator_id', '=', operatorId)
            .execute();
        else
          await trx
            .insertInto('agency_rate')
            .values({ agency_id: id, operator_id: operatorId, commission: rate })
            .onConflict((conflict) => conflict.columns(['agency_id', 'operator_id']).doUpdateSet({ commission: rate }))
            .execute();
        return done;
      });
    },
  };
}
