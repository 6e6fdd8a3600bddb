import { expect, test } from 'vitest';
import { open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = tourHouse();
const pages = ['help', 'about', 'terms', 'privacy', 'membership', 'travel-agents', 'wishlist', 'confirm-mail'];

for (const [viewport, colorScheme] of [
  [phone, 'light'],
  [desktop, 'dark'],
] as const) {
  test(`pages of words are accessible and fit at ${viewport.width} px in the ${colorScheme} scheme`, async () => {
    const { page, trouble, close } = await visit({ viewport, colorScheme });
    for (const path of pages) {
      for (const prefix of ['', '/de']) {
        await open(page, `${prefix}/${path}`);
        await inspect(page, `info-${path}-${viewport.width}${prefix.replace('/', '-')}`);
      }
    }
    expect(trouble).toEqual([]);
    await close();
  });
}

test('sitemap and robots name every page in both languages', async () => {
  const robots = await (await fetch(`${shop().origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${shop().origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /de/api/');
  const answer = await fetch(`${shop().origin}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('xml');
  const text = await answer.text();
  expect(text.match(/<loc>[^<]*\/t\/[^<]*<\/loc>/g)?.length).toBe(120);
  expect(text).toContain('hreflang="de"');
});
