import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';

/**
 * Warns once if a proxy sends forwarding headers but no proxies are trusted: all visitors then share the proxy's
 * address and its rate limits.
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
