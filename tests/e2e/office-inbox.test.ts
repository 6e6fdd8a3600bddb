// The office at work with the keyboard: the inbox, its templates, and the calendar of calls.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversationCode } from '#server/platform/conversation-code.ts';
import { startTalkShop, type TalkShop } from '#tests/support/conversing.ts';
import { goodPassword } from '../contract/access-visitor.ts';
import { eventually, open } from './frame-visit.ts';
import { inspect, inspectSchemes } from './inspect.ts';
import { desktop, launchBrowser, openWindow, phone, tablet } from './window.ts';

let shop: TalkShop;
let browser: Browser;
beforeAll(async () => {
  shop = await startTalkShop();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function enter(email: string, timezoneId = 'Europe/Berlin') {
  const opened = await openWindow(browser, shop.origin, { timezoneId });
  await opened.page.goto('/login');
  await opened.page.locator('input[name="email"]').fill(email);
  await opened.page.locator('input[name="password"]').fill(goodPassword);
  await opened.page.locator('main button[type="submit"]').click();
  await opened.page.waitForURL((url) => !url.pathname.startsWith('/login'));
  return opened;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

test('an operator uses the inbox by keyboard, saves a template, replies with it and sees its unfilled placeholders', async () => {
  const first = await shop.asked('keyboard question one');
  await shop.asked('keyboard question two');
  const { page, trouble, close } = await enter('own@talk.example');

  await open(page, '/office/templates');
  await page.getByRole('textbox', { name: 'Name' }).fill('Train');
  const answer = page.getByRole('textbox', { name: 'Reply' });
  await answer.fill('Hello {fristName}');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('There’s no information to fill in for {fristName}').first().waitFor();
  await eventually(() => answer.inputValue()).toBe('Hello {fristName}');
  await answer.fill('Hello {firstName}, yes, on {date} there is a train.');
  await page.getByRole('button', { name: 'Save template' }).click();
  await page.getByText('The template has been saved.').waitFor();
  await inspectSchemes(page, 'templates-1440');

  await open(page, '/office/inbox?q=keyboard+question');
  // Not while typing: in a field the keys are letters.
  await eventually(async () => {
    // The first key is pressed until somebody listens.
    await page.keyboard.press('/');
    return focusedId(page);
  }).toBe('inbox-search');
  await page.keyboard.type('j?');
  await eventually(() => page.locator('#inbox-search').inputValue()).toContain('j?');
  await page.locator('#inbox-search').blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  await inspect(page, 'inbox-keys-1440', ['[data-popup="keys"]']);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await eventually(() => focused(page)).toContain('keyboard question one');
  await page.keyboard.press('ArrowDown');
  await eventually(() => focused(page)).toContain('keyboard question two');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/office/inbox/${first.id}?**`);
  await page.getByRole('heading', { level: 1, name: 'Tess Traveller' }).waitFor();

  await page.keyboard.press('r');
  await eventually(() => focusedId(page)).toBe('body');
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search templates' });
  await search.fill('train');
  await inspect(page, 'inbox-picker-1440');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Your message' });
  await eventually(() => field.inputValue()).toBe('Hello Tess, yes, on {date} there is a train.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('alert').getByText('Please replace {date} first.').waitFor();
  await field.fill('Hello Tess, yes, every day there is a train.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('log').getByText('every day there is a train').waitFor();

  // A traveller who only thanks needs no answer; the number in the title follows what comes in.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const second = page.locator('[data-inbox-list] a', { hasText: 'keyboard question two' });
  await second.click();
  await page.waitForURL((url) => !url.pathname.endsWith(`/${first.id}`));
  await page.getByRole('button', { name: 'Mark as done' }).waitFor();
  await page.keyboard.press('a');
  await eventually(() => focusedId(page)).toBe('accountId');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('s');
  await eventually(() => focused(page)).toContain('4 hours');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Mark as needing a reply' }).waitFor();
  await inspectSchemes(page, 'inbox-three-1440');
  await page.setViewportSize(tablet);
  await inspect(page, 'inbox-820');
  await page.setViewportSize(phone);
  await inspect(page, 'inbox-open-390');
  await eventually(() => page.locator('[data-inbox-list]').isVisible()).toBe(false);

  await page.setViewportSize(desktop);
  await open(page, '/de/office/inbox?q=keyboard+question');
  await shop.asked('keyboard question three');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('keyboard question three').waitFor();
  await eventually(() => page.title()).toMatch(/^\(\d+\) Posteingang/);
  await inspect(page, 'inbox-de-1440');
  expect(trouble).toEqual([]);
  await close();
});

test('the search field of the inbox describes what can be searched, at every width and in both languages', async () => {
  const { page, trouble, close } = await enter('own@talk.example');
  /** How much wider the words in the empty field are than their room. */
  const missing = () =>
    page.locator('#inbox-search').evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field);
      const paper = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      paper.font = style.font;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return Math.max(0, paper.measureText(field.placeholder).width - room);
    });
  for (const language of ['', '/de'])
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      await open(page, `${language}/office/inbox?view=all`);
      await eventually(missing).toBe(0);
      await inspect(page, `inbox-list${language.replace('/', '-')}-${size.width}`);
    }
  await page.locator('#inbox-search').fill('qx');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByText('Ab drei Buchstaben werden auch Nachrichten durchsucht').waitFor();
  await inspect(page, 'inbox-two-letters-de-1440');
  expect(trouble).toEqual([]);
  await close();
});

test('CALL-02 requested callbacks are in a calendar in the office’s time zone with the traveller’s beside it, and are completed and moved', async () => {
  const { rows } = await shop.pool.query<{ day: string; beside: string }>(
    `select day, day + case extract(isodow from day) when 1 then 1 else -1 end as beside
     from (select (now() at time zone 'UTC')::date + 7 as day) week`,
  );
  const { day, beside } = rows[0] as { day: string; beside: string };
  const wanted = async (
    from: string,
    to: string,
    name: string,
    assignee: string | null = shop.ownId,
    onDay: string = day,
  ) => {
    const { id } = await shop.asked();
    await shop.pool.query(
      `update conversation set phone = '+1 212 5550123', first_name = $5, call_day = $2, call_from = $3, call_to = $4,
         call_zone = 'America/New_York', assigned_to = $6 where id = $1`,
      [id, onDay, from, to, name, assignee],
    );
    return id;
  };
  const early = await wanted('13:00', '14:00', 'Early');
  await wanted('13:00', '14:00', 'Maximilian-Alexander', null);
  // Three lines in a card of one hour, or of half an hour, with somebody who sees to it.
  await wanted('06:00', '07:00', 'Maximiliane Bernadette', shop.ownId, beside);
  await wanted('08:00', '08:30', 'Maximiliane Bernadette', shop.ownId, beside);
  await wanted('13:30', '15:00', 'Later');
  // Dubai never changes its clocks: 13:00 in GMT is five in the afternoon there, whatever the day.
  const { page, trouble, close } = await enter('own@talk.example', 'Asia/Dubai');
  await open(page, `/office/calls?day=${day}`);
  await page.getByRole('link', { name: /Early Traveller.*Overlaps with another call/ }).waitFor();
  await page.getByText('17:00–18:00').first().waitFor();
  // Three at the same time stand side by side, and every name and time can be read.
  const cut = () =>
    page.locator('[data-call-lines] > :not(.sr-only)').evaluateAll((lines) =>
      lines
        .filter((line) => {
          const [box, card] = [line, line.parentElement as Element].map((one) => one.getBoundingClientRect()) as [
            DOMRect,
            DOMRect,
          ];
          const name = line.querySelector('[data-call-name]');
          const mustFit = name !== null || line.matches('[data-call-time]');
          const fits = box.bottom <= card.bottom + 0.5 && box.right <= card.right + 0.5;
          const unseen = box.left >= card.right - 0.5;
          return (name && name.scrollHeight > name.clientHeight) || (mustFit ? !fits : !fits && !unseen);
        })
        .map((line) => line.textContent),
    );
  await eventually(() => page.locator('[data-call-name]').count()).toBe(5);
  await eventually(cut).toEqual([]);
  await inspectSchemes(page, 'calls-week-1440');
  await page.setViewportSize(phone);
  await page.getByText('Overlaps with Later Traveller').waitFor();
  await page
    .getByText(/Traveller’s time: .*\(New York\)/)
    .first()
    .waitFor();
  await inspectSchemes(page, 'calls-week-390');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Later Traveller' })
    .getByRole('button', { name: 'Reached' })
    .last()
    .click();
  await page.getByRole('button', { name: 'To call' }).waitFor();
  await eventually(() => page.getByText('Overlaps with').filter({ visible: true }).count()).toBe(0);
  await page.setViewportSize(tablet);
  await inspect(page, 'calls-week-820');
  await page.setViewportSize(desktop);
  await open(page, `/de/office/calls?day=${day}`);
  await eventually(cut).toEqual([]);
  await inspect(page, 'calls-week-de-1440');
  await open(page, `/office/calls?day=${day}&span=day`);
  await inspect(page, 'calls-day-1440');

  await page.getByRole('link', { name: 'Early Traveller' }).last().click();
  await page.getByText('Reschedule call').click();
  await page.getByLabel('From', { exact: true }).selectOption('20:00');
  await page.getByLabel('Until', { exact: true }).selectOption('21:00');
  await inspect(page, 'inbox-call-1440');
  await page.getByRole('button', { name: 'Reschedule and notify' }).click();
  await page.getByText('20:00–21:00 (Dubai)').first().waitFor();
  const moved = await shop.pool.query('select call_from, call_to from conversation where id = $1', [early]);
  expect(moved.rows).toEqual([{ call_from: '16:00', call_to: '17:00' }]);
  // The traveller finds it by their own clock, and saves it in their calendar.
  const code = conversationCode(shop.settings.secret, early);
  const traveller = await openWindow(browser, shop.origin, { viewport: phone, timezoneId: 'America/New_York' });
  await open(traveller.page, `/de/conversations/${early}?code=${code}`);
  await traveller.page.getByText(/\(New York\)/).waitFor();
  const file = traveller.page.getByRole('link', { name: 'Kalender' });
  await eventually(() => file.getAttribute('href')).toBe(`/de/api/conversations/${early}/call.ics?code=${code}`);
  await inspectSchemes(traveller.page, 'conversation-call-de-390');
  await traveller.close();
  expect(trouble).toEqual([]);
  await close();
});
