import { isSame, type Json } from './document-merge.ts';
import type { RoomItem, TourDocument, VariantItem } from './tour-document.ts';

/** Why a change of a public tour cannot be published. */
export type PublicationCode = 'item-was-public' | 'room-is-taken' | 'length-is-sold' | 'slug-is-public';

/** A change that cannot be published; `path` names the field. */
export interface PublicationProblem {
  readonly code: PublicationCode;
  readonly path: string;
}

/** What has been sold of a tour. */
export interface SoldParts {
  /** The rooms with a claim on any departure. */
  readonly roomIds: ReadonlySet<number>;
  /** Whether any departure has a claim. */
  readonly hasClaims: boolean;
}

/** Returns what a new version of a public tour must not change (docs/algorithms/tour-documents.md). */
export function checkPublication(before: TourDocument, after: TourDocument, sold: SoldParts): PublicationProblem[] {
  return [
    ...problem(before.slug !== after.slug, 'slug-is-public', 'slug'),
    ...problem(before.lengthDays !== after.lengthDays && sold.hasClaims, 'length-is-sold', 'lengthDays'),
    ...before.variants.flatMap((variant) => {
      const path = `variants.${variant.id}`;
      const next = after.variants.find(({ id }) => id === variant.id);
      return next ? checkVariant(variant, next, path, sold) : problem(true, 'item-was-public', path);
    }),
  ];
}

const problem = (failed: boolean, code: PublicationCode, path: string): PublicationProblem[] =>
  failed ? [{ code, path }] : [];

function checkVariant(before: VariantItem, after: VariantItem, path: string, sold: SoldParts): PublicationProblem[] {
  return [
    ...lostItems(before.rooms, after.rooms, `${path}.rooms`),
    ...lostItems(before.extras, after.extras, `${path}.extras`),
    ...before.extras.flatMap(({ id, options }) => {
      const next = after.extras.find((extra) => extra.id === id);
      return next ? lostItems(options, next.options, `${path}.extras.${id}.options`) : [];
    }),
    ...before.rooms.flatMap((room) => {
      const next = after.rooms.find(({ id }) => id === room.id);
      if (!next || !sold.roomIds.has(room.id)) return [];
      return claimedFields
        .filter((field) => !isSame(room[field] as Json, next[field] as Json))
        .map((field): PublicationProblem => ({ code: 'room-is-taken', path: `${path}.rooms.${room.id}.${field}` }));
    }),
  ];
}

/** A claim on a room was counted with these facts. */
const claimedFields = ['beds', 'shared', 'sleeps'] as const satisfies readonly (keyof RoomItem)[];

type Item = { readonly id: number };

const lostItems = (before: readonly Item[], after: readonly Item[], path: string): PublicationProblem[] =>
  before
    .filter(({ id }) => !after.some((item) => item.id === id))
    .map(({ id }) => ({ code: 'item-was-public', path: `${path}.${id}` }));
