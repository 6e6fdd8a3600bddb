import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';

/**
 * Warns once when a proxy tells whom it speaks for and nothing says that proxies are believed: then all visitors share the
 * proxy's address, and every limit that counts by address stops them together.
 */
export function createProxyWarning(
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
  log: Log,
): (headers: Headers) => void {
  let warned = trustedProxies > 0;
  return (headers) => {
    if (warned || !headers.has('x-forwarded-for')) return;
    warned = true;
    log.warn(
      'a request came with X-Forwarded-For, but TRUSTED_PROXIES is 0: if a proxy stands before the shop, set TRUSTED_PROXIES to the number of proxies, or all visitors count as one and share its rate limits',
    );
  };
}
