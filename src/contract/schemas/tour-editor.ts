import { z } from 'zod';
import { CURRENCIES } from '#domain/money/currency.ts';
import { DOCUMENT_LIMITS } from '#domain/office/tour-document.ts';
import { id, integerBetween, optionalField, text } from '../values/values.ts';
import { tourAnswer } from './catalogue-tour.ts';
import { sentFile } from './common.ts';
import { tourDocument } from './tour-document.ts';

const tourId = id;
const version = integerBetween(1, 1_000_000);
const revision = integerBetween(0, 2_147_483_647);

const tourState = z.enum(['draft', 'open', 'closed', 'archived']);

const photograph = z.object({
  file: z.string(),
  colour: z.string(),
  photographer: z.string(),
  /** What it shows, in English and German. */
  en: z.string(),
  de: z.string(),
  /** Whether the company uploaded it; the others are the marketplace's. */
  isOwn: z.boolean(),
});

const versionFacts = {
  version: z.int(),
  state: z.enum(['draft', 'published', 'superseded']),
  /** Null when it was imported, and once the account is deleted. */
  author: z.string().nullable(),
  /** Seconds; null when it was imported. */
  savedAt: z.int().nullable(),
};

/** The request and answer of each endpoint of the tour editor. */
export const tourEditorSchemas = {
  listTourDocuments: {
    request: z.object({
      q: text(100),
      /** Tours without a public version are drafts; `changed` are public ones with a draft. */
      show: z.enum(['all', 'draft', 'changed', 'open', 'closed']).default('all'),
      page: optionalField(integerBetween(1, 1000)),
    }),
    answer: z.object({
      page: z.int(),
      hasMore: z.boolean(),
      tours: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          operator: z.string(),
          state: tourState,
          hasDraft: z.boolean(),
          /** What the draft still needs before it can be published. */
          missing: z.int(),
          /** Texts of the draft without up-to-date German. */
          untranslated: z.int(),
          savedAt: z.int().nullable(),
          author: z.string().nullable(),
        }),
      ),
      /** The companies that the caller may create tours for. */
      operators: z.array(z.object({ id: z.int(), name: z.string() })),
      mayCreate: z.boolean(),
    }),
  },
  createTour: {
    request: z.object({
      /** In English. */
      name: z.string().trim().min(1).max(DOCUMENT_LIMITS.maxName),
      /** Whose tour it is; needed by staff only. */
      operatorProfileId: optionalField(id),
    }),
    answer: z.object({ tourId: z.int() }),
  },
  loadTourDocument: {
    request: z.object({ tourId }),
    answer: z.object({
      tourId: z.int(),
      operator: z.string(),
      currency: z.enum(CURRENCIES),
      state: tourState,
      version: z.int(),
      /** Whether there is a draft; otherwise the document is the public version. */
      hasDraft: z.boolean(),
      author: z.string().nullable(),
      savedAt: z.int().nullable(),
      revision: z.int(),
      document: tourDocument,
      /** The public version; null before the first. */
      published: tourDocument.nullable(),
      mayEdit: z.boolean(),
      mayPublish: z.boolean(),
      isApproved: z.boolean(),
      countries: z.array(z.object({ code: z.string(), name: z.string() })),
      styles: z.array(z.object({ slug: z.string(), name: z.string() })),
      /** Every location of the gazetteer. */
      locations: z.array(z.object({ id: z.int(), name: z.string(), countryCode: z.string() })),
      /** Those of the marketplace and of the company. */
      photographs: z.array(photograph),
    }),
  },
  saveTourDocument: {
    request: z.object({
      tourId,
      revision,
      /** The document that the editor received with this revision. */
      base: tourDocument,
      document: tourDocument,
    }),
    answer: z.object({
      revision: z.int(),
      document: tourDocument,
      /** The ids that replace the temporary ones of new items. */
      ids: z.record(z.string(), z.int()),
    }),
  },
  uploadPhotograph: { request: z.object({ tourId, content: sentFile }), answer: z.object({ photograph }) },
  discardTourDraft: {
    request: z.object({ tourId, revision }),
    answer: z.object({
      /** Whether the whole tour was deleted, because it was never public. */
      isGone: z.boolean(),
    }),
  },
  publishTour: { request: z.object({ tourId, revision }), answer: z.object({ version: z.int() }) },
  previewTour: { request: z.object({ tourId }), answer: tourAnswer },
  listTourVersions: {
    request: z.object({ tourId }),
    answer: z.object({
      name: z.string(),
      revision: z.int(),
      mayEdit: z.boolean(),
      versions: z.array(z.object({ ...versionFacts, basedOn: z.int().nullable(), publishedAt: z.int().nullable() })),
    }),
  },
  compareTourVersions: {
    request: z.object({ tourId, version, against: optionalField(version) }),
    answer: z.object({
      version: z.int(),
      /** Null for the first version, which is compared with nothing. */
      against: z.int().nullable(),
      differences: z.array(
        z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
      ),
    }),
  },
  restoreTourVersion: {
    request: z.object({ tourId, version, revision }),
    answer: z.object({ revision: z.int() }),
  },
};
