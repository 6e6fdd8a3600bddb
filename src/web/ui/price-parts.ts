/** An amount cut so that the currency can be set smaller than the number. */
export type PricePart = { readonly kind: 'currency' | 'amount'; readonly text: string };

// Making a formatter takes far longer than using it, and a page with prices uses the same few again and again.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, made);
  return made;
}

/** Writes an amount of minor units the way the language does; whole amounts may leave out their cents. */
export function priceParts(
  minor: number,
  currency: string,
  locale: string,
  cents: 'always' | 'whole' = 'always',
): PricePart[] {
  const digits = cents === 'whole' && minor % 100 === 0 ? 0 : 2;
  const parts = formatOf(locale, currency, digits).formatToParts(minor / 100);
  const joined: PricePart[] = [];
  for (const part of parts) {
    const kind = part.type === 'currency' ? 'currency' : 'amount';
    const last = joined.at(-1);
    if (last?.kind === kind) joined[joined.length - 1] = { kind, text: last.text + part.value };
    else joined.push({ kind, text: part.value });
  }
  return joined;
}

/** The same as one text, for labels and sentences. */
export function priceText(
  minor: number,
  currency: string,
  locale: string,
  cents: 'always' | 'whole' = 'always',
): string {
  return priceParts(minor, currency, locale, cents)
    .map((part) => part.text)
    .join('');
}
