// The chat on every kind of page: nothing is wrong with either while it is open, and where there is none nothing of it is fetched.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toDotted } from '#domain/calendar/day-forms.ts';
import { agencyWith, holdFor, type Person, person } from '#tests/support/agency.ts';
import { submissionFor, submit } from '#tests/support/holding.ts';
import { buy, type PayShop, startPayShop } from '#tests/support/paying.ts';
import { panel } from './chat-visit.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { desktop, launchBrowser, openWindow, phone, type Visit } from './window.ts';

let shop: PayShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startPayShop();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** A window of somebody who is logged in, and the paths of everything that it fetched. */
async function windowOf({ visitor }: Person): Promise<Visit & { readonly fetched: string[] }> {
  const window = await openWindow(browser, shop.origin);
  const cookies = visitor.cookie.split('; ').map((pair) => pair.split(/=(.*)/s, 2) as [string, string]);
  await window.context.addCookies(cookies.map(([name, value]) => ({ name, value, url: shop.origin })));
  const fetched: string[] = [];
  window.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  return { ...window, fetched };
}

/** A window of somebody who has begun a chat and left it open. */
async function chatting(somebody: Person) {
  const begin = { text: 'Hello?', submission: crypto.randomUUID(), language: 'en', page: '/' };
  const { conversationId, code } = (await somebody.visitor.postJson('/api/chat', begin)).json;
  const window = await windowOf(somebody);
  const kept = { status: 'visible', conversationId, code, instantiated: true };
  await window.page.addInitScript((text) => localStorage.setItem('waymark-chat', text), JSON.stringify(kept));
  return { ...window, conversationId: conversationId as number };
}

/** Inspects a page with the chat beside it, and the chat on a phone, where nothing of the page can be reached. */
async function inspectBoth(page: Page, name: string, parts: readonly string[] = ['html']): Promise<void> {
  await eventually(() => panel(page).getByText('Hello?').isVisible(), `the chat on ${name}`).toBe(true);
  await inspect(page, `chat-on-${name}-1440`, parts);
  await page.setViewportSize(phone);
  await page.locator('main[inert]').waitFor({ state: 'attached' });
  await inspect(page, `chat-on-${name}-390`, ['[data-chat-panel]']);
  await page.setViewportSize(desktop);
}

const ofChat = (paths: readonly string[]) => paths.filter((path) => /\/panel-|^\/api\/chat/.test(path));

test('every kind of page works with the chat open, on phone and desktop, and pages without it load none of its code', async () => {
  const clara = await person(shop, { name: 'Clara' });
  const [bought, held] = [shop.tour(), shop.tour()];
  const { json: booking } = await buy(shop.bank, clara.visitor, bought);
  const { json: hold } = await submit(clara.visitor, held.objectId, submissionFor(held, clara.email));
  const { json: sale } = await clara.visitor.ask(`/api/book-now/page/${held.objectId}`);
  const { slug } = sale.data.tour;
  const { page, conversationId, fetched, trouble, close } = await chatting(clara);
  const withChat = {
    home: '/',
    search: '/search',
    tour: `/t/${slug}`,
    'book-now': `/book-now/${slug}/${held.objectId}?date=${toDotted(held.date)}&type=book`,
    hold: `/holds/${hold.data.holdId}`,
    booking: `/bookings/${booking.data.bookingId}`,
    account: '/account',
    wishlist: '/wishlist',
    help: '/help',
  };
  for (const [name, path] of Object.entries(withChat)) {
    await open(page, path);
    // Parts of the booking page come when somebody comes near them.
    await inspectBoth(page, name, name === 'book-now' ? ['header', '#booking-price', '[data-chat-panel]'] : ['html']);
  }
  // A page of a conversation has the conversation itself, and needs no panel beside it.
  fetched.length = 0;
  for (const path of [`/conversations/${conversationId}`, '/docs/api', '/offline']) await open(page, path);
  expect(await panel(page).count()).toBe(0);
  expect(ofChat(fetched)).toEqual([]);
  expect(trouble).toEqual([]);
  await close();

  const { organiser } = await agencyWith(shop, 10);
  await holdFor(organiser, shop.tour());
  const agency = await chatting(organiser);
  await open(agency.page, '/agency');
  await inspectBoth(agency.page, 'agency');
  expect(agency.trouble).toEqual([]);
  await agency.close();

  // Staff answer at their desk.
  const staff = await windowOf(await person(shop, { name: 'Stella', role: 'staff' }));
  for (const path of ['/office', '/']) await open(staff.page, path);
  expect(ofChat(staff.fetched)).toEqual([]);
  await staff.close();
});
