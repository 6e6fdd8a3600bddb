import { randomBytes } from 'node:crypto';
import type { Personal } from './pages.ts';
import { hashSource } from './security-headers.ts';

const placeholder = () => randomBytes(24).toString('hex');

/**
 * Placeholders for the values of a response while a page is rendered. They are random and never sent, so that no
 * content can contain them.
 */
export const placeholders: Personal = { nonce: placeholder(), securityToken: placeholder(), requestId: placeholder() };

/** Inserts the values of one response into a page. */
export function fillPlaceholders(html: string, { nonce, securityToken, requestId }: Personal): string {
  return html
    .replaceAll(placeholders.nonce, nonce)
    .replaceAll(placeholders.securityToken, securityToken)
    .replaceAll(placeholders.requestId, requestId);
}

const ownScript = new RegExp(`<script([^>]* nonce="${placeholders.nonce}"[^>]*)>([\\s\\S]*?)</script>`, 'g');
const nonceAttribute = ` nonce="${placeholders.nonce}"`;

/**
 * Removes the placeholders of a page and returns the hashes of its own scripts for the policy. Only scripts with the
 * placeholder nonce are ours; an injected script gets no hash. Everything to find is ASCII, so the bytes are decoded as
 * Latin-1, which avoids slow UTF-8 conversions.
 */
export function removePlaceholders(page: Buffer): { readonly html: Buffer; readonly scriptSources: string } {
  const signs = page
    .toString('latin1')
    .replaceAll(placeholders.securityToken, '')
    .replaceAll(placeholders.requestId, '');
  const hashes = [...signs.matchAll(ownScript)]
    .filter(([, attributes]) => !attributes?.includes(' type="application/ld+json"'))
    .map(([, , script]) => hashSource(Buffer.from(script as string, 'latin1')));
  return { html: Buffer.from(signs.replaceAll(nonceAttribute, ''), 'latin1'), scriptSources: hashes.join(' ') };
}
