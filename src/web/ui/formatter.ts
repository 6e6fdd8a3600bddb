const formatters = new Map<string, unknown>();

/** Returns a cached `Intl` formatter, because creating one is much slower than using it. */
export function formatter<Format, Options>(
  kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = `${kind.name} ${locale} ${JSON.stringify(options)}`;
  const known = (formatters.get(key) as Format | undefined) ?? new kind(locale, options);
  formatters.set(key, known);
  return known;
}
