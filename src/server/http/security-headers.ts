import { createHash } from 'node:crypto';
import type { PolicySources } from '../payments/port.ts';

/**
 * Style elements that react-aria adds at runtime: for presses without delay, and for popups that prevent background
 * scrolling.
 */
export const reactAriaStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** Returns the hash source of a script or style for a content security policy. */
export const hashSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The path for content security policy reports. */
export const policyReportPath = '/api/utils/csp-report';

/** Creates the content security policy of a page whose scripts are allowed by a nonce or by hashes. */
export function createContentSecurityPolicy(
  assetBase: string,
  { frames, scripts, connections }: PolicySources = { frames: [], scripts: [], connections: [] },
): (scriptSources: string) => string {
  const ownSource = assetBase ? `'self' ${new URL(assetBase).origin}` : "'self'";
  const rest = [
    `style-src ${ownSource} ${reactAriaStyles.map(hashSource).join(' ')}`,
    // React and react-aria position popovers with style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src ${ownSource} data: blob:`,
    `font-src ${ownSource}`,
    `connect-src ${["'self'", ...connections].join(' ')}`,
    // Only card fields and authentication pages of the payment provider are framed.
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `report-uri ${policyReportPath}`,
  ].join('; ');
  const ownScripts = [ownSource, ...scripts].join(' ');
  return (scriptSources) => `default-src 'none'; script-src ${ownScripts} ${scriptSources}; ${rest}`;
}

/** Returns the headers of every response. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // A URL may contain the secret of an emailed link, so only the origin is sent.
    'referrer-policy': 'strict-origin',
    // A popup of the payment provider must be able to reply to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
