import { beforeAll, expect, test } from 'vitest';
import { open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { shop, visit } = tourHouse();

type Counted = { slug: string; kind: string };
let all: { facets: { destination: Counted[]; operator: Counted[]; style: Counted[] } };

beforeAll(async () => {
  await shop().ensureDemo();
  all = await (await fetch(`${shop().origin}/api/shop/search`)).json();
}, 180_000);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { width, height } of [phone, tablet, desktop]) {
    test(`search is accessible and fits at ${width} px in the ${colorScheme} scheme, in both languages and all views`, {
      timeout: 180_000,
    }, async () => {
      const { page, trouble, close } = await visit({ viewport: { width, height }, colorScheme });
      await open(page, '/search?destination=europe');
      await inspect(page, `search-${width}-${colorScheme}-en`);
      await open(page, '/de/search?view=list&sort=rating');
      await inspect(page, `search-list-${width}-${colorScheme}-de`);
      await open(page, '/search?view=map');
      await page.locator('[data-pin]').first().waitFor();
      await inspect(page, `search-map-${width}-${colorScheme}-en`);
      expect(trouble).toEqual([]);
      await close();
    });
  }
}

for (const name of ['destinations', 'continent', 'country', 'styles', 'style', 'operator'] as const) {
  test(`the page "${name}" is accessible and fits, in both schemes and languages`, { timeout: 180_000 }, async () => {
    const country = all.facets.destination.find(({ kind }) => kind === 'country')?.slug;
    const path = {
      destinations: '/destinations',
      continent: '/destinations/europe',
      country: `/destinations/${country}`,
      styles: '/styles',
      style: `/styles/${all.facets.style[0]?.slug}`,
      operator: `/operators/${all.facets.operator[0]?.slug}`,
    }[name];
    const { page, trouble, close } = await visit();
    for (const [viewport, colorScheme, language] of [
      [phone, 'dark', 'de'],
      [tablet, 'light', 'de'],
      [desktop, 'light', 'en'],
      [desktop, 'dark', 'en'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, language === 'de' ? `/de${path}` : path);
      await inspect(page, `${name}-${viewport.width}-${colorScheme}-${language}`);
    }
    expect(trouble).toEqual([]);
    await close();
  });
}
