import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { payloads } from '#tests/support/xss-payloads.ts';
import { logIn as enter, makeAccount, visit as speak } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect, inspectAppearance } from './inspect.ts';
import { logIn } from './pay-visit.ts';
import { launchBrowser, openWindow } from './window.ts';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startShop({ SESSION_REPLAY: '1', IN_PROCESS_JOBS: '0' });
  browser = await launchBrowser();
  await makeAccount(shop, { email: 'staff@replay.example', name: 'Grace Staff', role: 'staff' });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

let id = 10;
const text = (textContent: string) => ({ type: 3, id: ++id, textContent });
const element = (tagName: string, attributes: object = {}, childNodes: object[] = []) => ({
  type: 2,
  id: ++id,
  tagName,
  attributes,
  childNodes,
});

const at = Date.now() - 60_000;
/** A recording full of whatever could run in the browser of those who look at it. */
const forged = (() => {
  const crafted = [
    ...payloads.flatMap((payload) => [
      text(payload),
      element('p', { class: payload, style: payload, onclick: 'executed(1)' }, [text(payload)]),
      element('script', {}, [text(payload)]),
    ]),
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
  const childNodes = [element('main', {}, [element('h1', {}, [text('A walk in the Alps')]), ...crafted])];
  const body = { type: 2, id: 2, tagName: 'body', attributes: {}, childNodes };
  const node = { type: 0, id: 1, childNodes: [element('html', {}, [head, body])] };
  return [
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
})();
/** What is in the forged recording as an attribute or an element, and in none that is clean. */
const live =
  /"(?:onerror|onclick|onload|onfocus|srcdoc|rr_src|_cssText)"|"tagName":"(?:script|iframe|object|meta|style)"/;

/** Sends the forged recording as a recorder would, and says which it became. */
async function sendForged(): Promise<string> {
  const forger = speak(shop);
  const { key } = (await forger.postJson('/api/replay/start', { width: 1440 })).json;
  const sent = await forger.ask(`/api/replay/chunk?key=${key}&number=0`, {
    method: 'POST',
    body: new Uint8Array(gzipSync(JSON.stringify(forged))),
    headers: { 'content-type': 'application/octet-stream', 'x-security-token': await forger.token() },
  });
  expect(sent.status).toBe(200);
  return (await shop.pool.query('select id from replay order by started_at desc limit 1')).rows[0].id;
}

/** Opens a window of the staff that tells whenever something of a recording runs. */
async function desk(options: BrowserContextOptions = {}) {
  const window = await openWindow(browser, shop.origin, options);
  const executed: string[] = [];
  await window.context.exposeBinding('executed', ({ frame }) => void executed.push(frame.url()));
  await logIn(window.page, 'staff@replay.example', '/office/replays');
  return { ...window, executed };
}

/** Opens a recording and waits until it is to be seen. */
async function watch(page: Page, replay: string): Promise<void> {
  await open(page, `/office/replays/${replay}`);
  await page.frameLocator('section iframe').getByRole('heading', { name: 'A walk in the Alps' }).waitFor();
}

/** Plays a recording to its end, where it stops by itself. */
async function playToTheEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play' }).press('Enter');
  await eventually(() => page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:03 of 0:03');
  await page.getByRole('button', { name: 'Play' }).waitFor();
}

test('NAV-17 a forged recording is cleaned when it is received, and again when it is read', async () => {
  expect(JSON.stringify(forged)).toMatch(live);
  const replay = await sendForged();
  const content = async () =>
    JSON.stringify(
      (await shop.pool.query('select content from replay_chunk where replay_id = $1', [replay])).rows.map((row) =>
        JSON.parse(gunzipSync(row.content).toString()),
      ),
    );
  expect(await content()).toContain('A walk in the Alps');
  expect(await content()).not.toMatch(live);

  // Past the door, straight into the rows.
  await shop.pool.query('update replay_chunk set content = $1 where replay_id = $2', [
    gzipSync(JSON.stringify(forged)),
    replay,
  ]);
  expect(await content()).toMatch(live);
  const staff = speak(shop);
  await enter(staff, 'staff@replay.example');
  const opened = (await staff.postJson(`/api/office/replays/${replay}/open`, {})).text;
  expect(opened).toContain('A walk in the Alps');
  expect(opened).not.toMatch(live);
});

test('NAV-17 an uncleaned recording cannot run scripts past the player’s sandbox or its page’s policy, each on its own', async () => {
  const replay = await sendForged();
  for (const [walls, ran] of [
    [['sandbox'], false],
    [['policy'], false],
    // Without both it does, or the two above would show nothing.
    [[], true],
  ] as const) {
    const { page, executed, close } = await desk({ bypassCSP: !walls.some((wall) => wall === 'policy') });
    if (!walls.some((wall) => wall === 'sandbox'))
      await page.addInitScript(() => {
        const { setAttribute } = Element.prototype;
        Element.prototype.setAttribute = function (name, value) {
          if (name !== 'sandbox') setAttribute.call(this, name, value);
        };
        // The player looks whether it is there.
        Object.defineProperty(HTMLIFrameElement.prototype, 'sandbox', { get: () => ['allow-same-origin'] });
      });
    await page.route('**/api/office/replays/*/open', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), events: forged } });
    });
    await watch(page, replay);
    await playToTheEnd(page);
    expect([walls, executed.length > 0]).toEqual([walls, ran]);
    await close();
  }
});

test('NAV-17 staff play a recording, seek in it, and are logged', async () => {
  await shop.pool.query('delete from replay_opening');
  const replay = await sendForged();
  const { page, trouble, executed, close } = await desk();
  await inspect(page, 'office-replays');
  await watch(page, replay);
  expect(await page.locator('section iframe').getAttribute('sandbox')).toBe('allow-same-origin');
  await playToTheEnd(page);
  const position = page.getByRole('slider');
  await position.press('Home');
  await eventually(() => position.getAttribute('aria-valuetext')).toBe('0:00 of 0:03');
  await position.press('ArrowRight');
  await eventually(() => position.getAttribute('aria-valuetext')).toBe('0:01 of 0:03');
  await page.getByLabel('Speed').selectOption('4');
  await page.getByText('Grace Staff').first().waitFor();
  await inspectAppearance(page, 'office-replay');
  // German words are longer: none of the office's menu is cut off beside the page.
  await open(page, `/de${new URL(page.url()).pathname}`);
  await page.getByRole('slider').waitFor();
  await inspect(page, 'office-replay-1440-de');
  const menu = page.getByRole('navigation', { name: 'Büro' }).getByRole('list');
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(executed).toEqual([]);
  expect(trouble).toEqual([]);
  expect((await shop.pool.query('select from replay_opening')).rows).toHaveLength(2);
  await close();
});
