import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTemplate } from './packed-template.ts';
import { cutTemplate, fillTemplate, marks } from './page-template.ts';
import type { Personal } from './pages.ts';

const filledWith = (letter: string): Personal => ({
  nonce: letter.repeat(24),
  securityToken: letter.repeat(43),
  requestId: letter.repeat(36),
});
const inPlaceOf = (html: string, personal: Personal) =>
  (Object.keys(marks) as (keyof Personal)[]).reduce((text, name) => text.replaceAll(marks[name], personal[name]), html);

/** Stretches of markup that repeat themselves, with gaps anywhere, side by side too. */
const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...Object.values(marks)),
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      fc.constantFrom('<p class="text-sm">Zürich → Ålesund</p>'.repeat(40), `<script nonce="${marks.nonce}">`),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('a packed page unpacks to the page with the values of each answer', () => {
  fc.assert(
    fc.property(markup, fc.stringMatching(/^[A-Za-z0-9+/=]$/), (html, letter) => {
      const template = cutTemplate(html);
      const packed = packTemplate(template);
      for (const personal of [filledWith(letter), filledWith('a'), filledWith('<')]) {
        const right = inPlaceOf(html, personal);
        expect(fillTemplate(template, personal).toString()).toBe(right);
        expect(gunzipSync(packed.fill(personal)).toString()).toBe(right);
      }
    }),
    { numRuns: 300 },
  );
});

test('how a page packs does not depend on its values', () => {
  const html = `${'abcdefgh'.repeat(5000)}${marks.securityToken}${'abcdefgh'.repeat(5000)}${marks.securityToken}`;
  const packed = packTemplate(cutTemplate(html));
  expect(packed.fill(filledWith('a')).length).toBe(packed.fill(filledWith('x')).length);
  expect(packed.size).toBeLessThan(2000);
});

test('a value of another length is refused, since it would shift all that follows', () => {
  const template = cutTemplate(`<p>${marks.nonce}</p>`);
  expect(() => fillTemplate(template, { ...filledWith('a'), nonce: 'short' })).toThrow(RangeError);
});
