import { sql } from 'kysely';
import type { ReplyTemplate } from '#contract/schemas/inbox.ts';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { MAX_TEMPLATES, unknownPlaceholders } from '#domain/enquiry/reply-template.ts';
import type { Account, Caller } from '../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ConversationDeps } from './deps.ts';

/** Returns whose templates an account works with: its operator's, or null for our own staff. */
const ownerOf = ({ role, operatorId }: Account): string | null => (role === 'staff' ? null : operatorId);

const isOwn = (owner: string | null) => sql<boolean>`operator_id is not distinct from ${owner}::uuid`;

/** Returns the templates of an office, by language and title. */
export const readTemplates = (database: Database | Transaction, owner: string | null): Promise<ReplyTemplate[]> =>
  database
    .selectFrom('reply_template')
    .select(['id', 'language', 'title', 'body'])
    .where(isOwn(owner))
    .orderBy('language')
    .orderBy(sql`lower(title)`)
    .orderBy('id')
    .execute();

const refuse = (path: string, code: string, values = {}) =>
  new Refusal(422, 'invalid', { problems: [{ path, code, values }] });

/** Creates the endpoints for the reply templates of an office. */
export function createTemplateCalls({ database }: Pick<ConversationDeps, 'database'>) {
  return {
    async listTemplates(_: ParsedOf<'listTemplates'>, caller: Caller): Promise<AnswerOf<'listTemplates'>> {
      return { templates: await readTemplates(database, ownerOf(caller.account as Account)) };
    },

    async saveTemplate(
      { id, ...template }: ParsedOf<'saveTemplate'>,
      caller: Caller,
    ): Promise<AnswerOf<'saveTemplate'> | Refusal> {
      const owner = ownerOf(caller.account as Account);
      const unknown = unknownPlaceholders(template.body);
      if (unknown.length > 0) return refuse('body', 'template-unknown', { names: unknown.join(', ') });
      return transaction(database, async (trx) => {
        // Serialises the changes of an office, so that two requests cannot exceed the limit or use the same title.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`reply_template ${owner}`}, 0))`.execute(trx);
        const own = await readTemplates(trx, owner);
        if (id && !own.some((other) => other.id === id)) return new Refusal(404, 'not-found');
        const hasTitle = ({ id: other, language, title }: ReplyTemplate) =>
          other !== id && language === template.language && title === template.title;
        if (own.some(hasTitle)) return refuse('title', 'template-title');
        if (id) {
          await trx
            .updateTable('reply_template')
            .set({ ...template, changed_at: sql<Date>`now()` })
            .where('id', '=', id)
            .execute();
          return { status: 'OK' as const, id };
        }
        if (own.length >= MAX_TEMPLATES) return refuse('', 'template-limit', { most: MAX_TEMPLATES });
        const made = await trx
          .insertInto('reply_template')
          .values({ ...template, operator_id: owner })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { status: 'OK' as const, id: made.id };
      });
    },

    async deleteTemplate(
      { templateId }: ParsedOf<'deleteTemplate'>,
      caller: Caller,
    ): Promise<AnswerOf<'deleteTemplate'> | Refusal> {
      const { numDeletedRows } = await database
        .deleteFrom('reply_template')
        .where('id', '=', templateId)
        .where(isOwn(ownerOf(caller.account as Account)))
        .executeTakeFirst();
      return numDeletedRows > 0n ? { status: 'OK' } : new Refusal(404, 'not-found');
    },
  };
}
