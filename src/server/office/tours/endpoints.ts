import { sql } from 'kysely';
import type { AnswerOf, ParsedOf } from '#contract/schemas.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { capabilitiesOf } from '#domain/office/capabilities.ts';
import { differences, type Json } from '#domain/office/document-merge.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Account, Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createTour } from './create-tour.ts';
import { listTours } from './list-tours.ts';
import { findTour, readVersions, type TourVersion } from './office-tour.ts';
import { previewDraft } from './preview.ts';
import { publishDraft } from './publish-tour.ts';
import { discardDraft, restoreVersion, saveDraft } from './save-draft.ts';

const notFound = () => new Refusal(404, 'not-found');

type VersionRow = TourVersion & { readonly basedOn: number | null; readonly publishedAt: number | null };

/** Creates the endpoints of the tour editor. */
export function createTourEditor(database: Database, catalogue: Pick<Catalogue, 'snapshot' | 'catchUp'>) {
  const may = ({ account }: Caller, capability: 'catalogue.write' | 'catalogue.publish') =>
    capabilitiesOf((account as Account).role, (account as Account).preset).has(capability);

  async function readVersion(tourId: number, version: number): Promise<VersionRow | undefined> {
    return (await listVersions(tourId, sql`and version = ${version}`))[0];
  }

  async function listVersions(tourId: number, condition = sql``): Promise<VersionRow[]> {
    const { rows } = await sql<VersionRow>`
      select version, state, document, based_on as "basedOn", account.name as author, extract(epoch from saved_at)::int as "savedAt",
        extract(epoch from published_at)::int as "publishedAt"
      from tour_document left join user_account account on account.id = author_id
      where tour_id = ${tourId} ${condition} order by version desc`.execute(database);
    return rows;
  }

  return {
    listTourDocuments: (request: ParsedOf<'listTourDocuments'>, caller: Caller) => listTours(database, caller, request),

    createTour: (request: ParsedOf<'createTour'>, caller: Caller) => createTour(database, caller, request),

    async loadTourDocument(
      { tourId }: ParsedOf<'loadTourDocument'>,
      caller: Caller,
    ): Promise<AnswerOf<'loadTourDocument'> | Refusal> {
      const tour = await findTour(database, caller, tourId);
      const versions = tour && (await readVersions(database, tour));
      const current = versions?.draft ?? versions?.published;
      if (!tour || !versions || !current) return notFound();
      const { language } = caller;
      const { countries, styles, locations } = catalogue.snapshot().source;
      const { rows: photographs } = await sql<AnswerOf<'loadTourDocument'>['photographs'][number]>`
        select file, colour, photographer, alternative ->> 'en' as en, alternative ->> 'de' as de,
          operator_id is not null as "isOwn"
        from photograph where operator_id is null or operator_id = ${tour.operatorProfileId} order by operator_id, file`.execute(
        database,
      );
      const byName = <Item extends { readonly name: string }>(items: Item[]) =>
        items.sort((one, other) => one.name.localeCompare(other.name, language));
      const { version, author, savedAt, document } = current;
      return {
        ...{ tourId, operator: tour.operator, currency: tour.currency, version, author },
        state: tour.state ?? 'draft',
        hasDraft: versions.draft !== null,
        savedAt: savedAt || null,
        document: document as AnswerOf<'loadTourDocument'>['document'],
        published: (versions.published?.document ?? null) as AnswerOf<'loadTourDocument'>['published'],
        revision: tour.edited?.revision ?? 1,
        isApproved: tour.isApproved || tour.state !== null,
        mayEdit: may(caller, 'catalogue.write') && tour.state !== 'archived',
        mayPublish: may(caller, 'catalogue.publish') && tour.state !== 'archived',
        countries: byName(countries.map(({ code, name }) => ({ code, name: name[language] }))),
        styles: styles.map(({ slug, name }) => ({ slug, name: name[language] })),
        locations: byName(locations.map(({ id, name, countryCode }) => ({ id, name: name[language], countryCode }))),
        photographs,
      };
    },

    async saveTourDocument(request: ParsedOf<'saveTourDocument'>, caller: Caller) {
      const saved = await saveDraft(database, caller, request);
      return saved instanceof Refusal ? saved : (saved as AnswerOf<'saveTourDocument'>);
    },

    discardTourDraft: (request: ParsedOf<'discardTourDraft'>, caller: Caller) =>
      discardDraft(database, caller, request),

    publishTour: (request: ParsedOf<'publishTour'>, caller: Caller) => publishDraft(database, caller, request),

    async previewTour({ tourId }: ParsedOf<'previewTour'>, caller: Caller): Promise<AnswerOf<'previewTour'> | Refusal> {
      const tour = await findTour(database, caller, tourId);
      const versions = tour && (await readVersions(database, tour));
      const current = versions?.draft ?? versions?.published;
      if (!tour || !current) return notFound();
      // A photograph that was uploaded a moment ago is part of the preview.
      await catalogue.catchUp();
      const { language, currency } = caller;
      const locale = { language, currency: isCurrency(currency) ? currency : ('EUR' as const) };
      return (
        previewDraft(catalogue.snapshot(), tour, current.document, locale) ?? new Refusal(409, 'preview-needs-route')
      );
    },

    async listTourVersions(
      { tourId }: ParsedOf<'listTourVersions'>,
      caller: Caller,
    ): Promise<AnswerOf<'listTourVersions'> | Refusal> {
      const tour = await findTour(database, caller, tourId);
      const current = tour && (await readVersions(database, tour));
      const newest = current?.draft ?? current?.published;
      if (!tour || !newest) return notFound();
      const stored = await listVersions(tourId);
      const versions = stored.length > 0 ? stored : [{ ...newest, basedOn: null, publishedAt: null }];
      return {
        name: newest.document.name[caller.language] || newest.document.name.en,
        revision: tour.edited?.revision ?? 1,
        mayEdit: may(caller, 'catalogue.write') && tour.state !== 'archived',
        versions: versions.map(({ document: _, savedAt, ...version }) => ({ ...version, savedAt: savedAt || null })),
      };
    },

    async compareTourVersions(
      { tourId, version, against }: ParsedOf<'compareTourVersions'>,
      caller: Caller,
    ): Promise<AnswerOf<'compareTourVersions'> | Refusal> {
      const tour = await findTour(database, caller, tourId);
      const newer = tour && (await readVersion(tourId, version));
      const olderVersion = against ?? newer?.basedOn ?? null;
      const older = newer && olderVersion !== null ? await readVersion(tourId, olderVersion) : undefined;
      if (!newer || (olderVersion !== null && !older)) return notFound();
      const [before, after] = [older?.document, newer.document] as unknown as [Json | undefined, Json];
      return {
        version,
        against: olderVersion,
        differences: before === undefined ? [] : differences(before, after),
      };
    },

    restoreTourVersion: (request: ParsedOf<'restoreTourVersion'>, caller: Caller) =>
      restoreVersion(database, caller, request),
  };
}
