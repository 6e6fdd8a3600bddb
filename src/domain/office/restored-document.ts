import type { TourDocument, VariantItem } from './tour-document.ts';

type Item = { readonly id: number; readonly isRetired: boolean };

const withRetired = <Kept extends Item>(old: readonly Kept[], current: readonly Kept[]): Kept[] => [
  ...old,
  ...current.filter(({ id }) => !old.some((item) => item.id === id)).map((item) => ({ ...item, isRetired: true })),
];

/**
 * Returns an older version as it can be published again: what has been on sale since stays, retired, because bookings
 * refer to it.
 */
export function restoredDocument(old: TourDocument, published: TourDocument | null): TourDocument {
  if (!published) return old;
  const variants = withRetired(old.variants, published.variants).map((variant): VariantItem => {
    const current = published.variants.find(({ id }) => id === variant.id);
    if (!current) return variant;
    return {
      ...variant,
      rooms: withRetired(variant.rooms, current.rooms),
      extras: withRetired(variant.extras, current.extras).map((extra) => {
        const options = current.extras.find(({ id }) => id === extra.id)?.options ?? [];
        return { ...extra, options: withRetired(extra.options, options) };
      }),
    };
  });
  return { ...old, slug: published.slug, variants };
}
