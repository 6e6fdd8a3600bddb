import { createHash } from 'node:crypto';

/** The style elements that react-aria adds as it runs: presses without a delay, and popups that do not scroll what is behind them. */
export const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** What allows a script or style of exactly this text in a policy. */
export const hashSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where browsers report what a policy kept out. */
export const policyReportPath = '/api/utils/csp-report';

/** Says the content security policy of a page whose own scripts are allowed by a nonce or by hashes. */
export function createContentSecurityPolicy(
  assetBase: string,
  frameSources: readonly string[] = [],
): (scriptSources: string) => string {
  const ownSource = assetBase ? `'self' ${new URL(assetBase).origin}` : "'self'";
  const rest = [
    `style-src ${ownSource} ${reactAriaStyles.map(hashSource).join(' ')}`,
    // React and react-aria place popovers with style attributes; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src ${ownSource} data: blob:`,
    `font-src ${ownSource}`,
    "connect-src 'self'",
    // Card fields and the bank's own page are frames of the payment provider; nothing else is ever framed.
    ...(frameSources.length > 0 ? [`frame-src ${frameSources.join(' ')}`] : []),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${policyReportPath}`,
  ].join('; ');
  return (scriptSources) => `default-src 'none'; script-src ${ownSource} ${scriptSources}; ${rest}`;
}

/** Headers that every answer carries, page or not. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // An address may carry the secret of a mailed link, so nobody is told more of it than the host.
    'referrer-policy': 'strict-origin',
    // A window of the payment provider that a page opens must be able to answer it; nobody else's page gets hold of ours.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
