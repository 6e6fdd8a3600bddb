import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { isSame, type Json, mergeDocuments } from '#domain/office/document-merge.ts';
import { type AssignedIds, assignIds, temporaryIds } from '#domain/office/item-ids.ts';
import { restoredDocument } from '#domain/office/restored-document.ts';
import type { TourDocument } from '#domain/office/tour-document.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { logChange } from '../office-log.ts';
import { lockTour, type OfficeTour, writeDraft } from './office-tour.ts';

const notFound = () => new Refusal(404, 'not-found');

/** Returned when the caller based a change on a revision that is no longer the newest. */
export const draftMoved = (more: Readonly<Record<string, unknown>> = {}) => new Refusal(409, 'draft-moved', { more });

type SavedDraft = {
  readonly revision: number;
  readonly document: TourDocument;
  /** The ids that replace the temporary ones of the request. */
  readonly ids: AssignedIds;
};

/**
 * Saves a draft. When another editor saved in the meantime, the changes of both are merged field by field; fields that
 * both changed are returned and nothing is saved.
 */
export function saveDraft(
  database: Database,
  caller: Caller,
  { tourId, revision, base, document }: ParsedOf<'saveTourDocument'>,
): Promise<SavedDraft | Refusal> {
  return transaction(database, async (trx) => {
    const tour = await lockTour(trx, caller, tourId);
    const current = tour?.versions.draft ?? tour?.versions.published;
    if (!tour || !current || tour.state === 'archived') return notFound();
    if (revision > tour.edited.revision) return draftMoved();
    const known = tour.edited.assignedIds;
    // Ids are given only to what will be saved, so conflicts are looked for first.
    const theirs = current.document as unknown as Json;
    const mine = assignIds(document as unknown as Json, known);
    const isNewest = revision === tour.edited.revision;
    const { merged, conflicts } = isNewest
      ? { merged: mine, conflicts: [] }
      : mergeDocuments(assignIds(base as unknown as Json, known), mine, theirs);
    if (conflicts.length > 0)
      return draftMoved({ conflicts, document: theirs, revision: tour.edited.revision, author: current.author });
    const ids = await assignNewIds(trx, tour, merged);
    const saved = assignIds(merged, ids) as unknown as TourDocument;
    const answer = { document: saved, ids: { ...known, ...ids } };
    if (isSame(saved as unknown as Json, theirs)) return { ...answer, revision: tour.edited.revision };
    return { ...answer, revision: await writeDraft(trx, caller, tour, saved) };
  });
}

/** How many given ids are remembered for saves that are repeated. */
const maxRemembered = 1000;

/** Gives the next free ids to new items. */
async function assignNewIds(trx: Transaction, { id, edited }: OfficeTour, document: Json): Promise<AssignedIds> {
  const { variants, items } = temporaryIds(document);
  if (!edited || variants.length + items.length === 0) return {};
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('variant', 'id'))::int as id from generate_series(1, ${variants.length})`.execute(
    trx,
  );
  const ids = Object.fromEntries([
    ...items.map((item, at) => [item, edited.nextItemId + at]),
    ...variants.map((variant, at) => [variant, rows[at]?.id]),
  ]);
  const remembered = Object.keys(edited.assignedIds).length < maxRemembered ? edited.assignedIds : {};
  await sql`update edited_tour set next_item_id = ${edited.nextItemId + items.length},
    assigned_ids = ${JSON.stringify({ ...remembered, ...ids })}::jsonb where tour_id = ${id}`.execute(trx);
  return ids;
}

/** Makes an older version the draft. */
export function restoreVersion(
  database: Database,
  caller: Caller,
  { tourId, version, revision }: ParsedOf<'restoreTourVersion'>,
): Promise<{ readonly revision: number } | Refusal> {
  return transaction(database, async (trx) => {
    const tour = await lockTour(trx, caller, tourId);
    if (!tour || tour.state === 'archived') return notFound();
    if (revision !== tour.edited.revision) return draftMoved();
    const { rows } = await sql<{ document: TourDocument }>`
      select document from tour_document where tour_id = ${tourId} and version = ${version} and state <> 'draft'`.execute(
      trx,
    );
    const [old] = rows;
    if (!old) return notFound();
    const document = restoredDocument(old.document, tour.versions.published?.document ?? null);
    const restored = await writeDraft(trx, caller, tour, document, version);
    await logChange(trx, caller, {
      subject: { kind: 'tour', id: tourId },
      operatorId: tour.operatorId,
      action: 'restore',
      after: { version },
    });
    return { revision: restored };
  });
}

/** Discards the draft; a tour that was never public disappears. */
export function discardDraft(
  database: Database,
  caller: Caller,
  { tourId, revision }: ParsedOf<'discardTourDraft'>,
): Promise<{ readonly isGone: boolean } | Refusal> {
  return transaction(database, async (trx) => {
    const tour = await lockTour(trx, caller, tourId);
    if (!tour?.versions.draft) return notFound();
    if (revision !== tour.edited.revision) return draftMoved();
    const { draft, published } = tour.versions;
    await logChange(trx, caller, {
      subject: { kind: 'tour', id: tourId },
      operatorId: tour.operatorId,
      action: 'discard',
      before: { name: draft.document.name.en, version: draft.version },
    });
    if (published) {
      await sql`delete from tour_document where tour_id = ${tourId} and version = ${draft.version}`.execute(trx);
      await sql`update edited_tour set revision = revision + 1 where tour_id = ${tourId}`.execute(trx);
    } else await sql`delete from edited_tour where tour_id = ${tourId}`.execute(trx);
    return { isGone: published === null };
  });
}
