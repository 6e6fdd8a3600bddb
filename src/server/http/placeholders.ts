import { randomBytes } from 'node:crypto';
import type { Personal } from './pages.ts';
import { hashSource } from './security-headers.ts';

const mark = () => randomBytes(24).toString('hex');

/**
 * Stand in for the values of one answer while a page is rendered. They are unguessable and never leave the house, so nobody can
 * write one into a page.
 */
export const marks: Personal = { nonce: mark(), securityToken: mark(), requestId: mark() };

/** The page with the values of one answer. */
export function fillMarks(html: string, { nonce, securityToken, requestId }: Personal): string {
  return html
    .replaceAll(marks.nonce, nonce)
    .replaceAll(marks.securityToken, securityToken)
    .replaceAll(marks.requestId, requestId);
}

const ownScript = new RegExp(`<script([^>]* nonce="${marks.nonce}"[^>]*)>([\\s\\S]*?)</script>`, 'g');
const nonceAttribute = ` nonce="${marks.nonce}"`;

/**
 * The page without the values of any one answer, and what allows its own scripts in a policy: their hashes. Only scripts that
 * carry the mark are ours; one that somebody managed to write into a page gets no hash.
 */
export function removeMarks(html: string): { readonly html: string; readonly scriptSources: string } {
  const nameless = html.replaceAll(marks.securityToken, '').replaceAll(marks.requestId, '');
  const hashes = [...nameless.matchAll(ownScript)]
    .filter(([, attributes]) => !attributes?.includes(' type="application/ld+json"'))
    .map(([, , text]) => hashSource(text as string));
  return { html: nameless.replaceAll(nonceAttribute, ''), scriptSources: hashes.join(' ') };
}
