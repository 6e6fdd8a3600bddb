import { sql } from 'kysely';
import type { ParsedOf } from '#contract/schemas.ts';
import { dayAt } from '#domain/calendar/day-at.ts';
import { differences, type Json } from '#domain/office/document-merge.ts';
import { checkPublication, type PublicationProblem, type SoldParts } from '#domain/office/publication-check.ts';
import { checkTour } from '#domain/office/tour-checklist.ts';
import { publishedWords, type TourDocument } from '#domain/office/tour-document.ts';
import type { Caller } from '../../platform/caller.ts';
import { type Database, type Transaction, transaction } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { logChange } from '../office-log.ts';
import { photographFile, rowsOf } from './document-rows.ts';
import { lockTour } from './office-tour.ts';
import { draftMoved } from './save-draft.ts';
import { readTour, writeTourRows } from './tour-rows.ts';

/** How many changed fields the office log names; the versions themselves can be compared. */
const maxLoggedPaths = 100;

/** Publishes the draft: one transaction writes the tables that differ and marks the version as published. */
export async function publishDraft(
  database: Database,
  caller: Caller,
  { tourId, revision }: ParsedOf<'publishTour'>,
): Promise<{ readonly version: number } | Refusal> {
  try {
    return await transaction(database, (trx) => publish(trx, caller, tourId, revision));
  } catch (error) {
    // Another tour took the address in the meantime.
    if ((error as { constraint?: string }).constraint === 'tour_slug_key') return slugTaken();
    throw error;
  }
}

type Code = PublicationProblem['code'] | 'slug-taken' | 'reference-unknown' | 'tour-field-incomplete';
const refuse = (problems: readonly { readonly path: string; readonly code: Code }[], more = {}) =>
  new Refusal(422, 'tour-unpublishable', { problems, more });
const slugTaken = () => refuse([{ path: 'slug', code: 'slug-taken' }]);

async function publish(trx: Transaction, caller: Caller, tourId: number, revision: number) {
  const tour = await lockTour(trx, caller, tourId);
  if (!tour || tour.state === 'archived') return new Refusal(404, 'not-found');
  const { draft, published } = tour.versions;
  if (!draft) return new Refusal(409, 'nothing-to-publish');
  if (revision !== tour.edited.revision) return draftMoved();
  if (tour.state === null && !tour.isApproved) return new Refusal(409, 'operator-unapproved');
  const { document } = draft;
  const missing = checkTour(document).filter(({ isWarning }) => !isWarning);
  if (missing.length > 0)
    return refuse(
      missing.map(({ path }) => ({ path, code: 'tour-field-incomplete' as const })),
      { checklist: missing },
    );
  const unknown = await unknownReferences(trx, document, tour.operatorProfileId);
  if (unknown.length > 0) return refuse(unknown.map((path) => ({ path, code: 'reference-unknown' as const })));
  if (await isSlugTaken(trx, tourId, document.slug)) return slugTaken();
  // Departure batches lock a variant before its departures, too.
  await sql`select from variant where tour_id = ${tourId} order by id for no key update`.execute(trx);
  const before = await readTour(trx, tourId);
  const problems = before ? await checkSold(trx, tourId, published?.document ?? before.document, document) : [];
  if (problems.length > 0) return refuse(problems);
  const today = dayAt(Date.now(), 'UTC');
  const rows = rowsOf(document, {
    tourId,
    operatorProfileId: tour.operatorProfileId,
    listedOn: before?.rows.tour.listed_on ?? today,
    changedOn: today,
    state: tour.state ?? 'open',
  });
  await writePhotographTexts(trx, document, tour.operatorProfileId);
  await writeTourRows(trx, before?.rows ?? null, rows);
  await sql`update tour_document set state = 'superseded' where tour_id = ${tourId} and state = 'published'`.execute(
    trx,
  );
  await sql`update tour_document set state = 'published', published_at = now(), author_id = ${caller.account?.id ?? null}
    where tour_id = ${tourId} and version = ${draft.version}`.execute(trx);
  const changes = published ? differences(published.document as unknown as Json, document as unknown as Json) : [];
  await logChange(trx, caller, {
    subject: { kind: 'tour', id: tourId },
    operatorId: tour.operatorId,
    action: 'publish',
    before: { version: published?.version ?? null },
    after: { version: draft.version, changed: changes.slice(0, maxLoggedPaths).map(({ path }) => path) },
  });
  return { version: draft.version };
}

