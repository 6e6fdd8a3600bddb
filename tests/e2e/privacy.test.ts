// What a mailed link opens stays between the page and the shop: nothing keeps its secret, nobody else is told it.
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Holdable, holdables, submissionFor, submit } from '#tests/support/holding.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mailsTo, makeAccount } from '../contract/access-visitor.ts';
import { alive, eventually, open } from './frame-visit.ts';
import { tourHouse } from './tour-visit.ts';

const { visit, shop } = tourHouse({ IN_PROCESS_JOBS: '0', APP_LINK: 'https://app.example/open' });
let free: Holdable[] = [];
beforeAll(async () => {
  free = await holdables(shop());
});

/** Somebody holds a tour; the link that is mailed to them, and the browser that they used. */
async function mailedHold(email: string) {
  const tour = free.pop() as Holdable;
  const holder = new Visitor(shop().origin);
  expect((await submit(holder, tour.objectId, submissionFor(tour, email))).status).toBe(200);
  const url = new URL((await mailsTo(shop(), email))[0]?.props.url);
  return { holder, path: url.pathname + url.search, secret: url.searchParams.get('code') as string };
}

/** Everything that a page has sent so far, with its headers; the address of a page itself is the browser's to ask for. */
function listen(page: Page): () => Promise<string> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const told = async (request: Request) => {
    const url = request.isNavigationRequest() ? '' : request.url();
    return `${url} ${JSON.stringify(await request.allHeaders())} ${request.postData() ?? ''}`;
  };
  return async () => (await Promise.all(requests.map(told))).join('\n');
}

/** What the browser keeps of a page, and the links on it: those that lead away, and those of the shop itself. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name)).filter((value) => value !== null),
    );
    const outside = links.filter((link) => new URL(link, location.href).origin !== location.origin);
    return {
      kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, window.name, document.cookie]),
      layer: JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
      outside,
      inside: links.filter((link) => !outside.includes(link)),
    };
  });

/** Opens a mailed link as a stranger, lets the page break once, and looks for the secret everywhere. */
async function expectNoLeak(path: string, secret: string, mayStand: RegExp): Promise<void> {
  const { page, close } = await visit();
  const sent = listen(page);
  // What an earlier version of the page wrote down.
  await page.addInitScript(() => {
    localStorage.setItem('original_url', `${location.origin}/holds/1?code=older-secret`);
    localStorage.setItem('original_uri', '/holds/1?code=older-secret');
  });
  await open(page, path);
  await eventually(() => page.evaluate(() => localStorage.getItem('original_url'))).toBeNull();
  const app = page.locator('a[href^="https://app.example/open"]').first();
  await eventually(() => app.getAttribute('href')).toContain('custom_data');
  const reported = page.waitForRequest('**/api/utils/jserror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error(`broken at ${location.href}`);
    });
  });
  await reported;
  const { kept, layer, outside, inside } = await traces(page);
  expect(outside.length).toBeGreaterThan(0);
  expect([kept, layer, ...outside].join(' ')).not.toMatch(/older-secret/);
  expect([kept, layer, ...outside].join(' ')).not.toContain(secret);
  expect(await sent()).not.toContain(secret);
  for (const link of inside.filter((one) => one.includes(secret))) expect(link).toMatch(mayStand);
  await page.goto('/');
  await alive(page);
  await eventually(() => page.evaluate(() => localStorage.getItem('original_uri'))).toBe('/');
  expect(await sent()).not.toContain(secret);
  expect((await traces(page)).kept).not.toContain(secret);
  await close();
}

test('NAV-09 the code of a mailed hold is neither stored nor sent to others; only the hold itself is linked with it', async () => {
  const { path, secret } = await mailedHold('kept@example.org');
  // The same page in the other language, and the calendar file.
  await expectNoLeak(path, secret, /^(\/de)?(\/api)?\/holds\/[0-9a-f-]{36}(\/calendar\.ics)?\?code=/);
});

test('NAV-09 the token of a mailed password link is neither stored nor sent to others', async () => {
  await makeAccount(shop(), { email: 'reset@example.org' });
  await new Visitor(shop().origin).postJson('/api/account/request-reset', { email: 'reset@example.org' });
  const url = new URL((await mailsTo(shop(), 'reset@example.org'))[0]?.props.url);
  const secret = url.searchParams.get('token') as string;
  await expectNoLeak(url.pathname + url.search, secret, /^(\/de)?\/reset-password\?token=/);
});

test('HOLD-01 the browser that made the hold is redirected to an address without the code', async () => {
  const { holder, path, secret } = await mailedHold('owner@example.org');
  const { page, context, close } = await visit();
  const cookies = holder.cookie.split('; ').map((pair) => pair.split('=') as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shop().origin })));
  await open(page, `/de${path}`);
  await page.getByRole('timer').waitFor();
  // The code first confirms the address, and is then needed no more.
  await page.waitForURL(/\/de\/holds\/[0-9a-f-]{36}$/);
  await page.reload();
  expect(await page.content()).not.toContain(secret);
  await close();
});

test('HOLD-01 with the mailed link alone the hold can be released, without scripts too', async () => {
  const { path } = await mailedHold('released@example.org');
  const { page, close } = await visit({ javaScriptEnabled: false });
  await page.goto(path);
  await page.locator('summary', { hasText: 'Release this hold' }).click();
  await page.getByRole('button', { name: 'Yes, release it' }).click();
  await page.getByText('See dates and prices again').waitFor();
  const { rows } = await shop().pool.query("select state from hold where lead_email = 'released@example.org'");
  expect(rows).toEqual([{ state: 'released' }]);
  await close();
});
