import { randomBytes } from 'node:crypto';
import type { Personal } from './pages.ts';
import { hashSource } from './security-headers.ts';

const placeholder = () => randomBytes(24).toString('hex');

/**
 * Stand in for the values of one answer while a page is rendered. They are unguessable and never leave the house, so nobody can
 * write one into a page.
 */
export const placeholders: Personal = { nonce: placeholder(), securityToken: placeholder(), requestId: placeholder() };

/** The page with the values of one answer. */
export function fillPlaceholders(html: string, { nonce, securityToken, requestId }: Personal): string {
  return html
    .replaceAll(placeholders.nonce, nonce)
    .replaceAll(placeholders.securityToken, securityToken)
    .replaceAll(placeholders.requestId, requestId);
}

const ownScript = new RegExp(`<script([^>]* nonce="${placeholders.nonce}"[^>]*)>([\\s\\S]*?)</script>`, 'g');
const nonceAttribute = ` nonce="${placeholders.nonce}"`;

/**
 * The page without the values of any one answer, and what allows its own scripts in a policy: their hashes. Only scripts that
 * carry the mark are ours; one that somebody managed to write into a page gets no hash. All that is looked for is ASCII, so the bytes
 * are read as signs of one byte each: making text of them and bytes of the text again would take longer than everything else here.
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
