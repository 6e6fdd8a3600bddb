import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { payloads } from '#tests/support/xss-payloads.ts';
import { goodPassword, makeAccount, visit as speak } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { holdables } from './hold-visit.ts';
import { inspect, inspectLooks } from './inspect.ts';
import { cardReady, payAddress, payHouse, typeCard } from './pay-visit.ts';
import { desktop, phone } from './window.ts';

const { shop, visit } = payHouse({ SESSION_REPLAY: '1', IN_PROCESS_JOBS: '0' });

/** A departure that can be booked and paid. */
async function bookable() {
  const [found] = await holdables(shop());
  if (!found) throw new Error('the demo marketplace has no departure');
  return found;
}

/** Says which number every tab of a window has drawn. */
const draw = (page: Page, drawn: number) =>
  page.context().addInitScript((number) => {
    // The bank's frames have no storage.
    if (self === top) sessionStorage.setItem('waymark_replay_drawn', String(number));
  }, drawn);

/** Has somebody agreed before. */
const agree = (page: Page) =>
  page.addInitScript(() => {
    if (self === top) localStorage.setItem('waymark_replay', 'yes');
  });

type Event = { type: number; timestamp: number; data: { href?: string; source?: number } };

/** Everything that was recorded so far. */
async function recorded(): Promise<Event[]> {
  const { rows } = await shop().pool.query('select content from replay_chunk order by replay_id, position');
  return rows.flatMap(({ content }) => JSON.parse(gunzipSync(content).toString()));
}
const pages = async () => (await recorded()).flatMap(({ type, data }) => (type === 4 ? data.href : []));
const forget = () => shop().pool.query('delete from replay');

/** Has what waits in a page sent, as when its tab is left for another. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** The pages that were recorded when all that waits was sent. */
async function sentPages(page: Page) {
  await hide(page);
  return pages();
}

/** How often something was entered in what was recorded, when all that waits was sent. */
async function sentInputs(page: Page): Promise<number> {
  await hide(page);
  return (await recorded()).filter(({ data }) => data.source === 5).length;
}

const bar = (page: Page) =>
  page.getByRole('region', { name: /^(Recording of your visit|Aufzeichnung Ihres Besuchs)$/ });

/** What a window fetched of the recorder. */
function recorderFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/recorder-/.test(request.url()) || request.url().includes('/api/replay/')) files.push(request.url());
  });
  return files;
}

test('NAV-17 nobody is asked or recorded outside the sample, or whose browser asks not to be', async () => {
  const { slug } = await bookable();
  for (const [drawn, quiet] of [
    [0.2, false],
    [0.1, true],
  ] as const) {
    const { page, close } = await visit();
    await draw(page, drawn);
    if (quiet)
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const files = recorderFiles(page);
    await agree(page);
    await open(page, `/t/${slug}`);
    await page.waitForLoadState('networkidle');
    expect(await bar(page).count()).toBe(0);
    expect(files).toEqual([]);
    await close();
  }
});

