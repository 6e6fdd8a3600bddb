import { expect, test } from 'vitest';
import { open } from './frame-visit.ts';
import { inspectSchemes } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone } from './window.ts';

const { visit, shop } = tourHouse();
const pages = ['help', 'about', 'terms', 'privacy', 'membership', 'travel-agents', 'wishlist', 'confirm-mail'];

for (const [language, prefix] of Object.entries({ en: '', de: '/de' })) {
  test(`text pages (${language}) are accessible and fit at ${phone.width} and ${desktop.width} px in both colour schemes`, async () => {
    const { page, trouble, close } = await visit();
    for (const path of pages) {
      await page.setViewportSize(phone);
      await open(page, `${prefix}/${path}`);
      await inspectSchemes(page, `info-${path}-${language}-${phone.width}`);
      await page.setViewportSize(desktop);
      await inspectSchemes(page, `info-${path}-${language}-${desktop.width}`);
    }
    expect(trouble).toEqual([]);
    await close();
  });
}

test('sitemap and robots.txt list every page in both languages', async () => {
  const robots = await (await fetch(`${shop().origin}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${shop().origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /de/api/');
  const answer = await fetch(`${shop().origin}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('xml');
  const text = await answer.text();
  expect(text.match(/<loc>[^<]*\/t\/[^<]*<\/loc>/g)?.length).toBe(120);
  expect(text).toContain('hreflang="de"');
});
