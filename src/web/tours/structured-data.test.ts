import { expect, test } from 'vitest';
import type { Card } from './catalogue-types.ts';
import { breadcrumbList, itemList, organisation, scriptText, webSite } from './structured-data.ts';

const absoluteUrl = (path: string) => `https://shop.example${path}`;

test('the shop tells search engines how to search it', () => {
  expect(webSite(absoluteUrl, 'Waymark').potentialAction).toMatchObject({
    target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
  });
});

test('the numbering of a list continues on its second page', () => {
  const cards = [
    { slug: 'a', name: 'A' },
    { slug: 'b', name: 'B' },
  ] as Card[];
  expect(itemList(absoluteUrl, 'Tours', cards, 20).itemListElement).toEqual([
    { '@type': 'ListItem', position: 21, url: 'https://shop.example/t/a', name: 'A' },
    { '@type': 'ListItem', position: 22, url: 'https://shop.example/t/b', name: 'B' },
  ]);
});

test('a breadcrumb ends with the page itself', () => {
  const list = breadcrumbList(absoluteUrl, [{ label: 'Home', to: '/' }], { label: 'Italy', to: '/destinations/italy' });
  expect(list.itemListElement).toMatchObject([
    { position: 1 },
    { position: 2, item: absoluteUrl('/destinations/italy') },
  ]);
});

test('an operator without reviews has no rating', () => {
  const operator = { slug: 'o', name: 'O', foundedYear: 2001, rating: { average: 0, count: 0 } };
  expect(organisation(absoluteUrl, operator, null)).not.toHaveProperty('aggregateRating');
});

test('user text cannot close the script element', () => {
  expect(scriptText({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});
