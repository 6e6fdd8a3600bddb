import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { alive, eventually, house, open, restingBox } from './frame-visit.ts';
import { inspect, inspectAppearance, inspectSchemes, sideways } from './inspect.ts';
import { desktop, phone, tablet } from './window.ts';

const { visit, origin, database } = house();

test('NAV-08 the layout is accessible and fits in every size and colour scheme', async () => {
  const { page, trouble, close } = await visit({ viewport: phone });
  await open(page, '/offline');
  await inspectAppearance(page, 'frame-offline');
  await open(page, '/no/such/page');
  await inspectAppearance(page, 'frame-404');
  expect(trouble).toEqual([]);
  await close();
});

for (const [device, viewport] of Object.entries({ phone, tablet, desktop })) {
  test(`NAV-08 the menus of the layout are accessible and fit on a ${device} in both colour schemes`, async () => {
    const { page, trouble, close } = await visit({ viewport });
    await open(page, '/de/offline');
    for (const [place, menu] of (await page.locator('header summary').all()).entries()) {
      await menu.click();
      await inspectSchemes(page, `frame-menu-${place}-${viewport.width}`);
      await page.keyboard.press('Escape');
    }
    expect(trouble).toEqual([]);
    await close();
  });
}

test('NAV-08 animations take 400, 200 and 600 ms, and none with reduced motion', async () => {
  const read = async (reducedMotion: 'reduce' | 'no-preference') => {
    const { page, close } = await visit({ reducedMotion });
    await open(page, '/offline');
    const times = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--motion', '--motion-fast', '--motion-slow'].map((name) => {
        const time = style.getPropertyValue(name).trim();
        return time.endsWith('ms') ? Number.parseFloat(time) : Number.parseFloat(time) * 1000;
      });
    });
    await close();
    return times;
  };
  expect(await read('no-preference')).toEqual([400, 200, 600]);
  expect(await read('reduce')).toEqual([0, 0, 0]);
});

test('a window of 320 px and text of double size need no horizontal scrolling', async () => {
  const { page, close } = await visit({ viewport: { width: 320, height: 640 } });
  await open(page, '/offline');
  await eventually(() => sideways(page)).toBeLessThanOrEqual(0);
  await page.locator('header summary').first().click();
  const { x } = await restingBox(page.locator('header details[open] > div'));
  expect(x).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await eventually(() => sideways(page)).toBeLessThanOrEqual(0);
  await close();
});

test('data-theme overrides the colour scheme of the system', async () => {
  const { page, close } = await visit({ colorScheme: 'light' });
  await open(page, '/offline');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await eventually(ground).not.toBe(light);
  await close();
});

test('NAV-10 each page links to itself in both languages, and the language menu leads to the same page', async () => {
  const { page, close } = await visit();
  await open(page, '/search?sort=price&campaign=spring');
  const link = (selector: string) => page.locator(selector).getAttribute('href');
  await eventually(() => page.locator('html').getAttribute('lang')).toBe('en');
  await eventually(() => link('link[rel="canonical"]')).toBe(`${origin()}/search`);
  await eventually(() => link('link[hreflang="de"]')).toBe(`${origin()}/de/search`);
  await eventually(() => link('link[hreflang="x-default"]')).toBe(`${origin()}/search`);
  await page.getByTitle('EN, language: English').click();
  await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
  // What the page knows goes along; what a campaign added is no part of its address.
  await page.waitForURL('**/de/search?sort=price');
  await eventually(() => page.locator('html').getAttribute('lang')).toBe('de');
  await eventually(() => page.title()).toContain('Waymark');
  await close();
});

