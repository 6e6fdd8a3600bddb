// One file for each flag, imported by URL only, so that an image loads when it scrolls into view.
const flags = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/??.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the URL of a country's flag; undefined for a country without one. */
export function flagOf(iso: string): string | undefined {
  return flags[`/node_modules/country-flag-icons/3x2/${iso}.svg`];
}
