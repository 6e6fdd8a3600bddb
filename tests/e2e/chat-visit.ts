// A shop in which people chat, with a browser: visitors, and staff at their desks.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import { goodPassword, makeAccount } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { desktop, launchBrowser, openWindow, type Visit } from './window.ts';

type Cookies = Awaited<ReturnType<Visit['context']['cookies']>>;
/** Who of the staff can be at a desk. */
type Desk = 'stella' | 'sam';
const addresses = { stella: 'staff@talk.example', sam: 'sam@talk.example' } as const;

const expected = /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection/;

/** A shop with Stella and Sam of the staff, and a browser, for one test file; windows are closed after each test. */
export function chatHouse() {
  let shop: TalkShop;
  let browser: Browser;
  let slug: string;
  const cookies = new Map<Desk, Cookies>();
  const opened: Visit[] = [];
  beforeAll(async () => {
    shop = await startTalkShop();
    browser = await launchBrowser();
    await makeAccount(shop, { email: addresses.sam, name: 'Sam Staff', role: 'staff' });
    const answer = await fetch(`${shop.origin}/api/shop/search`);
    slug = ((await answer.json()) as { hits: { slug: string }[] }).hits[0]?.slug ?? '';
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  // Somebody who is still at their desk would be there for the next test too.
  afterEach(async () => {
    for (const window of opened.splice(0)) await window.close();
  });

  async function visit(viewport: { readonly width: number; readonly height: number } = desktop): Promise<Visit> {
    const window = await openWindow(browser, shop.origin, { viewport }, expected);
    opened.push(window);
    return window;
  }
  const isAvailable = async (): Promise<boolean> =>
    ((await (await fetch(`${shop.origin}/api/chat`)).json()) as { available: boolean }).available;

  return {
    shop: () => shop,
    /** The name of a tour in its address. */
    slug: () => slug,
    visit,
    /** Whether somebody is there to chat. */
    isAvailable,
    /** Somebody of the staff at their desk, there for chats. */
    async staffHere(who: Desk = 'stella'): Promise<Visit> {
      const desk = await visit();
      const known = cookies.get(who);
      if (known) await desk.context.addCookies(known);
      else {
        await logIn(desk.page, addresses[who]);
        cookies.set(who, await desk.context.cookies());
      }
      await open(desk.page, '/office/chats');
      await desk.page.getByRole('checkbox', { name: 'I’m available for chats' }).check();
      await eventually(isAvailable).toBe(true);
      return desk;
    },
  };
}

/** Logs in with an account that the test made. */
export async function logIn(page: Page, email: string): Promise<void> {
  await open(page, '/login');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(goodPassword);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

export const launcher = (page: Page): Locator => page.locator('.chat-launcher > button');
export const panel = (page: Page): Locator => page.locator('[data-chat-panel]');
export const log = (within: Page | Locator): Locator => within.getByRole('log');

/** What was written, in order, without times and names. */
export const bodies = (within: Page | Locator): Promise<string[]> =>
  log(within).locator('li p.whitespace-pre-line').allInnerTexts();

/** Writes a line in a chat. */
export async function say(within: Page | Locator, text: string, label = 'Your message'): Promise<void> {
  const field = within.getByRole('textbox', { name: label });
  await field.fill(text);
  await field.press('Enter');
  await eventually(() => field.inputValue()).toBe('');
}

/** Begins a chat on the page that is open. */
export async function beginChat(page: Page, text: string): Promise<void> {
  await launcher(page).click();
  await say(panel(page), text);
  await log(page).getByText(text).waitFor();
}

/** Opens a chat at a desk, by what was written last in it, and answers its window. */
export async function openAtDesk(desk: Page, text: string): Promise<Locator> {
  await desk
    .getByRole('region', { name: 'Chats', exact: true })
    .getByRole('link', { name: new RegExp(text) })
    .click();
  const window = desk.locator('[data-chat-window]', { hasText: text });
  await window.waitFor();
  return window;
}

/** How many px are below a piece. */
export const below = (piece: Locator): Promise<number> =>
  piece.evaluate((element) => window.innerHeight - element.getBoundingClientRect().bottom);
