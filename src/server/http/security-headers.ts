/** Says the content security policy of a page whose own scripts carry a nonce. */
export function createContentSecurityPolicy(assetBase: string): (nonce: string) => string {
  const own = assetBase ? `'self' ${new URL(assetBase).origin}` : "'self'";
  const rest = [
    // React and react-aria place popovers with style attributes; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
  return (nonce) =>
    `default-src 'none'; script-src ${own} 'nonce-${nonce}'; style-src ${own} 'nonce-${nonce}'; ${rest}`;
}

/** Headers that every answer carries, page or not. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    'x-permitted-cross-domain-policies': 'none',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
