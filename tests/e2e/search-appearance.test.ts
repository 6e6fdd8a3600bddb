import { beforeAll, expect, test } from 'vitest';
import { open } from './frame-visit.ts';
import { inspect, inspectAppearance, inspectSchemes } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { desktop, phone, tablet } from './window.ts';

const { shop, visit } = tourHouse();

type Counted = { slug: string; kind: string };
let all: { facets: { destination: Counted[]; operator: Counted[]; style: Counted[] } };

beforeAll(async () => {
  all = await (await fetch(`${shop().origin}/api/shop/search`)).json();
});

test('search is accessible and fits in every size and colour scheme, in both languages and all views', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, '/search?destination=europe');
  await inspectAppearance(page, 'search-en');
  await open(page, '/de/search?view=list&sort=rating');
  await inspectAppearance(page, 'search-list-de');
  await open(page, '/search?view=map');
  await page.locator('[data-pin]').first().waitFor();
  await inspectAppearance(page, 'search-map-en');
  expect(trouble).toEqual([]);
  await close();
});

for (const name of ['destinations', 'continent', 'country', 'styles', 'style', 'operator'] as const) {
  test(`the page "${name}" is accessible and fits, in both schemes and languages`, async () => {
    const country = all.facets.destination.find(({ kind }) => kind === 'country')?.slug;
    const path = {
      destinations: '/destinations',
      continent: '/destinations/europe',
      country: `/destinations/${country}`,
      styles: '/styles',
      style: `/styles/${all.facets.style[0]?.slug}`,
      operator: `/operators/${all.facets.operator[0]?.slug}`,
    }[name];
    const { page, trouble, close } = await visit({ viewport: phone });
    await open(page, `/de${path}`);
    await inspectSchemes(page, `${name}-${phone.width}-de`);
    await page.setViewportSize(tablet);
    await inspect(page, `${name}-${tablet.width}-de`);
    await page.setViewportSize(desktop);
    await open(page, path);
    await inspectSchemes(page, `${name}-${desktop.width}-en`);
    expect(trouble).toEqual([]);
    await close();
  });
}
