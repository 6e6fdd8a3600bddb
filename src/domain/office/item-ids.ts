import type { Json } from './document-merge.ts';

/**
 * The editor gives new items a negative id; the server replaces it by the next free one, which no item of the tour ever
 * had (docs/algorithms/tour-documents.md).
 */
export const isTemporaryId = (id: unknown): id is number => typeof id === 'number' && id < 0;

/** The ids that replace temporary ones. */
export type AssignedIds = Readonly<Record<string, number>>;

/** A list of a document whose items have ids of their own kind: variants are named by other tables. */
const isVariants = (path: readonly string[]): boolean => path.length === 1 && path[0] === 'variants';

/** Returns the temporary ids of a document: those of variants, and those of everything else. */
export function temporaryIds(document: Json): { readonly variants: number[]; readonly items: number[] } {
  const found = { variants: [] as number[], items: [] as number[] };
  const visit = (value: Json, path: readonly string[]): void => {
    if (Array.isArray(value)) {
      for (const item of value) {
        const id = (item as { readonly id?: Json } | null)?.id;
        if (isTemporaryId(id)) (isVariants(path) ? found.variants : found.items).push(id);
        visit(item, [...path, '']);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
    }
  };
  visit(document, []);
  return found;
}

/** Replaces temporary ids in a document. */
export function assignIds<Document extends Json>(document: Document, ids: AssignedIds): Document {
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'id' && isTemporaryId(item) ? (ids[item] ?? item) : visit(item),
      ]),
    );
  };
  return visit(document) as Document;
}
