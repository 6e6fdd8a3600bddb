import { expect, test } from 'vitest';
import { alternates, inLanguage } from './languages.ts';

test('NAV-10 a page has an address in every language: English without a prefix, German under /de', () => {
  expect(inLanguage('en', '/t/12')).toBe('/t/12');
  expect(inLanguage('de', '/t/12')).toBe('/de/t/12');
  expect(inLanguage('de', '/')).toBe('/de');
  expect(alternates('https://shop.example', '/')).toEqual([
    { language: 'en', href: 'https://shop.example/' },
    { language: 'de', href: 'https://shop.example/de' },
  ]);
});
