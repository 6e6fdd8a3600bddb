import { randomBytes } from 'node:crypto';
import type { Personal } from './pages.ts';

/** A place in a page that holds a value of one answer alone. */
export type Gap = { readonly name: keyof Personal; readonly at: number; readonly length: number };

/** A page as bytes, with the places that each answer fills anew. */
export type PageTemplate = { readonly bytes: Buffer<ArrayBuffer>; readonly gaps: readonly Gap[] };

const mark = (length: number) => randomBytes(length).toString('hex').slice(0, length);

/** Stand in for the values of one answer while a page is rendered: as long as those, and unguessable, so that nobody can write one into a page. */
export const marks: Personal = { nonce: mark(24), securityToken: mark(43), requestId: mark(36) };

const anyMark = new RegExp(Object.values(marks).join('|'), 'g');
const names = new Map(Object.entries(marks).map(([name, text]) => [text, name as keyof Personal]));

// The policy allows scripts and styles by where they come from as well, so a link to one of ours needs no nonce.
const nonceOfLink = new RegExp(`(<link [^>]*?) nonce="${marks.nonce}"`, 'g');

/** Makes a template of markup that was rendered with marks. */
export function cutTemplate(html: string): PageTemplate {
  const bytes = Buffer.from(html.replaceAll(nonceOfLink, '$1'));
  // Bytes as characters, so that places in the one are places in the other.
  const gaps = [...bytes.toString('latin1').matchAll(anyMark)].map(({ 0: text, index }) => ({
    name: names.get(text) as keyof Personal,
    at: index,
    length: text.length,
  }));
  return { bytes, gaps };
}

/** The page with the values of one answer. */
export function fillTemplate({ bytes, gaps }: PageTemplate, personal: Personal): Buffer<ArrayBuffer> {
  const filled = Buffer.from(bytes);
  for (const { name, at, length } of gaps) {
    const value = personal[name];
    if (value.length !== length) throw new RangeError(`a ${name} has ${length} characters, not ${value.length}`);
    filled.write(value, at, 'latin1');
  }
  return filled;
}
