import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import type { Words } from '#domain/catalogue/words.ts';
import { capabilitiesOf } from '#domain/office/capabilities.ts';
import { checkTour } from '#domain/office/tour-checklist.ts';
import { type TourDocument, translationCount } from '#domain/office/tour-document.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';

const toursPerPage = 50;

type Row = {
  readonly id: number;
  readonly name: Words | null;
  readonly operator: string;
  readonly state: 'open' | 'closed' | null;
  readonly draft: TourDocument | null;
  readonly savedAt: number | null;
  readonly author: string | null;
};

const conditions = {
  all: sql`true`,
  draft: sql`tour.id is null`,
  changed: sql`tour.id is not null and draft.version is not null`,
  open: sql`tour.state = 'open'`,
  closed: sql`tour.state = 'closed'`,
} as const;

/** Lists tours with the state of their drafts: all for staff, those of their company for operators. */
export async function listTours(
  database: Database,
  { account, language }: Caller,
  { q, show, page }: ParsedOf<'listTourDocuments'>,
): Promise<AnswerOf<'listTourDocuments'>> {
  const { role, operatorId, preset } = account as Account;
  const current = page ?? 1;
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const name = sql`coalesce(nullif(draft.document -> 'name' ->> ${language}::text, ''), draft.document -> 'name' ->> 'en', tour.name ->> ${language}::text)`;
  const { rows } = await sql<Row>`
    select coalesce(tour.id, edited.tour_id) as id, tour.name, operator.name as operator, tour.state, draft.document as draft,
      extract(epoch from draft.saved_at)::int as "savedAt", author.name as author
    from tour full join edited_tour edited on edited.tour_id = tour.id
      left join tour_document draft on draft.tour_id = edited.tour_id and draft.state = 'draft'
      left join user_account author on author.id = draft.author_id
      join operator_profile profile on profile.id = coalesce(tour.operator_id, edited.operator_id)
      join operator on operator.id = profile.operator_id
    where tour.state is distinct from 'archived' and (${role === 'staff'} or profile.operator_id = ${operatorId})
      and ${conditions[show]} and (${name} ilike ${pattern} or operator.name ilike ${pattern})
    order by draft.saved_at desc nulls last, ${name}, 1 limit ${toursPerPage + 1} offset ${(current - 1) * toursPerPage}`.execute(
    database,
  );
  const mayCreate = capabilitiesOf(role, preset).has('catalogue.write');
  return {
    page: current,
    hasMore: rows.length > toursPerPage,
    tours: rows.slice(0, toursPerPage).map(({ name: words, draft, state, ...tour }) => {
      const count = draft && translationCount(draft);
      return {
        ...tour,
        name: draft ? draft.name[language] || draft.name.en : (words?.[language] ?? ''),
        state: state ?? 'draft',
        hasDraft: draft !== null,
        missing: draft ? checkTour(draft).filter(({ isWarning }) => !isWarning).length : 0,
        untranslated: count ? count.missing + count.stale : 0,
      };
    }),
    operators: mayCreate ? await listOperators(database, role === 'staff' ? null : operatorId) : [],
    mayCreate,
  };
}

async function listOperators(database: Database, operatorId: string | null) {
  const { rows } = await sql<{ id: number; name: string }>`
    select profile.id, operator.name from operator_profile profile join operator on operator.id = profile.operator_id
    where ${operatorId}::uuid is null or operator.id = ${operatorId} order by operator.name`.execute(database);
  return rows;
}
