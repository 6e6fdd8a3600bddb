import { expect, test } from 'vitest';
import { sitemapText } from './sitemap-text.ts';

test('each page is listed in both languages with links to each other', () => {
  const text = sitemapText(
    [{ kind: 'tour', slug: 'lisbon-to-porto', changed: '2026-11-01', photo: 'a&b.jpg' }],
    'https://waymark.example',
  );
  expect(text).toContain('<loc>https://waymark.example/t/lisbon-to-porto</loc><lastmod>2026-11-01</lastmod>');
  expect(text).toContain('<loc>https://waymark.example/de/t/lisbon-to-porto</loc>');
  expect(text).toContain('hreflang="de" href="https://waymark.example/de/t/lisbon-to-porto"');
  expect(text).toContain('<loc>https://waymark.example/de</loc>');
  expect(text).toContain('a&amp;b-1500.jpg');
});
