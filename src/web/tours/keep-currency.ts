import { usePage } from '../browser/page-config.ts';

/** The currency that the page's address forces, which its links must keep; null when none is forced. */
export function useForcedCurrency(): string | null {
  const { currency, forcedCurrency } = usePage();
  return forcedCurrency ? currency : null;
}

/** An address with the currency that it has to force. */
export function withCurrency(address: string, currency: string | null): string {
  if (!currency) return address;
  return `${address}${address.includes('?') ? '&' : '?'}currency=${currency}`;
}
