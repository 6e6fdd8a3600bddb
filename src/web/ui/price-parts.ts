import { formatter } from './formatter.ts';

/** A part of an amount, so that the currency can be smaller than the number. */
export type PricePart = { readonly kind: 'currency' | 'amount'; readonly text: string };

/** Formats an amount of minor units in parts; whole amounts may omit the decimals. */
export function priceParts(
  minor: number,
  currency: string,
  locale: string,
  cents: 'always' | 'whole' = 'always',
): PricePart[] {
  const digits = cents === 'whole' && minor % 100 === 0 ? 0 : 2;
  const parts = formatter(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(minor / 100);
  const joined: PricePart[] = [];
  for (const part of parts) {
    const kind = part.type === 'currency' ? 'currency' : 'amount';
    const last = joined.at(-1);
    if (last?.kind === kind) joined[joined.length - 1] = { kind, text: last.text + part.value };
    else joined.push({ kind, text: part.value });
  }
  return joined;
}

/** Formats an amount as one text, for labels and sentences. */
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
