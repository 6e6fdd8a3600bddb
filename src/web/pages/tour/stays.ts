import type { TourDay } from './tour-types.ts';

/** Nights in one house, one after another. */
export type Stay = { readonly name: string; readonly place: string; readonly nights: number };

/** Where one sleeps, in the order of the journey; nights in the same house are counted together. */
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

/** The means of transport of the journey, each once, in the order in which they are first used. */
export function transportsOf(days: readonly TourDay[]): Exclude<TourDay['transport'], 'none'>[] {
  return [...new Set(days.map(({ transport }) => transport))].filter((transport) => transport !== 'none');
}
