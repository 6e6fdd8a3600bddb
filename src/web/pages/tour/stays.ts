import type { TourDay } from './tour-types.ts';

/** Consecutive nights in one accommodation. */
export type Stay = { readonly name: string; readonly place: string; readonly nights: number };

/** Returns the accommodations in travel order; consecutive nights in the same one are merged. */
export function staysOf(days: readonly TourDay[]): Stay[] {
  const stays: Stay[] = [];
  for (const { accommodation, place } of days) {
    if (!accommodation) continue;
    const last = stays.at(-1);
    if (last && last.name === accommodation && last.place === place.name)
      stays[stays.length - 1] = { ...last, nights: last.nights + 1 };
    else stays.push({ name: accommodation, place: place.name, nights: 1 });
  }
  return stays;
}

/** Returns the distinct means of transport, in the order of their first use. */
export function transportsOf(days: readonly TourDay[]): Exclude<TourDay['transport'], 'none'>[] {
  return [...new Set(days.map(({ transport }) => transport))].filter((transport) => transport !== 'none');
}
