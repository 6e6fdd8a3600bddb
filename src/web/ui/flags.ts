// One file for each flag, named here by its address alone: a picture is fetched when it scrolls into view.
const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a country's flag; undefined for a country without one. */
export function flagOf(iso: string): string | undefined {
  return flags[`/node_modules/country-flag-icons/3x2/${iso}.svg`];
}