test('NAV-17 with consent a visit is recorded, without a sign of what was entered, and deleted when the consent is taken back', async () => {
  await forget();
  const { slug } = await bookable();
  const { page, trouble, close } = await visit({ viewport: phone });
  await draw(page, 0.1);
  const files = recorderFiles(page);
  await open(page, '/de');
  await bar(page).waitFor();
  await inspect(page, 'replay-consent-de');
  expect(files).toEqual([]);
  await bar(page).getByRole('button', { name: 'Ja, aufzeichnen' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await page.setViewportSize(desktop);

  // A canary in fields of pages and popups, and on a page that repeats it.
  const canary = 'Zyxwvkanari';
  await open(page, '/');
  await eventually(() => sentPages(page)).toContain('/');
  await page.locator('main [role="combobox"]').first().pressSequentially(canary);
  await page.locator('#letters-band').pressSequentially(`${canary}@example.org`);
  // A field is told of when it is left.
  await page.keyboard.press('Tab');
  await eventually(() => sentInputs(page)).toBeGreaterThan(1);
  await open(page, `/t/${slug}`);
  await eventually(() => sentPages(page)).toContain(`/t/${slug}`);
  const before = await sentInputs(page);
  await page.getByRole('link', { name: 'Ask a question' }).first().click();
  const popup = page.locator('[data-popup="ask"]');
  for (const field of ['firstName', 'lastName', 'email', 'message'])
    await popup.locator(`#ask-${field}`).pressSequentially(canary);
  await page.keyboard.press('Tab');
  await eventually(() => sentInputs(page)).toBeGreaterThanOrEqual(before + 4);
  await open(page, `/search?q=${canary}`);
  expect(await page.locator('main').textContent()).toContain(canary);
  await eventually(() => sentPages(page)).toContain('/search');

  const text = JSON.stringify(await recorded());
  expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
  expect(text).not.toContain('example.org');
  // The words of the catalogue are there, or one tour could not be told from another.
  const { rows } = await shop().pool.query('select name, device, language, pages from replay, tour where slug = $1', [
    slug,
  ]);
  expect(rows).toMatchObject([{ device: 'desktop', language: 'en', pages: expect.arrayContaining(['/', '/search']) }]);
  expect(text).toContain(JSON.stringify(rows[0].name.en).slice(1, -1));

  await open(page, '/privacy');
  await page.getByRole('button', { name: 'Record nothing, and delete what was recorded' }).click();
  await page.getByText('what was recorded in this browser is deleted.').waitFor();
  expect((await shop().pool.query('select from replay')).rows).toHaveLength(0);
  files.length = 0;
  await open(page, `/t/${slug}`);
  await page.waitForLoadState('networkidle');
  expect(await bar(page).count()).toBe(0);
  expect(files).toEqual([]);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-17 on the booking page no word is recorded, and nothing from where the payment comes near', async () => {
  await forget();
  const departure = await bookable();
  const { page, trouble, close } = await visit();
  await draw(page, 0.1);
  await agree(page);
  await open(page, payAddress(departure));
  const heading = String(await page.locator('main h1').first().textContent());
  await eventually(async () => (await sentPages(page)).some((path) => path?.startsWith('/book-now/'))).toBe(true);
  expect(JSON.stringify(await recorded())).not.toContain(heading);

  // When the bank's fields are there the payment is near: nothing from then on is recorded, whatever is done.
  await cardReady(page);
  const near = await page.evaluate(() => Date.now());
  await typeCard(page, '4111111111111111');
  await page.locator('#booking-cardHolder').pressSequentially('Ada');
  await page.mouse.move(300, 300);
  await open(page, `/t/${departure.slug}`);
  await eventually(() => sentPages(page)).toContain(`/t/${departure.slug}`);
  const events = await recorded();
  const next = events.findLast(({ type }) => type === 4) as Event;
  expect(events.filter(({ timestamp }) => timestamp >= near && timestamp < next.timestamp)).toEqual([]);
  expect(trouble).toEqual([]);
  await close();
});

test('NAV-17 staff play a recording, and nothing that was put into one runs in their browser', async () => {
  await forget();
  const forger = speak(shop());
  const { key } = (await forger.postJson('/api/replay/start', { width: 1440 })).json;
  const at = Date.now() - 60_000;
  let id = 10;
  const text = (textContent: string) => ({ type: 3, id: ++id, textContent });
  const element = (tagName: string, attributes: object = {}, childNodes: object[] = []) => ({
    type: 2,
    id: ++id,
    tagName,
    attributes,
    childNodes,
  });
  const wild = payloads.flatMap((payload) => [
    text(payload),
    element('p', { class: payload, style: payload, onclick: 'executed(1)' }, [text(payload)]),
    element('script', {}, [text(payload)]),
  ]);
  const crafted = [
    ...wild,
    element('script', {}, [text('parent.executed(1)')]),
    element('script', { src: 'data:text/javascript,parent.executed(1)' }),
    element('img', { src: 'x', onerror: 'parent.executed(1)' }),
    element('iframe', { srcdoc: '<script>top.executed(1)</script>', src: 'javascript:parent.executed(1)' }),
    element('iframe', { rr_src: 'javascript:parent.executed(1)' }),
    element('object', { data: 'javascript:parent.executed(1)' }),
    element('meta', { 'http-equiv': 'refresh', content: '0;url=javascript:parent.executed(1)' }),
    element('a', { href: 'javascript:parent.executed(1)' }, [text('press')]),
    element('style', { _cssText: '@import "javascript:executed(1)"', onload: 'parent.executed(1)' }),
    element('link', { rel: 'stylesheet', href: 'javascript:parent.executed(1)' }),
    element('input', { autofocus: '', onfocus: 'parent.executed(1)' }),
  ];
  const head = element('head', {}, [element('link', { rel: 'stylesheet' })]);
  const body = {
    type: 2,
    id: 2,
    tagName: 'body',
    attributes: {},
    childNodes: [element('h1', {}, [text('A walk in the Alps')]), ...crafted],
  };
  const node = { type: 0, id: 1, childNodes: [element('html', {}, [head, body])] };
  const events = [
    { type: 4, timestamp: at, data: { href: '/t/alps', width: 1440, height: 900 } },
    { type: 2, timestamp: at + 1, data: { node, initialOffset: { top: 0, left: 0 } } },
    {
      type: 3,
      timestamp: at + 500,
      data: {
        source: 0,
        texts: [],
        attributes: [{ id: 2, attributes: { onload: 'parent.executed(1)' } }],
        removes: [],
        adds: [{ parentId: 2, nextId: null, node: element('script', {}, [text('parent.executed(1)')]) }],
      },
    },
    { type: 3, timestamp: at + 3000, data: { source: 3, id: 1, x: 0, y: 50 } },
  ];
  const sent = await forger.ask(`/api/replay/chunk?key=${key}`, {
    method: 'POST',
    body: new Uint8Array(gzipSync(JSON.stringify(events))),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await forger.token() },
  });
  expect(sent.status).toBe(200);
  // And past the door, straight into the rows.
  const { key: second } = (await forger.postJson('/api/replay/start', { width: 1440 })).json;
  expect(second).not.toBe(key);
  await shop().pool.query(
    `insert into replay_chunk (replay_id, position, content) select id, 0, $1 from replay where chunks = 0`,
    [gzipSync(JSON.stringify(events))],
  );
  await shop().pool.query('update replay set chunks = 1, first_event = $1, last_event = $2 where chunks = 0', [
    at,
    at + 3000,
  ]);

  await makeAccount(shop(), { email: 'staff@replay.example', name: 'Grace Staff', role: 'staff' });
  for (const bypassCSP of [true, false]) {
    const { page, context, trouble, close } = await visit({ bypassCSP });
    const executed: string[] = [];
    await context.exposeBinding('executed', ({ frame }) => void executed.push(frame.url()));
    await open(page, '/login');
    await page.locator('input[name="email"]').fill('staff@replay.example');
    await page.locator('input[name="password"]').fill(goodPassword);
    await page.locator('main button[type="submit"]').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await open(page, '/office/replays');
    if (!bypassCSP) await inspect(page, 'office-replays');
    const addresses = await page
      .locator('main td a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      await open(page, String(address));
      const stage = page.frameLocator('section iframe');
      await stage.getByRole('heading', { name: 'A walk in the Alps' }).waitFor();
      expect(await page.locator('section iframe').getAttribute('sandbox')).toBe('allow-same-origin');
      await page.getByRole('button', { name: 'Play' }).press('Enter');
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      // At the end it stops by itself.
      await page.getByRole('button', { name: 'Play' }).waitFor();
      const position = page.getByRole('slider');
      await position.press('Home');
      await eventually(() => position.getAttribute('aria-valuetext')).toBe('0:00 of 0:03');
      await position.press('ArrowRight');
      await eventually(() => position.getAttribute('aria-valuetext')).toBe('0:01 of 0:03');
      await page.getByLabel('Speed').selectOption('4');
      await page.getByText('Grace Staff').first().waitFor();
    }
    expect(executed).toEqual([]);
    if (!bypassCSP) {
      await inspectLooks(page, 'office-replay');
      expect(trouble).toEqual([]);
    }
    await close();
  }
  expect((await shop().pool.query('select from replay_opening')).rows).toHaveLength(4);
});