test('API-01 API-05 the chosen currency is posted as a form with token and language, and the page applies it immediately', async () => {
  const { page, close } = await visit();
  await open(page, '/offline');
  await page.getByTitle('Currency: EUR').click();
  const asked = page.waitForRequest('**/api/preferences');
  await page.getByRole('button', { name: /^USD/ }).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect(request.postData()).toBe('currency=USD');
  expect(request.headers()).toMatchObject({
    'x-language': 'en',
    accept: expect.stringContaining('vnd.waymark.data+json'),
  });
  expect(request.headers()['x-security-token']).not.toBe('');
  await page.getByTitle('Currency: USD').waitFor();
  await eventually(() => page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'gaEvent', eventCategory: 'Header', eventAction: 'Currency', eventLabel: 'USD' },
  ]);
  await page.reload();
  await page.getByTitle('Currency: USD').waitFor();
  await close();
});

test('API-01 NAV-05 a currency that cannot be saved fires a labelled event and opens the error popup', async () => {
  const { page, close } = await visit();
  await page.route('**/api/preferences', (route) => route.fulfill({ status: 503, body: 'down' }));
  await open(page, '/offline');
  const event = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('request-error', (heard) => resolve((heard as CustomEvent).detail))),
  );
  await page.getByTitle('Currency: EUR').click();
  await page.getByRole('button', { name: /^GBP/ }).click();
  expect(await event).toEqual({ label: 'Preferences', status: 503 });
  const popup = page.getByRole('alertdialog', { name: 'Error' });
  await popup.waitFor();
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await popup.waitFor({ state: 'detached' });
  await page.getByTitle('Currency: EUR').waitFor();
  await close();
});

test('API-05 NAV-09 the experiment token is synchronised and stored, and the first visit is recorded once', async () => {
  const { page, close } = await visit();
  const synced = page.waitForResponse('**/api/experiments/sync');
  await page.goto('/offline?utm=first');
  expect((await synced).status()).toBe(200);
  const kept = () =>
    page.evaluate(() => ['experiment_token', 'original_url', 'original_uri'].map((key) => localStorage.getItem(key)));
  await eventually(async () => (await kept()).every(Boolean)).toBe(true);
  const first = await kept();
  expect(first.slice(1)).toEqual([`${origin()}/offline?utm=first`, '/offline?utm=first']);
  // Once a day is enough, so the day has to be over.
  await page.evaluate(() => localStorage.removeItem('experiment_variants'));
  const again = page.waitForRequest('**/api/experiments/sync');
  await page.goto('/de/offline');
  expect((await again).postData()).toBe(`token=${encodeURIComponent(first[0] ?? '')}`);
  expect(new URL((await again).url()).pathname).toBe('/de/api/experiments/sync');
  expect(await kept()).toEqual(first);
  await close();
});

test('NAV-11 a page works the same when the browser refuses storage', async () => {
  const { page, trouble, close } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const synced = page.waitForResponse('**/api/experiments/sync');
  await open(page, '/offline');
  expect((await synced).status()).toBe(200);
  await page.getByTitle('Currency: EUR').click();
  const saved = page.waitForResponse('**/api/preferences');
  await page.getByRole('button', { name: /^NZD/ }).click();
  expect((await saved).status()).toBe(200);
  await page.getByTitle('Currency: NZD').waitFor();
  expect(trouble).toEqual([]);
  await close();
});

