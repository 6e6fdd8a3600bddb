import { expect, test } from 'vitest';
import type { AnswerOf } from '#contract/schemas.ts';
import type { Day } from '#domain/calendar/day.ts';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { alive, bringIntoView, eventually, open } from './frame-visit.ts';
import { inspect, inspectAppearance } from './inspect.ts';
import { tourHouse } from './tour-visit.ts';
import { phone } from './window.ts';

type Tour = AnswerOf<'loadTour'>;

const { visit, slugs, shop } = tourHouse();

for (const [language, prefix] of Object.entries({ en: '', de: '/de' })) {
  test(`NAV-01 the tour page (${language}) is complete and accessible in every size and colour scheme`, async () => {
    const [slug] = await slugs(1);
    const { page, trouble, close } = await visit({ viewport: phone });
    await open(page, `${prefix}/t/${slug}`);
    await bringIntoView(page.locator('#route'));
    await page.locator('#route svg[role="img"]').waitFor();
    await inspectAppearance(page, `tour-${language}`);
    expect(trouble).toEqual([]);
    await close();
  });
}

test('NAV-01 without scripts the page shows everything: days, dates by month, reviews by stars', async () => {
  const [slug] = await slugs(1);
  const { page, close } = await visit({ javaScriptEnabled: false, viewport: phone });
  await page.goto(`/t/${slug}`);
  await eventually(() => page.locator('h1').textContent()).not.toBe('');
  await eventually(() => page.locator('#day-1').getAttribute('open')).not.toBeNull();
  await page.locator('#day-2 summary').click();
  await eventually(() => page.locator('#day-2 p').first().isVisible()).toBe(true);
  const months = page.locator('#departures input[name="month"]');
  await months.last().check();
  const wanted = await months.last().getAttribute('value');
  await page.getByRole('button', { name: 'Show this month' }).click();
  await eventually(() => new URL(page.url()).searchParams.get('month')).toBe(wanted);
  await eventually(() => page.locator('#departures time').first().getAttribute('datetime')).toContain(wanted);
  await page.locator('#reviews nav a').first().click();
  await eventually(() => new URL(page.url()).searchParams.get('stars')).toBe('5');
  await eventually(() => page.getByRole('button', { name: 'Brochure' }).isVisible()).toBe(false);
  await close();
});

test('NAV-13 with scripts a month is picked, and its departures are shown', async () => {
  const [slug] = await slugs(1);
  const { page, close } = await visit();
  await open(page, `/t/${slug}`);
  const last = page.locator('#departures input[name="month"]').last();
  await last.check();
  const month = await last.getAttribute('value');
  await eventually(() => page.locator('#departures time').first().getAttribute('datetime')).toContain(month);
  await close();
});

test('NAV-01 every departure on sale can be booked or requested from the tour page, and held where it is confirmed at once', async () => {
  const ask = async (path: string) => fetch(`${shop().origin}${path}`);
  const { hits } = await (await ask('/api/shop/search')).json();
  const seen = { book: 0, request: 0 };
  for (const { slug } of hits as { slug: string }[]) {
    const { months } = (await (await ask(`/api/shop/tours/${slug}`)).json()) as Pick<Tour, 'months'>;
    for (const { month, departures } of months) {
      const html = await (await ask(`/t/${slug}?month=${month}`)).text();
      const section = html.slice(html.indexOf('id="departures"'));
      const links = [...section.matchAll(/<a [^>]*href="(\/book-now\/[^"]+)"[^>]*>([^<]+)</g)].map(
        ([, address, words]) => `${words}: ${address?.replaceAll('&amp;', '&')}`,
      );
      const expected = departures
        .filter(({ placesLeft }) => placesLeft > 0)
        .flatMap(({ from, variantId, confirmation }) => {
          const address = `/book-now/${slug}/${variantId}?date=${toDotted(from as Day)}&type=`;
          seen[confirmation === 'instant' ? 'book' : 'request'] += 1;
          return confirmation === 'instant'
            ? [`Book: ${address}book`, `Hold 48 hours, free: ${address}hold`]
            : [`Request: ${address}book`];
        });
      expect(links.filter((link) => link.includes(`/${slug}/`)).slice(0, expected.length), `${slug} ${month}`).toEqual(
        expected,
      );
    }
  }
  expect(seen.book).toBeGreaterThan(100);
  expect(seen.request).toBeGreaterThan(20);
});

