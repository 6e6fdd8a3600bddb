import { usePage } from '../browser/page-config.ts';

/** Returns the currency in the page's URL, which its links must preserve; null when there is none. */
export function useForcedCurrency(): string | null {
  const { currency, forcedCurrency } = usePage();
  return forcedCurrency ? currency : null;
}

/** Adds the currency to a URL. */
export function withCurrency(address: string, currency: string | null): string {
  if (!currency) return address;
  return `${address}${address.includes('?') ? '&' : '?'}currency=${currency}`;
}
