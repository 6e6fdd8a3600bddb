import type { Sale, StoredSale } from './tour-content.ts';

const isOffered = ({ retired }: { readonly retired?: boolean }): boolean => retired !== true;

/** Returns what a variant offers: without the rooms, extras and options that were retired. */
export function offeredSale({ rooms, extras, ...sale }: StoredSale): Sale {
  return {
    ...sale,
    rooms: rooms.filter(isOffered),
    extras: extras
      .filter(isOffered)
      .map((extra) => ({ ...extra, options: extra.options.filter(isOffered) }))
      .filter(({ options }) => options.length > 0),
  };
}
