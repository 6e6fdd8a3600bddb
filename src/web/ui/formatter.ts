const formatters = new Map<string, unknown>();

/** A formatter of `Intl`. Making one takes far longer than using it, and a page uses the same few again and again. */
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
