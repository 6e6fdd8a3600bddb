// The button of the chat on pages full of prices and buttons: it lies on none of them, and is always there.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginChat, below, chatHouse, launcher, openAtDesk, panel, say } from './chat-visit.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect } from './inspect.ts';
import { desktop, phone, tablet } from './window.ts';

const { slug, visit, staffHere } = chatHouse();

/** The prices and buttons that lie below what is seen of the button. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.chat-launcher > button');
    if (!button) return ['there is no button'];
    const place = button.getBoundingClientRect();
    // Aside it takes presses a little further than it is seen.
    const left = place.left + Number.parseFloat(getComputedStyle(button).borderLeftWidth);
    return [...document.querySelectorAll<HTMLElement>('main :is(.price, a, button, input, select, summary)')].flatMap(
      (piece) => {
        const { top, bottom, left: from, right, width, height } = piece.getBoundingClientRect();
        const isSeen = width > 2 && height > 2 && piece.checkVisibility({ opacityProperty: true });
        // Cards and photographs can be pressed beside it.
        if (!isSeen || height > 96) return [];
        // What the edge of a strip cuts is moved into view, whoever wants it.
        if (right > (piece.closest('.overflow-x-auto')?.getBoundingClientRect().right ?? right)) return [];
        // Whole, it is round; aside, all that is above its left edge.
        const [x, y, reach] = [place.left + place.width / 2, place.top + place.height / 2, place.height / 2 - 1];
        const distance = Math.hypot(Math.max(from - x, 0, x - right), Math.max(top - y, 0, y - bottom));
        const isBeside = bottom > place.top + 1 && top < place.bottom - 1 && right > left + 1;
        return (place.width < place.height ? isBeside : distance < reach)
          ? [`${piece.innerText || piece.getAttribute('aria-label')} at ${Math.round(window.scrollY)}`]
          : [];
      },
    );
  });

/** Whether it is aside. */
const isAside = (page: Page): Promise<boolean> =>
  launcher(page).evaluate((button) => button.getBoundingClientRect().width < 30);

/** Scrolls to a height and lets the page rest there. */
async function restAt(page: Page, height: number): Promise<void> {
  await page.evaluate(async (y) => {
    const moved = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    const before = window.scrollY;
    window.scrollTo({ top: y, behavior: 'instant' });
    if (window.scrollY !== before) await moved;
  }, height);
  // First what hangs on the place in the page, such as a bar at the foot; then what looks at a page that rests.
  await page.clock.runFor(200);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await page.clock.runFor(1000);
}

/** Scrolls through a page and checks at every stop that the button covers nothing. */
async function scrollThrough(page: Page, step: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < Math.min(height, 5000); y += step) {
    await restAt(page, y);
    await eventually(() => hidden(page)).toEqual([]);
  }
}

test('PRICE-04 at any scroll position the chat button covers no price or control', async () => {
  for (const [viewport, language, tab] of [
    [phone, '/de', true],
    [tablet, '', true],
    [desktop, '', false],
  ] as const) {
    const { page, trouble } = await visit(viewport);
    await page.clock.install();
    await open(page, `${language}/t/${slug()}`);
    const booking = await page.locator('#departures a[href*="/book-now/"]').first().getAttribute('href');
    for (const path of [`${language}/t/${slug()}`, `${language}/search`, booking ?? '']) {
      await open(page, path);
      await launcher(page).waitFor();
      expect(await isAside(page)).toBe(tab);
      await scrollThrough(page, 137);
    }
    expect(trouble).toEqual([]);
  }
});

test('PRICE-04 on a phone the chat button is a tab above the bar, whole while it has the keyboard focus, and counts unread messages', async () => {
  const desk = await staffHere();
  const { page, trouble } = await visit(phone);
  await open(page, `/t/${slug()}`);
  await launcher(page).waitFor();
  await eventually(() => isAside(page)).toBe(true);
  expect(await hidden(page)).toEqual([]);
  await inspect(page, 'chat-aside-390', ['.chat-launcher']);
  // It has its name, stays where it is told to be, and by keys it is seen as a whole.
  expect(await page.getByRole('button', { name: 'Chat with us' }).count()).toBe(1);
  expect(await below(launcher(page))).toBe(80);
  await page.locator('footer a').last().focus();
  await page.keyboard.press('Tab');
  await eventually(() => launcher(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await eventually(() => isAside(page)).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await eventually(() => isAside(page)).toBe(true);

  // A press on what is left of it opens the chat; what comes while it is small is told aside too.
  await beginChat(page, 'Is there a train?');
  const box = await openAtDesk(desk.page, 'Is there a train');
  await box.getByRole('button', { name: 'Accept chat' }).click();
  await panel(page).getByRole('heading', { name: 'Stella Staff' }).waitFor();
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  await panel(page).waitFor({ state: 'detached' });
  await page.mouse.move(10, 300);
  await say(box, 'Yes, every hour.');
  await page.locator('[data-chat-unread="1"]').waitFor();
  await eventually(() => isAside(page)).toBe(true);
  await inspect(page, 'chat-aside-unread-390', ['.chat-launcher']);
  expect(await hidden(page)).toEqual([]);
  expect([...trouble, ...desk.trouble]).toEqual([]);
});