test('the header menus work by keyboard: Enter opens, Escape closes and restores the focus', async () => {
  const { page, close } = await visit();
  await open(page, '/offline');
  const menu = page.getByTitle('Account', { exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(() => page.locator(':focus').textContent()).toContain('Sign in');
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('header details[open]').count()).toBe(0);
  await eventually(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('main h1').click();
  await eventually(() => page.locator('header details[open]').count()).toBe(0);
  await close();
});

test('the skip link comes first and leads to the content', async () => {
  const { page, close } = await visit();
  await open(page, '/offline');
  await page.keyboard.press('Tab');
  await eventually(() => page.locator(':focus').textContent()).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await close();
});

test('without scripts the menus open, the languages are links and the currency is a form', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto('/offline');
  await page.getByTitle('Currency: EUR').click();
  const form = page.locator('header form').first();
  await eventually(async () => [await form.getAttribute('method'), await form.getAttribute('action')]).toEqual([
    'post',
    '/preferences',
  ]);
  await eventually(() => form.getByRole('button', { name: /^USD/ }).isVisible()).toBe(true);
  await close();
});

test('an unknown address is a 404 in the language of its prefix, with a link home', async () => {
  const { page, close } = await visit();
  const answer = await page.goto('/de/gibt/es/nicht');
  expect(answer?.status()).toBe(404);
  await eventually(() => page.locator('main a').first().getAttribute('href')).toBe('/de');
  await eventually(() => page.locator('link[rel="canonical"]').count()).toBe(0);
  await eventually(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await close();
});

test('a failing page shows a friendly page with the request’s reference number, a retry and a link home', async () => {
  const { page, close } = await visit({ as: 'staff' });
  await sql`alter table mail rename to mail_elsewhere`.execute(database());
  try {
    const answer = await page.goto('/de/office/mailbox');
    expect(answer?.status()).toBe(500);
    await eventually(() => page.locator('main strong').textContent()).toBe(answer?.headers()['x-request-id']);
    await eventually(() => page.locator('main a').getAttribute('href')).toBe('/de');
    expect(await page.content()).not.toContain('mail_elsewhere');
    await inspect(page, 'frame-error-1440');
  } finally {
    await sql`alter table mail_elsewhere rename to mail`.execute(database());
  }
  await page.locator('main button').click();
  await page.waitForFunction(() => document.querySelector('main strong') === null);
  await close();
});

test('a page that fails during navigation keeps its language and layout, and offers a retry and a link home', async () => {
  const { page, close } = await visit();
  await open(page, '/de/offline');
  await alive(page, 'footer');
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.locator('footer a[href="/de/login"]').click();
  // The page of before has a button too, but no way home.
  await page.locator('main a[href="/de"]').waitFor();
  await page.locator('main button').waitFor();
  await eventually(() => page.locator('header summary').nth(1).textContent()).toContain('Deutsch');
  await page.unroute('**/*.data*');
  await page.locator('main a[href="/de"]').click();
  await page.waitForURL(`${origin()}/de`);
  await close();
});

test('an offline browser shows a notice until the connection is back', async () => {
  const { page, close } = await visit();
  await open(page, '/offline');
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await page.context().setOffline(false);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  await close();
});

test('the header shrinks when the page is scrolled, and nothing below it moves', async () => {
  const { page, close } = await visit({ viewport: phone });
  await open(page, '/offline');
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await page.mouse.wheel(0, 300);
  await page.locator('header[data-scrolled]').waitFor();
  await eventually(() => place()).toBe(before);
  const bottom = () => page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom);
  await eventually(bottom).toBe(56);
  await close();
});

test('the two fonts of the page are served by the shop and preloaded', async () => {
  const { page, close } = await visit();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await open(page, '/offline');
  await eventually(() => fonts.length).toBe(2);
  expect(fonts.every((url) => url.startsWith(origin()))).toBe(true);
  await eventually(() => page.locator('link[rel="preload"][as="font"]').count()).toBe(2);
  await eventually(() => page.evaluate(() => document.fonts.check('500 32px "Fraunces Variable"'))).toBe(true);
  await close();
});

for (const [what, path] of Object.entries({ page: '/offline', 'page that was not found': '/no/such/page' }))
  test(`uncaught errors on a ${what} are reported to the shop without personal data`, async () => {
    const { page, close } = await visit();
    const synced = page.waitForResponse('**/api/experiments/sync');
    await open(page, `${path}?email=ada%40example.org`);
    await synced;
    const reported = page.waitForRequest('**/api/utils/jserror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken for ada@example.org');
      });
    });
    const report = new URLSearchParams((await reported).postData() ?? '');
    expect(report.get('message')).toBe('broken for [e-mail]');
    expect(report.get('url')).toBe(`${origin()}${path}`);
    expect([...report.values()].join(' ')).not.toContain('ada');
    await close();
  });
