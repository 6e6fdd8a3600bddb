import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import type { TourDocument } from '#domain/office/tour-document.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { readTour } from './tour-rows.ts';

/** A tour in the office, public or not. */
export type OfficeTour = {
  readonly id: number;
  readonly operatorProfileId: number;
  readonly operatorId: string;
  readonly operator: string;
  readonly currency: Currency;
  /** Whether staff have approved the company. */
  readonly isApproved: boolean;
  /** The state of the public tour; null before it is first published. */
  readonly state: 'open' | 'closed' | 'archived' | null;
  /** Null until the tour is first edited. */
  readonly edited: {
    readonly revision: number;
    readonly nextItemId: number;
    readonly assignedIds: Readonly<Record<string, number>>;
  } | null;
};

/** Returns a tour, or null if it does not exist or belongs to another company. */
export async function findTour(
  database: Database | Transaction,
  { account }: Pick<Caller, 'account'>,
  tourId: number,
): Promise<OfficeTour | null> {
  const { role, operatorId } = account as Account;
  const { rows } = await sql<OfficeTour>`
    select wanted.id, profile.id as "operatorProfileId", profile.operator_id as "operatorId", operator.name as operator,
      profile.currency, profile.approved_at is not null as "isApproved", tour.state,
      case when edited.tour_id is not null then jsonb_build_object('revision', edited.revision,
        'nextItemId', edited.next_item_id, 'assignedIds', edited.assigned_ids) end as edited
    from (values (${tourId}::integer)) wanted (id) left join tour on tour.id = wanted.id
      left join edited_tour edited on edited.tour_id = wanted.id
      join operator_profile profile on profile.id = coalesce(tour.operator_id, edited.operator_id)
      join operator on operator.id = profile.operator_id
    where ${role === 'staff'} or profile.operator_id = ${operatorId}`.execute(database);
  return rows[0] ?? null;
}

/** A version of a tour. */
export type TourVersion = {
  readonly version: number;
  readonly state: 'draft' | 'published' | 'superseded';
  readonly document: TourDocument;
  readonly author: string | null;
  readonly savedAt: number;
};

/** The draft of a tour and its public version. */
export type TourVersions = { readonly draft: TourVersion | null; readonly published: TourVersion | null };

/** Reads the current versions; a tour that was published without a document is read back from the catalogue. */
export async function readVersions(database: Database | Transaction, tour: OfficeTour): Promise<TourVersions> {
  const { rows } = await sql<TourVersion>`
    select version, state, document, account.name as author, extract(epoch from saved_at)::int as "savedAt"
    from tour_document left join user_account account on account.id = author_id
    where tour_id = ${tour.id} and state in ('draft', 'published')`.execute(database);
  const draft = rows.find(({ state }) => state === 'draft') ?? null;
  const published = rows.find(({ state }) => state === 'published') ?? null;
  if (published || tour.state === null) return { draft, published };
  const read = await readTour(database, tour.id);
  return {
    draft,
    published: read && { version: 1, state: 'published', document: read.document, author: null, savedAt: 0 },
  };
}

/** The highest id of a document whose items come from the tables, where lists have no ids. */
const highestId = (document: TourDocument): number =>
  Math.max(
    0,
    ...[
      document.stops,
      document.days,
      document.highlights,
      document.description,
      document.included,
      document.excluded,
    ].flatMap((items: readonly { readonly id: number }[]) => items.map(({ id }) => id)),
  );

/**
 * Locks a tour against other editors and returns it with its versions; null if the caller may not see it. A tour that
 * was published without a document gets its first version here.
 */
export async function lockTour(
  trx: Transaction,
  caller: Pick<Caller, 'account'>,
  tourId: number,
): Promise<
  (OfficeTour & { readonly edited: NonNullable<OfficeTour['edited']>; readonly versions: TourVersions }) | null
> {
  const found = await findTour(trx, caller, tourId);
  if (!found) return null;
  if (!found.edited) await openTour(trx, found);
  await sql`select from edited_tour where tour_id = ${tourId} for update`.execute(trx);
  const tour = await findTour(trx, caller, tourId);
  return tour?.edited ? { ...tour, edited: tour.edited, versions: await readVersions(trx, tour) } : null;
}

/** Stores the public tour as its first version, unless another editor was faster. */
async function openTour(trx: Transaction, tour: OfficeTour): Promise<void> {
  const { published } = await readVersions(trx, tour);
  if (!published) return;
  const nextItemId = highestId(published.document) + 1;
  const { numAffectedRows } = await sql`
    insert into edited_tour (tour_id, operator_id, next_item_id)
    select ${tour.id}, ${tour.operatorProfileId}, greatest(${nextItemId}::integer, max(next_item_id)) from variant where tour_id = ${tour.id}
    on conflict do nothing`.execute(trx);
  if (numAffectedRows !== 1n) return;
  await sql`insert into tour_document (tour_id, version, state, document, published_at)
    values (${tour.id}, 1, 'published', ${JSON.stringify(published.document)}::jsonb, now())`.execute(trx);
}

/** Writes the draft, or begins a new one, and returns the new revision. */
export async function writeDraft(
  trx: Transaction,
  { account }: Pick<Caller, 'account'>,
  { id, edited, versions: { draft, published } }: NonNullable<Awaited<ReturnType<typeof lockTour>>>,
  document: TourDocument,
  basedOn: number | null = published?.version ?? null,
): Promise<number> {
  const text = JSON.stringify(document);
  const { id: accountId } = account as Account;
  if (draft)
    await sql`update tour_document set document = ${text}::jsonb, author_id = ${accountId}, saved_at = now(), based_on = ${basedOn}
      where tour_id = ${id} and version = ${draft.version}`.execute(trx);
  else
    await sql`insert into tour_document (tour_id, version, state, document, based_on, author_id)
      select ${id}::integer, coalesce(max(version), 0) + 1, 'draft', ${text}::jsonb, ${basedOn}::integer, ${accountId}::uuid
      from tour_document where tour_id = ${id}`.execute(trx);
  await sql`update edited_tour set revision = revision + 1 where tour_id = ${id}`.execute(trx);
  return edited.revision + 1;
}