test('NAV-01 an on-request departure is requested from the side box and from a card, which are labelled', async () => {
  const { page, trouble, close } = await visit();
  await open(page, '/search');
  const card = page.locator('.tour-card li', { hasText: 'On request' }).first().getByRole('link');
  await card.click();
  await page.waitForURL(/\/book-now\/.*type=book/);
  await page.getByText('On request: the operator confirms within 48 hours').first().waitFor();
  const slug = new URL(page.url()).pathname.split('/')[2];

  await open(page, `/t/${slug}`);
  await page.locator('aside').getByRole('link', { name: 'On request' }).first().click();
  await page.waitForURL(/\/book-now\/.*type=book/);
  await page.getByText('On request: the operator confirms within 48 hours').first().waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('the tour page has structured data', async () => {
  const [slug] = await slugs(1);
  const answer = await fetch(`${shop().origin}/t/${slug}`);
  const html = await answer.text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const things = scripts.map(([, text]) => JSON.parse(text as string));
  expect(things.map((thing) => thing['@type'])).toEqual([['Product', 'TouristTrip'], 'BreadcrumbList']);
  expect(things[0].offers.priceCurrency).toBe('EUR');
  expect(html).toMatch(/property="og:image" content="http[^"]+-1500\.jpg"/);
});

test('an unknown tour is a helpful 404', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  const answer = await page.goto('/t/no-such-tour');
  expect(answer?.status()).toBe(404);
  await alive(page);
  await inspect(page, 'tour-unknown-390');
  await eventually(() => page.getByRole('link', { name: 'Find a tour' }).first().isVisible()).toBe(true);
  for (const odd of ['/t/%00', '/t/..%2F..', `/t/${'x'.repeat(3000)}`])
    expect((await page.request.get(odd)).status(), odd).toBeLessThan(500);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-06 lightbox, map, share and brochure open and close by keyboard, and the focus returns', async () => {
  const [slug] = await slugs(1);
  const { page, trouble, close } = await visit();
  await open(page, `/t/${slug}`);
  await page.locator('main section ul a').first().press('Enter');
  await page.locator('.yarl__root').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.yarl__root').waitFor({ state: 'detached' });

  await bringIntoView(page.locator('#route'));
  const openers = [
    [page.getByRole('button', { name: 'Enlarge map' }), 'map'],
    [page.locator('aside').getByRole('link', { name: 'Share' }), 'share'],
    [page.locator('aside').getByRole('button', { name: 'Brochure' }), 'brochure'],
  ] as const;
  for (const [opener, name] of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.locator(`[data-popup="${name}"] form, [data-popup="${name}"] ol`).first().waitFor();
    await inspect(page, `tour-popup-${name}`);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => opener.evaluate((element) => element === document.activeElement), name).toBe(true);
  }
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-04 on a phone Back closes the lightbox and stays on the tour, and closing it leaves no history entry', async () => {
  const [slug] = await slugs(1);
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, '/search');
  await page.locator(`a[href^="/t/${slug}"]`).first().click();
  await page.waitForURL(`**/t/${slug}`);
  await page.locator('#departures').waitFor();
  await alive(page);
  const lightbox = page.locator('.yarl__root');
  const photograph = page.locator('main section ul a').first();
  await photograph.click();
  await lightbox.waitFor();
  await eventually(() => new URL(page.url()).searchParams.get('popup')).toBe('photographs');
  await page.goBack();
  await lightbox.waitFor({ state: 'detached' });
  await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/t/${slug}`);
  await eventually(() => page.locator('h1').isVisible()).toBe(true);

  await photograph.click();
  await lightbox.waitFor();
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await lightbox.waitFor({ state: 'detached' });
  await page.waitForURL(`**/t/${slug}`);
  await page.goBack();
  await page.waitForURL('**/search');
  expect(trouble).toEqual([]);
  await close();
});

test('SHARE-01 errors are shown in the form, and a valid form sends the tour', async () => {
  const [slug] = await slugs(1);
  const { page, close } = await visit({ viewport: phone });
  await open(page, `/t/${slug}`);
  await page.getByRole('link', { name: 'Share' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'For a friend' }).check();
  await dialog.getByLabel('Your friend’s email address').fill('friend-of-mine@example.org');
  await dialog.getByRole('button', { name: 'Send tour' }).click();
  await dialog.getByText('Please enter your email address.').last().waitFor();
  await inspect(page, 'tour-share-errors-390');
  await dialog.getByLabel('Your email address').fill('ada@example.org');
  await dialog.getByLabel('Your name').fill('Ada');
  await dialog.getByRole('button', { name: 'Send tour' }).click();
  await page.getByRole('alertdialog').getByText('friend-of-mine@example.org').waitFor();
  await close();
});

test('NAV-14 the heart saves a tour, the header counts it, popup and page list it', async () => {
  const [first, second] = await slugs(2);
  const { page, trouble, close } = await visit();
  for (const [slug, wishes] of [
    [first, '1 tour'],
    [second, '2 tours'],
  ]) {
    await open(page, `/t/${slug}`);
    await page
      .locator('aside')
      .getByRole('button', { name: /^Wishlist:/ })
      .click();
    await page.getByRole('link', { name: `Wishlist, ${wishes}`, exact: true }).waitFor();
  }
  await page.getByRole('link', { name: 'Wishlist, 2 tours' }).click();
  await page.locator('[data-popup="wishlist"] li').nth(1).waitFor();
  await inspect(page, 'tour-wishlist-popup');
  await page.getByRole('link', { name: 'View list with 2 tours' }).click();
  await page.waitForURL('**/wishlist');
  await page.getByRole('heading', { level: 1, name: 'Your wishlist' }).waitFor();
  await page.locator('article').nth(1).waitFor();
  await inspect(page, 'tour-wishlist-page');
  await page.locator('article').first().getByRole('button').click();
  await page.getByRole('link', { name: 'Wishlist, 1 tour' }).waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-11 NAV-14 without storage the wishlist lasts for the visit', async () => {
  const [slug] = await slugs(1);
  const { page, close } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    });
  });
  await open(page, `/t/${slug}`);
  await page
    .locator('aside')
    .getByRole('button', { name: /^Wishlist:/ })
    .click();
  await page.getByRole('link', { name: 'Wishlist, 1 tour' }).waitFor();
  await close();
});

test('recently viewed tours are listed', async () => {
  const [first, second] = await slugs(2);
  const { page, close } = await visit();
  await open(page, `/t/${first}`);
  const name = await page.locator('h1').textContent();
  // Scripts may still be on their way; leaving before they noted the visit would leave nothing to offer.
  await page.waitForFunction(() => localStorage.getItem('waymark_seen') !== null);
  await open(page, `/t/${second}`);
  await page
    .locator('#seen')
    .getByRole('heading', { name: name ?? '' })
    .waitFor();
  await close();
});

test('in German the departure button has a verb, and a search query has German quotation marks', async () => {
  const { page, close } = await visit();
  const words: string[] = [];
  for (const slug of await slugs(6)) {
    await open(page, `/de/t/${slug}`);
    words.push(...(await page.locator('#departures li a[href*="/book-now/"]').allTextContents()));
  }
  expect(new Set(words)).toEqual(new Set(['Buchen', 'Anfragen', '48 Stunden kostenlos reservieren']));
  await open(page, '/de/search?q=berge');
  await page.getByRole('heading', { name: '„berge“' }).waitFor();
  await close();
});