async function isSlugTaken(trx: Transaction, tourId: number, slug: string): Promise<boolean> {
  const { rows } = await sql`select from tour where slug = ${slug} and id <> ${tourId}`.execute(trx);
  return rows.length > 0;
}

/** Returns the paths that name a country, style, location or photograph that does not exist. */
async function unknownReferences(
  trx: Transaction,
  document: TourDocument,
  operatorProfileId: number,
): Promise<string[]> {
  const { countryCodes, styleSlugs, photographs, days, stops, startLocationId, endLocationId } = document;
  const locations: [string, number | null][] = [
    ['startLocationId', startLocationId],
    ['endLocationId', endLocationId],
    ...stops.map(({ id, locationId }): [string, number | null] => [`stops.${id}.locationId`, locationId]),
    ...days.map(({ id, locationId }): [string, number | null] => [`days.${id}.locationId`, locationId]),
  ];
  const files = photographs.map(photographFile);
  const { rows } = await sql<{ countries: string[]; styles: string[]; files: string[]; locations: number[] }>`
    select array(select code from country where code = any(${countryCodes}::text[])) as countries,
      array(select slug from style where slug = any(${styleSlugs}::text[])) as styles,
      array(select file from photograph where file = any(${files}::text[])
        and (operator_id is null or operator_id = ${operatorProfileId})) as files,
      array(select id from location where id = any(${locations.map(([, id]) => id)}::integer[])) as locations`.execute(
    trx,
  );
  const known = rows[0] as (typeof rows)[number];
  return [
    ...(countryCodes.every((code) => known.countries.includes(code)) ? [] : ['countryCodes']),
    ...(styleSlugs.every((slug) => known.styles.includes(slug)) ? [] : ['styleSlugs']),
    ...photographs.filter((one) => !known.files.includes(photographFile(one))).map(({ id }) => `photographs.${id}`),
    ...locations.filter(([, id]) => id !== null && !known.locations.includes(id)).map(([path]) => path),
  ];
}

/** Writes the texts of the company's own photographs; those of the marketplace are the same for everyone. */
async function writePhotographTexts(
  trx: Transaction,
  document: TourDocument,
  operatorProfileId: number,
): Promise<void> {
  const rows = document.photographs.map((photograph) => ({
    file: photographFile(photograph),
    photographer: photograph.photographer,
    alternative: publishedWords(photograph.alternative),
  }));
  const changed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (file text, photographer text, alternative jsonb)
    where photograph.file = new.file and operator_id = ${operatorProfileId}
      and (photograph.alternative, photograph.photographer) is distinct from (new.alternative, new.photographer)`;
  // An update without rows would be announced to every process, too.
  const { rows: found } = await sql`select from photograph, ${changed}`.execute(trx);
  if (found.length === 0) return;
  await sql`update photograph set alternative = new.alternative, photographer = new.photographer from ${changed}`.execute(
    trx,
  );
}

/** Everything is sold: what a version may not change in the worst case. */
const everything = { has: () => true } as unknown as ReadonlySet<number>;

/**
 * Returns what the version changes although it was sold. The places are locked only if it matters what is taken of
 * them, in the order in which buyers lock them.
 */
async function checkSold(
  trx: Transaction,
  tourId: number,
  before: TourDocument,
  after: TourDocument,
): Promise<PublicationProblem[]> {
  const possible = checkPublication(before, after, { roomIds: everything, hasClaims: true });
  const dependsOnClaims = possible.some(({ code }) => code === 'room-is-taken' || code === 'length-is-sold');
  if (!dependsOnClaims) return possible;
  return checkPublication(before, after, await lockSold(trx, tourId));
}

async function lockSold(trx: Transaction, tourId: number): Promise<SoldParts> {
  await sql`select from place where id in (
      select place_id from departure join variant on variant.id = variant_id where tour_id = ${tourId}
      union all select departure_room.place_id from departure_room join departure on departure.id = departure_id
        join variant on variant.id = variant_id where tour_id = ${tourId})
    order by id for update`.execute(trx);
  const { rows } = await sql<{ roomIds: number[]; hasClaims: boolean }>`
    select array(select distinct room_id from departure_room join departure on departure.id = departure_id
        join variant on variant.id = variant_id join place on place.id = departure_room.place_id
        where tour_id = ${tourId} and taken > 0) as "roomIds",
      exists (select from departure join variant on variant.id = variant_id join place on place.id = place_id
        where tour_id = ${tourId} and taken > 0) as "hasClaims"`.execute(trx);
  const { roomIds = [], hasClaims = false } = rows[0] ?? {};
  return { roomIds: new Set(roomIds), hasClaims };
}
